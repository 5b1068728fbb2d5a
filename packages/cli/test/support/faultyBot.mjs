// A bot from outside that does something wrong: node faultyBot.mjs crash|late|talk|nonsense|illegal|unready
import { createInterface } from "node:readline";

const [fault] = process.argv.slice(2);
const tell = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

const faults = {
  crash: () => process.exit(3),
  late: () => {},
  talk: () => tell({ hello: "there" }),
  nonsense: (id) => tell({ id, action: { type: "conquerEverything" } }),
  illegal: (id) => tell({ id, action: { type: "stop" } }),
  unready: () => {},
};

createInterface({ input: process.stdin }).on("line", (line) => {
  const { type, id } = JSON.parse(line);
  if (type === "hello") tell(fault === "unready" ? { type: "wait" } : { type: "ready" });
  else faults[fault](id);
});

import { fileURLToPath } from "node:url";
import { readPack } from "@maria/cli";
import { startServer } from "@maria/server";

/** Our server, a program of its own, without its limits: all the load comes from one address. */
const [directory = "", address] = process.argv.slice(2);
const PACK = fileURLToPath(new URL("../../../../packs/historical/", import.meta.url));
const { data } = readPack(PACK);
if (data === undefined) throw new Error("the pack is not sound");
const MANY = 1_000_000;
const { port } = await startServer({
  place: address === undefined ? { directory } : { address },
  pack: data,
  host: "127.0.0.1",
  port: 0,
  limits: {
    requestsPerMinute: MANY,
    socketsPerAddress: MANY,
    socketsPerPerson: MANY,
    messagesPerSecond: MANY,
    messagesAtOnce: MANY,
  },
});
process.stdout.write(String(port));

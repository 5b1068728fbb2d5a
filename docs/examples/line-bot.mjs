// A bot for `maria tournament` that plays by chance, with Node's built-ins only; docs/outside-bots.md says what is asked here:
//   npx maria tournament --pairing mine,random --outside "mine=node docs/examples/line-bot.mjs"
import { createInterface } from "node:readline";

const tell = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

// A small generator, so that the same number makes the same choices.
const chanceFrom = (number) => {
  let state = number;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** What is possible at any time is left aside, or nothing would come to an end. */
const ALWAYS = ["transfer", "reenterTrain", "propose", "withdrawOffer", "endTreaty"];

const decide = ({ choices, chance }) => {
  const below = chanceFrom(chance);
  const possible = choices.filter(({ actions }) => actions.length > 0);
  const real = possible.filter(({ type }) => !ALWAYS.includes(type));
  const open = real.length > 0 ? real : possible;
  const { actions } = open[below(open.length)];
  return actions[below(actions.length)];
};

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") tell({ type: "ready" });
  if (message.type === "decide") tell({ id: message.id, action: decide(message) });
});

import { actionKind } from "../model/actionKind.ts";
import { number } from "../model/shapes.ts";

export const shiftSaxonyKind = actionKind<"shiftSaxony">({
  shape: { steps: number },
  grounds: ["SAX-03", "SAX-05"],
  *list({ most }) {
    for (let steps = 0; steps <= most; steps++) yield { type: "shiftSaxony", steps };
  },
  draw: ({ most }, random) => ({ type: "shiftSaxony", steps: random(most + 1) }),
});

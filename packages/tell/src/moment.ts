import { lastTurn } from "@maria/advice/victory";
import type { View } from "@maria/rules";
import { activePowers, momentOf, type PhaseName } from "@maria/rules/board";
import { powerNames } from "./names.ts";
import type { Words } from "./words.ts";

export const phaseName = ({ say }: Words, phase: PhaseName): string => say(`phase.${phase}`);

/** "Turn 3 of 9 · France and Bavaria · movement" */
export const momentText = (words: Words, view: View): string => {
  const active = activePowers(view);
  return [
    words.say("position.turn", { turn: view.turn, last: lastTurn(view) }),
    ...(active.length > 0 ? [powerNames(words, active)] : []),
    phaseName(words, momentOf(view).phase),
  ].join(" · ");
};

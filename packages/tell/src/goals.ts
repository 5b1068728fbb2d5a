import {
  AUSTRIA,
  cessionGoals,
  FRENCH_GOAL,
  frenchCount,
  MAJOR_POWERS,
  PRUSSIAN_GOAL,
  prussianCount,
  type View,
} from "@maria/rules";
import { powerName } from "./names.ts";
import type { Words } from "./words.ts";

/** INT-08, INT-09, SGA-12: how far the two who have to conquer have come. */
const conquestText = (words: Words, view: View): string =>
  words.say("position.goals", {
    france: frenchCount(view, words.pack),
    frenchGoal: FRENCH_GOAL,
    prussia: prussianCount(view, words.pack),
    prussianGoal: PRUSSIAN_GOAL,
  });

/** SGA-14 to SGA-16: what the goals would be if Silesia were ceded now. */
export const gambitText = (words: Words, view: View): string =>
  words.say("position.gambitBefore", {
    p: PRUSSIAN_GOAL - prussianCount(view, words.pack),
    f: FRENCH_GOAL - frenchCount(view, words.pack),
    a: words.pack.silesian.filter((fortress) => view.markers[fortress] === AUSTRIA).length,
  });

const cededText = (words: Words, view: View): string => {
  const goals = cessionGoals(view, words.pack);
  return words.say("position.cededGoals", {
    austria: goals.austrian,
    austrianGoal: goals.austrianGoal,
    pragmatic: goals.pragmaticInFrance,
    pragmaticGoal: goals.pragmaticGoal,
    french: goals.frenchInAustria,
    frenchGoal: goals.frenchGoal,
    flanders: goals.frenchInFlanders,
    flandersGoal: goals.flandersGoal,
  });
};

const poolsText = (words: Words, pools: readonly number[]): string =>
  words.say("position.pools", {
    pools: MAJOR_POWERS.map((power) =>
      words.say("position.poolOf", { power: powerName(words, power), n: pools[power] ?? 0 }),
    ).join(", "),
  });

/** How near everybody is to winning, on one line. */
export const goalsText = (words: Words, view: View): string => {
  const { affairs, options } = view;
  if (affairs !== null && options.variant === "advanced") return poolsText(words, affairs.pools);
  return affairs?.cession ? cededText(words, view) : conquestText(words, view);
};

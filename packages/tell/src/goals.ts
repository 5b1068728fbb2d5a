import { cessionNow } from "@maria/advice/silesia";
import { conquestRace, racesOf } from "@maria/advice/victory";
import type { View } from "@maria/rules";
import { cessionGoals } from "@maria/rules/board";
import {
  AUSTRIAN_GOAL,
  CESSION_TURN,
  FLANDERS_GOAL,
  FRANCE,
  FRENCH_GOAL,
  PRAGMATIC_GOAL,
  PRUSSIA,
} from "@maria/rules/model";
import { powerName } from "./names.ts";
import type { Words } from "./words.ts";

/** SGA-14 to SGA-16: what the goals would be if Silesia were ceded now. */
export const gambitText = (words: Words, view: View): string => {
  const { prussiaLacked, franceLacked, austriaHeld } = cessionNow(view, words.pack);
  return words.say("position.gambitBefore", {
    turn: CESSION_TURN,
    pragmaticGoal: PRAGMATIC_GOAL,
    p: prussiaLacked,
    frenchGoal: FRENCH_GOAL,
    flandersGoal: FLANDERS_GOAL,
    f: franceLacked,
    austrianGoal: AUSTRIAN_GOAL,
    a: austriaHeld,
  });
};

/** SGA-25 to SGA-27 */
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

/** INT-08, INT-09, SGA-12: how far the two who have to conquer have come. */
const conquestText = (words: Words, view: View): string => {
  const france = conquestRace(view, words.pack, FRANCE);
  const prussia = conquestRace(view, words.pack, PRUSSIA);
  return words.say("position.goals", {
    france: france.done,
    frenchGoal: france.goal,
    prussia: prussia.done,
    prussianGoal: prussia.goal,
  });
};

/** How near everybody is to winning, on one line. */
export const goalsText = (words: Words, view: View): string => {
  const races = racesOf(view, words.pack);
  const pools = races.flatMap((race) =>
    race.kind === "pool"
      ? [words.say("position.poolOf", { power: powerName(words, race.power), n: race.left })]
      : [],
  );
  if (pools.length > 0) return words.say("position.pools", { pools: pools.join(", ") });
  return view.affairs?.cession ? cededText(words, view) : conquestText(words, view);
};

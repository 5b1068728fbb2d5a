import { frenchCount, prussianCount } from "@maria/rules/board";
import { FRENCH_GOAL, LAST_TURN_ADVANCED, type Position, PRUSSIAN_GOAL } from "@maria/rules/model";
import { armiesOf } from "./armies.ts";
import { CAMP_NAMES, CAMPS } from "./camps.ts";
import { type Field, type Fights, fieldOf } from "./field.ts";
import { fortressesOf } from "./fortresses.ts";
import type { Known } from "./known.ts";

/** What is read off each camp, in this order. */
export const CAMP_FEATURES = [
  "need",
  "nearVictory",
  "winsInOne",
  "winsInTwo",
  "takeInOne",
  "takeOnceDrivenOff",
  "takeInTwo",
  "takeInThree",
  "pull",
  "tempo",
  "loseInOne",
  "loseInTwo",
  "guarded",
  "denied",
  "electors",
  "electorsInReach",
  "boxes",
  "troops",
  "generals",
  "faceDown",
  "cards",
  "suited",
  "trains",
  "trainsInReach",
  "hungry",
  "stretched",
  "exposed",
  "needInTurn",
] as const;

export const FEATURES: readonly string[] = [
  ...CAMP_NAMES.flatMap((camp) => CAMP_FEATURES.map((name) => `${camp}.${name}`)),
  "turn",
];

/** Where the turn stands among the features. */
export const TURN = FEATURES.indexOf("turn");

const COUNT = FEATURES.length;
const SPAN = CAMP_FEATURES.length;

/** VIC-01, INT-08, INT-09: markers that are still missing; below zero there are more than needed. */
export const needOf = ({ position, pack }: Field, camp: number): number => {
  const { affairs, options } = position;
  if (options.variant === "advanced") return affairs?.pools[CAMPS[camp] as number] ?? 0;
  if (camp === 0) return FRENCH_GOAL - frenchCount(position, pack);
  if (camp === 1) return PRUSSIAN_GOAL - prussianCount(position, pack);
  return 0;
};

/** Features are of about the size of one: what makes a whole one of troops, and of generals. */
export const LARGE_ARMY = 15;
export const FULL_STAFF = 4;

/** Of the points that a fight could cost, so many cards are likely to go. */
const COST = 0.1;

/** How near a camp is to victory that lacks so many markers. */
const nearness = (missing: number, by: number): number => Math.exp(-Math.max(0, missing) / by);

/** The position in numbers of about the size of one, for all camps alike whoever asks. */
export const featuresOf = (
  position: Position,
  known: Known,
  hasTime = false,
  fights: Fights | null = null,
): Float64Array => {
  const field = fieldOf(position, known, hasTime, fights);
  const forts = fortressesOf(field);
  const armies = armiesOf(field, forts);
  const { affairs } = position;
  const turn = position.turn / LAST_TURN_ADVANCED;
  const features = new Float64Array(COUNT);
  let at = 0;
  const put = (value: number): void => {
    features[at++] = value;
  };
  for (let camp = 0; camp < CAMPS.length; camp++) {
    const isRacing = position.options.variant === "advanced" || camp < 2;
    const need = needOf(field, camp) - (isRacing ? (armies.marks[camp] as number) : 0);
    const soon = forts.takeInOne[camp] as number;
    const later = (forts.takeInTwo[camp] as number) * 0.5;
    put(need / 8);
    put(isRacing ? nearness(need - 1, 1.5) : 0);
    put(isRacing ? nearness(need - soon, 0.7) : 0);
    put(isRacing ? nearness(need - soon - later, 1.2) : 0);
    put(soon / 2);
    put((forts.takeOnceDrivenOff[camp] as number) / 2);
    put((forts.takeInTwo[camp] as number) / 4);
    put((forts.takeInThree[camp] as number) / 4);
    put((forts.pull[camp] as number) / 3);
    put((forts.tempo[camp] as number) / 3);
    put((forts.loseInOne[camp] as number) / 2);
    put((forts.loseInTwo[camp] as number) / 3);
    put((forts.guarded[camp] as number) / 3);
    put((forts.denied[camp] as number) / 3);
    put((forts.electors[camp] as number) / 4);
    put((forts.electorsInReach[camp] as number) / 2);
    put((affairs?.battleBoxes[CAMPS[camp] as number] ?? 0) / 2);
    put(((armies.troops[camp] as number) - (armies.losses[camp] as number)) / LARGE_ARMY);
    put((armies.generals[camp] as number) / FULL_STAFF);
    put((armies.faceDown[camp] as number) / 2);
    put(((armies.cards[camp] as number) - COST * (armies.cost[camp] as number)) / 10);
    put((armies.suited[camp] as number) / 40);
    put((armies.trains[camp] as number) / 2);
    put((armies.trainsInReach[camp] as number) / 3);
    put((armies.hungry[camp] as number) / 2);
    put((armies.stretched[camp] as number) / 5);
    put((armies.exposed[camp] as number) / 5);
    put((need / 8) * turn);
  }
  if (at !== SPAN * CAMPS.length) throw new Error("a feature has no name");
  put(turn);
  return features;
};

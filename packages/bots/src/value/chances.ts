import { type Position, type Power, type Seat, seatOfPower } from "@maria/rules/model";
import { CAMPS } from "./camps.ts";
import { CAMP_FEATURES, featuresOf, TURN } from "./features.ts";
import type { Fights } from "./field.ts";
import type { Known } from "./known.ts";
import { type Model, modelOf } from "./model.ts";

/** A tie is worth half a victory (TWO-05). */
const TIE = 0.5;
/** VIC-01: an empty pool wins at the end of the stage, unless a battle that is still due fills it again. */
export const SETTLED = 0.95;

/** VIC-04, VIC-06: the order in which camps go first where pools are equally empty. */
const TIE_ORDER = [2, 3, 1, 0] as const;

const SPAN = CAMP_FEATURES.length;

/** How good each camp's prospects are: only the differences between them mean something. */
export const prospectsOf = ({ camps, stages }: Model, stage: number, features: Float64Array): number[] => {
  const weights = stages[stage] ?? stages[5] ?? [];
  const turn = features[TURN] as number;
  return camps.map((camp, index) => {
    const row = weights[index] as readonly number[];
    let sum = (row[SPAN] as number) + (row[SPAN + 1] as number) * turn;
    const from = camp * SPAN;
    for (let at = 0; at < SPAN; at++) sum += (row[at] as number) * (features[from + at] as number);
    return sum;
  });
};

/** Of several camps with empty pools the one that could have placed most (VIC-04); −1 while no pool is empty. */
export const emptyPool = ({ affairs, options }: Position): number => {
  if (options.variant !== "advanced" || affairs === null) return -1;
  let best = -1;
  let least = 1;
  for (const camp of TIE_ORDER) {
    const left = affairs.pools[CAMPS[camp] as Power] ?? 1;
    if (left >= least) continue;
    least = left;
    best = camp;
  }
  return best;
};

export const isOf = ({ options, saxony }: Position, seat: Seat, camp: number): boolean =>
  seatOfPower(options, CAMPS[camp] as Power, saxony) === seat;

/** TWO-03: with two players France and Prussia have to reach their goals together. */
const shareOfPair = (prospects: readonly number[]): number =>
  1 / (1 + Math.exp((prospects[2] as number) - (prospects[0] as number) - (prospects[1] as number)));

const shareOf = (position: Position, seat: Seat, model: Model, prospects: readonly number[]): number => {
  const most = Math.max(...prospects);
  let sum = 0;
  let own = 0;
  model.camps.forEach((camp, index) => {
    const share = Math.exp((prospects[index] as number) - most);
    sum += share;
    if (isOf(position, seat, camp)) own += share;
  });
  return own / sum;
};

/** The same of a position whose features have been read, while the game goes on. */
export const chanceBy = (position: Position, features: Float64Array, seat: Seat, stage: number): number => {
  const { options } = position;
  const model = modelOf(options);
  const prospects = prospectsOf(model, stage, features);
  if (options.variant !== "advanced" && options.players === 2) {
    const pair = shareOfPair(prospects);
    return seat === "playerA" ? pair : 1 - pair;
  }
  const chance = shareOf(position, seat, model, prospects);
  const winner = emptyPool(position);
  return winner < 0 ? chance : SETTLED * (isOf(position, seat, winner) ? 1 : 0) + (1 - SETTLED) * chance;
};

/**
 * The probability that the seat wins from here, a tie counting for half; `stage` is the action stage that is running, and with
 * `hasTime` trains that have not marched may still follow; `fights`, where the combat of the stage has begun, are those still to come.
 */
export const chanceOf = (
  position: Position,
  known: Known,
  seat: Seat,
  stage: number,
  hasTime = false,
  fights: Fights | null = null,
): number => {
  const { result } = position;
  if (result !== null) return result.winner === null ? TIE : result.winner === seat ? 1 : 0;
  return chanceBy(position, featuresOf(position, known, hasTime, fights), seat, stage);
};

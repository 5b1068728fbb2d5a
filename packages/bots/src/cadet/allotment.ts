import type { View } from "@maria/rules";
import { boardOf, distance, packOf } from "@maria/rules/board";
import {
  type Action,
  type Choice,
  isOnBoard,
  MOST_TROOPS,
  type PieceId,
  type Random,
} from "@maria/rules/model";
import { campOf, objectivesOf } from "./objectives.ts";

type AllotChoice = Extract<Choice, { type: "allot" }>;

/** Everybody on the board should be able to stand a first blow. */
const DECENT = 3;
/** How much a fortress counts less with every road, and one to hold against one to take. */
const NEARNESS_FADES = 0.7;
const TO_HOLD = 0.5;

/** How near a general starts to fortresses worth taking or holding. */
const nearness = (view: View, choice: AllotChoice, general: PieceId): number => {
  const pack = packOf(view);
  const board = boardOf(view);
  const place = view.at[general];
  if (place === undefined || !isOnBoard(place)) return 0;
  const { take, hold } = objectivesOf(view, pack, campOf(view, choice.power));
  let sum = 0;
  pack.fortresses.forEach((city, fortress) => {
    const worth = (take[fortress] as number) + TO_HOLD * (hold[fortress] as number);
    if (board.isInUse[city]) sum += worth * NEARNESS_FADES ** distance(board, place, city);
  });
  return sum;
};

/**
 * SET-15 to SET-18: generals who take no part (INT-02) get their minimum; of the others each gets a decent army and
 * the spearheads are filled, with a little chance in who they are, so that no enemy can be sure.
 */
export const allot = (view: View, choice: AllotChoice, random: Random): Action => {
  const troops = choice.minimum.slice();
  let left = choice.total - troops.reduce((sum, count) => sum + count, 0);
  const ranked = choice.generals
    .map((general, index) => {
      const place = view.at[general];
      const takesPart = place !== undefined && isOnBoard(place);
      return { index, takesPart, nearness: nearness(view, choice, general) * (1 + random(30) / 100) };
    })
    .sort((a, b) => b.nearness - a.nearness);
  const fill = (upTo: number, generals: typeof ranked): void => {
    for (const { index } of generals) {
      const more = Math.min(left, Math.max(0, upTo - (troops[index] as number)));
      troops[index] = (troops[index] as number) + more;
      left -= more;
    }
  };
  const active = ranked.filter(({ takesPart }) => takesPart);
  fill(DECENT, active);
  fill(MOST_TROOPS, active);
  fill(MOST_TROOPS, ranked);
  return { type: "allot", power: choice.power, troops };
};

import {
  type Action,
  boardOf,
  type Choice,
  type CityId,
  distance,
  isOnBoard,
  type Pack,
  type PieceId,
  packOf,
  type Random,
  type View,
} from "@maria/rules";
import { MOST_TROOPS } from "./knowledge.ts";
import { campOf, objectivesOf } from "./objectives.ts";

type AllotChoice = Extract<Choice, { type: "allot" }>;

/** Everybody on the board should be able to stand a first blow. */
const DECENT = 3;

/** How near a general starts to fortresses worth taking or holding. */
const nearness = (view: View, pack: Pack, choice: AllotChoice, general: PieceId): number => {
  const place = view.at[general];
  if (place === undefined || !isOnBoard(place)) return 0;
  const board = boardOf(view);
  const { take, hold } = objectivesOf(view, pack, campOf(view, choice.power));
  let sum = 0;
  pack.fortresses.forEach((city: CityId, fortress) => {
    const worth = (take[fortress] as number) + (hold[fortress] as number) / 2;
    if (board.isInUse[city]) sum += worth * 0.7 ** distance(board, place, city);
  });
  return sum;
};

/**
 * SET-15 to SET-18: generals who take no part get their minimum only; of the others the spearheads are filled first,
 * with a little chance, so that nobody can be sure.
 */
export const allot = (view: View, choice: AllotChoice, random: Random): Action => {
  const pack = packOf(view);
  const troops = choice.minimum.slice();
  let left = choice.total - troops.reduce((sum, count) => sum + count, 0);
  const order = choice.generals
    .map((general, index) => ({
      index,
      takesPart: isOnBoard(view.at[general] ?? (-1 as CityId)),
      // In a stack the commander leads, and may be given all of it later (STK-13).
      front: nearness(view, pack, choice, general) * (1 + random(30) / 100),
    }))
    .sort((a, b) => Number(b.takesPart) - Number(a.takesPart) || b.front - a.front);
  const fill = (upTo: number, among: typeof order): void => {
    for (const { index } of among)
      while (left > 0 && (troops[index] as number) < upTo) {
        troops[index] = (troops[index] as number) + 1;
        left--;
      }
  };
  const players = order.filter(({ takesPart }) => takesPart);
  fill(DECENT, players);
  fill(MOST_TROOPS, players);
  fill(MOST_TROOPS, order);
  return { type: "allot", power: choice.power, troops };
};

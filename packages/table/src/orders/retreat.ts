import type { View } from "@maria/rules";
import { boardOf, distance, packOf, supplyOf, UNSUPPLIED } from "@maria/rules/board";
import {
  type Action,
  type Choice,
  type CityId,
  isOnBoard,
  type RetreatFrame,
  seatOfPower,
} from "@maria/rules/model";
import type { RetreatWish } from "./retreatWish.ts";

/** Cities that no road joins are this far apart. */
const NOWHERE_NEAR = 10_000;

/** How well a retreat that ends in a city meets a wish: more is better. */
const meets = (view: View, frame: RetreatFrame, wish: RetreatWish, end: CityId): number => {
  const pack = packOf(view);
  const board = boardOf(view);
  const apart = (one: CityId, other: CityId): number => {
    const far = one < board.size && other < board.size ? distance(board, one, other) : NOWHERE_NEAR;
    return Math.min(NOWHERE_NEAR, far);
  };
  const toMine = (): number => {
    let nearest = NOWHERE_NEAR;
    for (const { id, power } of pack.generals) {
      const place = view.at[id];
      if (place === undefined || !isOnBoard(place)) continue;
      if (seatOfPower(view.options, power, view.saxony) === view.seat)
        nearest = Math.min(nearest, apart(place, end));
    }
    return nearest;
  };
  switch (wish.type) {
    case "outOfSupply": {
      const at = view.at.slice();
      for (const general of frame.generals) at[general] = end;
      const prices = frame.generals.map((general) => supplyOf({ ...view, at }, pack, board, general));
      return prices.reduce((sum, price) => sum + (price === UNSUPPLIED ? NOWHERE_NEAR : price), 0);
    }
    case "farFromMine":
      return toMine();
    case "nearMine":
      return -toMine();
    case "towards":
      return -apart(end, wish.city);
    case "away":
      return apart(end, wish.city);
  }
};

/** DEC-33, RTR-04: of the retreats that meet the first wish best those that meet the next one best, and so on. */
export const retreatAction = (
  wishes: readonly RetreatWish[],
  view: View,
  frame: RetreatFrame,
  offered: readonly Choice[],
): Action | null => {
  const choice = offered.find(({ type }) => type === "retreat");
  if (wishes.length === 0 || choice?.type !== "retreat") return null;
  let paths = choice.paths;
  for (const wish of wishes) {
    const met = paths.map((path) => meets(view, frame, wish, path[path.length - 1] ?? frame.from));
    const best = Math.max(...met);
    paths = paths.filter((_, index) => met[index] === best);
  }
  const [path] = paths;
  return path === undefined ? null : { type: "retreat", path };
};

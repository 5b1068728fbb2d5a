import { NO_PART, type PieceId } from "../model/ids.ts";
import { MOST_TROOPS } from "../model/numbers.ts";
import type { Power } from "../model/powers.ts";
import type { Position } from "../model/state.ts";
import type { Army, Pack } from "../pack/pack.ts";

const troopsOf = (
  position: Position,
  pack: Pack,
  power: Power,
  counts: (general: PieceId) => boolean,
): number => {
  let total = 0;
  for (const general of (pack.armies[power] as Army).generals)
    if (counts(general)) total += position.troops[general] as number;
  return total;
};

/** STK-11: the total stated on request. INT-02: without generals who take no part; RUL-82: with those in off-map boxes. */
export const troopTotalOf = (position: Position, pack: Pack, power: Power): number =>
  troopsOf(position, pack, power, (general) => position.at[general] !== NO_PART);

/**
 * STK-20, RUL-64: the total stated when play began; troops of generals who take no part were never in it (INT-02). A
 * power without any part in the game has none (INT-06, SGA-18).
 */
export const troopCeilingOf = (position: Position, pack: Pack, power: Power): number => {
  const { generals, troops } = pack.armies[power] as Army;
  const isOut = (general: PieceId): boolean => position.at[general] === NO_PART;
  return generals.every(isOut) ? 0 : troops - troopsOf(position, pack, power, isOut);
};

/** STK-20, RUL-64: how many troops a power may still receive; without the ceiling more than it has room for (RUL-63). */
export const troopsAllowed = (position: Position, pack: Pack, power: Power): number =>
  position.options.troopCeiling
    ? Math.max(0, troopCeilingOf(position, pack, power) - troopTotalOf(position, pack, power))
    : MOST_TROOPS * (pack.armies[power] as Army).generals.length;

import { areHostile, boardOf, FREE, supplyOf, UNSUPPLIED } from "@maria/rules/board";
import { AUSTRIA, type CityId, type Pack, type PieceId, type Place, type Position } from "@maria/rules/model";
import { cityOf } from "../ground/cityOf.ts";

/** What one general would have to pay for his supply path (SUP-15). */
export interface Charged {
  readonly general: PieceId;
  readonly price: number;
}

/** What the enemies of Austria would have to pay with the hussar there, as the pieces stand now. */
export interface Disturbance {
  readonly city: CityId;
  readonly charged: readonly Charged[];
  readonly points: number;
}

/** SUP-14, SUP-15: who of these would have to pay for his supply path if supply were checked now. */
export const chargedAmong = (position: Position, pack: Pack, generals: Iterable<PieceId>): Charged[] => {
  const board = boardOf(position);
  const charged: Charged[] = [];
  for (const general of generals) {
    const price = supplyOf(position, pack, board, general);
    if (price !== FREE && price !== UNSUPPLIED) charged.push({ general, price });
  }
  return charged;
};

const enemiesOfAustria = (position: Position, pack: Pack): PieceId[] =>
  pack.generals.flatMap(({ id, power }) =>
    cityOf(position, id) !== null && areHostile(position, power, AUSTRIA) ? [id] : [],
  );

const withHussarAt = (position: Position, hussar: number, place: Place): Position => ({
  ...position,
  hussars: position.hussars.map((before, index) => (index === hussar ? place : before)),
});

export const disturbanceIn = (position: Position, pack: Pack, hussar: number, city: CityId): Disturbance => {
  const enemies = enemiesOfAustria(position, pack);
  const charged = chargedAmong(withHussarAt(position, hussar, city), pack, enemies);
  return { city, charged, points: charged.reduce((sum, { price }) => sum + price, 0) };
};

/** The cities in which the hussar troubles supply, the most troublesome first. */
export const disturbances = (
  position: Position,
  pack: Pack,
  hussar: number,
  cities: readonly CityId[],
): Disturbance[] =>
  cities
    .map((city) => disturbanceIn(position, pack, hussar, city))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.city - b.city);

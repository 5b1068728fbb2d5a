import {
  AUSTRIA,
  areHostile,
  boardOf,
  type CityId,
  FREE,
  isOnBoard,
  type Pack,
  type PieceId,
  type Place,
  type Position,
  supplyOf,
} from "@maria/rules";

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

const chargedWith = (position: Position, pack: Pack): Charged[] =>
  pack.generals.flatMap(({ id, power }) => {
    const place = position.at[id];
    if (place === undefined || !isOnBoard(place) || !areHostile(position, power, AUSTRIA)) return [];
    const price = supplyOf(position, pack, boardOf(position), id);
    return price > FREE ? [{ general: id, price }] : [];
  });

const withHussarAt = (position: Position, hussar: number, place: Place): Position => ({
  ...position,
  hussars: position.hussars.map((before, index) => (index === hussar ? place : before)),
});

export const disturbanceIn = (position: Position, pack: Pack, hussar: number, city: CityId): Disturbance => {
  const charged = chargedWith(withHussarAt(position, hussar, city), pack);
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

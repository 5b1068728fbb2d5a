import type { BoardCity } from "./look.ts";

/** A city by its number. All that is drawn speaks of cities of the board. */
export const cityAt = (cities: readonly BoardCity[], city: number | undefined): BoardCity => {
  const found = city === undefined ? undefined : cities[city];
  if (found === undefined) throw new RangeError(`the board has no city ${city}`);
  return found;
};

/** How what belongs to a city comes to its place; `unit` is the custom property that says how large it is drawn. */
export const placedAt = (
  cities: readonly BoardCity[],
  city: number,
  unit: "--unit" | "--mark-unit",
): string => {
  const { x, y } = cityAt(cities, city);
  return `translate(${x}px, ${y}px) scale(var(${unit}))`;
};

const ROW = 60;

/** From north to south in rows, and in each row from west to east: the order of reading, and of nearness. */
export const byReading =
  (cities: readonly BoardCity[]) =>
  (a: number, b: number): number => {
    const first = cityAt(cities, a);
    const second = cityAt(cities, b);
    const rows = Math.round(first.y / ROW) - Math.round(second.y / ROW);
    return rows === 0 ? first.x - second.x : rows;
  };

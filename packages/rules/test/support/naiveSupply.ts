import { type BarePiece, type BareTable, hostile, isHabsburg } from "./bareTable.ts";
import { historicalData } from "./packs.ts";

const { board, armies } = historicalData;
const ARENBERG_RANK = armies.powers.austria.generals.find(({ name }) => name === "Arenberg")?.rank;
const DUTCH_CITIES = new Set(
  board.cities.filter(({ territory }) => territory === "netherlands").map(({ id }) => id),
);

/** Every simple path of at most six roads from a city (SUP-06, RUL-17), whatever stands on it. */
const simplePaths = (table: BareTable, from: string, before: readonly string[] = []): string[][] => {
  if (before.length === 6) return [];
  const found: string[][] = [];
  for (const city of table.roads.get(before.at(-1) ?? from)?.keys() ?? []) {
    if (city === from || before.includes(city)) continue;
    const path = [...before, city];
    found.push(path, ...simplePaths(table, from, path));
  }
  return found;
};

/** "free", "none", or the points his supply costs. */
export type Verdict = "free" | "none" | number;

/** One general's supply, from every path there is (SUP-03 to SUP-08, SUP-14 to SUP-16, RUL-20, RUL-24). */
export const naiveSupply = (table: BareTable, general: BarePiece): Verdict => {
  if (general.city === null || table.homeOf.get(general.city) === general.power) return "free";
  // ARE-02, ARE-03
  const isArenberg = general.power === "austria" && general.isGeneral && general.rank === ARENBERG_RANK;
  if (isArenberg && DUTCH_CITIES.has(general.city) && table.roads.has(general.city)) return "free";
  const supplies = (power: string): boolean =>
    power === general.power || (isArenberg && power === "pragmatic");
  const piecesIn = (city: string): readonly BarePiece[] => table.piecesIn.get(city) ?? [];
  const paths = simplePaths(table, general.city).filter(
    (path) =>
      piecesIn(path.at(-1) ?? "").some(({ power, isGeneral }) => !isGeneral && supplies(power)) &&
      !path.some((city) => piecesIn(city).some(({ power }) => hostile(table, power, general.power))),
  );
  if (paths.length === 0) return "none";
  const isFree = paths.some((path) => !path.some((city) => table.hussars.includes(city)));
  if (isFree || isHabsburg(table, general.power)) return "free";
  return Math.min(...paths.map((path) => path.length));
};

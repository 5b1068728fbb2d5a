import type { BarePiece, BareTable } from "./bareTable.ts";
import { hostile, shareCity } from "./bareTable.ts";

/** A march as text: piece, cities, "!" for a force march, and the commander named if one must be. */
export const marchText = (
  piece: number,
  path: readonly string[],
  force: boolean,
  commander?: number,
): string =>
  `${piece}: ${path.join(" ")}${force ? " !" : ""}${commander === undefined ? "" : ` under ${commander}`}`;

const othersIn = (table: BareTable, mover: BarePiece, city: string): BarePiece[] =>
  (table.piecesIn.get(city) ?? []).filter((piece) => piece.id !== mover.id);

/** MOV-05 to MOV-08, MOV-17 to MOV-19. */
const isWithinReach = (
  table: BareTable,
  mover: BarePiece,
  path: readonly string[],
  force: boolean,
): boolean => {
  const kinds = path.map((city, index) => table.roads.get(path[index - 1] ?? mover.city ?? "")?.get(city));
  if (kinds.includes(undefined)) return false;
  const allMain = kinds.every((kind) => kind === "main");
  if (force) return mover.isGeneral && allMain && path.length <= 8;
  if (mover.isGeneral) return path.length <= (allMain ? 4 : 3);
  return path.length <= (allMain ? 3 : 2);
};

/** MOV-09, MOV-10, MOV-13, MOV-15: what stands in a city allows it to be entered, and perhaps only to stop there. */
const mayEnter = (table: BareTable, mover: BarePiece, city: string, isLast: boolean): boolean => {
  const there = othersIn(table, mover, city);
  if (there.length === 0) return true;
  if (!mover.isGeneral || there.length > 1) return false;
  return there.every((piece) =>
    piece.isGeneral
      ? isLast && shareCity(table, mover.power, piece.power)
      : hostile(table, mover.power, piece.power),
  );
};

/** MOV-20, MOV-22, RUL-28. */
const mayForceInto = (table: BareTable, mover: BarePiece, city: string): boolean => {
  const controller = table.controllerOf.get(city) ?? null;
  if (controller !== null && hostile(table, mover.power, controller)) return false;
  const near = [city, ...(table.roads.get(city)?.keys() ?? [])];
  return !near.some((place) =>
    othersIn(table, mover, place).some((piece) => hostile(table, mover.power, piece.power)),
  );
};

/** MOV-25. */
const staysOnMap = (table: BareTable, mover: BarePiece, path: readonly string[]): boolean =>
  mover.power === "france" ||
  mover.power === "austria" ||
  path.every((city) => table.mapOf.get(city) === table.mapOf.get(mover.city ?? ""));

/** Looks at a whole march from its first city to its last, without remembering anything about shorter ones. */
const isLegalMarch = (table: BareTable, mover: BarePiece, path: readonly string[], force: boolean): boolean =>
  isWithinReach(table, mover, path, force) &&
  staysOnMap(table, mover, path) &&
  path.every((city, index) => mayEnter(table, mover, city, index === path.length - 1)) &&
  (!force || path.every((city) => mayForceInto(table, mover, city)));

/** Every walk of 1 to `most` steps, back and forth as one likes (RUL-25). */
const walks = (
  table: BareTable,
  from: string,
  most: number,
  onlyMain: boolean,
  before: readonly string[] = [],
): string[][] => {
  if (most === 0) return [];
  const found: string[][] = [];
  for (const [city, kind] of table.roads.get(from) ?? []) {
    if (onlyMain && kind !== "main") continue;
    const path = [...before, city];
    found.push(path, ...walks(table, city, most - 1, onlyMain, path));
  }
  return found;
};

export interface Walk {
  readonly path: readonly string[];
  readonly force: boolean;
  readonly legal: boolean;
  /** STK-06: ends with a general of equal rank; one of the two commands. */
  readonly commanders: readonly number[];
}

const judged = (table: BareTable, mover: BarePiece, path: readonly string[], force: boolean): Walk => {
  const legal = isLegalMarch(table, mover, path, force);
  const joined = othersIn(table, mover, path.at(-1) ?? "").find((piece) => piece.isGeneral);
  const equal = legal && joined !== undefined && joined.rank === mover.rank;
  return { path, force, legal, commanders: equal ? [mover.id, joined.id] : [] };
};

/** Every walk somewhat longer than any march may be, as a normal move and as a force march, with the verdict on each. */
export const judgedWalks = (table: BareTable, mover: BarePiece): Walk[] => {
  if (mover.city === null) return [];
  const anyRoad = walks(table, mover.city, 5, false);
  const mainRoad = walks(table, mover.city, 9, true);
  return [
    ...anyRoad.map((path) => judged(table, mover, path, false)),
    ...anyRoad.filter((path) => path.length <= 2).map((path) => judged(table, mover, path, true)),
    ...mainRoad.filter((path) => path.length > 2).map((path) => judged(table, mover, path, true)),
  ];
};

/** All the marches one piece may make, as texts. */
export const naiveMarches = (mover: BarePiece, walked: readonly Walk[]): string[] => {
  const texts: string[] = [];
  for (const { path, force, legal, commanders } of walked) {
    if (!legal) continue;
    if (commanders.length === 0) texts.push(marchText(mover.id, path, force));
    for (const commander of commanders) texts.push(marchText(mover.id, path, force, commander));
  }
  return texts;
};

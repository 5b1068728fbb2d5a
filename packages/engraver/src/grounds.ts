import { type Area, nearCoast } from "./coast.ts";
import { type Box, between, type Line, type Point } from "./geometry.ts";
import type { BoardData } from "./pack.ts";
import { linesPath, ringsPath } from "./path.ts";
import type { Look, MapScene } from "./scene.ts";
import type { Territory } from "./territories.ts";
import { bordersOf, brushLines } from "./washes.ts";

/** Half the width of the two strokes of a wash, as in the style sheet of the board. */
const WIDE_BRUSH = 15;
const NARROW_BRUSH = 5.5;

/** Land that is nobody's home wears a look of its own. */
const lookOf = (board: BoardData, territory: string): Look => {
  const home = board.territories[territory]?.home ?? null;
  if (home !== null) return home;
  return territory === "silesia" || territory === "poland" ? territory : "empire";
};

/** The ground of each look on a map, with the washes along its borders. */
export const groundsOf = (
  board: BoardData,
  territories: readonly Territory[],
  frame: Box,
): MapScene["grounds"] => {
  const looks = new Map<Look, Area>();
  for (const { name, area } of territories) {
    const look = lookOf(board, name);
    looks.set(look, [...(looks.get(look) ?? []), ...area]);
  }
  return [...looks].map(([look, area]) => ({
    look,
    d: ringsPath(area.flat()),
    wideWash: linesPath(brushLines(area, frame, WIDE_BRUSH)),
    narrowWash: linesPath(brushLines(area, frame, NARROW_BRUSH)),
  }));
};

/** Every border between territories once: both neighbours have it, one of them is enough. */
export const borderLines = (territories: readonly Territory[], land: Area, frame: Box): Line[] => {
  const coast = nearCoast(land.flat());
  const drawn = new Set<string>();
  const keyOf = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
  const isNew = (a: Point, b: Point): boolean => {
    const key = [keyOf(a), keyOf(b)].sort().join();
    const known = drawn.has(key);
    drawn.add(key);
    return !known;
  };
  return territories.flatMap(({ area }) =>
    bordersOf(area, (a, b) => coast(between(a, b, 0.5)) > 0.8 && isNew(a, b), frame),
  );
};

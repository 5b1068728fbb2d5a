import type { Point } from "./geometry.ts";
import type { BoardData, CityData } from "./pack.ts";
import { wayPath } from "./road.ts";

/** One road with a point of it, to know which block of the map it belongs to. */
export interface DrawnRoad {
  readonly at: Point;
  readonly d: string;
}

export const roadsOf = (
  board: BoardData,
  kind: "road" | "main",
  isDrawn: (a: CityData, b: CityData) => boolean,
): DrawnRoad[] => {
  const byId = new Map(board.cities.map((city) => [city.id, city]));
  return board.roads.flatMap(([a, b, roadKind]): DrawnRoad[] => {
    const from = byId.get(a);
    const to = byId.get(b);
    if (from === undefined || to === undefined || roadKind !== kind || !isDrawn(from, to)) return [];
    return [{ at: [(from.x + to.x) / 2, (from.y + to.y) / 2], d: wayPath([from, to]) }];
  });
};

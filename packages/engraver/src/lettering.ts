import { type Box, contains, overlap, type Point, pointsOf, resample } from "./geometry.ts";
import { itemAt } from "./itemAt.ts";
import { type Candidate, cityCandidates, mountainCandidates, RADII } from "./labels.ts";
import type { BoardData, CityData, Geography } from "./pack.ts";
import { MAPS } from "./pack.ts";
import { around, placeLabels } from "./placement.ts";
import { type RoadCurve, roadCurve, spotOnRoad } from "./road.ts";
import { CITY_KINDS, type CityKind, type CityLabel, type LabelLevel, type MountainLabel } from "./scene.ts";

/** A range of zoom: from how many pixels a board unit has, how big an ordinary label is then, and what is labelled. */
interface Zoom {
  readonly from: number;
  readonly pixels: number;
  /** The zoom at which labels have their size in pixels; the first level begins at no zoom at all. */
  readonly at: number;
  readonly labelled: (city: CityData) => boolean;
  /** From here on no label may cover the symbol of any city. */
  readonly strict: boolean;
  readonly mountains: boolean;
}

const isGreat = (city: CityData): boolean => city.fortress === "major" || city.elector === true;

const ZOOMS: readonly Zoom[] = [
  { from: 0, at: 0.165, pixels: 10.5, labelled: isGreat, strict: false, mountains: false },
  {
    from: 0.21,
    at: 0.21,
    pixels: 10,
    labelled: (city) => city.fortress !== undefined,
    strict: false,
    mountains: false,
  },
  { from: 0.32, at: 0.32, pixels: 10.5, labelled: () => true, strict: true, mountains: true },
  { from: 0.46, at: 0.46, pixels: 10.5, labelled: () => true, strict: true, mountains: true },
  { from: 0.66, at: 0.66, pixels: 11, labelled: () => true, strict: true, mountains: true },
  { from: 0.95, at: 0.95, pixels: 12.5, labelled: () => true, strict: true, mountains: true },
];

export const kindOf = (city: CityData): CityKind => CITY_KINDS[city.fortress ?? "city"];

const PRIORITY: Readonly<Record<CityKind, number>> = { M: 0, m: 1, c: 2 };

const symbolBox = (city: CityData): Box => {
  const radius = RADII[kindOf(city)];
  const hat = city.elector === true ? 24 : 0;
  return { x: city.x - radius, y: city.y - radius - hat, width: 2 * radius, height: 2 * radius + hat };
};

const SQUARE = 40;

/** Points along all roads, sorted into squares, to see what a label would cover. */
const roadPoints = (
  board: BoardData,
  byId: ReadonlyMap<string, CityData>,
): Map<string, [Point, number][]> => {
  const squares = new Map<string, [Point, number][]>();
  for (const [a, b, kind] of board.roads) {
    const from = byId.get(a);
    const to = byId.get(b);
    if (from === undefined || to === undefined) continue;
    const curve: RoadCurve = roadCurve(from, to);
    for (let part = 0; part <= 1; part += 0.04) {
      const { x, y } = spotOnRoad(curve, part);
      const key = `${Math.floor(x / SQUARE)} ${Math.floor(y / SQUARE)}`;
      squares.set(key, [...(squares.get(key) ?? []), [[x, y], kind === "main" ? 0.5 : 0.17]]);
    }
  }
  return squares;
};

const roadCost = (squares: Map<string, [Point, number][]>, box: Box): number => {
  let cost = 0;
  for (let column = Math.floor(box.x / SQUARE); column <= Math.floor((box.x + box.width) / SQUARE); column++)
    for (let row = Math.floor(box.y / SQUARE); row <= Math.floor((box.y + box.height) / SQUARE); row++)
      for (const [point, weight] of squares.get(`${column} ${row}`) ?? [])
        if (contains(box, point)) cost += weight;
  return cost;
};

/** The label of every city and mountain range at every zoom, none over another. */
export const letteringOf = (board: BoardData, geography: Geography, taken: readonly Box[]): LabelLevel[] => {
  const { cities } = board;
  const byId = new Map(cities.map((city) => [city.id, city]));
  const roads = roadPoints(board, byId);
  const symbols = cities.map(symbolBox);
  const order = cities
    .map((_, at) => at)
    .sort((a, b) => PRIORITY[kindOf(itemAt(cities, a))] - PRIORITY[kindOf(itemAt(cities, b))]);
  const ranges = MAPS.flatMap((map) => geography.mountains[map] ?? []);
  return ZOOMS.map(({ from, at, pixels, labelled, strict, mountains }) => {
    const size = Math.round((pixels / at) * 10) / 10;
    const judged = (candidates: readonly Candidate[], frames: readonly Box[]): Candidate[] => {
      const reach = around(candidates.flatMap(({ boxes }) => boxes));
      const near = symbols.filter((symbol) => overlap(symbol, reach));
      return candidates.flatMap((candidate) => {
        const inFrame = candidate.boxes.every(
          (box) =>
            frames.some(
              (frame) =>
                contains(frame, [box.x, box.y], -3) &&
                contains(frame, [box.x + box.width, box.y + box.height], -3),
            ) && !taken.some((other) => overlap(other, box)),
        );
        if (!inFrame) return [];
        const covered = near.filter((symbol) => candidate.boxes.some((box) => overlap(symbol, box))).length;
        if (strict && covered > 0) return [];
        const crossed = candidate.boxes.reduce((sum, box) => sum + roadCost(roads, box), 0);
        return [{ ...candidate, cost: candidate.cost + covered * 4 + (crossed * 14) / size }];
      });
    };
    const wanted = order.filter((city) => labelled(itemAt(cities, city)));
    const cityWays = wanted.map((index) => {
      const city = itemAt(cities, index);
      const ways = cityCandidates([city.x, city.y], city.name, kindOf(city), size, city.elector === true);
      return judged(ways, [board.maps[city.map]]);
    });
    const named = mountains ? ranges.flatMap(({ name }, range) => (name === undefined ? [] : [range])) : [];
    const mountainWays = named.map((range) =>
      judged(
        mountainCandidates(
          resample(pointsOf(itemAt(ranges, range).points), 10),
          itemAt(ranges, range).name ?? "",
          size,
        ),
        MAPS.map((map) => board.maps[map]),
      ),
    );
    const placed = placeLabels([...cityWays, ...mountainWays], 3);
    return {
      from,
      size,
      cities: wanted.flatMap((city, index): CityLabel[] => {
        const way = itemAt(placed, index);
        return way === null ? [] : [[city, way.x, way.y, way.anchor, way.split]];
      }),
      mountains: named.flatMap((range, index): MountainLabel[] => {
        const way = itemAt(placed, wanted.length + index);
        return way === null ? [] : [[range, way.x, way.y, Math.round((way.angle * 180) / Math.PI)]];
      }),
    };
  });
};

import { cityCandidates, nameBoxes, RADII } from "@maria/engraver/naming";
import type { Box, CityKind, CityLabel, LabelLevel, Scene } from "@maria/engraver/scene";
import { DISC, type Placed, type PlacedMarker } from "./arrangement.ts";
import { BoxGrid, type Laid } from "./boxGrid.ts";
import { cityAt } from "./cities.ts";
import type { BoardCity } from "./look.ts";

/** What lies on the map and where, in board units. */
export interface Crowd {
  readonly faces: readonly Box[];
  /** How far from its middle what stands on a city reaches, or what marks it. */
  readonly reach: ReadonlyMap<number, number>;
  /** Cities that are named at any zoom. */
  readonly called: ReadonlySet<number>;
}

/** The box around a flag, in pixels at size 1, from where its staff stands. */
const FLAG = { x: -3, y: -22, width: 17, height: 24 };
/** Half a piece with its badges. */
const HALF = DISC + 4;
/** The ring around a city that is marked, and how far from it a name stands. */
const RING = 10.5;
const BESIDE_RING = 12;

/** Pieces, flags and marked cities as they are drawn: `unit` and `markUnit` are board units for a pixel. */
export const crowdOn = (
  cities: readonly BoardCity[],
  stacks: ReadonlyMap<number, readonly Placed[]>,
  markers: ReadonlyMap<number, readonly PlacedMarker[]>,
  called: ReadonlySet<number>,
  unit: number,
  markUnit: number,
): Crowd => {
  const faces: Box[] = [];
  const reach = new Map<number, number>();
  for (const city of called) {
    const { x, y } = cityAt(cities, city);
    const half = RING * markUnit;
    reach.set(city, BESIDE_RING * markUnit);
    faces.push({ x: x - half, y: y - half, width: 2 * half, height: 2 * half });
  }
  for (const [city, stack] of stacks) {
    const middle = cityAt(cities, city);
    reach.set(city, HALF * unit);
    for (const { x, y } of stack)
      faces.push({
        x: middle.x + (x - HALF) * unit,
        y: middle.y + (y - HALF) * unit,
        width: 2 * HALF * unit,
        height: 2 * HALF * unit,
      });
  }
  for (const [city, flags] of markers) {
    const middle = cityAt(cities, city);
    for (const { x, y } of flags)
      faces.push({
        x: middle.x + (x + FLAG.x) * unit,
        y: middle.y + (y + FLAG.y) * unit,
        width: FLAG.width * unit,
        height: FLAG.height * unit,
      });
  }
  return { faces, reach, called };
};

interface Written extends Laid {
  readonly label: CityLabel;
  readonly cost: number;
}

/** The names of a level as they were engraved, before anything lies on them, and where they and the cities are. */
export interface Engraving {
  readonly names: ReadonlyMap<number, Written>;
  readonly written: BoxGrid<Written>;
  readonly symbols: BoxGrid<Laid>;
  /** Ways to write a city's name inside the frame of a map, the best first; what stands there reaches so far. */
  readonly waysAround: (city: number, reach: number) => readonly Written[];
  readonly radiusOf: (city: number) => number;
}

const isWithin = (box: Box, frame: Box): boolean =>
  box.x >= frame.x &&
  box.y >= frame.y &&
  box.x + box.width <= frame.x + frame.width &&
  box.y + box.height <= frame.y + frame.height;

/** What speaks against a place: a piece over the name, a name that was moved before, any other name, a city under it. */
const COST = { face: 30, moved: 60, written: 6, symbol: 2, far: 8 };
/** How much farther than its pieces reach a name is written, where there is no room nearer. */
const FAR = 1.7;

/** The same at any zoom of the level, whatever stands on the map. */
export const engravingOf = (
  { maps, kinds }: Pick<Scene, "maps" | "kinds">,
  level: LabelLevel,
  cities: readonly BoardCity[],
): Engraving => {
  const frames = [maps.flanders.frame, maps.bohemia.frame];
  const kindOf = (city: number): CityKind => kinds[city] as CityKind;
  const nameOf = (city: number): string => cityAt(cities, city).name;
  const names = new Map(
    level.cities.map((label): [number, Written] => {
      const [city] = label;
      return [city, { label, boxes: nameBoxes(nameOf(city), kindOf(city), level.size, label), cost: 0 }];
    }),
  );
  const symbols = cities.map(({ x, y }, city): Laid => {
    const half = RADII[kindOf(city)];
    return { boxes: [{ x: x - half, y: y - half, width: 2 * half, height: 2 * half }] };
  });
  return {
    names,
    written: new BoxGrid(names.values()),
    symbols: new BoxGrid(symbols),
    radiusOf: (city) => RADII[kindOf(city)],
    waysAround(city, reach) {
      const { x, y } = cityAt(cities, city);
      return cityCandidates([x, y], nameOf(city), kindOf(city), level.size, false, reach)
        .filter(({ boxes }) => boxes.every((box) => frames.some((frame) => isWithin(box, frame))))
        .sort((one, other) => one.cost - other.cost)
        .map((way) => ({
          label: [city, way.x, way.y, way.anchor, way.split],
          boxes: way.boxes,
          cost: way.cost,
        }));
    },
  };
};

interface Weighed {
  readonly way: Written;
  readonly cost: number;
}

/** The way with the least against it. They come by their own cost, and what lies under one adds to it: dearer ones are not weighed. */
const cheapest = (
  ways: readonly Written[],
  costOf: (way: Written) => number,
  known: Weighed | null = null,
): Weighed | null => {
  let least = known;
  for (const way of ways) {
    if (least !== null && least.cost <= way.cost) break;
    const cost = costOf(way);
    if (least === null || cost < least.cost) least = { way, cost };
  }
  return least;
};

/**
 * The names of the map, so that pieces leave them readable: where one lies over a name, the name is written anew beside
 * what stands there. Names of held and of called cities come first; others make room for them, or are left out. They come
 * in the order in which they were engraved: a drawing that is made anew moves none of them about.
 */
export const readableNames = (
  { names, written, symbols, waysAround, radiusOf }: Engraving,
  { faces, reach, called }: Crowd,
): readonly CityLabel[] => {
  const standing = new BoxGrid(faces.map((face): Laid => ({ boxes: [face] })));
  const covered = new Set(
    faces.flatMap((face) => [...written.over([face])].map(({ label: [city] }) => city)),
  );
  const missing = [...called].filter((city) => !names.has(city));
  const wanted = [...[...names.keys()].filter((city) => covered.has(city) && reach.has(city)), ...missing];
  const others = new Map(names);
  for (const city of wanted) others.delete(city);
  const nearWays = (city: number): readonly Written[] => waysAround(city, reach.get(city) ?? radiusOf(city));
  /** Where there is no room beside the pieces. */
  const farWays = (city: number): readonly Written[] => {
    const near = reach.get(city);
    if (near === undefined) return [];
    return waysAround(city, near * FAR).map((way) => ({ ...way, cost: way.cost + COST.far }));
  };
  const isLeft = (one: Written): boolean => others.get(one.label[0]) === one;

  const moved = new Map<number, Written>();
  const held = new BoxGrid<Written>();
  for (const city of wanted) {
    const costOf = ({ boxes, cost }: Written): number =>
      cost +
      COST.face * standing.over(boxes).size +
      COST.moved * held.over(boxes).size +
      COST.written * [...written.over(boxes)].filter(isLeft).length +
      COST.symbol * symbols.over(boxes).size;
    const near = cheapest(nearWays(city), costOf);
    const best = near !== null && near.cost <= COST.far ? near : cheapest(farWays(city), costOf, near);
    const chosen = best !== null && best.cost < COST.face ? best.way : names.get(city);
    if (chosen === undefined) continue;
    moved.set(city, chosen);
    held.add(chosen);
  }

  // Whoever has been pushed aside, or lies under a stranger's piece, goes where there is room.
  const aside = new BoxGrid<Written>();
  for (const [city, before] of [...others]) {
    const isPushed = held.over(before.boxes).size > 0;
    if (!isPushed && !covered.has(city)) continue;
    others.delete(city);
    const isFree = ({ boxes }: Written): boolean =>
      standing.over(boxes).size === 0 &&
      held.over(boxes).size === 0 &&
      ![...written.over(boxes), ...aside.over(boxes)].some(isLeft);
    const free = nearWays(city).find(isFree) ?? farWays(city).find(isFree);
    if (free !== undefined) {
      others.set(city, free);
      aside.add(free);
    } else if (!isPushed) others.set(city, before);
  }
  return [...names.keys(), ...missing]
    .flatMap((city) => moved.get(city) ?? others.get(city) ?? [])
    .map(({ label }) => label);
};

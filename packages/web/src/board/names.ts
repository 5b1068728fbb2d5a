import { around, cityCandidates, nameBoxes, overlap, RADII } from "@maria/engraver/naming";
import type { Box, CityKind, CityLabel, LabelLevel, Scene } from "@maria/engraver/scene";
import { DISC, type Placed, type PlacedMarker } from "./arrangement.ts";
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

interface Written {
  readonly label: CityLabel;
  readonly boxes: readonly Box[];
  readonly cost: number;
}

const isOver = (a: readonly Box[], b: readonly Box[]): boolean =>
  a.some((one) => b.some((other) => overlap(one, other)));

const isWithin = (box: Box, frame: Box): boolean =>
  box.x >= frame.x &&
  box.y >= frame.y &&
  box.x + box.width <= frame.x + frame.width &&
  box.y + box.height <= frame.y + frame.height;

/** What speaks against a place: a piece over the name, a name that was moved before, any other name, a city under it. */
const COST = { face: 30, moved: 60, written: 6, symbol: 2, far: 8 };
/** How much farther than its pieces reach a name is written, where there is no room nearer. */
const FAR = 1.7;

/**
 * The names of the map, so that pieces leave them readable: where one lies over a name, the name is written anew beside
 * what stands there. Names of held and of called cities come first; others make room for them, or are left out.
 */
export const readableNames = (
  { maps, kinds }: Pick<Scene, "maps" | "kinds">,
  level: LabelLevel,
  cities: readonly BoardCity[],
  { faces, reach, called }: Crowd,
): readonly CityLabel[] => {
  const frames = [maps.flanders.frame, maps.bohemia.frame];
  const kindOf = (city: number): CityKind => kinds[city] as CityKind;
  const nameOf = (city: number): string => cityAt(cities, city).name;
  const symbols = cities.map(({ x, y }, city): Box => {
    const half = RADII[kindOf(city)];
    return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
  });
  const waysOf = (city: number): Written[] => {
    const kind = kindOf(city);
    const { x, y } = cityAt(cities, city);
    const near = reach.get(city);
    const waysAround = (radius: number) =>
      cityCandidates([x, y], nameOf(city), kind, level.size, false, radius);
    const ways =
      near === undefined
        ? waysAround(RADII[kind])
        : [
            ...waysAround(near),
            ...waysAround(near * FAR).map((way) => ({ ...way, cost: way.cost + COST.far })),
          ];
    return ways
      .filter(({ boxes }) => boxes.every((box) => frames.some((frame) => isWithin(box, frame))))
      .sort((a, b) => a.cost - b.cost)
      .map((way) => ({
        label: [city, way.x, way.y, way.anchor, way.split],
        boxes: way.boxes,
        cost: way.cost,
      }));
  };

  const engraved = new Map(
    level.cities.map((label): [number, Written] => {
      const [city] = label;
      return [city, { label, boxes: nameBoxes(nameOf(city), kindOf(city), level.size, label), cost: 0 }];
    }),
  );
  const covered = new Set([...engraved].flatMap(([city, { boxes }]) => (isOver(boxes, faces) ? [city] : [])));
  const missing = [...called].filter((city) => !engraved.has(city));
  const wanted = [...[...covered].filter((city) => reach.has(city)), ...missing];
  const others = new Map(engraved);
  for (const city of wanted) others.delete(city);

  const moved = new Map<number, Written>();
  for (const city of wanted) {
    const ways = waysOf(city);
    const region = around(ways.flatMap(({ boxes }) => boxes));
    const near = (boxes: readonly Box[]): boolean => isOver(boxes, [region]);
    const weighed: [readonly Box[], number][] = [
      ...faces.map((face): [Box[], number] => [[face], COST.face]),
      ...[...moved.values()].map(({ boxes }): [readonly Box[], number] => [boxes, COST.moved]),
      ...[...others.values()].map(({ boxes }): [readonly Box[], number] => [boxes, COST.written]),
      ...symbols.map((symbol): [Box[], number] => [[symbol], COST.symbol]),
    ];
    const inTheWay = weighed.filter(([boxes]) => near(boxes));
    const costOf = ({ boxes, cost }: Written): number =>
      inTheWay.reduce((sum, [other, weight]) => sum + (isOver(boxes, other) ? weight : 0), cost);
    const best = ways
      .map((way) => ({ way, cost: costOf(way) }))
      .reduce<{ way: Written; cost: number } | null>(
        (least, next) => (least === null || next.cost < least.cost ? next : least),
        null,
      );
    const chosen = best !== null && best.cost < COST.face ? best.way : engraved.get(city);
    if (chosen !== undefined) moved.set(city, chosen);
  }

  // Whoever has been pushed aside, or lies under a stranger's piece, goes where there is room.
  const held = [...moved.values()].flatMap(({ boxes }) => boxes);
  for (const [city, before] of [...others]) {
    const isPushed = isOver(before.boxes, held);
    if (!isPushed && !covered.has(city)) continue;
    others.delete(city);
    const taken = [...faces, ...held, ...[...others.values()].flatMap(({ boxes }) => boxes)];
    const free = waysOf(city).find(({ boxes }) => !isOver(boxes, taken));
    if (free !== undefined) others.set(city, free);
    else if (!isPushed) others.set(city, before);
  }
  return [...moved.values(), ...others.values()].map(({ label }) => label);
};

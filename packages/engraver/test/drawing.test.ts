import { expect, test } from "vitest";
import { boxRing, common, landOf } from "../src/coast.ts";
import { drawScene } from "../src/drawScene.ts";
import { type Box, isInside, overlap, type Point, pointsOf, resample } from "../src/geometry.ts";
import { itemAt } from "../src/itemAt.ts";
import { cityCandidates, mountainCandidates, RADII } from "../src/labels.ts";
import { kindOf } from "../src/lettering.ts";
import { type DrawnData, geographyOf, MAPS } from "../src/pack.ts";
import { wayPath } from "../src/road.ts";
import type { LabelLevel } from "../src/scene.ts";
import { territoriesOf } from "../src/territories.ts";
import { historical } from "./support/historical.ts";

const { board } = historical;
const geography = geographyOf(historical);
const scene = drawScene(historical);
const ranges = MAPS.flatMap((map) => geography.mountains[map] ?? []);

/** The room every label of a level takes, found again from where it was written. */
const roomsOf = (level: LabelLevel): { readonly name: string; readonly boxes: readonly Box[] }[] => {
  const cities = level.cities.map(([index, x, y, anchor, split]) => {
    const city = itemAt(board.cities, index);
    const ways = cityCandidates([city.x, city.y], city.name, kindOf(city), level.size, city.elector === true);
    const way = ways.find(
      (one) => one.x === x && one.y === y && one.anchor === anchor && one.split === split,
    );
    return { name: city.name, boxes: way?.boxes ?? [] };
  });
  const mountains = level.mountains.map(([index, x, y]) => {
    const { name = "", points } = itemAt(ranges, index);
    const ways = mountainCandidates(resample(pointsOf(points), 10), name, level.size);
    return { name, boxes: ways.find((one) => one.x === x && one.y === y)?.boxes ?? [] };
  });
  return [...cities, ...mountains];
};

test("no two labels overlap at any zoom", () => {
  for (const level of scene.levels) {
    const rooms = roomsOf(level);
    expect(rooms.filter(({ boxes }) => boxes.length === 0)).toEqual([]);
    const clashes = rooms.flatMap((one, at) =>
      rooms
        .slice(at + 1)
        .filter((other) => one.boxes.some((a) => other.boxes.some((b) => overlap(a, b))))
        .map((other) => `${one.name} and ${other.name} from zoom ${level.from}`),
    );
    expect(clashes).toEqual([]);
  }
});

test("every city has a label at the deepest zoom, and every fortress from the second on", () => {
  const deepest = itemAt(scene.levels, scene.levels.length - 1);
  expect(deepest.cities.length).toBe(board.cities.length);
  const fortresses = board.cities.flatMap((city, index) => (city.fortress === undefined ? [] : [index]));
  for (const level of scene.levels.slice(1)) {
    const labelled = new Set(level.cities.map(([city]) => city));
    expect(fortresses.filter((city) => !labelled.has(city))).toEqual([]);
  }
});

test("no label covers the symbol of a city once ordinary cities are labelled", () => {
  const symbols = board.cities.map((city): Box => {
    const radius = RADII[kindOf(city)];
    return { x: city.x - radius, y: city.y - radius, width: 2 * radius, height: 2 * radius };
  });
  const dense = scene.levels.filter(({ cities }) => cities.length > board.cities.length / 2);
  expect(dense.length).toBeGreaterThanOrEqual(3);
  for (const level of dense)
    for (const { name, boxes } of roomsOf(level)) {
      const covered = symbols.findIndex((symbol) => boxes.some((box) => overlap(symbol, box)));
      expect(covered < 0 ? "" : `${name} covers ${itemAt(board.cities, covered).name}`).toBe("");
    }
});

test("every city lies on the ground of its own territory", () => {
  for (const map of MAPS) {
    const frame = board.maps[map];
    const cities = board.cities.filter((city) => city.map === map);
    const land = common(landOf(geography, map, frame), [[boxRing(frame)]]);
    const territories = territoriesOf(cities, frame, land);
    const isOn = (point: Point, name: string): boolean =>
      territories
        .filter((territory) => territory.name === name)
        .some(({ area }) =>
          area.some(
            ([outer = [], ...holes]) =>
              isInside(point, outer) && !holes.some((hole) => isInside(point, hole)),
          ),
        );
    const astray = cities.filter((city) => {
      const near: Point[] = [0, 1, 2, 3].map((turn) => [
        city.x + Math.cos((turn * Math.PI) / 2) * 12,
        city.y + Math.sin((turn * Math.PI) / 2) * 12,
      ]);
      // A port may stand with one foot in the sea, never on foreign ground.
      return !near.some((point) => isOn(point, city.territory));
    });
    expect(astray.map(({ name }) => name)).toEqual([]);
  }
});

test("the drawing is small: all layers but the labels and the overlays fit into few paths", () => {
  const paths = (value: unknown): number => {
    if (typeof value === "string") return 1;
    return value !== null && typeof value === "object"
      ? Object.values(value).reduce((sum: number, part) => sum + paths(part), 0)
      : 0;
  };
  expect(paths(scene.maps) + paths(scene.symbols)).toBeLessThan(120);
  expect(JSON.stringify(scene).length).toBeLessThan(450_000);
});

test("the drawing is the same whenever it is made", () => {
  expect(JSON.stringify(drawScene(historical))).toBe(JSON.stringify(scene));
});

test("another board is drawn with its own roads, and as land where its pack has no geography", () => {
  const [from, to, kind] = itemAt(board.roads, 0);
  const roads = board.roads.slice(1);
  const other = board.cities.find(
    ({ id, map }) =>
      map === "flanders" && !board.roads.some((road) => road.includes(from) && road.includes(id)),
  );
  const placesOf = (...ids: string[]) => board.cities.filter(({ id }) => ids.includes(id));
  if (other === undefined) throw new Error("every city is next to the first");
  const moved: DrawnData = {
    board: { ...board, roads: [[from, other.id, kind], ...roads] },
    geography: null,
  };
  const { maps } = drawScene(moved);
  const drawn = maps.flanders.blocks.map((block) => block.roads).join("");
  const isDrawn = (ids: string[]): boolean =>
    [placesOf(...ids), placesOf(...ids).reverse()].some((places) => drawn.includes(wayPath(places)));
  expect(kind).toBe("road");
  expect(isDrawn([from, other.id])).toBe(true);
  expect(isDrawn([from, to])).toBe(false);
  expect(maps.flanders.land + maps.flanders.blocks.map(({ rivers, hills }) => rivers + hills).join("")).toBe(
    "",
  );
});

test("whatever the schema of a geography lets through is drawn", () => {
  const geography = {
    // Two points, a line to and fro, and a list that ends in the middle of a point.
    land: {
      flanders: [[[0, 0, 100, 100]], [[0, 0, 1, 1, 0, 0, 1, 1]], [[0, 0, 900, 0, 900, 900, 0]]],
      bohemia: [],
    },
    rivers: { flanders: [{ rank: 99, points: [5, 5, 5, 5] }] },
    mountains: { bohemia: [{ name: "Nowhere", points: [1, 1, 1, 1] }] },
  };
  expect(JSON.stringify(drawScene({ board, geography }))).not.toMatch(/NaN|Infinity|undefined/);
});

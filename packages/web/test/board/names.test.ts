import { cityCandidates, nameBoxes, overlap } from "@maria/engraver/naming";
import type { Box, CityKind, CityLabel, LabelLevel, Scene } from "@maria/engraver/scene";
import { describe, expect, test } from "vitest";
import { arranged, arrangedMarkers } from "../../src/board/arrangement.ts";
import type { BoardCity } from "../../src/board/look.ts";
import type { FortressMark, PieceMark } from "../../src/board/marks.ts";
import { crowdOn, engravingOf, readableNames } from "../../src/board/names.ts";

const frame = { x: 0, y: 0, width: 1000, height: 1000 };
const scene = {
  maps: { flanders: { frame: { x: -2000, y: 0, width: 1000, height: 1000 } }, bohemia: { frame } },
  kinds: "cmccc",
} as unknown as Scene;
/** Prag has a neighbour whose name begins where its own would go on. */
const cities: BoardCity[] = [
  { name: "Kolin", x: 300, y: 500 },
  { name: "Prag", x: 500, y: 500 },
  { name: "Beraun", x: 560, y: 500 },
  { name: "Tabor", x: 970, y: 900 },
  { name: "Eger", x: 100, y: 100 },
];
const SIZE = 20;
const kindOf = (city: number): CityKind => scene.kinds[city] as CityKind;
const nameOf = (city: number): string => cities[city]?.name ?? "";
/** Everybody's name stands to the right, as an engraver likes it best; Eger is not named from so far. */
const level: LabelLevel = {
  from: 0,
  size: SIZE,
  mountains: [],
  cities: [0, 1, 2, 3].map((city): CityLabel => {
    const { x, y } = cities[city] as BoardCity;
    const [way] = cityCandidates([x, y], nameOf(city), kindOf(city), SIZE, false);
    return [city, way?.x ?? 0, way?.y ?? 0, way?.anchor ?? 0, 0];
  }),
};
const general = (id: number, city: number): PieceMark => ({
  id,
  kind: "general",
  power: "austria",
  city,
  label: "",
});
const boxesOf = (label: CityLabel): Box[] => nameBoxes(nameOf(label[0]), kindOf(label[0]), SIZE, label);
const flag = (city: number): FortressMark => ({ city, kind: "victory", power: "austria", label: "" });

const lettered = (
  pieces: readonly PieceMark[],
  called: readonly number[] = [],
  flags: FortressMark[] = [],
) => {
  const stacks = arranged(pieces);
  const crowd = crowdOn(cities, stacks, arrangedMarkers(flags, stacks), new Set(called), 1, 1);
  const names = new Map(
    readableNames(engravingOf(scene, level, cities), crowd).map((label) => [label[0], label]),
  );
  return { crowd, names };
};
const asEngraved = (city: number): CityLabel | undefined => level.cities.find(([of]) => of === city);

describe("names and what lies on them", () => {
  test("where nothing stands all is as it was engraved", () => {
    expect([...lettered([]).names.values()]).toEqual(level.cities);
  });

  test("the name of a held city stands beside its pieces, and others where they were", () => {
    const { crowd, names } = lettered([general(1, 0)]);
    const label = names.get(0);
    expect(label).not.toEqual(asEngraved(0));
    for (const box of boxesOf(label as CityLabel))
      expect(crowd.faces.some((face) => overlap(face, box))).toBe(false);
    for (const city of [1, 2, 3]) expect(names.get(city)).toEqual(asEngraved(city));
  });

  test("no piece, flag or other name lies on the name of a held city, however near its neighbours are", () => {
    const { crowd, names } = lettered([general(1, 1), general(2, 1), general(3, 2)], [], [flag(1)]);
    const written = [...names.values()].map(boxesOf);
    for (const [at, boxes] of written.entries())
      for (const box of boxes) {
        expect(crowd.faces.filter((face) => overlap(face, box))).toEqual([]);
        for (const other of written.slice(at + 1).flat()) expect(overlap(box, other)).toBe(false);
      }
    expect([...names.keys()].sort()).toEqual([0, 1, 2, 3]);
  });

  test("a name stays inside the frame of its map", () => {
    const { names } = lettered([general(1, 3)]);
    for (const { x, width } of boxesOf(names.get(3) as CityLabel))
      expect(x + width).toBeLessThanOrEqual(frame.x + frame.width);
  });

  test("a city that can be marched to is named even where the map does not name it", () => {
    expect(lettered([]).names.has(4)).toBe(false);
    const { names } = lettered([], [4]);
    expect(names.get(4)?.[1]).toBeGreaterThan(100);
    for (const city of [0, 1, 2, 3]) expect(names.get(city)).toEqual(asEngraved(city));
  });
});

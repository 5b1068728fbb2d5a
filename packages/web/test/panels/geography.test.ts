import { boardOf, distance, isMainRoad } from "@maria/rules/board";
import { LANGUAGES } from "@maria/tell";
import { expect, test } from "vitest";
import { citiesInUse, cityLine, neighbourLines, wayLines } from "../../src/panels/geography.ts";
import { city, general, historical, viewAtStart, withPieces, wordsIn } from "./position.ts";

const words = wordsIn("en");
const view = withPieces(viewAtStart("introductory", null), { [general("prussia", 1)]: city("kolin") });
const board = boardOf(view);

test("a city is told with its fortress, suit, territory and pieces", () => {
  expect(cityLine(words, view, city("kolin"))).toBe(
    "Kolin, Minor fortress, hearts, in Austria, here: Prussia 1, Friedrich",
  );
});

test("MAP-02: every neighbour is told once, with where it lies and the kind of its road", () => {
  for (const place of board.cities) {
    const lines = neighbourLines(words, view, place);
    const next = board.neighbours[place] ?? [];
    expect(lines).toHaveLength(next.length);
    for (const [index, neighbour] of next.entries()) {
      const name = historical.cities[neighbour]?.name ?? "";
      const road = isMainRoad(board, place, neighbour) ? "main road" : "road";
      const there = lines[index] ?? "";
      expect(there.startsWith(`${name}, to the `) && there.includes(`, by ${road}, `), there).toBe(true);
    }
  }
});

test("two neighbours lie in opposite directions of each other", () => {
  const wind = (from: string, to: string): string | undefined =>
    neighbourLines(words, view, city(from))
      .find((line) => line.startsWith(`${historical.cities[city(to)]?.name}, `))
      ?.split(", ")[1];
  const opposite: Record<string, string> = {
    "to the north": "to the south",
    "to the north-east": "to the south-west",
    "to the east": "to the west",
    "to the south-east": "to the north-west",
  };
  const pairs = (board.neighbours[city("kolin")] ?? []).map((next) => {
    const key = historical.cities[next]?.key ?? "";
    return [wind("kolin", key), wind(key, "kolin")].sort();
  });
  expect(pairs.length).toBeGreaterThan(2);
  for (const [one = "", other = ""] of pairs)
    expect(opposite[one] === other || opposite[other] === one, `${one} / ${other}`).toBe(true);
});

test("RUL-18: a way has as many cities as the distance, one step after another to its end", () => {
  const [from, to] = [city("berlin"), city("wien")];
  const { summary, cities } = wayLines(words, view, from, to);
  const n = distance(board, from, to);
  expect(summary).toBe(`From Berlin to Wien: ${n} cities`);
  expect(cities).toHaveLength(n);
  expect(cities[n - 1]).toMatch(/^Wien, to the /);
});

test("a way over main roads is preferred where it is as short, and told where it is longer", () => {
  const told = new Set<string>();
  for (const to of board.cities) {
    if (to === city("wien")) continue;
    const { mainRoad, cities } = wayLines(words, view, city("wien"), to);
    told.add(mainRoad.replace(/\d+ cit(y|ies)/, "n"));
    if (mainRoad === "All of it is main road.")
      expect(cities.every((line) => line.includes(", by main road, "))).toBe(true);
  }
  expect(told).toEqual(
    new Set(["All of it is main road.", "On main roads only: n", "Main roads alone do not lead there."]),
  );
});

test("the cities of the maps in use stand in the order of their names, in every language", () => {
  for (const language of LANGUAGES) {
    const cities = citiesInUse(wordsIn(language), view);
    expect(new Set(cities)).toEqual(new Set(board.cities));
    const names = cities.map((each) => historical.cities[each]?.name ?? "");
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, language)));
  }
});

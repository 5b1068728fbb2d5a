import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cardsOfDeck,
  DECK_SIZE,
  isReserve,
  RESERVE,
  SUIT_NAMES,
  suitOf,
  worthOf,
} from "../../src/model/cards.ts";
import { type CityId, OFF_MAP_BOX, SILESIA_BOX } from "../../src/model/ids.ts";
import { DECKS } from "../../src/model/numbers.ts";
import {
  AUSTRIA,
  NOBODY,
  POWER_NAMES,
  POWERS,
  type PowerName,
  PRAGMATIC,
  PRUSSIA,
} from "../../src/model/powers.ts";
import { checkPack } from "../../src/pack/check/check.ts";
import { compilePack } from "../../src/pack/compile.ts";
import type { PackData } from "../../src/pack/data.ts";
import { loadPack } from "../../src/pack/load.ts";
import { type City, distance, isMainRoad } from "../../src/pack/pack.ts";
import { historicalData } from "../historicalPack.ts";

fc.configureGlobal({ seed: 1 });

const data = historicalData();
const pack = compilePack(data);
const { cities, wholeBoard, bohemiaOnly } = pack;

const cityCalled = (key: string): City => {
  const city = cities[pack.cityByKey.get(key) ?? -1];
  if (!city) throw new Error(`no city ${key}`);
  return city;
};
const keysOf = (ids: readonly CityId[]): string[] => ids.map((id) => cities[id]?.key ?? "").sort();
const fortressKeys = (ids: readonly number[]): string[] =>
  ids.map((id) => cities[pack.fortresses[id] ?? -1]?.key ?? "").sort();
const perPower = (count: (power: (typeof POWERS)[number]) => number): Partial<Record<PowerName, number>> =>
  Object.fromEntries(POWERS.map((power) => [POWER_NAMES[power], count(power)]));

describe("the historical pack: the board", () => {
  test("the pack satisfies every rule that concerns it", () => {
    expect(checkPack(data)).toEqual([]);
  });

  test("MAP-01 the board shows two maps, Flanders and Bohemia, and each city is on one of them", () => {
    expect(Object.keys(data.board.maps).sort()).toEqual(["bohemia", "flanders"]);
    expect([...new Set(cities.map((city) => city.map))].sort()).toEqual(["bohemia", "flanders"]);
  });

  test("CMP-01 there is one board with two maps, and a political display apart from it", () => {
    expect(Object.keys(data.board.maps)).toHaveLength(2);
    expect(data.politics).toHaveProperty("squareOrder");
    expect(data.board).not.toHaveProperty("tracks");
  });

  test("MAP-02 the board has 44 sectors", () => {
    expect(data.board.sectors).toHaveLength(44);
    const grid = data.board.sectors.map(({ map, x, y }) => `${map} ${x},${y}`);
    expect(new Set(grid).size).toBe(44);
  });

  test("MAP-03 every city has the one suit of its sector", () => {
    const suits = new Map(data.board.sectors.map((sector) => [sector.id, sector.suit]));
    expect(cities.map((city) => SUIT_NAMES[city.suit])).toEqual(
      data.board.cities.map((city) => suits.get(city.sector)),
    );
  });

  test("MAP-04 a power's home country is all territory in its colour", () => {
    for (const city of cities) {
      const colour = data.board.territories[city.territory]?.home ?? null;
      expect(city.home === NOBODY ? null : POWER_NAMES[city.home]).toBe(colour);
    }
    expect(new Set(cities.map((city) => city.home))).toEqual(new Set([...POWERS, NOBODY]));
  });

  test("MAP-05 the Austrian Netherlands on the Flanders map are Austrian home country too", () => {
    const namur = cityCalled("namur");
    expect([namur.territory, namur.map, namur.home]).toEqual(["austrian_netherlands", "flanders", AUSTRIA]);
    expect(cityCalled("wien").home).toBe(AUSTRIA);
  });

  test("PWR-16 the Pragmatic Army's home country is on the Flanders map", () => {
    const home = cities.filter((city) => city.home === PRAGMATIC);
    expect(new Set(home.map((city) => city.map))).toEqual(new Set(["flanders"]));
  });

  test("MAP-06 Silesia is nobody's home country at game start", () => {
    const silesia = cities.filter((city) => city.territory === "silesia");
    expect(silesia.length).toBeGreaterThan(7);
    expect(silesia.every((city) => city.home === NOBODY)).toBe(true);
  });

  test("MAP-08 roads join cities, and the thick ones are main roads", () => {
    expect(data.board.roads.filter(([, , kind]) => kind === "main")).toHaveLength(200);
    for (const [a, b, kind] of data.board.roads) {
      const from = cityCalled(a).id;
      const to = cityCalled(b).id;
      expect(wholeBoard.neighbours[from]).toContain(to);
      expect(isMainRoad(wholeBoard, from, to)).toBe(kind === "main");
    }
  });

  test("MAP-09 two cities joined by a road of either kind are adjacent, and no others", () => {
    const adjacent = cities.flatMap((city) => wholeBoard.neighbours[city.id] ?? []);
    expect(adjacent).toHaveLength(2 * data.board.roads.length);
    for (const city of cities)
      for (const next of wholeBoard.neighbours[city.id] ?? []) {
        expect(wholeBoard.neighbours[next]).toContain(city.id);
        expect(distance(wholeBoard, city.id, next)).toBe(1);
      }
  });

  test("MAP-10 roads of both kinds join the two maps, like any other", () => {
    const between = data.board.roads.filter(([a, b]) => cityCalled(a).map !== cityCalled(b).map);
    expect(new Set(between.map(([, , kind]) => kind))).toEqual(new Set(["road", "main"]));
    for (const [a, b] of between) expect(distance(wholeBoard, cityCalled(a).id, cityCalled(b).id)).toBe(1);
  });

  test("MAP-11 a city is a minor fortress, a major fortress, a set-up city or none of these", () => {
    expect(cityCalled("glogau").fortress).toBe("minor");
    expect(cityCalled("breslau").fortress).toBe("major");
    expect(cityCalled("steinau").fortress).toBeNull();
    expect(keysOf(pack.fortresses)).toEqual(
      cities
        .filter((city) => city.fortress !== null)
        .map((city) => city.key)
        .sort(),
    );
  });

  test("MAP-14 Trier, Mainz, Köln and Mannheim are fortresses outside every home country", () => {
    const electors = pack.fortresses.filter((_, index) => pack.isElectorFortress[index]);
    expect(keysOf(electors)).toEqual(["koeln", "mainz", "mannheim", "trier"]);
    for (const id of electors) expect(cities[id]).toMatchObject({ map: "flanders", home: NOBODY });
  });

  test("NID-03 two Silesian fortresses are Prussian at the start and five Austrian", () => {
    expect(fortressKeys(pack.startingMarkers.prussian)).toEqual(["glogau", "liegnitz"]);
    expect(fortressKeys(pack.startingMarkers.austrian)).toEqual([
      "breslau",
      "brieg",
      "cosel",
      "glatz",
      "neisse",
    ]);
    expect(pack.silesian).toHaveLength(7);
  });

  test("NID-10 a general can pass Tournai and Brüssel in one move, and one city protects only the second", () => {
    const tournai = cityCalled("tournai").id;
    const bruessel = cityCalled("bruessel").id;
    expect(distance(wholeBoard, tournai, bruessel)).toBeLessThanOrEqual(3);
    expect(
      cities.some(
        ({ id }) => distance(wholeBoard, id, bruessel) === 3 && distance(wholeBoard, id, tournai) > 3,
      ),
    ).toBe(true);
  });

  test("each map holds together by itself, so no city of the Bohemia map is out of reach of another", () => {
    const [first] = bohemiaOnly.cities;
    if (first === undefined) throw new Error("no city on the Bohemia map");
    for (const id of bohemiaOnly.cities) expect(distance(bohemiaOnly, first, id)).toBeLessThan(255);
    expect(bohemiaOnly.cities.every((id) => cities[id]?.map === "bohemia")).toBe(true);
  });
});

describe("the historical pack: pieces and troops", () => {
  test("CMP-02 there are 20 generals in 6 colours", () => {
    expect(pack.generals).toHaveLength(20);
    const counts = { france: 5, bavaria: 1, prussia: 4, saxony: 1, austria: 6, pragmatic: 3 };
    expect(perPower((power) => pack.armies[power]?.generals.length ?? 0)).toEqual(counts);
  });

  test("CMP-03 there are 10 supply trains in 6 colours", () => {
    expect(pack.trains).toHaveLength(10);
    const counts = { france: 2, bavaria: 1, prussia: 2, saxony: 1, austria: 3, pragmatic: 1 };
    expect(perPower((power) => pack.armies[power]?.trains.length ?? 0)).toEqual(counts);
  });

  test("CMP-04 there are 2 hussars, and they are Austrian", () => {
    expect(data.armies.powers.austria.hussars).toBe(2);
    for (const power of POWER_NAMES)
      if (power !== "austria") expect(data.armies.powers[power].hussars).toBeUndefined();
  });

  test("CMP-09 generals and supply trains are pieces, hussars are not", () => {
    expect(pack.pieces).toEqual([...pack.generals, ...pack.trains]);
    expect(pack.pieces.map((piece) => piece.id)).toEqual(pack.pieces.map((_, index) => index));
    expect(new Set(pack.pieces.map((piece) => piece.kind))).toEqual(new Set(["general", "train"]));
  });

  test("CMP-10 a general is known by name and rank number, and no two of a power share one", () => {
    for (const power of POWERS) {
      const generals = pack.generals.filter((general) => general.power === power);
      expect(new Set(generals.map((general) => general.rank)).size).toBe(generals.length);
      expect(new Set(generals.map((general) => general.name)).size).toBe(generals.length);
    }
  });

  test("SET-03 each general has his set-up city, and two of one power may start as a stack", () => {
    const onBoard = pack.generals.filter((general) => general.start !== OFF_MAP_BOX);
    expect(onBoard).toHaveLength(19);
    for (const general of onBoard) expect(cities[general.start]).toBeDefined();
    const startOf = (name: string) =>
      cities[pack.generals.find((general) => general.name === name)?.start ?? -1];
    expect(startOf("Friedrich")?.key).toBe("steinau");
    expect(startOf("Schwerin")?.key).toBe("steinau");
  });

  test("SET-04 each supply train has its set-up city", () => {
    const onBoard = pack.trains.filter((train) => train.start !== SILESIA_BOX);
    expect(onBoard).toHaveLength(9);
    for (const train of onBoard) expect(cities[train.start]).toBeDefined();
    expect(new Set(onBoard.map((train) => train.start)).size).toBe(9);
  });

  test("NID-13 NID-18 Prussia's fourth general and second train wait off the board", () => {
    const waiting = pack.pieces.filter((piece) => piece.start === OFF_MAP_BOX || piece.start === SILESIA_BOX);
    expect(waiting).toMatchObject([
      { kind: "general", power: PRUSSIA, rank: 4, start: OFF_MAP_BOX },
      { kind: "train", power: PRUSSIA, start: SILESIA_BOX },
    ]);
  });

  test("NID-22 NID-23 every total can be allotted with each general between his minimum and 8", () => {
    for (const power of POWERS) {
      const own = pack.generals.filter((general) => general.power === power);
      const least = own.reduce((sum, general) => sum + general.minimum, 0);
      expect(own.every((general) => general.minimum >= 1 && general.minimum <= 8)).toBe(true);
      expect(pack.armies[power]?.troops).toBeGreaterThanOrEqual(least);
      expect(pack.armies[power]?.troops).toBeLessThanOrEqual(8 * own.length);
    }
    const minima = pack.generals.filter(({ power }) => power === PRUSSIA).map(({ minimum }) => minimum);
    expect(minima.every((minimum, index) => minimum <= ([8, 4, 4, 6][index] ?? 0))).toBe(true);
  });

  test("SET-18 the army sheets print a higher set-up minimum for some generals", () => {
    const higher = pack.generals.filter((general) => general.minimum > 1);
    expect(Object.fromEntries(higher.map((general) => [general.name, general.minimum]))).toEqual({
      "Moritz von Sachsen": 7,
      "Belle-Isle": 6,
      Broglie: 5,
      Törring: 5,
      "Erbprinz Leopold": 4,
      "Der Alte Dessauer": 6,
      Rutowski: 5,
      Khevenhüller: 6,
      Batthyány: 2,
      Arenberg: 4,
    });
  });

  test("SET-19 Prussia's total is 22 troops, shared by all four of its generals", () => {
    expect(pack.armies[PRUSSIA]?.troops).toBe(22);
    expect(pack.armies[PRUSSIA]?.generals).toHaveLength(4);
  });

  test("NID-24 hands and incomes are those of the rules", () => {
    const hands = { france: 2, bavaria: 5, prussia: 9, saxony: 3, austria: 5, pragmatic: 3 };
    expect(perPower((power) => pack.armies[power]?.initialHand ?? 0)).toEqual(hands);
    const incomes = { france: 5, bavaria: 1, prussia: 3, saxony: 1, austria: 5, pragmatic: 3 };
    expect(perPower((power) => pack.armies[power]?.income ?? 0)).toEqual(incomes);
  });
});

describe("the tactical cards", () => {
  const decks = Array.from({ length: DECKS }, (_, deck) => cardsOfDeck(deck));

  test("CMP-07 there are 4 decks of 38 tactical cards, 152 together, and 25 political cards", () => {
    expect(decks.map((deck) => deck.length)).toEqual([38, 38, 38, 38]);
    expect(new Set(decks.flat()).size).toBe(152);
    expect(data.politics.cards).toHaveLength(25);
  });

  test("CMP-12 a tactical card is a suit card of value 2 to 10 or a Reserve", () => {
    for (const card of decks.flat()) {
      if (isReserve(card)) expect(suitOf(card)).toBe(RESERVE);
      else {
        expect([0, 1, 2, 3]).toContain(suitOf(card));
        expect(worthOf(card)).toBeGreaterThanOrEqual(2);
        expect(worthOf(card)).toBeLessThanOrEqual(10);
      }
    }
  });

  test("CMP-14 RUL-11 each deck has every value 2 to 10 once in each suit, and 2 Reserves", () => {
    for (const deck of decks) {
      const suitCards = deck.filter((card) => !isReserve(card));
      expect(deck.length - suitCards.length).toBe(2);
      expect(suitCards).toHaveLength(DECK_SIZE - 2);
      expect(new Set(suitCards.map((card) => `${suitOf(card)} ${worthOf(card)}`)).size).toBe(36);
    }
  });
});

describe("loading a pack", () => {
  test("a sound pack is compiled once and known by its contents", () => {
    const loaded = loadPack(data);
    expect(loaded.id).toBe(pack.id);
    expect(loadPack(historicalData())).toBe(loaded);
  });

  test("a faulty pack is refused with every problem in it", () => {
    const faulty = { ...data, board: { ...data.board, sectors: [], roads: [] } };
    expect(() => loadPack(faulty)).toThrow(/there must be 44 sectors[\s\S]*no road joins the two maps/);
  });

  test("nothing that a file can hold makes the check throw", () => {
    for (const nonsense of [null, undefined, 7, "pack", [], {}, { board: [], armies: 1, politics: null }])
      expect(checkPack(nonsense as unknown as PackData).length).toBeGreaterThan(0);
  });

  test("a value replaced by nonsense anywhere never makes the check throw", () => {
    const replaceSomewhere = (value: unknown, steps: readonly number[], nonsense: unknown): unknown => {
      const [step, ...rest] = steps;
      if (step === undefined || value === null || typeof value !== "object") return nonsense;
      const keys = Object.keys(value);
      const key = keys[step % Math.max(keys.length, 1)];
      if (key === undefined) return nonsense;
      const inside: unknown = Reflect.get(value, key);
      return Object.assign(Array.isArray(value) ? [] : {}, value, {
        [key]: replaceSomewhere(inside, rest, nonsense),
      });
    };
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 7 }), fc.jsonValue(), (steps, nonsense) => {
        const problems = checkPack(replaceSomewhere(data, steps, nonsense) as PackData);
        expect(problems.every(({ where, what }) => where !== "" && what !== "")).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

import { BOTS } from "@maria/bots";
import { type GameRecord, loadPack, type PackData } from "@maria/rules";
import { RULES_VERSION, seedFromNumber } from "@maria/rules/authority";
import { describe, expect, test } from "vitest";
import {
  checkGameFile,
  type GameFile,
  parseGameFile,
  playableRecord,
  playGame,
  writeGameFile,
} from "../src/index.ts";
import { historical, historicalData, THREE } from "./support/historical.ts";

const bots = { maria: BOTS.cadet, frederick: BOTS.cadet, louis: BOTS.cadet };
const { record } = await playGame(historical, THREE, seedFromNumber(4), bots);
const half: GameRecord = { ...record, entries: record.entries.slice(0, 60) };
const players = {
  maria: { kind: "person" },
  frederick: { kind: "bot", level: "cadet" },
  louis: { kind: "bot", level: "random" },
} as const;
const file: GameFile = { name: "The long war", players, record: half, pack: historicalData };

/** The same board with its cities in another order: another pack by its fingerprint. */
const turned = (rounds: number): PackData => {
  const cities = [...historicalData.board.cities];
  return {
    ...historicalData,
    board: { ...historicalData.board, cities: [...cities.slice(rounds), ...cities.slice(0, rounds)] },
  };
};

describe("a game as a file", () => {
  test("is read as it was written, pack and players and all", () => {
    expect(parseGameFile(writeGameFile(file), "x")).toEqual(JSON.parse(JSON.stringify(file)));
    expect(checkGameFile(file, RULES_VERSION)).toMatchObject({ progress: { result: null }, halt: null });
  });

  test("may be a bare record, which names its pack and nobody who plays", () => {
    const read = parseGameFile(JSON.stringify(half), "from the terminal");
    const person = { kind: "person" };
    expect(read).toEqual({
      name: "from the terminal",
      players: { maria: person, frederick: person, louis: person },
      record: half,
      pack: null,
    });
  });

  test.each<[string, string, unknown]>([
    ["no JSON", "{", { fault: "notJson" }],
    ["no record", "[]", { fault: "notAGame", what: "notARecord" }],
    ["a file without a record", '{"format":"maria-game"}', { fault: "notAGame", what: "notARecord" }],
    [
      "an entry that is none",
      JSON.stringify({ ...half, entries: [{ seat: "maria" }] }),
      { fault: "notAGame", what: "badEntry", entry: 1 },
    ],
  ])("is refused with what is wrong with it: %s", (_name, text, fault) => {
    expect(parseGameFile(text, "x")).toMatchObject(fault as object);
  });

  test("what is not sensible in it beside the record falls back to people and the name given", () => {
    const text = JSON.stringify({
      format: "maria-game",
      name: "x".repeat(81),
      players: { maria: { kind: "bot", level: "constructor" }, louis: 7 },
      record: half,
    });
    expect(parseGameFile(text, "given")).toMatchObject({
      name: "given",
      players: { maria: { kind: "person" }, frederick: { kind: "person" }, louis: { kind: "person" } },
    });
  });

  test("has the name written in it, as long as one may be, and none that is blank or longer", () => {
    const nameOf = (name: string, fallback: string): string => {
      const read = parseGameFile(writeGameFile({ ...file, name }), fallback);
      return "fault" in read ? read.fault : read.name;
    };
    expect(nameOf("x".repeat(80), "given")).toBe("x".repeat(80));
    expect(nameOf("  ", "given")).toBe("given");
    expect(nameOf("", "g".repeat(81))).toBe("g".repeat(80));
    // A bare record has no name, whatever it is called inside.
    expect(parseGameFile(JSON.stringify({ ...half, seed: half.seed }), "given")).toMatchObject({
      name: "given",
      pack: null,
    });
  });

  test("says how far the game has come and for whom it waits", () => {
    const whole: GameFile = { ...file, record };
    expect(checkGameFile(whole, RULES_VERSION)).toMatchObject({ progress: { waitsFor: [] } });
    const begun: GameFile = { ...file, record: { ...record, entries: [] } };
    expect(checkGameFile(begun, RULES_VERSION)).toEqual({
      progress: { turn: 1, result: null, waitsFor: ["louis", "frederick", "maria"] },
      halt: null,
    });
  });

  test("opens with the pack it brings, wherever it is opened", async () => {
    const data = turned(1);
    const own = await playGame(loadPack(data), THREE, seedFromNumber(4), bots);
    expect(own.record.pack).not.toBe(historical.id);
    const read = parseGameFile(writeGameFile({ ...file, record: own.record, pack: data }), "x");
    if ("fault" in read) throw new Error(read.fault);
    expect(checkGameFile(read, RULES_VERSION)).toMatchObject({ progress: { result: own.state.result } });
  });

  test("is refused if its pack is unknown, unsound or another one than it names", () => {
    const named: GameFile = { ...file, record: { ...half, pack: "0".repeat(32) } };
    const otherPack = { fault: "otherPack", pack: "0".repeat(32) };
    expect(checkGameFile({ ...named, pack: null }, RULES_VERSION)).toEqual(otherPack);
    expect(checkGameFile({ ...named, pack: turned(2) }, RULES_VERSION)).toEqual(otherPack);
    for (const pack of [{}, 7, [], { board: null }, { ...historicalData, armies: {} }])
      expect(checkGameFile({ ...named, pack: pack as PackData }, RULES_VERSION)).toEqual(otherPack);
  });

  test("with an entry against the rules it was played under is refused, under other rules shown up to there", () => {
    const entries = [...half.entries.slice(0, 10), { seat: "maria", action: { type: "takeBack" } }] as const;
    const forged: GameFile = {
      ...file,
      record: { ...half, entries: [...entries, ...half.entries.slice(10)] },
    };
    expect(checkGameFile(forged, RULES_VERSION)).toEqual({ fault: "illegalEntry", number: 11 });
    const older: GameFile = { ...forged, record: { ...forged.record, rules: 1 } };
    expect(checkGameFile(older, RULES_VERSION)).toMatchObject({ halt: { number: 11, of: 61, rules: 1 } });
    const { entries: found, ...start } = older.record;
    expect(playableRecord(start, found)).toEqual({
      record: { ...half, entries: half.entries.slice(0, 10) },
      halt: { number: 11, of: 61, rules: 1 },
    });
    expect(playableRecord(start, half.entries)).toEqual({ record: half, halt: null });
  });
});

import { describe, expect, test } from "vitest";
import {
  ACTION_TYPES,
  type Action,
  isRefusal,
  parseAction,
  parseEntry,
  parseRecord,
  RULES_VERSION,
  seedFromNumber,
} from "../../src/engine.ts";
import { LONGEST_PROMISE } from "../../src/model/numbers.ts";
import { introductory } from "../support/games.ts";
import { historical } from "../support/packs.ts";

const MARCH = { type: "march", piece: 3, path: [4, 5], force: false };
const RECRUIT = {
  type: "recruit",
  power: 4,
  troops: 2,
  reentries: [{ general: 1, city: 2, commander: 1 }],
  cards: [7, 8],
  split: [{ general: 1, troops: 2 }],
};
const offerOf = (term: unknown): unknown => ({ type: "propose", partner: "maria", terms: [term], turns: 2 });
const PROMISE = { type: "promise", power: 0, text: "we shall see" };

const isMalformed = (value: unknown): boolean => {
  const parsed = parseAction(value);
  return isRefusal(parsed) && parsed.reason === "malformedAction";
};

describe("an action from outside", () => {
  test("is built anew, deep down: what the giver changes later changes nothing", () => {
    const given = structuredClone(RECRUIT);
    const parsed = parseAction(given);
    expect(parsed).toEqual(RECRUIT);
    expect(parsed).not.toBe(given);
    given.cards[0] = 99;
    (given.split[0] as { troops: number }).troops = 8;
    expect(parsed).toEqual(RECRUIT);
  });

  test("is the same over JSON, over structured clone and without a prototype", () => {
    for (const action of [MARCH, RECRUIT, offerOf(PROMISE)]) {
      expect(parseAction(JSON.parse(JSON.stringify(action)))).toEqual(action);
      expect(parseAction(structuredClone(action))).toEqual(action);
      expect(parseAction(Object.assign(Object.create(null), action))).toEqual(action);
    }
  });

  test("may leave out what is optional, and only that", () => {
    expect(parseAction(MARCH)).toEqual(MARCH);
    expect(parseAction({ ...MARCH, commander: 3 })).toEqual({ ...MARCH, commander: 3 });
    expect(isMalformed({ ...MARCH, commander: undefined })).toBe(true);
    for (const field of Object.keys(MARCH)) {
      const { [field as keyof typeof MARCH]: _, ...rest } = MARCH;
      expect(isMalformed(rest), field).toBe(true);
    }
  });

  test("has no field nobody asked for, by whatever name and however deep", () => {
    for (const name of ["constructor", "toString", "hasOwnProperty", "valueOf", "__proto__", "extra", ""]) {
      const key = JSON.stringify(name);
      const junk = `${key}:{"x":1}`;
      for (const text of [
        `{"type":"done",${junk}}`,
        `{"type":"march","piece":3,"path":[4],"force":false,${junk}}`,
        `{"type":"propose","partner":"maria","turns":2,"terms":[{"type":"acceptPeace",${junk}}]}`,
        `{"type":"assignTroops","reentries":[],"split":[{"general":1,"troops":1,${junk}}]}`,
        `{"type":"execute","instruction":false,"shifts":[{"track":"saxony","steps":1,${junk}}]}`,
      ])
        expect(isMalformed(JSON.parse(text)), text).toBe(true);
    }
    expect(isMalformed({ type: "done", [Symbol("hidden")]: 1 })).toBe(true);
    expect(isMalformed(Object.defineProperty({ type: "done" }, "hidden", { value: 1 }))).toBe(true);
  });

  test("inherits nothing", () => {
    expect(isMalformed(Object.create(MARCH))).toBe(true);
    expect(isMalformed(Object.assign(Object.create({ force: false }), { ...MARCH }))).toBe(true);
    for (const type of ["constructor", "toString", "__proto__", "hasOwnProperty", "takeBack", ""])
      expect(isMalformed({ type }), type).toBe(true);
    expect(isMalformed(offerOf({ type: "constructor" }))).toBe(true);
    expect(isMalformed(new Map([["type", "done"]]))).toBe(true);
  });

  test("never runs a getter, and never throws at a proxy", () => {
    let runs = 0;
    const telling = Object.defineProperty({ ...MARCH }, "force", {
      enumerable: true,
      get: () => {
        runs++;
        throw new Error("seen");
      },
    });
    expect(isMalformed(telling)).toBe(true);
    const elements = Object.defineProperty([4, 5], 1, { enumerable: true, get: () => runs++ });
    expect(isMalformed({ ...MARCH, path: elements })).toBe(true);
    expect(runs).toBe(0);
    const fail = (): never => {
      throw new Error("trapped");
    };
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    for (const hostile of [
      proxy,
      new Proxy(MARCH, { getPrototypeOf: fail }),
      new Proxy(MARCH, { ownKeys: fail }),
      new Proxy(MARCH, { getOwnPropertyDescriptor: fail }),
      { ...MARCH, path: proxy },
      { ...MARCH, path: new Proxy([4], { get: fail }) },
    ]) {
      expect(isMalformed(hostile)).toBe(true);
      expect(parseRecord(hostile)).toHaveProperty("fault");
      expect(isRefusal(parseEntry({ seat: "maria", action: hostile }))).toBe(true);
    }
  });

  test("has lists without holes and without anything beside their elements, none of them too long", () => {
    const holed: number[] = [4, 5];
    holed.length = 3;
    const trailing = [4, 5];
    delete trailing[0];
    const extended = Object.assign([4, 5], { more: 1 });
    for (const path of [
      holed,
      trailing,
      extended,
      new Array(3),
      { 0: 4, 1: 5, length: 2 },
      new Uint8Array(2),
      "45",
    ])
      expect(isMalformed({ ...MARCH, path })).toBe(true);
    expect(isMalformed({ ...MARCH, path: Object.setPrototypeOf([4], null) })).toBe(true);
    expect(isMalformed({ ...MARCH, path: Array(152).fill(4) })).toBe(false);
    expect(isMalformed({ ...MARCH, path: Array(153).fill(4) })).toBe(true);
    expect(isMalformed({ ...MARCH, path: Array(5_000_000) })).toBe(true);
    const keepsOutOf = (cities: number, type = "keepOut", places = "cities") => ({
      type: "propose",
      partner: "maria",
      terms: [{ type, power: 0, [places]: Array(cities).fill(4) }],
      turns: 1,
    });
    for (const term of [
      ["keepOut", "cities"],
      ["keepAway", "fortresses"],
    ] as const) {
      expect(isMalformed(keepsOutOf(500, ...term))).toBe(false);
      expect(isMalformed(keepsOutOf(501, ...term))).toBe(true);
    }
  });

  test("has whole numbers only, −0 not among them", () => {
    for (const piece of [-0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9, "3", 3n, true, null, [3]])
      expect(isMalformed({ ...MARCH, piece }), String(piece)).toBe(true);
    expect(isMalformed(JSON.parse('{"type":"vote","charles":-0}'))).toBe(true);
    expect(isMalformed({ type: "shiftSaxony", steps: 0 })).toBe(false);
    for (const power of [-0, 6, -1, "0"])
      expect(isMalformed({ type: "allot", power, troops: [] })).toBe(true);
    expect(isMalformed({ type: "playCard", card: 152 })).toBe(true);
  });

  test("RUL-104 has texts that are short and can be written anywhere", () => {
    const textOf = (text: unknown): unknown => offerOf({ ...PROMISE, text });
    expect(isMalformed(textOf("é — 中 🙂\n\tnext"))).toBe(false);
    expect(isMalformed(textOf("a".repeat(LONGEST_PROMISE)))).toBe(false);
    for (const text of [
      "a".repeat(LONGEST_PROMISE + 1),
      "\u001b[2J",
      "\u0000",
      "\u009b",
      "\ud83d",
      7,
      ["a"],
      new String("a"),
    ])
      expect(isMalformed(textOf(text))).toBe(true);
  });

  test("may be nested as deep as anybody likes without being followed down", () => {
    let deep: unknown = 1;
    for (let level = 0; level < 200_000; level++) deep = [deep];
    for (const value of [deep, { type: deep }, { ...MARCH, path: deep }, offerOf(deep)])
      expect(isMalformed(value)).toBe(true);
  });

  test("of any type there is is known, and nothing but an object is one", () => {
    for (const value of [undefined, null, 1, "done", [], [{ type: "done" }], () => {}, Symbol("done"), {}])
      expect(isMalformed(value)).toBe(true);
    const bare = ACTION_TYPES.filter((type) => !isMalformed({ type }));
    const without: Action["type"][] = [
      "halt",
      "dispute",
      "passFlanders",
      "done",
      "notDone",
      "stop",
      "conserve",
    ];
    expect(bare).toEqual(without);
  });
});

describe("an entry from outside", () => {
  test("is an action of a seat, or a bare take-back", () => {
    expect(parseEntry({ seat: "louis", action: MARCH })).toEqual({ seat: "louis", action: MARCH });
    const back = { seat: "playerB", action: { type: "takeBack" } };
    expect(parseEntry(back)).toEqual(back);
    for (const entry of [
      { seat: "louis", action: { type: "takeBack", junk: "x".repeat(9) } },
      { seat: "louis", action: { type: "takeBack" }, at: 1 },
      { seat: "constructor", action: MARCH },
      { seat: null, action: MARCH },
      { action: MARCH },
      { seat: "louis" },
      MARCH,
      null,
    ])
      expect(isRefusal(parseEntry(entry)), JSON.stringify(entry)).toBe(true);
  });
});

describe("a record from outside", () => {
  const entries = [
    { seat: "louis", action: { type: "done" } },
    { seat: "maria", action: { type: "takeBack" } },
  ];
  const RECORD = {
    rules: RULES_VERSION,
    pack: historical.id,
    options: introductory(3),
    seed: seedFromNumber(1),
    entries,
  };

  test("is built anew, entries and options too", () => {
    const given = structuredClone(RECORD);
    const parsed = parseRecord(given);
    expect(parsed).toEqual({ record: RECORD });
    given.entries.length = 0;
    (given.options as { players: number }).players = 2;
    expect(parsed).toEqual({ record: RECORD });
  });

  test("names the field that is wrong", () => {
    const long = "x".repeat(1_000_000);
    for (const [changes, fault] of [
      [{ name: "x" }, "unknownField"],
      [{ constructor: 1 }, "unknownField"],
      [{ [Symbol("x")]: 1 }, "unknownField"],
      [{ rules: -0 }, "badRules"],
      [{ rules: 1e12 }, "badRules"],
      [{ rules: undefined }, "badRules"],
      [{ pack: long }, "badPack"],
      [{ pack: 7 }, "badPack"],
      [{ options: { ...RECORD.options, extra: 1 } }, "badOptions"],
      [{ options: { variant: "advanced", players: 3 } }, "badOptions"],
      [{ options: { ...RECORD.options, players: 4 } }, "badOptions"],
      [{ options: { ...RECORD.options, variant: "constructor" } }, "badOptions"],
      [{ seed: long }, "badSeed"],
      [{ seed: "0" }, "badSeed"],
      [{ entries: {} }, "badEntries"],
      [{ entries: new Array(2) }, "badEntries"],
      [{ entries: Object.assign([], { x: 1 }) }, "badEntries"],
      [{ entries: new Array(100_001).fill(entries[0]) }, "badEntries"],
    ] as const)
      expect(parseRecord({ ...RECORD, ...changes }), fault).toEqual({ fault, entry: null });
    for (const value of [null, [], "x", 1, undefined, Object.create(RECORD)])
      expect(parseRecord(value)).toEqual({ fault: "notARecord", entry: null });
    expect(parseRecord(JSON.parse('{"__proto__":{}}'))).toEqual({ fault: "unknownField", entry: null });
  });

  test("GEN-08 and RUL-96 has options there is a game for", () => {
    const withOptions = (variant: string, players: number, politicalOption: boolean) =>
      parseRecord({ ...RECORD, options: { ...RECORD.options, variant, players, politicalOption } });
    expect(withOptions("advanced", 2, true)).toHaveProperty("record");
    expect(withOptions("introductory", 3, true)).toHaveProperty("fault", "badOptions");
    expect(withOptions("silesia-gambit", 2, false)).toHaveProperty("fault", "badOptions");
  });

  test("says which entry is wrong, counted from 1, junk in a take-back included", () => {
    for (const bad of [
      { seat: "maria", action: { type: "takeBack", steps: 1 } },
      { seat: "maria", action: { type: "takeBack", constructor: 1 } },
      { seat: "maria", action: { type: "done" }, by: "louis" },
      { seat: "nobody", action: { type: "done" } },
      { seat: "maria", action: { type: "vote", charles: -0 } },
      { seat: "maria", action: null },
      undefined,
      [],
    ])
      expect(parseRecord({ ...RECORD, entries: [...entries, bad] })).toEqual({ fault: "badEntry", entry: 3 });
  });
});

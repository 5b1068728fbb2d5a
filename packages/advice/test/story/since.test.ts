import type { LogEntry } from "@maria/rules";
import { AUSTRIA, type FortressId, type FRANCE, PRUSSIA, type Seat } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import frederick from "../../../rules/test/fixtures/frederick-twelve-fortresses.record.json" with {
  type: "json",
};
import { deedsSince, type Line, sinceOwnAction, sinceOwnTurn, tracesOf } from "../../src/story/index.ts";
import { city, general, historical, viewAtStart } from "../support/position.ts";
import { linesOf } from "./log.ts";

const schwerin = general("prussia", 1);
const leopold = general("prussia", 2);
const line = (by: Seat, entry: LogEntry): Line => ({ by, entry });
const march = (piece: typeof schwerin, ...keys: string[]): LogEntry => {
  const [from, ...path] = keys.map(city);
  if (from === undefined) throw new Error("no way");
  return { type: "marched", piece, from, path, force: false };
};
const stage = (...powers: (typeof FRANCE | typeof PRUSSIA | typeof AUSTRIA)[]): LogEntry => ({
  type: "stageBegan",
  stage: 3,
  powers,
});
const done = (seat: Seat): LogEntry => ({ type: "seatDone", seat });
const fell: LogEntry = {
  type: "conquered",
  fortress: (historical.fortressIn[city("brieg")] ?? -1) as FortressId,
  by: PRUSSIA,
  marker: PRUSSIA,
  retroactive: false,
};
const played: LogEntry = { type: "cardPlayed", power: AUSTRIA, card: 3 as never, value: 3, score: 1 };

describe("since the seat last did something", () => {
  const lines = [
    line("maria", stage(AUSTRIA)),
    line("maria", march(general("austria", 1), "olmuetz", "bruenn")),
    line("maria", done("maria")),
    line("maria", stage(PRUSSIA)),
    line("frederick", march(schwerin, "glogau", "breslau")),
    line("frederick", done("frederick")),
    line("maria", played),
    line("frederick", fell),
  ];

  test("its last action is behind it, whatever it was", () => {
    expect(sinceOwnAction(lines, "maria")).toBe(7);
    expect(sinceOwnAction(lines, "louis")).toBe(0);
  });

  test("a card played in another's stage is no turn of its own", () => {
    expect(sinceOwnTurn(lines, viewAtStart("introductory", "maria"))).toBe(4);
    expect(sinceOwnTurn(lines, viewAtStart("introductory", null))).toBe(8);
  });

  test("what it does in the present stage leaves the list as it was", () => {
    expect(sinceOwnTurn(lines, viewAtStart("introductory", "frederick"))).toBe(0);
    const next = [...lines, line("frederick", stage(AUSTRIA))];
    expect(sinceOwnTurn(next, viewAtStart("introductory", "frederick"))).toBe(9);
  });
});

describe("what others have done", () => {
  test("RUL-03 generals who went the same way went together, and the ways keep their order", () => {
    const log = [
      march(schwerin, "glogau", "breslau"),
      march(leopold, "glogau", "breslau"),
      march(schwerin, "breslau", "brieg"),
    ].map((entry) => line("frederick", entry));
    expect(deedsSince(log, 0, "maria")).toEqual([
      {
        kind: "way",
        pieces: [schwerin, leopold],
        path: [city("glogau"), city("breslau")],
        how: "march",
      },
      { kind: "way", pieces: [schwerin], path: [city("breslau"), city("brieg")], how: "march" },
    ]);
    expect(deedsSince(log, 2, "maria")).toHaveLength(1);
    expect(deedsSince(log, 0, "frederick")).toEqual([]);
  });

  test("a battle that had begun before is told if some of it is new, with its retreat as a way", () => {
    const entries: LogEntry[] = [
      {
        type: "battleBegan",
        attacker: { city: city("brieg"), generals: [schwerin], power: PRUSSIA, suit: 0, troops: 5 },
        defender: {
          city: city("neisse"),
          generals: [general("austria", 1)],
          power: AUSTRIA,
          suit: 1,
          troops: 4,
        },
        score: 1,
      },
      played,
      {
        type: "battleEnded",
        winner: "attacker",
        winnerPower: PRUSSIA,
        attacker: city("brieg"),
        defender: city("neisse"),
        loss: 1,
      },
      {
        type: "retreated",
        generals: [general("austria", 1)],
        from: city("neisse"),
        path: [city("troppau")],
      },
    ];
    const log = entries.map((entry) => line("frederick", entry));
    const deeds = deedsSince(log, 2, "maria");
    expect(deeds.map(({ kind }) => kind)).toEqual(["outcome", "way"]);
    expect(tracesOf(historical, deeds)).toEqual({
      ways: [deeds[1]],
      fallen: [],
      battles: [city("neisse")],
      lost: [],
      arrived: [],
    });
    expect(deedsSince(log, 4, "maria")).toEqual([]);
  });

  test("fortresses that fell and pieces that came are marked where they stand", () => {
    const placed: LogEntry = { type: "hussarPlaced", hussar: 1, city: city("glogau") };
    const deeds = deedsSince([line("frederick", fell), line("maria", placed)], 0, "louis");
    expect(tracesOf(historical, deeds)).toMatchObject({ fallen: [city("brieg")], arrived: [city("glogau")] });
  });

  test("over a whole game every march of the others is told exactly once", () => {
    const lines = linesOf(frederick.record, "maria");
    const told = deedsSince(lines, 0, "maria").flatMap((deed) =>
      deed.kind === "way" && deed.how !== "retreat" ? deed.pieces : [],
    );
    expect(told.length).toBe(
      lines.filter(({ by, entry }) => entry.type === "marched" && by !== "maria").length,
    );
    expect(told.length).toBeGreaterThan(10);
  });
});

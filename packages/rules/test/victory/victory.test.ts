import { describe, expect, test } from "vitest";
import {
  frenchCount,
  type PowerName,
  pending,
  prussianCount,
  type Seat,
  type State,
} from "../../src/engine.ts";
import { historical } from "../support/packs.ts";
import {
  city,
  marchOf,
  piece,
  played,
  position,
  positionWithEvents,
  refused,
  type Setup,
  whereIs,
} from "../support/position.ts";

/** Fortresses in Austria on the Bohemia map, and in Silesia, none of them Linz, Steyr or Cosel. */
const AUSTRIAN = [
  "prag",
  "eger",
  "pilsen",
  "budweis",
  "tabor",
  "leitmeritz",
  "koeniggraetz",
  "kolin",
  "jungbunzlau",
  "olmuetz",
  "bruenn",
  "znaim",
  "iglau",
];
const SILESIAN = ["breslau", "glogau", "liegnitz", "brieg", "neisse", "glatz"];

const markers = (owner: PowerName, keys: readonly string[]): Record<string, PowerName> =>
  Object.fromEntries(keys.map((key) => [key, owner]));

/** No Silesian fortress is Prussian, so that every marker is counted in sight. */
const NO_SILESIA = markers("austria", SILESIAN);

const movement = (stage: 3 | 4 | 5, setup: Omit<Setup, "begin">): State =>
  position({ begin: { stage, phase: "movement" }, ...setup });

describe("Louis XV", () => {
  const eight = { ...NO_SILESIA, ...markers("france", AUSTRIAN.slice(0, 8)) };

  test("INT-07, INT-08 and EXA-49 the ninth French marker in Austria wins at once, in the middle of a move", () => {
    const state = movement(3, {
      turn: 5,
      markers: eight,
      pieces: { france1: "wels", france2: "eger", austria1: "raab" },
    });
    expect(frenchCount(state, historical)).toBe(8);
    const march = marchOf(state, "france1", ["linz", "enns", "steyr"]);
    const { state: after, events } = played(state, "louis", march);
    const result = { winner: "louis", ending: "fortressesInAustria", power: -1, turn: 5 };
    expect(after.result).toEqual(result);
    expect(events[events.length - 1]).toEqual({ type: "gameEnded", result });
    expect(whereIs(after, "france1")).toBe("enns");
    expect(events[0]).toEqual({
      type: "marched",
      piece: piece(historical, "france1"),
      from: city(historical, "wels"),
      path: ["linz", "enns"].map((key) => city(historical, key)),
      force: false,
    });
    expect(pending(after)).toEqual([]);
    for (const seat of ["louis", "frederick", "maria"] as const)
      refused(after, seat, { type: "done" }, "INT-07", "gameIsOver");
  });

  test("INT-08 a Bavarian conquest carries a French marker and counts", () => {
    const state = movement(3, { markers: eight, pieces: { bavaria1: "linz", austria1: "raab" } });
    const { state: after } = played(state, "louis", marchOf(state, "bavaria1", ["wels"]));
    expect(after.result?.winner).toBe("louis");
  });

  test("INT-08 a retroactive conquest wins too, after the combat that made it possible", () => {
    const state = movement(3, {
      markers: eight,
      pieces: { france1: "linz", austria1: "freistadt" },
      troops: { france1: 8, austria1: 1 },
    });
    const { state: marched } = played(state, "louis", marchOf(state, "france1", ["wels", "linz"]));
    expect(marched.result).toBeNull();
    const { state: fighting } = played(marched, "louis", { type: "done" });
    const { state: after } = played(fighting, "maria", { type: "stop" });
    expect(after.result).toMatchObject({ winner: "louis", ending: "fortressesInAustria" });
  });

  test("INT-08 fortresses in Silesia and in Bavaria do not count for France", () => {
    const state = movement(3, {
      markers: { ...eight, ...markers("france", SILESIAN), muenchen: "france" },
      pieces: { france1: "cosel", austria1: "raab" },
    });
    expect(frenchCount(state, historical)).toBe(8);
    expect(played(state, "louis", marchOf(state, "france1", ["oppeln"])).state.result).toBeNull();
  });
});

describe("Frederick", () => {
  const eleven = (inSilesia: number): Record<string, PowerName> => ({
    ...NO_SILESIA,
    ...markers("prussia", SILESIAN.slice(0, inSilesia)),
    ...markers("prussia", AUSTRIAN.slice(0, 11 - inSilesia)),
  });

  test.each([0, 2, 6])(
    "INT-09 the twelfth Prussian marker wins at once, with %i of them in Silesia",
    (inSilesia) => {
      const inAustria = movement(4, {
        turn: 2,
        markers: eleven(inSilesia),
        pieces: { prussia1: "linz", austria1: "raab" },
      });
      expect(prussianCount(inAustria, historical)).toBe(11);
      const result = { winner: "frederick", ending: "fortressesInAustriaAndSilesia", power: -1, turn: 2 };
      const conquest = played(inAustria, "frederick", marchOf(inAustria, "prussia1", ["enns"]));
      expect(conquest.state.result).toEqual(result);
      const silesian = movement(4, {
        turn: 2,
        markers: eleven(inSilesia),
        pieces: { prussia1: "cosel", austria1: "raab" },
      });
      const other = played(silesian, "frederick", marchOf(silesian, "prussia1", ["oppeln"]));
      expect(other.state.result).toEqual(result);
    },
  );

  test("INT-09 two fortresses in Silesia are his at the start", () => {
    expect(prussianCount(movement(4, {}), historical)).toBe(2);
  });

  test("INT-09 a Saxon conquest carries a Prussian marker and counts", () => {
    const state = movement(4, { markers: eleven(6), pieces: { saxony1: "cosel", austria1: "raab" } });
    const { state: after } = played(state, "frederick", marchOf(state, "saxony1", ["oppeln"]));
    expect(after.result?.winner).toBe("frederick");
  });

  test("INT-09 Prussian markers outside Austria and Silesia do not count", () => {
    const state = movement(4, {
      markers: { ...eleven(6), muenchen: "prussia", straubing: "prussia" },
      pieces: { prussia1: "sagan" },
    });
    expect(prussianCount(state, historical)).toBe(11);
    expect(played(state, "frederick", { type: "done" }).state.result).toBeNull();
  });
});

describe("Maria Theresa", () => {
  const end = (turn: number, extra: Partial<Setup> = {}) =>
    positionWithEvents({ turn, begin: { stage: 0, phase: "turnEnds" }, ...extra });

  test("INT-10 she wins when turn 9 ends and nobody else has won", () => {
    const { state, events } = end(9, {
      markers: { ...NO_SILESIA, ...markers("france", AUSTRIAN.slice(0, 8)) },
    });
    expect(state.result).toMatchObject({ winner: "maria", ending: "endOfTurnNine", power: -1, turn: 9 });
    expect(events.map(({ type }) => type)).toEqual(["gameEnded"]);
  });

  test("INT-10 no earlier turn ends the game", () => {
    for (let turn = 1; turn <= 8; turn++) expect(end(turn).state.result).toBeNull();
  });

  test("INT-10 turn 9 is played to its end: her own stage is the last that may still change everything", () => {
    const state = movement(5, { turn: 9, pieces: { austria1: "wien" } });
    expect(state.result).toBeNull();
    const { state: after } = played(state, "maria", { type: "done" });
    expect(after.result).toMatchObject({ winner: "maria", ending: "endOfTurnNine", power: -1, turn: 9 });
  });

  test("INT-07 Austria taking a fortress back wins nothing for anybody", () => {
    const state = movement(5, {
      turn: 4,
      markers: { ...NO_SILESIA, ...markers("france", AUSTRIAN.slice(0, 8)), linz: "prussia" },
      pieces: { austria1: "linz" },
    });
    const { state: after, events } = played(state, "maria", marchOf(state, "austria1", ["enns"]));
    expect(events.map(({ type }) => type)).toEqual(["marched", "conquered"]);
    expect(after.result).toBeNull();
    const seats: Seat[] = pending(after).map(({ seat }) => seat);
    expect(seats).toEqual(["maria"]);
    expect(after.at[piece(historical, "austria1")]).toBeGreaterThanOrEqual(0);
  });
});

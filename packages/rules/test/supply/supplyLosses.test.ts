import { describe, expect, test } from "vitest";
import { choices } from "../../src/game/play.ts";
import { packOf } from "../../src/pack/registry.ts";
import {
  actionsOffered,
  asked,
  marchOf,
  markerOn,
  played,
  position,
  positionWithEvents,
  type Setup,
  troopsAt,
  whereIs,
} from "../support/position.ts";
import { quietlyTo } from "../support/quietPlay.ts";
import { rowBoard } from "../support/smallBoards.ts";
import { FRENCH_SUPPLY, isFaceDown, lossesIn } from "../support/supply.ts";

/** No power's home country. */
const row = rowBoard({ last: 2 });

const supplied = (setup: Setup) => {
  const { state, events } = positionWithEvents(setup);
  return { state, losses: lossesIn(packOf(state), events) };
};

describe("what lack of supply does", () => {
  const unsupplied = (setup: Omit<Setup, "pack" | "begin">) =>
    supplied({ pack: row, begin: FRENCH_SUPPLY, ...setup });

  test("SUP-09 a face-up general without supply turns face-down and loses 1 troop at once", () => {
    const { state, losses } = unsupplied({ pieces: { france1: "c0" }, troops: { france1: 3 } });
    expect(losses).toEqual({ "Moritz von Sachsen": 1 });
    expect([isFaceDown(state, "france1"), troopsAt(state, "france1")]).toEqual([true, 2]);
  });

  test("SUP-10 a face-down general without supply stays face-down and loses 2 troops", () => {
    const { state, losses } = unsupplied({
      pieces: { france1: "c0" },
      troops: { france1: 3 },
      faceDown: ["france1"],
    });
    expect(losses).toEqual({ "Moritz von Sachsen": 2 });
    expect([isFaceDown(state, "france1"), troopsAt(state, "france1")]).toEqual([true, 1]);
  });

  test("SUP-11 a face-down general in supply turns face-up and loses nothing", () => {
    const { state, losses } = unsupplied({
      pieces: { france1: "c0", franceT1: "c2" },
      troops: { france1: 3 },
      faceDown: ["france1"],
    });
    expect(losses).toEqual({});
    expect([isFaceDown(state, "france1"), troopsAt(state, "france1")]).toEqual([false, 3]);
  });

  test("EXA-10 a stack of 5 and 3 without supply shrinks to 6, to 2, and is gone", () => {
    const first = unsupplied({
      pieces: { france1: "c0", france2: "c0" },
      troops: { france1: 5, france2: 3 },
    });
    const total = (state: typeof first.state) => troopsAt(state, "france1") + troopsAt(state, "france2");
    expect(total(first.state)).toBe(6);
    expect([isFaceDown(first.state, "france1"), isFaceDown(first.state, "france2")]).toEqual([true, true]);
    const second = quietlyTo(first.state, 3, "movement", 2);
    expect([troopsAt(second, "france1"), troopsAt(second, "france2")]).toEqual([1, 1]);
    const third = quietlyTo(second, 3, "movement", 3);
    expect([whereIs(third, "france1"), whereIs(third, "france2")]).toEqual([null, null]);
    expect(total(third)).toBe(0);
  });

  test("SUP-12 a face-down general cannot conquer a fortress", () => {
    const pack = rowBoard({ last: 3, cities: { c1: { territory: "austria", fortress: "minor" } } });
    const leaving = (faceDown: string[]) => {
      const start = position({
        pack,
        begin: { stage: 3, phase: "movement" },
        pieces: { france1: "c0" },
        faceDown,
      });
      return markerOn(played(start, "louis", marchOf(start, "france1", ["c1", "c2"])).state, "c1");
    };
    expect(leaving([])).toBe("france");
    expect(leaving(["france1"])).toBeNull();
  });
});

describe("what being face-down does not do", () => {
  const pack = rowBoard({
    last: 9,
    kind: "main",
    cities: { f: { territory: "austria", fortress: "minor" }, g: {} },
    roads: [
      ["c2", "f"],
      ["f", "g"],
    ],
  });
  const both = (setup: Omit<Setup, "pack">, general: string) =>
    [[], [general]].map((faceDown) => position({ pack, ...setup, faceDown }));

  test("SUP-13 a face-down general marches, force marches and stacks like any other", () => {
    const pieces = { france1: "c0", france2: "c4" };
    const [up, down] = both({ begin: { stage: 3, phase: "movement" }, pieces }, "france1").map((state) =>
      actionsOffered(state, "louis", "march"),
    );
    expect(up?.length).toBeGreaterThan(0);
    expect(down).toEqual(up);
    expect(up).toContainEqual(
      marchOf(position({ pack, begin: FRENCH_SUPPLY }), "france1", ["c1", "c2", "c3", "c4"]),
    );
  });

  test("SUP-13 a face-down general has to fight, attacking and attacked", () => {
    const pieces = { france1: "c0", austria1: "c1" };
    for (const general of ["france1", "austria1"]) {
      const [up, down] = both({ begin: { stage: 3, phase: "combat" }, pieces }, general);
      expect(up && asked(up)).toEqual(["louis"]);
      expect(down?.agenda).toEqual(up?.agenda);
      expect(down && choices(down, "louis")).toEqual(up && choices(up, "louis"));
    }
  });

  test("SUP-13 a face-down general protects as before", () => {
    const pieces = { france1: "f", austria1: "c0" };
    const markers = both({ begin: { stage: 3, phase: "movement" }, pieces }, "austria1").map((start) => {
      const { state, events } = played(start, "louis", marchOf(start, "france1", ["g"]));
      return [markerOn(state, "f"), events.map(({ type }) => type)];
    });
    expect(markers[0]).toEqual([null, ["marched", "questionMarkPlaced"]]);
    expect(markers[1]).toEqual(markers[0]);
  });
});

describe("supply losses in a stack", () => {
  const afterSupply = (troops: Record<string, number>, faceDown: string[] = []) => {
    const pieces = Object.fromEntries(Object.keys(troops).map((name) => [name, "c0"]));
    const { state } = supplied({ pack: row, begin: FRENCH_SUPPLY, pieces, troops, faceDown });
    return Object.keys(troops).map((name) => (whereIs(state, name) === null ? null : troopsAt(state, name)));
  };

  test("RUL-23 losses of one power's stack are added; while a troop for each is left, both stay", () => {
    expect(afterSupply({ france1: 1, france2: 3 })).toEqual([1, 1]);
    expect(afterSupply({ france1: 5, france2: 1 }, ["france1"])).toEqual([2, 1]);
  });

  test("RUL-23 a last troop stays with the supreme commander, and with none left both go", () => {
    expect(afterSupply({ france1: 1, france2: 2 })).toEqual([1, null]);
    expect(afterSupply({ france1: 2, france2: 1 })).toEqual([1, null]);
    expect(afterSupply({ france1: 1, france2: 1 })).toEqual([null, null]);
    expect(afterSupply({ france1: 2, france2: 1 }, ["france1", "france2"])).toEqual([null, null]);
  });

  test("RUL-23 in a mixed stack each power stands alone", () => {
    expect(afterSupply({ france1: 1, bavaria1: 6 })).toEqual([null, 5]);
    expect(afterSupply({ france1: 6, bavaria1: 2 }, ["bavaria1"])).toEqual([5, null]);
  });

  test("EXA-63 in Bavaria the Bavarian of a mixed stack is in supply, his French partner is not", () => {
    const setup = (troops: number): Setup => ({
      begin: FRENCH_SUPPLY,
      pieces: { france2: "landshut", bavaria1: "landshut", franceT1: "prag" },
      troops: { france2: troops, bavaria1: 5 },
    });
    const { state, losses } = supplied(setup(2));
    expect(losses).toEqual({ "Belle-Isle": 1 });
    expect([isFaceDown(state, "france2"), troopsAt(state, "france2")]).toEqual([true, 1]);
    expect([isFaceDown(state, "bavaria1"), troopsAt(state, "bavaria1")]).toEqual([false, 5]);
    const last = supplied(setup(1)).state;
    expect([whereIs(last, "france2"), whereIs(last, "bavaria1")]).toEqual([null, "landshut"]);
    expect(troopsAt(last, "bavaria1")).toBe(5);
    expect(asked(last)).toEqual(["louis"]);
  });
});

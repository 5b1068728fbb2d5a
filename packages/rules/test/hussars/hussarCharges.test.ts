import { describe, expect, test } from "vitest";
import { asked, offered, played, position, power, refused, type Setup } from "../support/position.ts";
import { rowBoard } from "../support/smallBoards.ts";
import {
  AUSTRIAN_SUPPLY,
  cover,
  FRENCH_SUPPLY,
  isFaceDown,
  PRUSSIAN_SUPPLY,
  pay,
} from "../support/supply.ts";

/** c0–…–c8; from c0 a way around leads over d1 to d5 and joins c2: six cities to c2 in place of two. */
const row = rowBoard({
  last: 8,
  cities: { d1: {}, d2: {}, d3: {}, d4: {}, d5: {} },
  roads: [
    ["c0", "d1"],
    ["d1", "d2"],
    ["d2", "d3"],
    ["d3", "d4"],
    ["d4", "d5"],
    ["d5", "c2"],
  ],
});

const phase = (setup: Omit<Setup, "pack" | "begin"> & Partial<Setup>) =>
  position({ pack: row, begin: FRENCH_SUPPLY, ...setup });

describe("which path is charged, and how much", () => {
  test("SUP-14 a general of Austria's enemies must pay when his path passes through a hussar", () => {
    const french = phase({
      pieces: { france1: "c0", franceT1: "c3" },
      hussars: ["c2"],
      hands: { france: ["H3"] },
    });
    expect(offered(french, "louis", "paySupply")).toMatchObject([{ power: power("france"), price: 3 }]);
    const prussian = phase({
      begin: PRUSSIAN_SUPPLY,
      pieces: { saxony1: "c0", saxonyT1: "c3" },
      hussars: ["c2"],
      hands: { saxony: ["H3"] },
    });
    expect(offered(prussian, "frederick", "paySupply")).toMatchObject([{ power: power("saxony"), price: 3 }]);
  });

  test("SUP-14 neither Austria nor a power on its side pays, and no path beside a hussar costs anything", () => {
    const friends = phase({
      variant: "advanced",
      begin: AUSTRIAN_SUPPLY,
      saxony: 2,
      pieces: {
        austria1: "c0",
        austriaT1: "c3",
        pragmatic1: "c1",
        pragmaticT1: "c4",
        saxony1: "d1",
        saxonyT1: "c5",
      },
      hussars: ["c2"],
    });
    expect(asked(friends)).not.toContain("louis");
    expect(friends.agenda.at(-1)?.kind).toBe("movement");
    expect(["austria1", "pragmatic1", "saxony1"].map((name) => isFaceDown(friends, name))).toEqual([
      false,
      false,
      false,
    ]);
    const beside = phase({ pieces: { france1: "c0", franceT1: "c1" }, hussars: ["c2", "d1"] });
    expect(beside.agenda.at(-1)?.kind).toBe("movement");
  });

  test("SUP-15 the price is 1 point for each city of the path's length", () => {
    for (const length of [2, 3, 4, 5, 6]) {
      const state = phase({
        pieces: { france1: `c${8 - length}`, franceT1: "c8" },
        hussars: ["c7"],
        hands: { france: ["H10"] },
      });
      expect(offered(state, "louis", "paySupply")).toMatchObject([{ price: length }]);
    }
  });

  test("SUP-16 a path through both hussars costs no more than a path through one", () => {
    for (const hussars of [["c5"], ["c5", "c6"]]) {
      const state = phase({
        pieces: { france1: "c4", franceT1: "c8" },
        hussars,
        hands: { france: ["H10"] },
      });
      expect(offered(state, "louis", "paySupply")).toMatchObject([{ price: 4 }]);
    }
  });

  test("EXA-11 and SUP-17 two stacked generals on a path of four cities cost 8 points, with one hussar or two", () => {
    for (const hussars of [["c6"], ["c6", "c7"]]) {
      const state = phase({
        pieces: { france1: "c4", france2: "c4", franceT1: "c8" },
        hussars,
        hands: { france: ["H10", "H7", "D2"] },
      });
      expect(offered(state, "louis", "paySupply")).toMatchObject([{ price: 8 }]);
      refused(state, "louis", pay(["H7"]), "SUP-18", "paymentTooSmall");
      const after = played(state, "louis", pay(["H7", "D2"])).state;
      expect([isFaceDown(after, "france1"), isFaceDown(after, "france2")]).toEqual([false, false]);
    }
  });

  test("EXA-13 and RUL-20 a free path of six cities saves the charge of a path of two; one of seven does not", () => {
    const around = { pieces: { france1: "c0", franceT1: "c2" }, hands: { france: ["H10"] } };
    expect(phase({ ...around, hussars: ["c1"] }).agenda.at(-1)?.kind).toBe("movement");
    const longer = rowBoard({
      last: 2,
      cities: { d1: {}, d2: {}, d3: {}, d4: {}, d5: {}, d6: {} },
      roads: [
        ["c0", "d1"],
        ["d1", "d2"],
        ["d2", "d3"],
        ["d3", "d4"],
        ["d4", "d5"],
        ["d5", "d6"],
        ["d6", "c2"],
      ],
    });
    const charged = phase({ pack: longer, ...around, hussars: ["c1"] });
    expect(offered(charged, "louis", "paySupply")).toMatchObject([{ price: 2 }]);
  });

  test("RUL-20 with a hussar on every path the shortest legal one sets the price, and nobody may decline", () => {
    const both = phase({
      pieces: { france1: "c0", franceT1: "c2" },
      hussars: ["c1", "d3"],
      hands: { france: ["H10"] },
    });
    expect(offered(both, "louis", "paySupply")).toMatchObject([{ price: 2 }]);
    refused(both, "louis", cover([]), "SUP-18", "mustPayInFull");
    const blocked = phase({
      pieces: { france1: "c0", franceT1: "c2", austria1: "c1" },
      hussars: ["d3"],
      hands: { france: ["H10"] },
    });
    expect(offered(blocked, "louis", "paySupply")).toMatchObject([{ price: 6 }]);
  });
});

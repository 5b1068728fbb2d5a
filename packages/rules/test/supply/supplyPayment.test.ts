import { describe, expect, test } from "vitest";
import { packOf } from "../../src/pack/registry.ts";
import {
  actionsOffered,
  asked,
  card,
  handOf,
  offered,
  piece,
  played,
  position,
  power,
  refused,
  type Setup,
  troopsAt,
} from "../support/position.ts";
import { rowBoard } from "../support/smallBoards.ts";
import { cover, FRENCH_SUPPLY, isFaceDown, lossesIn, pay } from "../support/supply.ts";

/** c0–…–c8, and d beside c2; no power's home country. */
const row = rowBoard({ last: 8, cities: { d: {} }, roads: [["c2", "d"]] });

const phase = (setup: Omit<Setup, "pack" | "begin"> & Partial<Setup>) =>
  position({ pack: row, begin: FRENCH_SUPPLY, ...setup });

/** Two French generals with charges 4 (france1 on c4) and 6 (france2 on c2); the train is on c8, a hussar on c7. */
const chargesFourAndSix = (hand: readonly string[]) =>
  phase({
    pieces: { france1: "c4", france2: "c2", franceT1: "c8" },
    hussars: ["c7"],
    hands: { france: hand },
  });

describe("paying", () => {
  test("SUP-18 a power that can pay the full amount must pay it", () => {
    const state = chargesFourAndSix(["H6", "D4", "C3"]);
    expect(offered(state, "louis", "paySupply")).toMatchObject([{ price: 10 }]);
    refused(state, "louis", pay([]), "SUP-18", "paymentTooSmall");
    refused(state, "louis", pay(["H6", "C3"]), "SUP-18", "paymentTooSmall");
    refused(state, "louis", cover(["france1"]), "SUP-18", "mustPayInFull");
    refused(state, "louis", { type: "done" }, "SUP-18", "notAskedNow");
    refused(state, "louis", pay(["H6", "D4", "C3"]), "RUL-14", "paymentTooLarge");
    refused(state, "louis", pay(["H6", "H6"]), "TAC-18", "cardTwice");
    refused(state, "louis", pay(["H6", "H4"]), "TAC-20", "cardNotInHand");
    refused(state, "louis", pay(["H6", "D4"], "bavaria"), "TAC-20", "notPayingNow");
    refused(state, "maria", pay(["H6", "D4"]), "SUP-01", "notYourDecision");
    const { state: after, events } = played(state, "louis", pay(["H6", "D4"]));
    expect(handOf(after, "france")).toEqual([card("C3")]);
    expect(after.discards[0]).toEqual([card("H6"), card("D4")]);
    expect(lossesIn(row, events)).toEqual({});
  });

  test("RUL-21 each power pays the sum of its own generals' prices in one payment from its own hand", () => {
    const state = phase({
      pieces: { france1: "c4", france2: "c6", franceT1: "c8", bavaria1: "c3", bavariaT1: "d" },
      hussars: ["c7", "c2"],
      hands: { france: ["R"], bavaria: ["S2", "S5"] },
    });
    // France: 4 and 2; a Reserve counts 8. Bavaria: c3–c2–d, 2.
    expect(offered(state, "louis", "paySupply")).toMatchObject([{ power: power("france"), price: 6 }]);
    refused(state, "louis", pay(["S2"]), "TAC-20", "cardNotInHand");
    const next = played(state, "louis", pay(["R"])).state;
    expect(offered(next, "louis", "paySupply")).toMatchObject([{ power: power("bavaria"), price: 2 }]);
    const after = played(next, "louis", pay(["S2"], "bavaria")).state;
    expect([handOf(after, "france"), handOf(after, "bavaria")]).toEqual([[], [card("S5")]]);
    expect(["france1", "france2", "bavaria1"].some((name) => isFaceDown(after, name))).toBe(false);
  });

  test("DEC-22 the power charged is offered exactly the payments in which no card is one too many", () => {
    const hand = ["H10", "D7", "C5", "S4", "H3", "D2", "R"];
    const state = chargesFourAndSix(hand);
    const worth = (text: string) => (text === "R" ? 8 : Number(text.slice(1)));
    const sum = (cards: readonly string[]) => cards.reduce((total, text) => total + worth(text), 0);
    const minimal: string[] = [];
    for (let set = 0; set < 2 ** hand.length; set++) {
      const cards = hand.filter((_, index) => set & (1 << index));
      const spare = cards.some((text) => sum(cards) - worth(text) >= 10);
      if (sum(cards) >= 10 && !spare) minimal.push(cards.map(card).sort().join());
    }
    const listed = actionsOffered(state, "louis", "paySupply").map((action) =>
      action.type === "paySupply" ? [...action.cards].sort().join() : "",
    );
    expect(listed.sort()).toEqual(minimal.sort());
    expect(asked(state)).toEqual(["louis"]);
    expect(["maria", "frederick"].map((seat) => actionsOffered(state, seat as "maria", "paySupply"))).toEqual(
      [[], []],
    );
  });
});

describe("too few cards", () => {
  test("EXA-12, SUP-19 and RUL-22 with a hand worth 7 the whole hand goes and only one of two is supplied", () => {
    const state = chargesFourAndSix(["H5", "D2"]);
    refused(state, "louis", pay(["H5", "D2"]), "SUP-19", "cannotPayInFull");
    refused(state, "louis", cover(["france1", "france2"]), "SUP-19", "coversTooMuch");
    refused(state, "louis", cover(["france3"]), "SUP-19", "notCharged");
    refused(state, "louis", cover(["france1", "france1"]), "SUP-19", "notCharged");
    refused(state, "louis", cover([]), "RUL-22", "moreCouldBeCovered");
    for (const [covered, other] of [
      ["france1", "france2"],
      ["france2", "france1"],
    ] as const) {
      const { state: after, events } = played(state, "louis", cover([covered]));
      expect(handOf(after, "france")).toEqual([]);
      expect(after.discards[0]).toEqual([card("H5"), card("D2")]);
      expect([isFaceDown(after, covered), troopsAt(after, covered)]).toEqual([false, 4]);
      expect([isFaceDown(after, other), troopsAt(after, other)]).toEqual([true, 3]);
      expect(Object.values(lossesIn(row, events))).toEqual([1]);
    }
  });

  test("EXA-12 and SUP-18 with a hand worth exactly 10 the full sum is paid and both are supplied", () => {
    const state = chargesFourAndSix(["H5", "D5"]);
    refused(state, "louis", cover(["france1"]), "SUP-18", "mustPayInFull");
    const after = played(state, "louis", pay(["H5", "D5"])).state;
    expect([isFaceDown(after, "france1"), isFaceDown(after, "france2")]).toEqual([false, false]);
  });

  test("RUL-22 with an empty hand nobody who is charged is supplied", () => {
    const state = chargesFourAndSix([]);
    expect(actionsOffered(state, "louis", "coverSupply")).toEqual([cover([])]);
    const after = played(state, "louis", cover([])).state;
    expect([isFaceDown(after, "france1"), isFaceDown(after, "france2")]).toEqual([true, true]);
  });

  test("RUL-23 in a stack only one of whose generals is covered the other's loss falls on both", () => {
    const state = phase({
      pieces: { france1: "c4", france2: "c4", franceT1: "c8" },
      troops: { france1: 3, france2: 1 },
      hussars: ["c7"],
      hands: { france: ["H4"] },
    });
    const after = played(state, "louis", cover(["france1"])).state;
    expect([isFaceDown(after, "france1"), isFaceDown(after, "france2")]).toEqual([false, true]);
    expect([troopsAt(after, "france1"), troopsAt(after, "france2")]).toEqual([2, 1]);
  });

  test("DEC-23 a power that cannot pay is offered exactly the largest sets its hand covers", () => {
    const prices: Record<string, number> = { france1: 4, france2: 6, france3: 2, france4: 5 };
    const state = phase({
      pieces: { france1: "c4", france2: "c2", france3: "c6", france4: "c3", franceT1: "c8" },
      hussars: ["c7"],
      hands: { france: ["H9", "D2"] },
    });
    const names = Object.keys(prices);
    const total = (set: readonly string[]) => set.reduce((sum, name) => sum + (prices[name] ?? 0), 0);
    const fits: string[][] = [];
    for (let set = 0; set < 2 ** names.length; set++) {
      const covered = names.filter((_, index) => set & (1 << index));
      if (total(covered) <= 11) fits.push(covered);
    }
    const largest = fits.filter(
      (set) =>
        !fits.some((more) => more.length === set.length + 1 && set.every((name) => more.includes(name))),
    );
    const listed = actionsOffered(state, "louis", "coverSupply").map((action) =>
      action.type === "coverSupply"
        ? names.filter((name) => action.generals.includes(piece(packOf(state), name)))
        : [],
    );
    expect(listed.map(String).sort()).toEqual(largest.map(String).sort());
    expect(largest.length).toBeGreaterThan(1);
    expect(asked(state)).toEqual(["louis"]);
    expect(actionsOffered(state, "frederick", "coverSupply")).toEqual([]);
  });
});

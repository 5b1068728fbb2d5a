import { describe, expect, test } from "vitest";
import { refusalOf } from "../../src/game/play.ts";
import { view } from "../../src/game/view.ts";
import type { State } from "../../src/model/state.ts";
import type { Term } from "../../src/model/treaties.ts";
import { historical } from "../support/packs.ts";
import { affairsIn, affairsPosition } from "../support/politicalChanges.ts";
import { offered, played, refused } from "../support/position.ts";
import { quietlyTo } from "../support/quietPlay.ts";
import { answer, keepsOut, promise, proposal, truce, withdrawal } from "../support/treaties.ts";

const movement = (): State =>
  affairsPosition({
    begin: { stage: 3, phase: "movement" },
    pieces: { france1: "regensburg", prussia1: "berlin", austria1: "wien", pragmatic1: "hannover" },
  });

const SHORT: readonly Term[] = [promise("france", "x")];

const offering = (state: State, times: number): State => {
  let now = state;
  for (let offer = 0; offer < times; offer++) now = played(now, "louis", proposal("maria", SHORT)).state;
  return now;
};

describe("RUL-104 talk is bounded", () => {
  test("RUL-104 three open offers to one partner, and others to the next", () => {
    const state = offering(movement(), 3);
    refused(state, "louis", proposal("maria", SHORT), "RUL-104", "tooManyOffers");
    expect(offered(state, "louis", "propose")[0]?.partners).toEqual(["frederick", "louis"]);
    played(state, "louis", proposal("frederick", SHORT));
    played(state, "maria", proposal("louis", SHORT));
    const fewer = played(state, "louis", withdrawal(2)).state;
    played(fewer, "louis", proposal("maria", SHORT));
  });

  test("RUL-104 twelve offers of one player in a turn, whatever becomes of them, and twelve more in the next", () => {
    let state = movement();
    for (let offer = 1; offer <= 12; offer++)
      state = played(offering(state, 1), "maria", answer(offer, false)).state;
    refused(state, "louis", proposal("maria", SHORT), "RUL-104", "tooManyOffersThisTurn");
    expect(offered(state, "louis", "propose")).toEqual([]);
    expect(offered(state, "maria", "propose")).toHaveLength(1);
    expect(affairsIn(state).agreements).toEqual([]);
    const next = quietlyTo(state, 3, "movement", 2);
    played(next, "louis", proposal("maria", SHORT));
  });

  test("RUL-104 what lies between two players, offers and treaties together, is not too long", () => {
    const everywhere = historical.cities.map(({ key }) => key);
    const area = keepsOut("france", everywhere.slice(0, 150));
    let state = movement();
    for (let treaty = 1; treaty <= 3; treaty++)
      state = played(
        played(state, "louis", proposal("maria", [area], 9)).state,
        "maria",
        answer(treaty, true),
      ).state;
    refused(state, "maria", proposal("louis", [area]), "RUL-104", "tooMuchOnTheTable");
    played(state, "maria", proposal("louis", [truce("france", "austria")]));
    played(state, "maria", proposal("frederick", [keepsOut("austria", everywhere.slice(0, 150))]));
  });

  test("RUL-104 a letter counts for as many bytes as it takes", () => {
    const longest = (letter: string): number => {
      const most = 300 / letter.length;
      const terms = (count: number) =>
        Array.from({ length: count }, () => promise("france", letter.repeat(most)));
      let count = 1;
      while (refusalOf(movement(), "louis", proposal("maria", terms(count + 1))) === null) count++;
      return count;
    };
    // 3,000 less 200 for the offer; each term 80, two quotation marks and 300, 600, 900 or 600 for the text.
    expect(["x", "é", "王", "🐎"].map(longest)).toEqual([7, 4, 2, 4]);
  });

  test("RUL-104 however much is said, what a player is shown stays below 16 KB", () => {
    let state = movement();
    const powers = { maria: "austria", frederick: "prussia", louis: "france" } as const;
    const seats = ["maria", "frederick", "louis"] as const;
    // The first is of letters that take six signs each when they are written down.
    const texts = [String.fromCharCode(1).repeat(300), "x".repeat(300), "y".repeat(120), "z"];
    for (const seat of seats)
      for (const partner of seats)
        for (const text of texts) {
          const action = proposal(partner, [promise(powers[seat], text)], 12);
          for (let times = 0; times < 3 && refusalOf(state, seat, action) === null; times++) {
            state = played(state, seat, action).state;
            if (times > 0) state = played(state, partner, answer(affairsIn(state).offersMade, true)).state;
          }
        }
    expect(affairsIn(state).agreements.length).toBeGreaterThan(8);
    for (const seat of [...seats, null]) {
      const size = JSON.stringify(view(state, seat)).length;
      expect(size).toBeGreaterThan(9_000);
      expect(size).toBeLessThan(16_384);
    }
  });
});

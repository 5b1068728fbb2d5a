import { choices, view } from "@maria/rules";
import type { Action, State } from "@maria/rules/model";
import { imagine, memoryFrom } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import { searchBattle } from "../src/battle/battle.ts";
import { likelyAnswer } from "../src/battle/habits.ts";
import { fittingHand, RESERVE_SLOT, strengthOf, turningSlot, valueOfSlot } from "../src/battle/hand.ts";
import { bestMove, type CardMove, type Contest } from "../src/battle/search.ts";
import { risen, worthOfEnds } from "../src/battle/stakes.ts";
import { chanceOf } from "../src/value/chances.ts";
import { knownOf } from "../src/value/known.ts";
import { battle } from "./support/battle.ts";
import { card, cards, chance } from "./support/position.ts";

const DIAMONDS = 1;
const BATTLES = 800;

const answer = (state: State, number = 1): Action => {
  const seen = view(state, "louis");
  return searchBattle(seen, choices(seen, "louis"), BATTLES, chance(number));
};

describe("a hand as a battle sees it", () => {
  test("CMB-14 holds the cards of the suit and the Reserves", () => {
    const hand = fittingHand(cards("D2 D9 D9b H7 R S10"), DIAMONDS);
    expect(hand[9]).toBe(2);
    expect(hand[RESERVE_SLOT]).toBe(1);
    expect(strengthOf(hand)).toBe(2 + 9 + 9 + 8);
  });

  test("turns the score with the smallest card that does, a Reserve only where no card of the suit is as small", () => {
    const hand = fittingHand(cards("D3 D8 D10 R"), DIAMONDS);
    expect([1, 3, 4, 9].map((wanted) => turningSlot(hand, wanted))).toEqual([3, 3, 8, 10]);
    expect(turningSlot(fittingHand(cards("D3 D10 R"), DIAMONDS), 4)).toBe(RESERVE_SLOT);
    expect(turningSlot(fittingHand(cards("D3 D7"), DIAMONDS), 12)).toBe(7);
    expect(turningSlot(fittingHand([], DIAMONDS), 1)).toBe(0);
  });
});

/** How many of 500 players fight on with this hand. */
const fighting = (hand: string, deficit: number, otherHand: number): number => {
  const random = chance(3);
  const held = fittingHand(cards(hand), DIAMONDS);
  return Array.from({ length: 500 }, () => likelyAnswer(held, deficit, 8, otherHand, random)).filter(
    ({ stopsAt }) => stopsAt < 0,
  ).length;
};

describe("what others are likely to do", () => {
  test("the stronger the hand and the fewer the cards against it, the more fight on", () => {
    expect(fighting("D10 D9 D8", 3, 5)).toBeGreaterThan(fighting("D3 D2", 3, 5));
    expect(fighting("D10 D4", 3, 3)).toBeGreaterThan(fighting("D10 D4", 3, 15));
    expect(fighting("D3", 5, 0)).toBe(0);
  });

  test("CMB-22 at zero whoever holds the suit plays, and nobody else", () => {
    const random = chance(1);
    const even = Array.from({ length: 50 }, () =>
      likelyAnswer(fittingHand(cards("D7 D4"), DIAMONDS), 0, 5, 9, random).slots.join(),
    );
    expect(new Set(even)).toEqual(new Set(["4", "7"]));
    expect(likelyAnswer(fittingHand(cards("R"), DIAMONDS), 0, 5, 9, random)).toMatchObject({ stopsAt: 0 });
  });
});

describe("what an end of a battle is worth", () => {
  test("is never less than what a worse one is: where estimates contradict each other they count for their mean", () => {
    expect(risen([0.1, 0.3, 0.2, 0.4])).toEqual([0.1, 0.25, 0.25, 0.4]);
    expect(risen([0.3, 0.2, 0.1])).toEqual([0.2, 0.2, 0.2].map((each) => expect.closeTo(each)));
    expect(risen([0.1, 0.2])).toEqual([0.1, 0.2]);
  });

  test("CMB-08 a tie wins nothing more, although both armies still stand side by side", () => {
    const state = battle({ french: 5, austrian: 7, score: -2, hand: "D9 D3 H2" });
    const frame = state.agenda.at(-1);
    if (frame?.kind !== "battle") throw new Error("no battle");
    const seen = view(state, "louis");
    const sample = imagine(seen, memoryFrom(seen), chance(4));
    const worthOfEnd = worthOfEnds(seen, [sample], frame, "louis", chance(5));
    const worths = [-5, -3, -1, 0, 1, 3, 5, 7].map(worthOfEnd);
    expect(worths).toEqual(worths.toSorted((a, b) => a - b));
    expect(worthOfEnd(-9)).toBe(worthOfEnd(-5));
    expect(worthOfEnd(0)).toBeLessThan(worthOfEnd(7));
    const known = knownOf(seen);
    const asIfItCame = chanceOf(sample, known, "louis", 3);
    expect(chanceOf(sample, known, "louis", 3, false, [])).not.toBe(asIfItCame);
  });
});

/** CMB-19 */
test("every troop lost is missed, and the last of all most, whatever becomes of the ground", () => {
  const state = battle({ french: 5, austrian: 7, score: -2, hand: "D9 D3 H2" });
  const frame = state.agenda.at(-1);
  if (frame?.kind !== "battle") throw new Error("no battle");
  const seen = view(state, "louis");
  const worthOfEnd = worthOfEnds(
    seen,
    [imagine(seen, memoryFrom(seen), chance(4))],
    frame,
    "louis",
    chance(5),
  );
  const steps = [1, 2, 3, 4, 5].map((loss) => worthOfEnd(1 - loss) - worthOfEnd(-loss));
  const [last = 0] = steps.slice(-1);
  for (const step of steps) expect(step).toBeGreaterThan(0);
  for (const step of steps.slice(1, -1)) expect(last).toBeGreaterThan(step);
});

/** The best that can be had against somebody who holds no card, by trying everything. */
const exact = (contest: Contest, own: readonly number[], behind: number): number => {
  let best = contest.worthOfEnd(-behind);
  for (let slot = 2; slot <= RESERVE_SLOT; slot++) {
    if ((own[slot] as number) === 0) continue;
    for (let value = slot === RESERVE_SLOT ? 1 : valueOfSlot(slot); value <= valueOfSlot(slot); value++)
      best = Math.max(best, exactAfter(contest, own, behind, { slot, value }));
  }
  return best;
};

const exactAfter = (contest: Contest, own: readonly number[], behind: number, move: CardMove): number => {
  if (move.slot === 0) return contest.worthOfEnd(-behind);
  const left = own.map((count, slot) => (slot === move.slot ? count - 1 : count));
  const score = move.value - behind;
  const worth = score >= 0 ? contest.worthOfEnd(score) : exact(contest, left, -score);
  return worth - contest.priceOf(move.slot);
};

describe("a battle is searched", () => {
  test("and against an empty hand nothing better is found by trying everything", () => {
    for (let number = 0; number < 60; number++) {
      const random = chance(number);
      const own: number[] = new Array(RESERVE_SLOT + 1).fill(0);
      for (let count = 0; count < 4; count++) {
        const slot = 2 + random(RESERVE_SLOT - 1);
        own[slot] = (own[slot] as number) + 1;
      }
      const price = 0.001 + random(10) / 500;
      const contest: Contest = {
        deficit: 1 + random(12),
        own,
        ownHeld: 6,
        otherTroops: 6,
        others: [new Array(RESERVE_SLOT + 1).fill(0)],
        worthOfEnd: (score) => 0.4 + Math.max(-6, Math.min(6, score)) * 0.03 + Math.sign(score) * 0.05,
        priceOf: (slot) => price * valueOfSlot(slot),
        pointOfOther: 0,
      };
      const { move } = bestMove(contest, 3000, random);
      const found = exactAfter(contest, own, contest.deficit, move);
      expect(found).toBeGreaterThan(exact(contest, own, contest.deficit) - 0.01);
    }
  });

  test("CMB-19 against an empty hand the beaten lose more by a large card than by the smallest that turns the score", () => {
    const state = battle({ french: 5, austrian: 7, score: -2, hand: "D9 D3 H2" });
    expect(answer(state)).toEqual({ type: "playCard", card: card("D9") });
  });

  test("CMB-22 at zero a card of the suit is played", () => {
    const state = battle({ french: 5, austrian: 5, score: 0, hand: "D2 D10 R", austrianHand: "H2 H3" });
    const played = answer(state);
    expect(played.type).toBe("playCard");
  });

  test("CMB-19 a loss of one is taken rather than the last card spent against twelve", () => {
    const austrianHand = "H2 H3 H4 H5 H6 H7 S2 S3 S4 S5 S6 S7";
    const state = battle({ french: 6, austrian: 7, score: -1, hand: "D2", austrianHand });
    expect(answer(state)).toEqual({ type: "stop" });
  });

  test("what the other side holds has no influence, and the same chance gives the same answer", () => {
    for (let number = 0; number < 8; number++) {
      const state = battle({
        french: 5,
        austrian: 8,
        score: -3,
        hand: "D4 D7 R H3",
        austrianHand: "D10 D9 H2 S5",
      });
      const seen = view(state, "louis");
      const lookalike = imagine(seen, memoryFrom(seen), chance(number + 70));
      expect(lookalike.hands).not.toEqual(state.hands);
      expect(answer(lookalike, number)).toEqual(answer(state, number));
    }
  });
});

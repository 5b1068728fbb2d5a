import { describe, expect, test } from "vitest";
import { battle } from "./support/battle.ts";
import { cadetsAnswer, card, city, piece, position } from "./support/position.ts";

const TWELVE_CARDS = "H2 H3 H4 H5 H6 H7 S2 S3 S4 S5 S6 S7";

describe("in battle the cadet", () => {
  test("turns the score with the smallest card that does", () => {
    const state = battle({ french: 5, austrian: 7, score: -2, hand: "D9 D3 D10 H2" });
    expect(cadetsAnswer(state, "louis")).toEqual({ type: "playCard", card: card("D3") });
  });

  test("CMB-22 plays the smaller of two cards first, so that the larger reaches beyond an even score", () => {
    const state = battle({ french: 6, austrian: 6, score: -10, hand: "D5 D10 H2" });
    expect(cadetsAnswer(state, "louis")).toEqual({ type: "playCard", card: card("D5") });
    const behind = battle({ french: 8, austrian: 8, score: -12, hand: "D5 D9 D10" });
    expect(cadetsAnswer(behind, "louis")).toEqual({ type: "playCard", card: card("D5") });
  });

  test("CMB-22 goes one point beyond an even score, which the enemy might turn with any card", () => {
    const state = battle({ french: 5, austrian: 7, score: -7, hand: "D7 D8" });
    expect(cadetsAnswer(state, "louis")).toEqual({ type: "playCard", card: card("D8") });
  });

  test("goes on with its largest card when no two turn the score", () => {
    const state = battle({ french: 8, austrian: 8, score: -16, hand: "D5 D6 D7" });
    expect(cadetsAnswer(state, "louis")).toEqual({ type: "playCard", card: card("D7") });
  });

  test("takes a small loss rather than spend cards on a battle it will not win", () => {
    const state = battle({ french: 6, austrian: 7, score: -1, hand: "D2", austrianHand: TWELVE_CARDS });
    expect(cadetsAnswer(state, "louis")).toEqual({ type: "stop" });
  });

  test("lowers a great loss with a Reserve, declared so that one troop is lost", () => {
    const state = battle({ french: 8, austrian: 8, score: -6, hand: "R", austrianHand: TWELVE_CARDS });
    expect(cadetsAnswer(state, "louis")).toEqual({ type: "playCard", card: card("R"), value: 5 });
  });

  test("wastes no card that could save nobody", () => {
    const state = battle({ french: 2, austrian: 8, score: -10, hand: "D2 D3", austrianHand: TWELVE_CARDS });
    expect(cadetsAnswer(state, "louis")).toEqual({ type: "stop" });
  });

  test("at zero plays the card it misses least, because it must", () => {
    const state = battle({ french: 5, austrian: 5, score: 0, hand: "D8 D4", austrianHand: TWELVE_CARDS });
    expect(cadetsAnswer(state, "louis")).toEqual({ type: "playCard", card: card("D4") });
  });

  test("at zero lets a tie stand rather than spend a lone Reserve", () => {
    const state = battle({ french: 5, austrian: 5, score: 0, hand: "R H2", austrianHand: TWELVE_CARDS });
    expect(cadetsAnswer(state, "louis")).toEqual({ type: "stop" });
  });
});

test("of several fights the cadet begins with the surest", () => {
  const fight = (attacker: string, general: string, defender: string, enemy: string) => ({
    attacker: city(attacker),
    defender: city(defender),
    attackers: [piece(general)],
    defenders: [piece(enemy)],
  });
  const state = position({
    stage: 3,
    phase: "combat",
    pieces: { france1: "beraun", france2: "budweis", austria1: "prag", austria2: "wessely" },
    troops: { france1: 2, france2: 8, austria1: 8, austria2: 2 },
    frame: {
      kind: "combat",
      fights: [
        fight("beraun", "france1", "prag", "austria1"),
        fight("budweis", "france2", "wessely", "austria2"),
      ],
    },
  });
  expect(cadetsAnswer(state, "louis")).toEqual({
    type: "fight",
    attacker: city("budweis"),
    defender: city("wessely"),
  });
});

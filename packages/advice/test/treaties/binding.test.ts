import { view } from "@maria/rules";
import {
  type Agreement,
  type Choice,
  FRANCE,
  type Frame,
  type Seat,
  type State,
  type Term,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { treatyBinding } from "../../src/treaties/index.ts";
import { ADVANCED, movementOf, pack } from "../support/table.ts";

const start = movementOf("louis", { france1: "regensburg", austria1: "wien", prussia1: "berlin" }, ADVANCED);

/** The game waiting for this decision, under a treaty with this promise. */
const bound = (frame: Frame, term: Term | null, affairs: object = {}): State => {
  const treaty: Agreement = {
    id: 7,
    proposer: "louis",
    partner: "maria",
    terms: term === null ? [] : [term],
    turns: 2,
    status: "inForce",
    until: 12,
    endAsked: null,
    impossible: [],
    lapsed: [],
  };
  return {
    ...start,
    agenda: [frame],
    affairs: start.affairs && { ...start.affairs, agreements: [treaty], ...affairs },
  };
};
const named = (state: State, seat: Seat, choice: Choice): number | null =>
  treatyBinding(view(state, seat), seat, choice)?.id ?? null;

describe("NEG-04 the treaty that leaves fewer ways", () => {
  const card = pack.politics.cards.findIndex(
    ({ shifts, powers }) => powers.includes(FRANCE) && shifts.length > 0,
  );
  const shift = pack.politics.cards[card]?.shifts[0];
  if (shift === undefined) throw new Error("no such card");

  test("a shift promised may not be left out", () => {
    const direction = shift.steps < 0 ? "left" : "right";
    const frame: Frame = { kind: "execution", power: FRANCE, card };
    const term: Term = { type: "executeCard", power: FRANCE, card, track: shift.track, direction };
    const choice = (isPromised: boolean): Choice => ({
      type: "execute",
      card,
      hasInstruction: false,
      receivers: null,
      shifts: [{ track: shift.track, steps: [shift.steps], isPromised }],
    });
    expect(named(bound(frame, term), "louis", choice(true))).toBe(7);
    expect(named(bound(frame, term), "louis", choice(false))).toBeNull();
    expect(named(bound(frame, null), "louis", choice(true))).toBeNull();
  });

  test("a card promised is selected, and none may be conserved", () => {
    const frame = { kind: "selection", ranking: [FRANCE] } as unknown as Frame;
    const term: Term = { type: "selectCard", power: FRANCE, card };
    const choice: Choice = { type: "selectCard", cards: [card] };
    const open = { openCards: [card] };
    expect(named(bound(frame, term, open), "louis", choice)).toBe(7);
    expect(named(bound(frame, null, open), "louis", choice)).toBeNull();
  });

  test("a peace promised is offered, and accepted", () => {
    const offered: Frame = { kind: "peaceOffer" };
    const offering = (offers: readonly boolean[]): Choice => ({ type: "offerPeace", offers });
    const prussian = bound(offered, { type: "offerPeace" });
    expect(named(prussian, "frederick", offering([true]))).toBe(7);
    expect(named(prussian, "frederick", offering([true, false]))).toBeNull();
    const answered: Frame = { kind: "peaceAnswer" };
    const answering = (answers: readonly boolean[]): Choice => ({ type: "answerPeace", answers });
    const austrian = bound(answered, { type: "acceptPeace" });
    expect(named(austrian, "maria", answering([true]))).toBe(7);
    expect(named(austrian, "maria", answering([true, false]))).toBeNull();
  });

  test("votes promised to Francis leave fewer than all for Charles", () => {
    const voters = [{ seat: "louis", votes: 3, powers: [FRANCE, FRANCE, FRANCE] }];
    const frame = { kind: "vote", voters, charles: 0, francis: 0 } as unknown as Frame;
    const voting = (least: number, most: number): Choice => ({ type: "vote", votes: 3, least, most });
    const francis = bound(frame, { type: "vote", power: FRANCE, candidate: "francis" });
    expect(named(francis, "louis", voting(0, 0))).toBe(7);
    expect(named(francis, "louis", voting(0, 3))).toBeNull();
    const charles = bound(frame, { type: "vote", power: FRANCE, candidate: "charles" });
    expect(named(charles, "louis", voting(3, 3))).toBe(7);
  });
});

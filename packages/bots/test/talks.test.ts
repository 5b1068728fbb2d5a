import { choices, refusalOf, view } from "@maria/rules";
import {
  type Action,
  type Agreement,
  AUSTRIA,
  BAVARIA,
  FRANCE,
  PRAGMATIC,
  PRUSSIA,
  type Seat,
  type State,
  type Term,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { advise, BOTS, type PromptBot } from "../src/index.ts";
import { type Gains, gainsIn } from "../src/talks/gains.ts";
import { offerByWorth } from "../src/talks/talks.ts";
import { ADVANCED, always, setUpGame, TWO_PLAYERS } from "./support/advancedTable.ts";
import { chance, city, movementOf, piece, stepOf } from "./support/position.ts";

const start = setUpGame(ADVANCED);
const BUDGET = { milliseconds: Number.POSITIVE_INFINITY, nodes: 1 };

/** Turn 3 of the game that has been set up, with these pieces elsewhere; France and Bavaria are to march. */
const standing = (pieces: Readonly<Record<string, string>>): State => {
  const at = start.at.slice();
  for (const [name, key] of Object.entries(pieces)) at[piece(name)] = city(key);
  const step = stepOf({ stage: 3, phase: "movement" });
  return { ...start, turn: 3, step, at, agenda: [movementOf("france", "bavaria")] };
};

/** The French beside Austrian fortresses and an Austrian army. */
const invaded = standing({ france1: "prag", franceT1: "pilsen", austria1: "budweis" });

const agreed = (
  state: State,
  proposer: Seat,
  partner: Seat,
  terms: readonly Term[],
  status: "offered" | "inForce",
): State => {
  const open = { endAsked: null, impossible: [], lapsed: [] };
  const agreement: Agreement = { ...open, id: 1, proposer, partner, terms, turns: 2, status, until: 4 };
  return { ...state, affairs: state.affairs && { ...state.affairs, agreements: [agreement] } };
};

const answer = (bot: PromptBot, state: State, seat: Seat, random = chance(1)): Action => {
  const seen = view(state, seat);
  const action = bot(seen, choices(seen, seat), BUDGET, random);
  expect(refusalOf(state, seat, action)).toBeNull();
  return action;
};

const noConquest = (power: 0 | 4, other: 0 | 4): Term => ({ type: "noConquest", power, other });
const subsidy: Term = { type: "subsidy", giver: FRANCE, receiver: PRUSSIA };

describe("what a treaty is worth", () => {
  const gains = (...terms: Term[]): Gains =>
    gainsIn(view(invaded, "louis"))({ proposer: "louis", partner: "maria", terms, turns: 2 });
  const gainOf = (seat: Seat, of: Gains): number => of.get(seat) ?? Number.NaN;

  test("whoever promises to conquer nothing loses by it, and the other gains", () => {
    const french = gains(noConquest(FRANCE, AUSTRIA));
    expect(gainOf("louis", french)).toBeLessThan(-0.02);
    expect(gainOf("maria", french)).toBeGreaterThan(0.005);
    const austrian = gains(noConquest(AUSTRIA, FRANCE));
    expect(gainOf("maria", austrian)).toBeLessThan(-0.01);
    expect(gainOf("louis", austrian)).toBeGreaterThan(0);
  });

  test("a subsidy costs who pays and helps who is paid", () => {
    const paid = gains(subsidy);
    expect(gainOf("louis", paid)).toBeLessThan(-0.005);
    expect(gainOf("frederick", paid)).toBeGreaterThan(0.005);
  });

  test("generals who cannot meet lose and gain nothing by a truce", () => {
    for (const gain of gains({ type: "noCombat", power: BAVARIA, other: PRAGMATIC }).values())
      expect(gain).toBeCloseTo(0, 10);
  });

  test("chances are divided: what some gain others lose", () => {
    const all = [...gains(noConquest(FRANCE, AUSTRIA), subsidy).values()];
    expect(all.reduce((sum, gain) => sum + gain, 0)).toBeCloseTo(0, 10);
  });
});

describe.each([
  ["colonel", BOTS.colonel],
  ["marshal", BOTS.marshal],
] as const)("a %s", (_name, bot) => {
  test.each<[string, Seat, Seat, Term, boolean]>([
    ["takes a subsidy", "louis", "frederick", subsidy, true],
    ["pays none for nothing", "frederick", "louis", subsidy, false],
    ["does not bind himself for nothing", "maria", "louis", noConquest(FRANCE, AUSTRIA), false],
    ["accepts nothing by which a third gains more", "maria", "louis", noConquest(AUSTRIA, FRANCE), false],
    ["lets others promise what they like", "frederick", "louis", { type: "offerPeace" }, true],
  ])("%s", (_deed, proposer, partner, term, accept) => {
    const state = agreed(invaded, proposer, partner, [term], "offered");
    expect(answer(bot, state, partner)).toEqual({ type: "answerOffer", agreement: 1, accept });
  });

  test("plans his marches under a treaty as without one", () => {
    const promise: Term = { type: "promise", power: FRANCE, text: "to write soon" };
    const bound = agreed(invaded, "louis", "maria", [promise], "inForce");
    expect(answer(bot, bound, "louis")).toEqual(answer(bot, invaded, "louis"));
  });
});

/** Two armies that hold each other fast while a third power wins: Louis and Maria both gain by a truce. */
const locked = standing({
  france1: "zbirow",
  france2: "linz",
  franceT1: "beraun",
  austria1: "budweis",
  austria2: "passau",
  austriaT1: "krems",
});
const truce: Action = {
  type: "propose",
  partner: "maria",
  terms: [{ type: "noCombat", power: FRANCE, other: AUSTRIA }],
  turns: 2,
};

const offer = (state: State, seat: Seat, number = 0): Action | null => {
  const seen = view(state, seat);
  return offerByWorth(seen, choices(seen, seat), always(number));
};

describe("NEG-06 an offer", () => {
  test("is made where both gain and nobody else does", () => {
    expect(offer(locked, "louis")).toEqual(truce);
  });

  test("is signed by whoever judges by the same value", () => {
    const { terms } = truce as Extract<Action, { type: "propose" }>;
    const state = agreed(locked, "louis", "maria", terms, "offered");
    expect(answer(BOTS.colonel, state, "maria")).toEqual({ type: "answerOffer", agreement: 1, accept: true });
  });

  test("is not made where one of the two only loses", () => {
    expect(offer(invaded, "louis")).toBeNull();
    expect(offer(invaded, "maria")).toBeNull();
  });

  test("is made rarely, once in a turn, and not while another lies on the table", () => {
    expect(offer(locked, "louis", 1)).toBeNull();
    const { affairs } = locked;
    const spoken = { ...locked, affairs: affairs && { ...affairs, offersThisTurn: [1, 1, 1] } };
    expect(offer(spoken, "louis")).toBeNull();
    expect(offer(agreed(locked, "maria", "louis", [subsidy], "offered"), "louis")).toBeNull();
  });

  test("is never made between two players, of whom one loses what the other gains", () => {
    const duel = { ...locked, options: TWO_PLAYERS };
    for (const seat of ["playerA", "playerB"] as const) expect(offer(duel, seat)).toBeNull();
  });

  test("has its reason: what it brings to both", async () => {
    const { terms } = truce as Extract<Action, { type: "propose" }>;
    const seen = view(agreed(locked, "louis", "maria", terms, "offered"), "maria");
    const bots = { first: BOTS.marshal, further: BOTS.colonel };
    const { reasons } = await advise(bots, seen, choices(seen, "maria"), BUDGET, chance(1));
    expect(reasons[0]).toEqual({ kind: "treaty", other: "louis", own: 1, theirs: 1 });
  });
});

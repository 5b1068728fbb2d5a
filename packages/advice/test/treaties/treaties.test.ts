import { view } from "@maria/rules";
import {
  type Agreement,
  type Choice,
  FRANCE,
  MOST_OPEN_OFFERS,
  type PieceId,
  PRUSSIA,
  type State,
  type Term,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { marchOwed, treatyBinding, whyNoOffer } from "../../src/treaties/index.ts";
import { ADVANCED, city, movementOf, piece, randomGame } from "../support/table.ts";

const agreement = (changes: Partial<Agreement>): Agreement => ({
  id: 3,
  proposer: "maria",
  partner: "frederick",
  terms: [],
  turns: 2,
  status: "inForce",
  until: 9,
  endAsked: null,
  impossible: [],
  lapsed: [],
  ...changes,
});

const withAgreements = (state: State, ...agreements: Agreement[]): State => ({
  ...state,
  affairs: state.affairs && { ...state.affairs, agreements },
});

describe("RUL-101 who still has to march", () => {
  const keepOut = (...keys: string[]): Term => ({ type: "keepOut", power: PRUSSIA, cities: keys.map(city) });
  const moving = movementOf(
    "frederick",
    { prussia1: "berlin", prussia2: "breslau", prussia3: "crossen" },
    ADVANCED,
  );
  const owed = (state: State) => marchOwed(view(state, "frederick"), "frederick");
  const names = (generals: readonly PieceId[] | undefined) => [...(generals ?? [])].sort((a, b) => a - b);

  test("the generals who stand where they were promised not to, and nobody else", () => {
    const bound = withAgreements(moving, agreement({ terms: [keepOut("berlin", "crossen")] }));
    expect(owed(bound)?.treaty.id).toBe(3);
    expect(names(owed(bound)?.generals)).toEqual(names([piece("prussia1"), piece("prussia3")]));
  });

  test("nobody who has marched already, and nobody without a treaty", () => {
    const spent = moving.spent.map((before, id) => (id === piece("prussia1") ? 1 : before));
    const bound = withAgreements({ ...moving, spent }, agreement({ terms: [keepOut("berlin", "crossen")] }));
    expect(names(owed(bound)?.generals)).toEqual([piece("prussia3")]);
    expect(owed(moving)).toBeNull();
    expect(owed(withAgreements(moving, agreement({ terms: [keepOut("wien")] })))).toBeNull();
  });

  test("another seat is kept from nothing", () => {
    const bound = withAgreements(moving, agreement({ terms: [keepOut("berlin")] }));
    expect(marchOwed(view(bound, "maria"), "maria")).toBeNull();
  });
});

describe("RUL-103 a choice that a treaty narrows", () => {
  const voting = (): State => {
    for (let seed = 1; seed < 20; seed++)
      for (const { state, seat } of randomGame(ADVANCED, seed))
        if (state.agenda.at(-1)?.kind === "vote" && seat === "louis") return state;
    throw new Error("nobody votes");
  };
  const state = voting();
  const votes = { type: "vote", votes: 2, least: 2, most: 2 } satisfies Choice;
  const promised = withAgreements(
    state,
    agreement({
      id: 7,
      partner: "louis",
      until: 12,
      terms: [{ type: "vote", power: FRANCE, candidate: "charles" }],
    }),
  );

  test("the treaty is named that takes an answer away", () => {
    expect(treatyBinding(view(promised, "louis"), "louis", votes)?.id).toBe(7);
    expect(treatyBinding(view(state, "louis"), "louis", votes)).toBeNull();
  });

  test("a choice that lacks nothing is bound by nothing", () => {
    expect(treatyBinding(view(promised, "louis"), "louis", { ...votes, least: 0 })).toBeNull();
    expect(treatyBinding(view(promised, "louis"), "louis", { type: "cede" })).toBeNull();
  });
});

test("RUL-104 no further offer to a partner with whom as many lie open as may", () => {
  const state = movementOf("louis", { france1: "donauwoerth" }, ADVANCED);
  const open = (count: number): State =>
    withAgreements(
      state,
      ...Array.from({ length: count }, (_, index) =>
        agreement({ id: index + 1, proposer: "louis", status: "offered", until: 0 }),
      ),
    );
  const why = (count: number) => whyNoOffer(view(open(count), "louis"), "louis", "frederick");
  expect(why(MOST_OPEN_OFFERS - 1)).toBeNull();
  expect([why(MOST_OPEN_OFFERS)?.rule, why(MOST_OPEN_OFFERS)?.reason]).toEqual(["RUL-104", "tooManyOffers"]);
  expect(whyNoOffer(view(open(MOST_OPEN_OFFERS), "louis"), "louis", "maria")).toBeNull();
});

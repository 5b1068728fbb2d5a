import { choices, refusalOf, type Term, type View, view } from "@maria/rules";
import { describe, expect, test } from "vitest";
import {
  cardsToTalkAbout,
  citiesOf,
  NEW_TERM,
  powersOf,
  TERM_TYPES,
  type TermDraft,
  termOf,
} from "../../src/treaties/termDraft.ts";
import { ADVANCED, pack, randomGame } from "../movement/table.ts";

/** The draft somebody would have made for a term. */
const draftOf = (term: Term): TermDraft => {
  const draft = { ...NEW_TERM, type: term.type };
  switch (term.type) {
    case "subsidy":
      return { ...draft, power: term.giver, other: term.receiver, turns: term.turns };
    case "noCombat":
    case "noConquest":
    case "noTrainElimination":
      return { ...draft, power: term.power, other: term.other };
    case "noHussars":
      return { ...draft, other: term.other };
    case "keepOut":
      return { ...draft, power: term.power, cities: term.cities };
    case "keepAway": {
      const cities = term.fortresses.flatMap((fortress) => pack.fortresses[fortress] ?? []);
      return { ...draft, power: term.power, cities };
    }
    case "vote":
      return { ...draft, power: term.power, candidate: term.candidate };
    case "selectCard":
    case "leaveCard":
      return { ...draft, power: term.power, card: term.card };
    case "promise":
      return { ...draft, power: term.power, text: term.text };
    case "acceptPeace":
      return draft;
  }
};

const someView = (): View => {
  for (const { state, seat } of randomGame(ADVANCED, 1))
    if (state.turn === 2 && state.agenda.at(-1)?.kind === "placement") return view(state, seat);
  throw new Error("turn 2 was never reached");
};

describe("composing a term", () => {
  const seen = someView();
  const seat = seen.seat ?? "maria";

  test("DEC-05, DEC-07 every term the rules suggest can be composed by hand", () => {
    const types = new Set<string>();
    for (const choice of choices(seen, seat)) {
      if (choice.type !== "propose") continue;
      for (const { terms } of choice.suggestions())
        for (const term of terms) {
          types.add(term.type);
          expect(termOf(pack, draftOf(term))).toEqual(term);
        }
    }
    expect(types.size).toBeGreaterThan(6);
  });

  test("a term of any kind is incomplete until what it needs is chosen", () => {
    for (const type of TERM_TYPES)
      if (type !== "acceptPeace") expect(termOf(pack, { ...NEW_TERM, type })).toBeNull();
  });

  test("RUL-95 a promise of blanks is none", () => {
    expect(termOf(pack, { ...NEW_TERM, type: "promise", power: 4, text: "  " })).toBeNull();
  });

  test("a whole territory stands for its cities, and a city named twice counts once", () => {
    const silesia = citiesOf(pack, "silesia");
    const term = termOf(pack, {
      ...NEW_TERM,
      type: "keepOut",
      power: 2,
      territories: ["silesia"],
      cities: silesia.slice(0, 2),
    });
    expect(term).toEqual({ type: "keepOut", power: 2, cities: silesia });
    expect(silesia.length).toBeGreaterThan(5);
  });

  test("NEG-04 only the parties' powers are asked to promise", () => {
    expect(powersOf(seen, ["louis"])).toEqual([0, 1]);
    expect(powersOf(seen, ["maria", "louis"])).toContain(4);
  });

  test("POL-02 cards already spent are not talked about, and every other one may be promised", () => {
    const cards = cardsToTalkAbout(seen, pack);
    for (const spent of seen.affairs?.spentCards ?? []) expect(cards).not.toContain(spent);
    for (const card of cards) {
      const power = 0;
      const leave = { type: "leaveCard", power, card } as const;
      expect(
        refusalOf(seen, seat, { type: "propose", partner: "louis", terms: [leave], turns: 1 }),
      ).toBeNull();
    }
  });
});

import { choices, refusalOf, type View, view } from "@maria/rules";
import { seatOfPower, seatsOf, type Term } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import {
  arrowsOf,
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
      return { ...draft, power: term.giver, other: term.receiver };
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
    case "executeCard": {
      const arrow = arrowsOf(pack, term.card).find(
        ({ track, direction }) => track === term.track && direction === term.direction,
      );
      return { ...draft, power: term.power, card: term.card, arrow: arrow ?? null };
    }
    case "offerPeace":
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
    expect(types).toContain("executeCard");
  });

  test("a term of any kind is incomplete until what it needs is chosen", () => {
    for (const type of TERM_TYPES)
      if (type !== "offerPeace" && type !== "acceptPeace")
        expect(termOf(pack, { ...NEW_TERM, type })).toBeNull();
  });

  test("PCE-02, RUL-103 of a card only shifts are promised that its arrows allow, and all of those can be", () => {
    const untried = new Set(["left", "right"]);
    for (const { id, powers, shifts, isElection } of pack.politics.cards) {
      const [power] = powers;
      if (power === undefined || isElection || seen.affairs?.spentCards.includes(id)) continue;
      const arrows = arrowsOf(pack, id);
      expect(arrows).toHaveLength(shifts.reduce((sum, { either }) => sum + (either ? 2 : 1), 0));
      for (const arrow of arrows) {
        const term = termOf(pack, { ...NEW_TERM, type: "executeCard", power, card: id, arrow });
        if (term === null) throw new Error("everything has been chosen");
        const partner = seatOfPower(seen.options, power, seen.saxony);
        const proposer = seatsOf(seen.options).find((other) => other !== partner) ?? seat;
        expect(refusalOf(seen, proposer, { type: "propose", partner, terms: [term], turns: 1 })).toBeNull();
        untried.delete(arrow.direction);
      }
    }
    expect(untried.size).toBe(0);
    expect(arrowsOf(pack, null)).toEqual([]);
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

import { describe, expect, test } from "vitest";
import type { Action } from "../../src/model/actions.ts";
import type { Seat } from "../../src/model/options.ts";
import type { State } from "../../src/model/state.ts";
import type { Term } from "../../src/model/treaties.ts";
import { eventsOf } from "../support/battlefield.ts";
import { historical } from "../support/packs.ts";
import { affairsPosition, PRUSSIAN_SILESIA } from "../support/politicalChanges.ts";
import { conserved, placed, politicalCard, politics, powerAsked, selected } from "../support/politics.ts";
import {
  actionsOffered,
  asked,
  card,
  decisionsOffered,
  offered,
  played,
  power,
  refused,
} from "../support/position.ts";
import {
  agreed,
  executes,
  forbidden,
  leaves,
  noConquest,
  OFFERS_PEACE,
  PEACE,
  promise,
  proposal,
  selects,
  truce,
  votesFor,
} from "../support/treaties.ts";

const selecting = (key: string): Action => ({ type: "selectCard", card: politicalCard(historical, key) });
const CONSERVE: Action = { type: "conserve" };

/** "military-aid" shows Prussia and Austria, "naples" France and Austria; hearts are trump and Austria ranks first. */
const austriaFirst = (): State =>
  placed(politics({ hands: { prussia: ["H5"], france: ["H4"], austria: ["H9"] } }), {
    prussia: "H5",
    france: "H4",
    austria: "H9",
  }).state;

describe("promises about political cards", () => {
  test("NEG-04 a power that promised to leave a card may not select it, but any other", () => {
    const state = agreed(austriaFirst(), "louis", "maria", [leaves("austria", "naples")]);
    forbidden(state, "maria", selecting("naples"), 1);
    expect(decisionsOffered(state, "maria")).toEqual([
      { type: "selectCard", cards: [politicalCard(historical, "military-aid")] },
      { type: "conserve" },
    ]);
    played(state, "maria", selecting("military-aid"));
  });

  test("NEG-04 a power that promised to leave both open cards conserves without being asked", () => {
    const one = agreed(austriaFirst(), "louis", "maria", [leaves("austria", "naples")]);
    const both = agreed(one, "frederick", "maria", [leaves("austria", "military-aid")]);
    expect(asked(both)).toEqual(["frederick"]);
  });

  test("NEG-04 a power that promised to select a card must, and may neither conserve nor take the other", () => {
    const state = agreed(austriaFirst(), "louis", "maria", [selects("austria", "military-aid")]);
    expect(decisionsOffered(state, "maria")).toEqual([
      { type: "selectCard", cards: [politicalCard(historical, "military-aid")] },
    ]);
    forbidden(state, "maria", CONSERVE, 1);
    forbidden(state, "maria", selecting("naples"), 1);
    played(state, "maria", selecting("military-aid"));
  });

  test("NEG-04 the promise to select binds only while the card lies open", () => {
    const state = agreed(austriaFirst(), "maria", "frederick", [selects("prussia", "military-aid")]);
    const taken = played(selected(state, "military-aid").state, "maria", {
      type: "execute",
      instruction: false,
      shifts: [],
    }).state;
    expect(asked(taken)).toEqual(["louis"]);
    expect(conserved(taken).events).toContainEqual({ type: "conserved", power: 0 });
  });

  test("NEG-04 other powers of the players are not bound", () => {
    const state = agreed(austriaFirst(), "frederick", "maria", [leaves("prussia", "military-aid")]);
    played(state, "maria", selecting("military-aid"));
    const passed = conserved(state).state;
    expect(asked(passed)).toEqual(["louis"]);
  });

  test("NEG-04 nobody can promise what would break another promise of the same power", () => {
    const state = agreed(austriaFirst(), "louis", "maria", [selects("austria", "naples")]);
    const against = (partner: Seat, ...terms: Parameters<typeof proposal>[1]) => proposal(partner, terms);
    forbidden(state, "maria", against("frederick", leaves("austria", "naples")), 1);
    forbidden(state, "frederick", against("maria", selects("austria", "military-aid")), 1);
    played(state, "frederick", against("maria", leaves("austria", "military-aid")));
    played(state, "louis", against("maria", leaves("france", "naples")));
    refused(
      austriaFirst(),
      "maria",
      against("louis", selects("austria", "naples"), leaves("austria", "naples")),
      "NEG-04",
      "cannotPromise",
    );
  });

  test("NEG-04 an offer that has come to contradict a treaty can no longer be accepted", () => {
    const offer = played(austriaFirst(), "frederick", proposal("maria", [leaves("austria", "naples")])).state;
    const state = agreed(offer, "louis", "maria", [selects("austria", "naples")]);
    forbidden(state, "maria", { type: "answerOffer", agreement: 1, accept: true }, 2);
    expect(offered(state, "maria", "answerOffer")).toEqual([
      { type: "answerOffer", agreement: 1, mayAccept: false },
    ]);
    played(state, "maria", { type: "answerOffer", agreement: 1, accept: false });
  });

  test("NEG-08 no power can promise to take a card that does not show its arms", () => {
    refused(austriaFirst(), "maria", proposal("louis", [selects("france", "military-aid")]), "NEG-08");
    refused(austriaFirst(), "maria", proposal("louis", [selects("bavaria", "naples")]), "NEG-08");
  });
});

describe("RUL-103 a promise to select a card cannot be evaded", () => {
  /** Hearts are trump; Austria places last. */
  const placing = (hand: readonly string[], setup: Parameters<typeof politics>[0] = {}): State =>
    politics({ ...setup, hands: { austria: hand, ...setup.hands } });
  const bound = (state: State): State =>
    agreed(state, "louis", "maria", [selects("austria", "military-aid")]);
  const place = (named: string | null): Action => ({
    type: "placeCard",
    power: power("austria"),
    card: named === null ? null : card(named),
  });

  test("RUL-103 with a trump card in hand it must place one: neither nothing nor a bluff will do", () => {
    const state = bound(placing(["H3", "H9", "S10"]));
    forbidden(state, "maria", place(null), 1);
    forbidden(state, "maria", place("S10"), 1);
    expect(actionsOffered(state, "maria", "placeCard")).toEqual([place("H3"), place("H9")]);
    expect(played(state, "maria", place("H3")).events).toContainEqual({
      type: "cardPlaced",
      power: power("austria"),
      card: card("H3"),
    });
  });

  test("RUL-103 a Reserve is trump, and then it must be placed", () => {
    const state = bound(placing(["R", "S10"]));
    expect(actionsOffered(state, "maria", "placeCard")).toEqual([place("R")]);
  });

  test("RUL-103 without a trump card nothing can be asked, and the loss is recorded as compelled", () => {
    const state = bound(placing(["S10", "D4"]));
    expect(actionsOffered(state, "maria", "placeCard")).toHaveLength(3);
    const { events } = played(state, "maria", place(null));
    expect(eventsOf(events, "termImpossible")).toEqual([{ type: "termImpossible", agreement: 1, term: 0 }]);
  });

  test("RUL-103 whose influence is on the display already may place what it likes", () => {
    const state = bound(placing(["H3", "S10"], { conserved: { austria: ["H7"] } }));
    expect(actionsOffered(state, "maria", "placeCard")).toHaveLength(3);
  });

  test("RUL-103 a promise about a card that does not lie open asks nothing of the placing", () => {
    const state = agreed(placing(["H3"]), "louis", "maria", [selects("austria", "spain")]);
    expect(actionsOffered(state, "maria", "placeCard")).toHaveLength(2);
  });

  test("RUL-103 another power of the same player does not take the card before the one that promised it", () => {
    const hands = { prussia: ["H5"], pragmatic: ["H9"] };
    const start = politics({ opens: ["coup-detat", "jenkins-ear"], hands });
    const free = placed(start, { prussia: "H5", pragmatic: "H9" }).state;
    played(free, "frederick", selecting("coup-detat"));
    const promised = agreed(free, "maria", "frederick", [selects("prussia", "coup-detat")]);
    forbidden(promised, "frederick", selecting("coup-detat"), 1);
    expect(decisionsOffered(promised, "frederick")).toEqual([
      { type: "selectCard", cards: [politicalCard(historical, "jenkins-ear")] },
      { type: "conserve" },
    ]);
    const prussia = conserved(promised).state;
    expect(powerAsked(prussia)).toBe("prussia");
    forbidden(prussia, "frederick", CONSERVE, 1);
    played(prussia, "frederick", selecting("coup-detat"));
  });

  test("RUL-103 and RUL-95 a promised card that another takes is recorded as lost", () => {
    const state = agreed(austriaFirst(), "maria", "frederick", [selects("prussia", "military-aid")]);
    const { events } = played(state, "maria", selecting("military-aid"));
    expect(eventsOf(events, "termImpossible")).toEqual([{ type: "termImpossible", agreement: 1, term: 0 }]);
  });
});

describe("RUL-103 a promise to execute a card in a named direction", () => {
  /** "charles-emmanuel" may shift Italy either way. */
  const executing = (terms: readonly Term[]): State => {
    const start = politics({ opens: ["charles-emmanuel", "naples"], hands: { austria: ["H9"] } });
    const bound = agreed(start, "louis", "maria", terms);
    return selected(placed(bound, { austria: "H9" }).state, "charles-emmanuel").state;
  };
  const execution = (steps: number | null): Action => ({
    type: "execute",
    instruction: false,
    shifts: steps === null ? [] : [{ track: "italy", steps }],
  });

  test("RUL-103 the shift must be made, and that way; leaving it out or the other way breaks the treaty", () => {
    expect(actionsOffered(executing([promise("france", "peace")]), "maria", "execute")).toHaveLength(3);
    const state = executing([executes("austria", "charles-emmanuel", "italy", "right")]);
    expect(actionsOffered(state, "maria", "execute")).toEqual([execution(1)]);
    forbidden(state, "maria", execution(-1), 1);
    forbidden(state, "maria", execution(null), 1);
    played(state, "maria", execution(1));
  });

  test("RUL-103 nobody promises both ways, nor a way no arrow leads", () => {
    const start = politics({ opens: ["charles-emmanuel", "naples"], hands: { austria: ["H9"] } });
    const right = executes("austria", "charles-emmanuel", "italy", "right");
    const left = executes("austria", "charles-emmanuel", "italy", "left");
    refused(start, "maria", proposal("louis", [right, left]), "NEG-04", "cannotPromise");
    const bound = agreed(start, "louis", "maria", [right]);
    forbidden(bound, "frederick", proposal("maria", [left]), 1);
    refused(start, "maria", proposal("louis", [executes("austria", "naples", "italy", "right")]), "NEG-08");
    refused(start, "maria", proposal("louis", [executes("austria", "naples", "russia", "left")]), "NEG-08");
    refused(
      start,
      "maria",
      proposal("frederick", [executes("prussia", "naples", "italy", "left")]),
      "NEG-08",
    );
  });

  test("RUL-103 a shift the rules forbid at present cannot be asked for (CRD-04)", () => {
    const state = executing([executes("austria", "charles-emmanuel", "saxony", "right")]);
    played(state, "maria", execution(null));
  });
});

describe("RUL-103 the promise to offer the Silesian peace", () => {
  const mayOffer = (): State =>
    affairsPosition({ begin: { stage: 4, phase: "stageOptions" }, markers: PRUSSIAN_SILESIA });
  const offering = (offer: boolean): Action => ({ type: "offerPeace", offer });

  test("RUL-103 Prussia must offer it as soon as it can", () => {
    expect(actionsOffered(mayOffer(), "frederick", "offerPeace")).toEqual([offering(true), offering(false)]);
    const state = agreed(mayOffer(), "maria", "frederick", [OFFERS_PEACE, PEACE]);
    expect(actionsOffered(state, "frederick", "offerPeace")).toEqual([offering(true)]);
    forbidden(state, "frederick", offering(false), 1);
    const offered = played(state, "frederick", offering(true)).state;
    forbidden(offered, "maria", { type: "answerPeace", accept: false }, 1);
  });

  test("RUL-103 it is Prussia's promise, and there is one peace in the game", () => {
    refused(mayOffer(), "louis", proposal("maria", [OFFERS_PEACE]), "NEG-04", "cannotPromise");
    const annexed = affairsPosition({
      begin: { stage: 3, phase: "movement" },
      affairs: { annexed: true, silesiaBox: true },
      markers: PRUSSIAN_SILESIA,
    });
    refused(annexed, "maria", proposal("frederick", [OFFERS_PEACE]), "NEG-02", "cannotPromise");
  });
});

/** The election: Köln, Mannheim (France) and München (Bavaria) are Louis XV's, Berlin and Dresden are Frederick's. */
const election = (): State =>
  affairsPosition({ begin: { stage: 0, phase: "election" }, affairs: { election: "pending" } });

const charles = (votes: number): Action => ({ type: "vote", charles: votes });

describe("promises about the imperial election", () => {
  test("NEG-04 and NEG-02 promised votes are cast as promised, the others are free", () => {
    const state = election();
    expect(offered(state, "louis", "vote")).toEqual([{ type: "vote", votes: 3, least: 0, most: 3 }]);
    const one = agreed(state, "maria", "louis", [votesFor("bavaria", "francis")]);
    expect(offered(one, "louis", "vote")).toEqual([{ type: "vote", votes: 3, least: 0, most: 2 }]);
    forbidden(one, "louis", charles(3), 1);
    const two = agreed(one, "frederick", "louis", [votesFor("france", "charles")]);
    expect(actionsOffered(two, "louis", "vote")).toEqual([charles(2)]);
    forbidden(two, "louis", charles(3), 1);
    forbidden(two, "louis", charles(1), 2);
    refused(two, "louis", charles(4), "ELE-07");
    played(two, "louis", charles(2));
  });

  test("NEG-04 nobody promises the same vote to both candidates", () => {
    const state = agreed(election(), "maria", "frederick", [votesFor("prussia", "francis")]);
    forbidden(state, "frederick", proposal("louis", [votesFor("prussia", "charles")]), 1);
    played(state, "frederick", proposal("louis", [votesFor("saxony", "charles")]));
  });

  test("NEG-08 votes of Austria and the Pragmatic Army go to Francis whatever is agreed", () => {
    for (const power of ["austria", "pragmatic"] as const) {
      const partner = power === "austria" ? "maria" : "frederick";
      refused(
        election(),
        "louis",
        proposal(partner, [votesFor(power, "charles")]),
        "NEG-08",
        "cannotPromise",
      );
      played(election(), "louis", proposal(partner, [votesFor(power, "francis")]));
    }
  });

  test("NEG-02 after the election there is nothing left to promise", () => {
    const held = affairsPosition({
      begin: { stage: 3, phase: "movement" },
      affairs: { election: "held" },
    });
    refused(held, "maria", proposal("louis", [votesFor("france", "francis")]), "NEG-02");
  });
});

describe("the promise to accept the Silesian peace", () => {
  const peaceOffered = (): State => {
    const offer = affairsPosition({ begin: { stage: 4, phase: "stageOptions" }, markers: PRUSSIAN_SILESIA });
    return played(offer, "frederick", { type: "offerPeace", offer: true }).state;
  };
  const answer = (accept: boolean): Action => ({ type: "answerPeace", accept });

  test("NEG-04 Austria may not refuse the peace it has promised to accept", () => {
    expect(actionsOffered(peaceOffered(), "maria", "answerPeace")).toEqual([answer(true), answer(false)]);
    const other = agreed(peaceOffered(), "louis", "maria", [truce("austria", "france")]);
    const state = agreed(other, "frederick", "maria", [PEACE, noConquest("prussia", "austria")]);
    expect(actionsOffered(state, "maria", "answerPeace")).toEqual([answer(true)]);
    forbidden(state, "maria", answer(false), 2);
    const { events } = played(state, "maria", answer(true));
    expect(eventsOf(events, "peaceAnswered")).toEqual([{ type: "peaceAnswered", accepted: true }]);
  });

  test("NEG-04 it is Austria's promise: nobody else can make it, and it binds only in time", () => {
    refused(peaceOffered(), "louis", proposal("frederick", [PEACE]), "NEG-04", "cannotPromise");
    const state = agreed(peaceOffered(), "maria", "louis", [PEACE]);
    forbidden(state, "maria", answer(false), 1);
  });

  test("NEG-02 there is one peace in the game, and no second one to promise", () => {
    const annexed = affairsPosition({
      begin: { stage: 3, phase: "movement" },
      affairs: { annexed: true, silesiaBox: true },
      markers: PRUSSIAN_SILESIA,
    });
    refused(annexed, "frederick", proposal("maria", [PEACE]), "NEG-02", "cannotPromise");
  });
});

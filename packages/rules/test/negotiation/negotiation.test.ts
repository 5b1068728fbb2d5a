import { describe, expect, test } from "vitest";
import { dueFights } from "../../src/combat/combat.ts";
import { logFor } from "../../src/game/log.ts";
import { newGame } from "../../src/game/newGame.ts";
import { parseAction } from "../../src/game/parse.ts";
import { pending } from "../../src/game/play.ts";
import { view } from "../../src/game/view.ts";
import { type Seat, seatsOf } from "../../src/model/options.ts";
import { isRefusal } from "../../src/model/rule.ts";
import type { State } from "../../src/model/state.ts";
import type { Term } from "../../src/model/treaties.ts";
import { arena } from "../support/battlefield.ts";
import { historical } from "../support/packs.ts";
import { affairsIn, affairsPosition } from "../support/politicalChanges.ts";
import { politics } from "../support/politics.ts";
import {
  decisionsOffered,
  handOf,
  marchOf,
  offered,
  piece,
  played,
  position,
  refused,
} from "../support/position.ts";
import {
  agreed,
  agreedWithEvents,
  agreementOf,
  answer,
  executes,
  forbidden,
  keepsAway,
  keepsOut,
  leaves,
  noConquest,
  noHussarsAgainst,
  OFFERS_PEACE,
  PEACE,
  promise,
  proposal,
  selects,
  sparesTrains,
  subsidy,
  truce,
  votesFor,
} from "../support/treaties.ts";

const quiet = (): State =>
  affairsPosition({
    begin: { stage: 3, phase: "movement" },
    pieces: { france1: "regensburg", prussia1: "berlin", austria1: "wien", pragmatic1: "hannover" },
    hands: { france: ["H2", "H3"], austria: ["D2"] },
  });

describe("NEG-01 all powers may negotiate at any time", () => {
  const moments: Readonly<Record<string, () => State>> = {
    placing: () => politics({ hands: { prussia: ["H5"] } }),
    hussars: () => affairsPosition({ begin: { stage: 2, phase: "hussars" }, pieces: { austria1: "wien" } }),
    movement: quiet,
    battle: () =>
      affairsPosition({
        pack: arena,
        begin: { stage: 5, phase: "combat" },
        pieces: { austria1: "A", prussia1: "D" },
      }),
    election: () =>
      affairsPosition({ begin: { stage: 0, phase: "election" }, affairs: { election: "pending" } }),
    winter: () =>
      affairsPosition({
        begin: { stage: 3, phase: "winter" },
        turn: 3,
        pieces: { france1: "metz" },
        hands: { france: ["H4"] },
      }),
  };

  for (const [name, moment] of Object.entries(moments))
    test(`NEG-01 also in the middle of another's decision (${name}), enemies included`, () => {
      const state = moment();
      const waiting = pending(state);
      for (const seat of seatsOf(state.options)) {
        expect(offered(state, seat, "propose")).toHaveLength(1);
        const partner: Seat = seat === "maria" ? "frederick" : "maria";
        const terms = seat === "louis" ? [truce("france", "austria")] : [truce("prussia", "austria")];
        const talked = agreed(state, seat, partner, terms);
        expect(pending(talked)).toEqual(waiting);
        expect(agreementOf(talked, 1).status).toBe("inForce");
      }
    });

  test("NEG-01 belongs to the advanced game, from the end of set-up to the end of play", () => {
    const talk = proposal("maria", [promise("france", "peace and quiet")]);
    for (const variant of ["introductory", "silesia-gambit"] as const) {
      const state = position({ variant, begin: { stage: 3, phase: "movement" } });
      refused(state, "louis", talk, "NEG-01", "talksAreForTheAdvancedGame");
      expect(offered(state, "louis", "propose")).toEqual([]);
    }
    const options = { variant: "advanced", players: 3, politicalOption: false, troopCeiling: false } as const;
    const setUp = newGame(historical, options, "0123456789abcdef".repeat(4));
    refused(setUp, "louis", talk, "NEG-01");
    refused(quiet(), "louis", proposal("playerA", [truce("france", "austria")]), "NEG-01", "unknownSeat");
  });
});

const SUBJECTS: readonly (readonly [Seat, Seat, Term])[] = [
  ["louis", "frederick", subsidy("france", "prussia")],
  ["frederick", "maria", truce("pragmatic", "austria")],
  ["frederick", "maria", truce("prussia", "austria")],
  ["louis", "maria", noConquest("bavaria", "austria")],
  ["maria", "louis", sparesTrains("france", "austria")],
  ["maria", "frederick", noHussarsAgainst("saxony")],
  ["frederick", "maria", keepsOut("austria", ["neisse", "cosel"])],
  ["maria", "frederick", keepsAway("prussia", ["prag"])],
  ["maria", "louis", votesFor("bavaria", "francis")],
  ["louis", "frederick", selects("prussia", "military-aid")],
  ["louis", "maria", leaves("austria", "naples")],
  ["louis", "frederick", executes("prussia", "military-aid", "russia", "left")],
  ["frederick", "maria", PEACE],
  ["maria", "frederick", OFFERS_PEACE],
  ["louis", "maria", promise("france", "France will not sell the baggage of the Queen")],
];

describe("what can be agreed", () => {
  test("NEG-02 strategy, armistice, votes, cards, subsidies and whatever can be said", () => {
    for (const [proposer, partner, term] of SUBJECTS) {
      const state = agreed(quiet(), proposer, partner, [term], 3);
      // RUL-102: France has drawn already.
      const until = term.type === "subsidy" ? 4 : 3;
      expect(agreementOf(state, 1)).toMatchObject({ proposer, partner, terms: [term], turns: 3, until });
    }
  });

  test("NEG-02 a term must name powers and places that exist, and two different powers", () => {
    const state = quiet();
    const bad: readonly Term[] = [
      truce("austria", "austria"),
      noConquest("austria", "austria"),
      noHussarsAgainst("austria"),
      { type: "keepOut", power: 4, cities: [] },
      { type: "keepOut", power: 4, cities: [9999 as never] },
      { type: "keepAway", power: 4, fortresses: [9999 as never] },
      { type: "noConquest", power: 9 as never, other: 4 },
      { type: "noConquest", power: 4, other: 9 as never },
      { type: "leaveCard", power: 4, card: 9999 },
    ];
    for (const term of bad) refused(state, "maria", proposal("louis", [term]), "NEG-02", "cannotPromise");
    for (const turns of [0, 13, 1.5])
      refused(
        state,
        "maria",
        proposal("louis", [truce("austria", "france")], turns),
        "NEG-02",
        "treatyTooLong",
      );
    for (const turns of [1, 12])
      played(state, "maria", proposal("louis", [truce("austria", "france")], turns));
  });

  test("NEG-03 a treaty binds both sides: promise and counter-promise stand and fall together", () => {
    const both = agreed(quiet(), "louis", "maria", [
      keepsOut("france", ["passau", "straubing"]),
      noHussarsAgainst("france"),
    ]);
    forbidden(both, "louis", marchOf(both, "france1", ["straubing"]), 1);
    const offer = played(
      quiet(),
      "louis",
      proposal("maria", [keepsOut("france", ["straubing"]), PEACE]),
    ).state;
    const declined = played(offer, "maria", answer(1, false)).state;
    played(declined, "louis", marchOf(declined, "france1", ["straubing"]));
  });

  test("NEG-04 an offer binds nobody until it is accepted", () => {
    const offer = played(quiet(), "maria", proposal("louis", [keepsOut("france", ["straubing"])])).state;
    played(offer, "louis", marchOf(offer, "france1", ["straubing"]));
    const accepted = played(offer, "louis", answer(1, true)).state;
    forbidden(accepted, "louis", marchOf(accepted, "france1", ["straubing"]), 1);
  });

  test("NEG-04 nobody promises for a power that neither party runs, nor for himself alone", () => {
    const state = quiet();
    refused(state, "louis", proposal("frederick", [truce("france", "austria")]), "NEG-04", "cannotPromise");
    refused(
      state,
      "louis",
      proposal("frederick", [noConquest("austria", "prussia")]),
      "NEG-04",
      "cannotPromise",
    );
    refused(
      state,
      "frederick",
      proposal("frederick", [truce("prussia", "pragmatic")]),
      "NEG-04",
      "cannotPromise",
    );
  });

  test("NEG-05 and HID-22 every offer and every answer lies open to all, spectators included", () => {
    const { state, events } = agreedWithEvents(quiet(), "frederick", "maria", [truce("prussia", "austria")]);
    const seen = [...seatsOf(state.options), null].map((seat) => ({
      table: view(state, seat).affairs?.agreements,
      log: logFor(state, events, seat),
    }));
    for (const one of seen) {
      expect(one.table).toEqual(affairsIn(state).agreements);
      expect(one.log).toEqual(events);
    }
    expect(events.map(({ type }) => type)).toEqual(["agreementChanged", "agreementChanged"]);
  });

  test("NEG-06 and RUL-104 talk is brief: so many terms, and so long a promise", () => {
    const state = quiet();
    const short = promise("france", "x");
    refused(state, "louis", proposal("maria", []), "NEG-06");
    const many = Array.from({ length: 13 }, () => short);
    refused(state, "louis", proposal("maria", many), "NEG-06");
    played(state, "louis", proposal("maria", many.slice(1)));
    refused(state, "louis", proposal("maria", [promise("france", "")]), "NEG-06");
    refused(state, "louis", proposal("maria", [promise("france", "x".repeat(301))]), "NEG-06");
    played(state, "louis", proposal("maria", [promise("france", "x".repeat(300))]));
  });

  test("NEG-07 TCs can be given away by no term but the subsidy, and a promise moves none", () => {
    const present = { type: "giveCards", power: 0, other: 4, cards: [1] };
    const parsed = parseAction({ type: "propose", partner: "maria", terms: [present], turns: 1 });
    expect(isRefusal(parsed)).toBe(true);
    const before = quiet();
    const state = agreed(before, "louis", "maria", [promise("france", "France gives Austria its best card")]);
    expect(handOf(state, "france")).toEqual(handOf(before, "france"));
    expect(handOf(state, "austria")).toEqual(handOf(before, "austria"));
  });

  test("NEG-08 no agreement changes an alliance: after the best of treaties the two are still enemies", () => {
    const start = affairsPosition({
      pack: arena,
      begin: { stage: 5, phase: "movement" },
      pieces: { austria1: "A", prussia1: "D" },
    });
    const state = agreed(start, "maria", "frederick", [
      truce("prussia", "austria"),
      promise("prussia", "Prussia and Austria are allies"),
    ]);
    const enemies = dueFights(state).map(({ attackers, defenders }) => [attackers, defenders]);
    expect(enemies).toEqual([[[piece(arena, "austria1")], [piece(arena, "prussia1")]]]);
    refused(state, "maria", proposal("frederick", [subsidy("austria", "prussia")]), "SUB-03");
  });

  test("NEG-09 there is no peace but the annexation: a term for any other does not exist", () => {
    const peace = { type: "peace", power: 0, other: 4 };
    expect(isRefusal(parseAction({ type: "propose", partner: "maria", terms: [peace], turns: 1 }))).toBe(
      true,
    );
    const state = agreed(quiet(), "louis", "maria", [promise("france", "France and Austria make peace")]);
    expect(affairsIn(state)).toMatchObject({ annexed: false, prussiaNeutralUntil: 0 });
    const enemy = refused(state, "louis", proposal("maria", [subsidy("france", "austria")]), "SUB-03");
    expect(enemy.reason).toBe("contractImpossible");
  });
});

test("RUL-95 a promise in words is recorded for all to see and takes no choice away", () => {
  const before = quiet();
  const text = "France stays where it is";
  const state = agreed(before, "maria", "louis", [promise("france", text)]);
  expect(agreementOf(state, 1)).toMatchObject({ status: "inForce", terms: [{ type: "promise", text }] });
  expect(JSON.stringify(decisionsOffered(state, "louis"))).toBe(
    JSON.stringify(decisionsOffered(before, "louis")),
  );
  played(state, "louis", marchOf(state, "france1", ["straubing"]));
});

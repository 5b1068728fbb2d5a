import { describe, expect, test } from "vitest";
import type { ReenterTrainAction } from "../../src/model/actions.ts";
import type { Seat } from "../../src/model/options.ts";
import type { State } from "../../src/model/state.ts";
import { packOf } from "../../src/pack/registry.ts";
import { AUSTRIAN_MOVES, FRENCH_MOVES, PRUSSIAN_MOVES } from "../support/movementPhases.ts";
import {
  actionsOffered,
  asked,
  card,
  city,
  handOf,
  marchOf,
  offered,
  piece,
  played,
  playedAll,
  position,
  refused,
  type Setup,
  whereIs,
} from "../support/position.ts";

const reentry = (
  state: State,
  train: string,
  place: string,
  cards: readonly string[],
): ReenterTrainAction => ({
  type: "reenterTrain",
  train: piece(packOf(state), train),
  city: city(packOf(state), place),
  cards: cards.map(card),
});

/** Where the seat may re-enter the train, by city key. */
const sitesOf = (state: State, seat: Seat, train: string): string[] =>
  offered(state, seat, "reenterTrain")
    .filter((choice) => choice.train === piece(packOf(state), train))
    .flatMap((choice) => choice.cities.map((id) => packOf(state).cities[id]?.key ?? ""))
    .sort();

const austrian = (more: Partial<Setup> = {}) =>
  position({ begin: AUSTRIAN_MOVES, hands: { austria: ["H4", "D4", "C2"] }, ...more });

const french = (more: Partial<Setup> = {}) =>
  position({ begin: FRENCH_MOVES, hands: { france: ["H5", "D3"], bavaria: ["S4"] }, ...more });

const prussian = (more: Partial<Setup> = {}) =>
  position({ begin: PRUSSIAN_MOVES, hands: { prussia: ["H5", "D3"], saxony: ["S4"] }, ...more });

describe("bringing a train back", () => {
  test("TRN-01 in its movement phase a power may bring an eliminated supply train back", () => {
    const state = austrian();
    expect(whereIs(state, "austriaT1")).toBeNull();
    const { state: after, events } = played(state, "maria", reentry(state, "austriaT1", "prag", ["H4"]));
    expect(whereIs(after, "austriaT1")).toBe("prag");
    expect(events.map(({ type }) => type)).toEqual(["trainReentered"]);
    refused(state, "maria", reentry(state, "austria1", "prag", ["H4"]), "TRN-01", "malformedAction");
    refused(state, "louis", reentry(state, "franceT1", "muenchen", ["H4"]), "SEQ-05", "notYourDecision");
    const stage4 = position({
      variant: "advanced",
      begin: PRUSSIAN_MOVES,
      pieces: { prussia1: "berlin" },
      hands: { pragmatic: ["H4"] },
    });
    refused(
      stage4,
      "frederick",
      reentry(stage4, "pragmaticT1", "hannover", ["H4"]),
      "TRN-01",
      "pieceNotActive",
    );
  });

  test("TRN-01 a train that takes no part in the introductory game does not re-enter", () => {
    const state = french({ noPart: ["franceT1"] });
    refused(state, "louis", reentry(state, "franceT1", "muenchen", ["H5"]), "INT-02", "pieceTakesNoPart");
    expect(sitesOf(state, "louis", "franceT1")).toEqual([]);
    expect(sitesOf(state, "louis", "franceT2")).toEqual(["muenchen"]);
  });

  test("TRN-02 a power may take its own train off the board and re-enter it at once", () => {
    const state = austrian({ pieces: { austriaT1: "brieg", prussiaT1: "sagan" } });
    const after = played(state, "maria", reentry(state, "austriaT1", "olmuetz", ["D4"])).state;
    expect(whereIs(after, "austriaT1")).toBe("olmuetz");
    refused(state, "maria", reentry(state, "prussiaT1", "berlin", ["D4"]), "TRN-02", "notYourPiece");
  });

  test("TRN-04 each re-entry costs 4 points", () => {
    const state = austrian({ hands: { austria: ["H3", "D2", "C2", "S4"] } });
    refused(state, "maria", reentry(state, "austriaT1", "prag", []), "TRN-04", "paymentTooSmall");
    refused(state, "maria", reentry(state, "austriaT1", "prag", ["H3"]), "TRN-04", "paymentTooSmall");
    refused(state, "maria", reentry(state, "austriaT1", "prag", ["H3", "S4"]), "RUL-14", "paymentTooLarge");
    refused(state, "maria", reentry(state, "austriaT1", "prag", ["H4"]), "TAC-20", "cardNotInHand");
    const after = played(state, "maria", reentry(state, "austriaT1", "prag", ["D2", "C2"])).state;
    expect(handOf(after, "austria")).toEqual([card("H3"), card("S4")]);
    expect(after.discards[0]).toEqual([card("D2"), card("C2")]);
    const poor = austrian({ hands: { austria: ["H3"] } });
    expect(offered(poor, "maria", "reenterTrain")).toEqual([]);
  });

  test("EXA-19 France re-enters a train in München and pays with a 5: no change is given", () => {
    const state = french({ hands: { france: ["H5"] } });
    const after = played(state, "louis", reentry(state, "franceT1", "muenchen", ["H5"])).state;
    expect(whereIs(after, "franceT1")).toBe("muenchen");
    expect(handOf(after, "france")).toEqual([]);
    expect(after.discards[0]).toEqual([card("H5")]);
  });
});

describe("where a train comes in", () => {
  test("TRN-05 a train comes in on a major fortress of its own home country", () => {
    expect(sitesOf(austrian(), "maria", "austriaT1")).toEqual(["olmuetz", "prag", "pressburg", "wien"]);
    const both = austrian({ variant: "advanced", pieces: { austria1: "wels" } });
    expect(sitesOf(both, "maria", "austriaT1")).toEqual([
      "bruessel",
      "luxemburg",
      "olmuetz",
      "prag",
      "pressburg",
      "wien",
    ]);
    expect(sitesOf(french(), "louis", "bavariaT1")).toEqual(["muenchen"]);
    const state = austrian();
    for (const place of ["brieg", "breslau", "berlin", "pilsen", "bruenn", "bruessel"])
      refused(state, "maria", reentry(state, "austriaT1", place, ["H4"]), "TRN-05", "reenterOnMajorFortress");
  });

  test("TRN-06 a major power may use the major fortress of its co-operating minor, not the other way round", () => {
    expect(sitesOf(french(), "louis", "franceT1")).toEqual(["muenchen"]);
    expect(sitesOf(french({ variant: "advanced" }), "louis", "franceT1")).toEqual([
      "metz",
      "muenchen",
      "paris",
      "strassburg",
    ]);
    expect(sitesOf(prussian(), "frederick", "prussiaT1")).toEqual(["berlin", "dresden", "magdeburg"]);
    expect(sitesOf(prussian(), "frederick", "saxonyT1")).toEqual(["dresden"]);
    const state = prussian();
    refused(state, "frederick", reentry(state, "prussiaT1", "muenchen", ["H5"]), "TRN-05");
    refused(state, "frederick", reentry(state, "saxonyT1", "berlin", ["S4"]), "TRN-05");
  });

  test("TRN-06 Dresden serves Austria once Saxony is its ally, and no longer Prussia", () => {
    for (const saxony of [0, 1, 2] as const) {
      const stage5 = austrian({ variant: "advanced", saxony });
      expect(sitesOf(stage5, "maria", "austriaT1").includes("dresden")).toBe(saxony === 2);
      const stage4 = prussian({ variant: "advanced", saxony });
      expect(sitesOf(stage4, "frederick", "prussiaT1").includes("dresden")).toBe(saxony === 0);
    }
  });

  test("TRN-07 the fortress must be empty of pieces", () => {
    for (const there of ["austria1", "austriaT2", "france1", "prussiaT1"]) {
      const state = austrian({ pieces: { [there]: "prag" } });
      refused(state, "maria", reentry(state, "austriaT1", "prag", ["H4"]), "TRN-07", "fortressNotEmpty");
      expect(sitesOf(state, "maria", "austriaT1")).not.toContain("prag");
      expect(sitesOf(state, "maria", "austriaT1")).toContain("wien");
    }
  });

  test("TRN-08 the fortress must be friendly controlled", () => {
    const state = austrian({ markers: { prag: "france", olmuetz: "prussia" } });
    refused(state, "maria", reentry(state, "austriaT1", "prag", ["H4"]), "TRN-08", "fortressNotFriendly");
    refused(state, "maria", reentry(state, "austriaT1", "olmuetz", ["H4"]), "TRN-08", "fortressNotFriendly");
    expect(sitesOf(state, "maria", "austriaT1")).toEqual(["pressburg", "wien"]);
  });

  test("TRN-09 without such a fortress the train cannot re-enter", () => {
    const lost = french({ markers: { muenchen: "austria" } });
    expect(offered(lost, "louis", "reenterTrain")).toEqual([]);
    refused(lost, "louis", reentry(lost, "bavariaT1", "muenchen", ["S4"]), "TRN-08");
    const taken = french({ pieces: { france1: "muenchen" } });
    expect(offered(taken, "louis", "reenterTrain")).toEqual([]);
  });

  test("RUL-31 a marker of an ally is friendly: a French marker on München lets Bavaria's train in", () => {
    const state = french({ markers: { muenchen: "france" } });
    expect(sitesOf(state, "louis", "bavariaT1")).toEqual(["muenchen"]);
    const merelyAllied = french({ markers: { muenchen: "prussia" } });
    expect(sitesOf(merelyAllied, "louis", "bavariaT1")).toEqual(["muenchen"]);
  });

  test("RUL-31 a hussar does not fill the fortress and is removed; an enemy next door does not matter", () => {
    const state = austrian({ hussars: ["prag"], pieces: { france1: "beraun" } });
    const { state: after, events } = played(state, "maria", reentry(state, "austriaT1", "prag", ["H4"]));
    expect(whereIs(after, "austriaT1")).toBe("prag");
    expect(events.map(({ type }) => type)).toEqual(["trainReentered", "hussarRemoved"]);
    expect(after.hussars).not.toContain(city(packOf(state), "prag"));
  });
});

describe("a train that has re-entered", () => {
  test("TRN-10 a train that re-entered may not move in the same movement phase", () => {
    const state = austrian({ pieces: { austriaT1: "brieg" } });
    expect(offered(state, "maria", "march")).toHaveLength(1);
    for (const train of ["austriaT1", "austriaT2"]) {
      const after = played(state, "maria", reentry(state, train, "prag", ["H4"])).state;
      refused(after, "maria", marchOf(after, train, ["beraun"]), "TRN-10", "reenteredThisPhase");
    }
  });

  test("RUL-30 taking off and re-entering is one act: without payment or fortress the train stays", () => {
    const state = austrian({ pieces: { austriaT1: "brieg" }, markers: { prag: "france" } });
    refused(state, "maria", reentry(state, "austriaT1", "prag", ["H4"]), "TRN-08");
    refused(state, "maria", reentry(state, "austriaT1", "wien", ["C2"]), "TRN-04");
    expect(whereIs(state, "austriaT1")).toBe("brieg");
  });

  test("RUL-30 and TRN-07 the fortress it stands on is empty for the train itself, and for no other piece", () => {
    const state = austrian({ pieces: { austriaT1: "prag", austriaT2: "wien", austria1: "olmuetz" } });
    expect(sitesOf(state, "maria", "austriaT1")).toContain("prag");
    expect(sitesOf(state, "maria", "austriaT1")).not.toContain("wien");
    const { state: after } = played(state, "maria", reentry(state, "austriaT1", "prag", ["H4"]));
    expect(whereIs(after, "austriaT1")).toBe("prag");
    expect(handOf(after, "austria")).toEqual([card("D4"), card("C2")]);
  });

  test("RUL-30 a train that has moved may re-enter between moves, and again if it is paid again", () => {
    const state = austrian({ pieces: { austria1: "prag", austria2: "wien", austriaT1: "beneschau" } });
    const after = playedAll(
      state,
      ["maria", marchOf(state, "austriaT1", ["tabor"])],
      ["maria", marchOf(state, "austria1", ["beraun"])],
      ["maria", reentry(state, "austriaT1", "prag", ["H4"])],
      ["maria", marchOf(state, "austria2", ["mistelbach"])],
      ["maria", reentry(state, "austriaT1", "wien", ["D4"])],
    );
    expect(whereIs(after, "austriaT1")).toBe("wien");
    expect(handOf(after, "austria")).toEqual([card("C2")]);
    refused(after, "maria", marchOf(after, "austriaT1", ["hollabrunn"]), "TRN-10", "reenteredThisPhase");
    refused(after, "maria", reentry(after, "austriaT1", "prag", ["C2"]), "TRN-04", "paymentTooSmall");
  });
});

test("DEC-29 the owner is offered exactly the free friendly fortresses, each with every payment of 4", () => {
  const state = austrian({
    hands: { austria: ["H4", "D3", "C2", "R"], prussia: ["S10"] },
    markers: { olmuetz: "prussia" },
    pieces: { austriaT1: "brieg", austria1: "pressburg" },
    noPart: ["austriaT3"],
  });
  const payments = [["H4"], ["R"], ["D3", "C2"]];
  const expected = ["austriaT1", "austriaT2"].flatMap((train) =>
    ["prag", "wien"].flatMap((place) => payments.map((cards) => reentry(state, train, place, cards))),
  );
  const normal = (action: { cards?: readonly number[] }) =>
    JSON.stringify({ ...action, cards: [...(action.cards ?? [])].sort((a, b) => a - b) });
  const listed = actionsOffered(state, "maria", "reenterTrain").map((action) =>
    action.type === "reenterTrain" ? normal(action) : "",
  );
  expect(listed.sort()).toEqual(expected.map(normal).sort());
  expect(asked(state)).toEqual(["maria"]);
  for (const seat of ["frederick", "louis"] as const)
    expect(actionsOffered(state, seat, "reenterTrain")).toEqual([]);
});

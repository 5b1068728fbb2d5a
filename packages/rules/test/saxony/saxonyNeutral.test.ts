import { describe, expect, test } from "vitest";
import { pending } from "../../src/game/play.ts";
import { SAXONY_AUSTRIAN_ALLY, SAXONY_NEUTRAL, SAXONY_PRUSSIAN_ALLY } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { historical } from "../support/packs.ts";
import {
  type AffairsSetup,
  affairsIn,
  afterShift,
  controllerIn,
  countOf,
  displaceTo,
  expectLawful,
  isFreeIn,
  nearestTo,
  saxonyIn,
  sitesOffered,
} from "../support/politicalChanges.ts";
import {
  actionsOffered,
  asked,
  decisionsOffered,
  marchOf,
  markerOn,
  offered,
  piece,
  played,
  playedAll,
  refused,
  troopsAt,
  whereIs,
} from "../support/position.ts";
import { eventsOfType, quietlyTo } from "../support/quietPlay.ts";
import { isFaceDown } from "../support/supply.ts";

/** In the politics stage the marker goes two boxes to the right: from the star to the box "S". */
const becomesNeutral = (setup: Omit<AffairsSetup, "begin"> = {}) => afterShift(setup, 2);

describe("SAX-09 the marker stops in a neutral box", () => {
  test("SAX-09 Saxony becomes neutral in either neutral box", () => {
    for (const [from, steps, status] of [
      [1, 1, SAXONY_PRUSSIAN_ALLY],
      [1, 2, SAXONY_NEUTRAL],
      [1, 3, SAXONY_NEUTRAL],
      [1, 4, SAXONY_AUSTRIAN_ALLY],
    ] as const)
      expect(afterShift({ affairs: { tracks: saxonyIn(from) } }, steps).state.saxony).toBe(status);
    const { events } = becomesNeutral();
    expect(eventsOfType(events, "saxonyChanged")).toEqual([
      { type: "saxonyChanged", status: SAXONY_NEUTRAL, seat: "maria" },
    ]);
  });
});

describe("Saxon pieces", () => {
  test("SAX-10 Saxon pieces on the board return at once to their set-up cities, wherever they are", () => {
    const { state } = becomesNeutral({ pieces: { saxony1: "breslau", saxonyT1: "prag" } });
    expect([whereIs(state, "saxony1"), whereIs(state, "saxonyT1")]).toEqual(["dresden", "freiberg"]);
    expect(troopsAt(state, "saxony1")).toBe(4);
    expectLawful(state);
  });

  test("SAX-10 Saxon pieces that are off the board stay off", () => {
    const { state, events } = becomesNeutral({ hands: { saxony: ["H10", "S10"] } });
    expect([whereIs(state, "saxony1"), whereIs(state, "saxonyT1")]).toEqual([null, null]);
    expect(eventsOfType(events, "saxonWentHome")).toEqual([]);
    // SAX-16 is for the Austrian ally only.
    expect(pending(state).map(({ kind }) => kind)).toEqual(["hussars"]);
  });

  test("RUL-91 a Saxon general in a mixed stack simply goes home, and the Prussian stays where he is", () => {
    const { state } = becomesNeutral({
      pieces: { saxony1: "prag", prussia1: "prag" },
      deputies: ["prussia1"],
    });
    expect([whereIs(state, "saxony1"), whereIs(state, "prussia1")]).toEqual(["dresden", "prag"]);
    expect(state.deputies[piece(historical, "prussia1")]).toBe(false);
    expectLawful(state);
  });

  test("RUL-91 a face-down Saxon general stays face-down until his next supply phase", () => {
    const { state } = becomesNeutral({ pieces: { saxony1: "prag" }, faceDown: ["saxony1"] });
    expect([whereIs(state, "saxony1"), isFaceDown(state, "saxony1")]).toEqual(["dresden", true]);
    expect(isFaceDown(quietlyTo(state, 5, "movement"), "saxony1")).toBe(false);
  });

  test("RUL-91 his train may stand on his set-up city: each goes to its own", () => {
    const { state } = becomesNeutral({ pieces: { saxony1: "freiberg", saxonyT1: "dresden" } });
    expect([whereIs(state, "saxony1"), whereIs(state, "saxonyT1")]).toEqual(["dresden", "freiberg"]);
    expectLawful(state);
  });

  test("RUL-91 a hussar on the set-up city is removed", () => {
    const { events } = becomesNeutral({ pieces: { saxony1: "prag" }, hussars: ["dresden"] });
    expect(eventsOfType(events, "hussarRemoved")).toHaveLength(1);
  });
});

describe("foreign pieces", () => {
  test("SAX-11 and DEC-17 they are put on the nearest city of their own home country, their owner choosing among the nearest", () => {
    const { state } = becomesNeutral({ pieces: { austria1: "pirna", saxony1: "lauban" } });
    expect(pending(state)).toEqual([{ seat: "maria", kind: "displacement" }]);
    expect(sitesOffered(state, "maria", "austria1")).toEqual(["teplitz", "tetschen"]);
    expect(actionsOffered(state, "maria", "displace")).toHaveLength(2);
    expect([decisionsOffered(state, "frederick"), decisionsOffered(state, "louis")]).toEqual([[], []]);
    refused(state, "maria", displaceTo(state, "austria1", "komotau"), "SAX-11", "notTheNearestCity");
    refused(state, "maria", displaceTo(state, "saxony1", "teplitz"), "SAX-11", "notYourPiece");
    refused(state, "frederick", displaceTo(state, "austria1", "teplitz"), "SAX-11", "notYourDecision");
    refused(state, "maria", { type: "done" }, "SAX-11", "notAskedNow");
    const done = played(state, "maria", displaceTo(state, "austria1", "tetschen")).state;
    expect([whereIs(done, "austria1"), whereIs(done, "saxony1")]).toEqual(["tetschen", "dresden"]);
    expectLawful(done);
  });

  test("SAX-11 room means an empty city or a legal stack; a train has room in empty cities only", () => {
    const pieces = {
      prussia1: "guben",
      prussia2: "peitz",
      prussia3: "frankfurt-an-der-oder",
      prussia4: "frankfurt-an-der-oder",
      prussiaT1: "crossen",
    };
    const { state } = becomesNeutral({ pieces });
    expect(sitesOffered(state, "frederick", "prussia1")).toEqual(["peitz", "sommerfeld"]);
    const joined = played(state, "frederick", displaceTo(state, "prussia1", "peitz")).state;
    expect([whereIs(joined, "prussia1"), whereIs(joined, "prussia2")]).toEqual(["peitz", "peitz"]);
    expectLawful(joined);
    const train = becomesNeutral({ pieces: { ...pieces, prussia1: "crossen", prussiaT1: "guben" } }).state;
    expect(whereIs(train, "prussiaT1")).toBe("sommerfeld");
  });

  test("SAX-11 enemies in the nearest city leave no room, and nobody is pushed or eliminated", () => {
    const { state } = becomesNeutral({
      pieces: { austria1: "pirna", prussia1: "teplitz", franceT1: "tetschen" },
    });
    expect(sitesOffered(state, "maria", "austria1")).toEqual(
      nearestTo(state, "austria1", isFreeIn(state, "austria")),
    );
    expect(sitesOffered(state, "maria", "austria1")).not.toContain("tetschen");
    expect(whereIs(state, "franceT1")).toBe("tetschen");
  });

  test("SAX-11 both generals of a stack are moved, and may be stacked again", () => {
    const { state } = becomesNeutral({ pieces: { austria1: "pirna", austria2: "pirna" } });
    const first = played(state, "maria", displaceTo(state, "austria1", "teplitz")).state;
    expect(sitesOffered(first, "maria", "austria2")).toEqual(["teplitz", "tetschen"]);
    const both = played(first, "maria", displaceTo(first, "austria2", "teplitz")).state;
    expect([whereIs(both, "austria1"), whereIs(both, "austria2")]).toEqual(["teplitz", "teplitz"]);
    expectLawful(both);
  });

  test("SAX-12 French pieces may also be put in Bavaria, Bavarian ones only there", () => {
    const { state } = becomesNeutral({
      pieces: { france1: "plauen", franceT1: "zwickau", bavaria1: "gera" },
    });
    for (const name of ["france1", "franceT1"])
      expect(sitesOffered(state, "louis", name)).toEqual(
        [
          ...nearestTo(state, name, isFreeIn(state, "france")),
          ...nearestTo(state, name, isFreeIn(state, "bavaria")),
        ].sort(),
      );
    expect(sitesOffered(state, "louis", "france1")).toContain("tirschenreuth");
    expect(whereIs(state, "bavaria1")).toBe("gera");
    const bavarian = becomesNeutral({ pieces: { bavaria1: "plauen" } }).state;
    expect(whereIs(bavarian, "bavaria1")).toBe("tirschenreuth");
  });

  test("RUL-85 a French general may be put with a Bavarian: with equal ranks his owner names the commander", () => {
    const { state } = becomesNeutral({ pieces: { france1: "plauen", bavaria1: "tirschenreuth" } });
    refused(state, "louis", displaceTo(state, "france1", "tirschenreuth"), "STK-06", "mustNameCommander");
    const joined = played(state, "louis", displaceTo(state, "france1", "tirschenreuth", "bavaria1")).state;
    expect(state.deputies[piece(historical, "france1")]).toBe(false);
    expect(joined.deputies[piece(historical, "france1")]).toBe(true);
    expectLawful(joined);
    const alone = becomesNeutral({ pieces: { austria1: "pirna" } }).state;
    refused(alone, "maria", displaceTo(alone, "austria1", "teplitz", "austria1"), "STK-05");
  });

  test("RUL-85 a stack with another player's general needs his consent; refused, the piece goes elsewhere", () => {
    const { state } = becomesNeutral({ pieces: { austria2: "pirna", pragmatic1: "teplitz" } });
    const proposed = played(state, "maria", displaceTo(state, "austria2", "teplitz")).state;
    expect(pending(proposed)).toEqual([{ seat: "frederick", kind: "consent" }]);
    const agreed = played(proposed, "frederick", { type: "answerStack", agree: true }).state;
    expect(whereIs(agreed, "austria2")).toBe("teplitz");
    const refusedStack = played(proposed, "frederick", { type: "answerStack", agree: false }).state;
    expect(whereIs(refusedStack, "austria2")).toBe("tetschen");
  });

  test("RUL-85 displacement is no move: the piece may still march in its own stage of the turn", () => {
    const { state } = becomesNeutral({ pieces: { austria1: "pirna", austriaT1: "wien" } });
    const placed = played(state, "maria", displaceTo(state, "austria1", "teplitz")).state;
    const moving = quietlyTo(placed, 5, "movement");
    expect(whereIs(played(moving, "maria", marchOf(moving, "austria1", ["komotau"])).state, "austria1")).toBe(
      "komotau",
    );
  });

  test("RUL-85 owners act in the order of the action stages", () => {
    const pieces = { france1: "plauen", prussia1: "guben", austria1: "pirna" };
    const louis = becomesNeutral({ pieces }).state;
    expect(asked(louis)).toEqual(["louis"]);
    const frederick = played(louis, "louis", displaceTo(louis, "france1", "tirschenreuth")).state;
    expect(asked(frederick)).toEqual(["frederick"]);
    const maria = played(frederick, "frederick", displaceTo(frederick, "prussia1", "peitz")).state;
    expect(asked(maria)).toEqual(["maria"]);
    const done = played(maria, "maria", displaceTo(maria, "austria1", "teplitz")).state;
    expect(pending(done).map(({ kind }) => kind)).toEqual(["hussars"]);
  });

  test("RUL-91 foreign pieces leave first, then the Saxons go home, then the markers return", () => {
    const { events } = becomesNeutral({
      pieces: { saxony1: "prag", prussia1: "wittenberg" },
      markers: { dresden: "austria" },
    });
    const order = events.map(({ type }) => type);
    expect(order.slice(order.indexOf("saxonyChanged"))).toEqual(
      expect.arrayContaining(["displaced", "saxonWentHome", "markerReturned"]),
    );
    expect(order.indexOf("displaced")).toBeLessThan(order.indexOf("saxonWentHome"));
    expect(order.indexOf("saxonWentHome")).toBeLessThan(order.indexOf("markerReturned"));
    // An Austrian general in Dresden makes room before the Saxon arrives.
    const { state } = becomesNeutral({ pieces: { saxony1: "prag", austria1: "dresden" } });
    expect(whereIs(state, "saxony1")).toBe("prag");
    const after = playedAll(state, ["maria", displaceTo(state, "austria1", "teplitz")]);
    expect([whereIs(after, "saxony1"), whereIs(after, "austria1")]).toEqual(["dresden", "teplitz"]);
  });
});

test("SAX-13 victory markers on Saxon fortresses go back to their pools, whosever they are", () => {
  const markers = { dresden: "austria", goerlitz: "prussia", leipzig: "france", prag: "prussia" } as const;
  const totals = (state: State) =>
    (["austria", "prussia", "france"] as const).map((name) => countOf(state, "pools", name));
  const { state } = becomesNeutral({ markers });
  for (const key of ["dresden", "goerlitz", "leipzig"]) {
    expect(markerOn(state, key)).toBeNull();
    expect(controllerIn(state, key)).toBe("saxony");
  }
  expect(markerOn(state, "prag")).toBe("prussia");
  // 8 less 5 in Silesia; 13 less 2 in Silesia and 1 in Prag; 11.
  expect(totals(state)).toEqual([3, 10, 11]);
  expect(affairsIn(state).setAside).toEqual([0, 0, 0, 0, 0, 0]);
  expectLawful(state);
  expect(offered(state, "maria", "displace")).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { pending } from "../../src/game/play.ts";
import type { Action } from "../../src/model/actions.ts";
import { SAXONY_AUSTRIAN_ALLY, SAXONY_NEUTRAL } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { packOf } from "../../src/pack/registry.ts";
import { historical, packWith } from "../support/packs.ts";
import {
  type AffairsSetup,
  affairsPosition,
  controllerIn,
  countOf,
  displacedPieces,
  displaceTo,
  expectLawful,
  isFreeIn,
  nearestTo,
  PRUSSIAN_SILESIA,
  sitesOffered,
} from "../support/politicalChanges.ts";
import {
  actionsOffered,
  asked,
  decisionsOffered,
  piece,
  played,
  playedAll,
  refused,
  troopsAt,
  whereIs,
} from "../support/position.ts";
import { eventsOfType } from "../support/quietPlay.ts";
import { isFaceDown } from "../support/supply.ts";

const OFFER: Action = { type: "offerPeace", offer: true };
const ACCEPT: Action = { type: "answerPeace", accept: true };

/** Peace has just been accepted; the first displaced piece with a choice waits. Saxony is neutral already. */
const atPeace = (pieces: Record<string, string>, setup: Partial<AffairsSetup> = {}): State =>
  playedAll(
    affairsPosition({
      turn: 5,
      markers: PRUSSIAN_SILESIA,
      saxony: SAXONY_NEUTRAL,
      ...setup,
      pieces,
      begin: { stage: 4, phase: "stageOptions" },
    }),
    ["frederick", OFFER],
    ["maria", ACCEPT],
  );

describe("Austrian pieces", () => {
  test("ANX-11 Austrian generals and trains in Prussia or Poland are put on the nearest free city in Austria", () => {
    const state = atPeace({ austria1: "berlin", austria2: "kalisch", austriaT1: "crossen", austria3: "hof" });
    expect(asked(state)).toEqual(["maria"]);
    expect(displacedPieces(state, "maria")).toEqual(
      ["austria1", "austria2", "austriaT1"].map((name) => piece(historical, name)),
    );
    for (const name of ["austria1", "austria2", "austriaT1"])
      expect(sitesOffered(state, "maria", name)).toEqual(
        nearestTo(state, name, isFreeIn(state, "austria", "austrian_netherlands")),
      );
    expect(sitesOffered(state, "maria", "austria2")).toEqual(["trautenau", "zuckmantel"]);
    // The Empire is neither Prussia nor Poland.
    expect(whereIs(state, "austria3")).toBe("hof");
  });

  test("ANX-11 and RUL-85 Silesia counts as Prussia by then, so Austrian pieces in Silesia are moved too", () => {
    const state = atPeace({ austria1: "neisse", austria2: "glatz" });
    expect(sitesOffered(state, "maria", "austria1")).toEqual(["zuckmantel"]);
    expect(sitesOffered(state, "maria", "austria2")).toEqual(["grulich", "nachod"]);
    const done = playedAll(
      state,
      ["maria", displaceTo(state, "austria2", "nachod")],
      // The last piece has a single city and goes there by itself.
    );
    expect([whereIs(done, "austria1"), whereIs(done, "austria2")]).toEqual(["zuckmantel", "nachod"]);
    expectLawful(done);
  });
});

describe("Prussian pieces", () => {
  test("ANX-12 Prussian pieces outside Prussia are put on the nearest free city in Prussia or Silesia", () => {
    const pieces = { prussia1: "koeniggraetz", prussia2: "wielun", prussiaT1: "dessau", prussia3: "breslau" };
    const state = atPeace(pieces);
    expect(asked(state)).toEqual(["frederick"]);
    expect(displacedPieces(state, "frederick")).toEqual(
      ["prussia1", "prussia2", "prussiaT1"].map((name) => piece(historical, name)),
    );
    for (const name of ["prussia1", "prussia2", "prussiaT1"])
      expect(sitesOffered(state, "frederick", name)).toEqual(
        nearestTo(state, name, isFreeIn(state, "prussia", "silesia")),
      );
    expect(sitesOffered(state, "frederick", "prussia1")).toEqual(["glatz", "landeshut"]);
    expect(whereIs(state, "prussia3")).toBe("breslau");
  });

  test("ANX-13 and DEC-17 the owner chooses among equally near cities, and among no others", () => {
    const state = atPeace({ prussia1: "koeniggraetz", prussia3: "breslau" });
    expect(pending(state)).toEqual([{ seat: "frederick", kind: "displacement" }]);
    expect(actionsOffered(state, "frederick", "displace")).toEqual(
      ["landeshut", "glatz"]
        .map((key) => displaceTo(state, "prussia1", key))
        .sort((a, b) => (a.type === "displace" && b.type === "displace" ? a.city - b.city : 0)),
    );
    expect([decisionsOffered(state, "maria"), decisionsOffered(state, "louis")]).toEqual([[], []]);
    refused(state, "frederick", displaceTo(state, "prussia1", "frankenstein"), "ANX-13", "notTheNearestCity");
    refused(state, "frederick", displaceTo(state, "prussia3", "glatz"), "ANX-13", "notYourPiece");
    refused(state, "maria", displaceTo(state, "prussia1", "glatz"), "ANX-13", "notYourDecision");
    refused(state, "frederick", { type: "done" }, "ANX-13", "notAskedNow");
    expect(
      whereIs(played(state, "frederick", displaceTo(state, "prussia1", "glatz")).state, "prussia1"),
    ).toBe("glatz");
  });

  test("ANX-14 free means unoccupied: a general of one's own in the city sends the piece further", () => {
    const state = atPeace({ prussia1: "koeniggraetz", prussia2: "glatz", prussia3: "landeshut" });
    expect(sitesOffered(state, "frederick", "prussia1")).toEqual(
      nearestTo(state, "prussia1", isFreeIn(state, "prussia", "silesia")),
    );
    expect(sitesOffered(state, "frederick", "prussia1")).not.toContain("glatz");
    refused(state, "frederick", displaceTo(state, "prussia1", "glatz"), "ANX-13", "notTheNearestCity");
  });

  test("ANX-14 both generals of a stack are moved, to two cities", () => {
    const state = atPeace({ prussia1: "koeniggraetz", prussia2: "koeniggraetz" });
    const first = played(state, "frederick", displaceTo(state, "prussia2", "glatz")).state;
    expect([whereIs(first, "prussia1"), whereIs(first, "prussia2")]).toEqual(["landeshut", "glatz"]);
    expectLawful(first);
  });
});

describe("third powers", () => {
  test("RUL-85 French and Bavarian pieces in Prussia or Silesia go home, French ones to Bavaria if their owner likes", () => {
    const state = atPeace({ france1: "breslau", franceT1: "berlin", bavaria1: "glogau", france2: "prag" });
    expect(asked(state)).toEqual(["louis"]);
    for (const name of ["france1", "franceT1"])
      expect(sitesOffered(state, "louis", name)).toEqual(
        [
          ...nearestTo(state, name, isFreeIn(state, "france")),
          ...nearestTo(state, name, isFreeIn(state, "bavaria")),
        ].sort(),
      );
    expect(sitesOffered(state, "louis", "france1")).toContain("waidhaus");
    expect(sitesOffered(state, "louis", "france1")).toContain("strassburg");
    expect(sitesOffered(state, "louis", "bavaria1")).toEqual(
      nearestTo(state, "bavaria1", isFreeIn(state, "bavaria")),
    );
    expect(whereIs(state, "france2")).toBe("prag");
  });

  test("RUL-85 a Saxony that is Austria's ally leaves Silesia for its own country", () => {
    const state = atPeace({ saxony1: "breslau", saxonyT1: "sagan" }, { saxony: SAXONY_AUSTRIAN_ALLY });
    // One piece each with one nearest city, but two pieces: Maria Theresa chooses the order.
    expect(asked(state)).toEqual(["maria"]);
    expect(sitesOffered(state, "maria", "saxony1")).toEqual(["lauban"]);
    expect(sitesOffered(state, "maria", "saxonyT1")).toEqual(["muskau"]);
  });

  test("RUL-85 owners act in the order of the action stages, and each chooses the order of his pieces", () => {
    const pieces = {
      austria1: "kalisch",
      austria2: "berlin",
      prussia1: "koeniggraetz",
      prussia2: "prag",
      france1: "breslau",
      bavaria1: "berlin",
    };
    const { austria2: _shared, ...apart } = pieces;
    let state = atPeace({ ...apart, austria2: "crossen" });
    const order: string[] = [];
    while (pending(state)[0]?.kind === "displacement") {
      const [seat] = asked(state);
      if (seat === undefined) break;
      order.push(seat);
      const [action] = actionsOffered(state, seat, "displace").reverse();
      state = played(state, seat, action as Action).state;
    }
    expect([...new Set(order)]).toEqual(["louis", "frederick", "maria"]);
    expect(order).toEqual([...order].sort((a, b) => RANK.indexOf(a) - RANK.indexOf(b)));
    expectLawful(state);
  });
});

const RANK = ["louis", "frederick", "maria"];

describe("what displacement does not do", () => {
  test("RUL-85 facing is kept, hussars on the city are removed, nothing is conquered", () => {
    const before: AffairsSetup = {
      turn: 5,
      begin: { stage: 4, phase: "stageOptions" },
      markers: { ...PRUSSIAN_SILESIA, troppau: "france" },
      saxony: SAXONY_NEUTRAL,
      faceDown: ["austria1"],
      pieces: { austria1: "troppau", prussia1: "zuckmantel" },
      hussars: ["neisse"],
    };
    const offered = played(affairsPosition(before), "frederick", OFFER).state;
    const { state, events } = played(offered, "maria", ACCEPT);
    expect(whereIs(state, "prussia1")).toBe("neisse");
    expect(eventsOfType(events, "hussarRemoved")).toHaveLength(1);
    expect(eventsOfType(events, "conquered")).toEqual([]);
    expect(isFaceDown(state, "austria1")).toBe(true);
    expect(controllerIn(state, "troppau")).toBe("france");
  });

  test("RUL-85 a piece without any suitable city leaves the board with its troops, and costs no victory point", () => {
    const islands = packWith({ x: { territory: "silesia" }, y: { territory: "silesia" } }, [["x", "y"]]);
    const battleBoxes = [0, 0, 0, 0, 1, 0];
    const state = atPeace({ austria1: "x", austriaT1: "y" }, { pack: islands, affairs: { battleBoxes } });
    expect([whereIs(state, "austria1"), whereIs(state, "austriaT1")]).toEqual([null, null]);
    expect(troopsAt(state, "austria1")).toBe(0);
    expect(countOf(state, "battleBoxes", "austria")).toBe(1);
    expect(packOf(state)).toBe(islands);
    expectLawful(state);
  });

  test("RUL-85 and HID-01 who leaves the board so lies face-up there, and nobody remembers his strength", () => {
    const islands = packWith({ x: { territory: "silesia" } }, []);
    const austria1 = piece(islands, "austria1");
    const before = affairsPosition({
      pack: islands,
      turn: 5,
      markers: PRUSSIAN_SILESIA,
      saxony: SAXONY_NEUTRAL,
      pieces: { austria1: "x", austria2: "wien" },
      faceDown: ["austria1"],
      begin: { stage: 4, phase: "stageOptions" },
    });
    const other = { generals: [piece(islands, "austria2")], total: 4, certain: true };
    const sightings = [{ generals: [austria1], total: 4, certain: true }, other];
    const offered: State = { ...played(before, "frederick", OFFER).state, sightings };
    const { state, events } = played(offered, "maria", ACCEPT);
    expect(eventsOfType(events, "displaced")).toEqual([
      { type: "displaced", piece: austria1, from: offered.at[austria1], to: null },
    ]);
    expect(state.sightings).toEqual([other]);
    expect(isFaceDown(state, "austria1")).toBe(false);
    expect(state.disclosures).toBe(offered.disclosures + 1);
  });
});

import { describe, expect, test } from "vitest";
import { pending } from "../../src/game/play.ts";
import { view } from "../../src/game/view.ts";
import type { Affairs } from "../../src/model/affairs.ts";
import { SAXONY_AUSTRIAN_ALLY, SAXONY_NEUTRAL, SAXONY_PRUSSIAN_ALLY } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { arena, questionMarkOn, STOP } from "../support/battlefield.ts";
import { packWith, rowOf } from "../support/packs.ts";
import {
  type AffairsSetup,
  affairsIn,
  affairsPosition,
  afterShift,
  countOf,
  displaceTo,
  expectLawful,
  PRUSSIAN_SILESIA,
  saxonyIn,
  sitesOffered,
} from "../support/politicalChanges.ts";
import { handOf, marchOf, markerOn, played, playedAll, refused, whereIs } from "../support/position.ts";
import { eventsOfType, quietlyTo } from "../support/quietPlay.ts";
import { isFaceDown } from "../support/supply.ts";

const ALLY: Omit<AffairsSetup, "begin"> = { saxony: SAXONY_AUSTRIAN_ALLY };

describe("RUL-89 a shift without a change of status", () => {
  test("RUL-89 between two boxes of the same status the marker moves and nothing else happens", () => {
    const pieces = { saxony1: "leipzig", saxonyT1: "torgau" };
    const neutral = afterShift({ saxony: SAXONY_NEUTRAL, pieces, affairs: { tracks: saxonyIn(3) } }, 1);
    expect([affairsIn(neutral.state).tracks.saxony, neutral.state.saxony]).toEqual([4, SAXONY_NEUTRAL]);
    expect(eventsOfType(neutral.events, "saxonyChanged")).toEqual([]);
    expect([whereIs(neutral.state, "saxony1"), whereIs(neutral.state, "saxonyT1")]).toEqual([
      "leipzig",
      "torgau",
    ]);
    const prussian = afterShift(
      { pieces: { ...pieces, austria1: "pirna" }, affairs: { tracks: saxonyIn(1) } },
      1,
    );
    expect([affairsIn(prussian.state).tracks.saxony, whereIs(prussian.state, "austria1")]).toEqual([
      2,
      "pirna",
    ]);
  });

  test("RUL-89 a marker pushed beyond the end of its track stays in the last box", () => {
    const { state, events } = afterShift(ALLY, 2);
    expect(affairsIn(state).tracks.saxony).toBe(5);
    expect(eventsOfType(events, "markerShifted")).toEqual([]);
  });
});

describe("RUL-89 back to the Prussian alliance", () => {
  test("RUL-89 Saxony is again Prussia's co-operating ally, played by Frederick in stage 4 with an income of 1; pieces and markers stay", () => {
    const setup: Omit<AffairsSetup, "begin"> = {
      ...ALLY,
      pieces: { saxony1: "leipzig", saxonyT1: "torgau", austriaT1: "meissen", prussia1: "wittenberg" },
      markers: { pirna: "prussia", goerlitz: "austria" },
      hands: { saxony: ["H4"] },
    };
    const { state } = afterShift(setup, -3);
    expect([affairsIn(state).tracks.saxony, state.saxony]).toEqual([2, SAXONY_PRUSSIAN_ALLY]);
    expect(["saxony1", "saxonyT1", "austriaT1"].map((name) => whereIs(state, name))).toEqual([
      "leipzig",
      "torgau",
      "meissen",
    ]);
    expect([markerOn(state, "pirna"), markerOn(state, "goerlitz")]).toEqual(["prussia", "austria"]);
    expect([view(state, "frederick").hands[3]?.length, view(state, "maria").hands[3]?.length]).toEqual([
      1, 0,
    ]);
    const four = quietlyTo(state, 4, "movement");
    expect(handOf(four, "saxony")).toHaveLength(2);
    const joined = played(
      four,
      "frederick",
      marchOf(four, "saxony1", ["dueben", "wittenberg"], { commander: "saxony1" }),
    );
    expect(whereIs(joined.state, "saxony1")).toBe("wittenberg");
    expectLawful(joined.state);
  });

  test("RUL-89 and DEC-16 a Saxon general stacked with an Austrian one is moved by Frederick to the closest empty city", () => {
    const { state } = afterShift(
      { ...ALLY, pieces: { saxony1: "goerlitz", austria2: "goerlitz", austriaT1: "zittau" } },
      -4,
    );
    expect(pending(state)).toEqual([{ seat: "frederick", kind: "displacement" }]);
    expect(sitesOffered(state, "frederick", "saxony1")).toEqual(["bautzen", "lauban", "muskau"]);
    refused(state, "maria", displaceTo(state, "saxony1", "lauban"), "SAX-15", "notYourDecision");
    const moved = played(state, "frederick", displaceTo(state, "saxony1", "lauban")).state;
    expect([whereIs(moved, "saxony1"), whereIs(moved, "austria2")]).toEqual(["lauban", "goerlitz"]);
    expectLawful(moved);
  });

  test("RUL-89 the closest empty city lies on the Bohemia map and not in neutral territory other than his own", () => {
    const pack = packWith(
      {
        x: { territory: "empire" },
        silesian: { territory: "silesia" },
        saxon: { territory: "saxony" },
        flemish: { map: "flanders", sector: "FA3" },
        far: { territory: "empire" },
      },
      [["x", "silesian"], ["x", "flemish"], ...rowOf(["x", "saxon", "far"])],
    );
    const { state } = afterShift(
      {
        ...ALLY,
        pack,
        pieces: { saxony1: "x", austria2: "x" },
        markers: PRUSSIAN_SILESIA,
        affairs: { annexed: true, silesiaBox: true, prussiaNeutralUntil: 7 },
      },
      -4,
    );
    expect(whereIs(state, "saxony1")).toBe("saxon");
  });

  test("RUL-89 from neutral to Prussian ally nothing moves", () => {
    const { state } = afterShift({ saxony: SAXONY_NEUTRAL, pieces: { saxony1: "leipzig" } }, -1);
    expect([state.saxony, whereIs(state, "saxony1")]).toEqual([SAXONY_PRUSSIAN_ALLY, "leipzig"]);
  });
});

test("RUL-89 from Austrian ally back to neutral SAX-09 to SAX-13 apply in full", () => {
  const { state } = afterShift(
    {
      ...ALLY,
      pieces: { saxony1: "teplitz", austria2: "teplitz", saxonyT1: "prag", austria1: "goerlitz" },
      markers: { zittau: "austria", leipzig: "prussia" },
      faceDown: ["saxony1"],
    },
    -1,
  );
  expect(sitesOffered(state, "maria", "austria1")).toEqual(["boehmisch-leipa", "reichenberg"]);
  const done = played(state, "maria", displaceTo(state, "austria1", "reichenberg")).state;
  expect(done.saxony).toBe(SAXONY_NEUTRAL);
  expect(["saxony1", "saxonyT1", "austria2"].map((name) => whereIs(done, name))).toEqual([
    "dresden",
    "freiberg",
    "teplitz",
  ]);
  expect([markerOn(done, "zittau"), markerOn(done, "leipzig"), isFaceDown(done, "saxony1")]).toEqual([
    null,
    null,
    true,
  ]);
  expectLawful(done);
});

describe("RUL-89 Saxony back on Prussia's side while Prussia is neutral", () => {
  const NEUTRAL: Partial<Affairs> = { annexed: true, silesiaBox: true, prussiaNeutralUntil: 7 };
  const alone = (setup: AffairsSetup): State =>
    affairsPosition({
      turn: 6,
      ...setup,
      markers: { ...PRUSSIAN_SILESIA, ...setup.markers },
      affairs: { ...NEUTRAL, ...setup.affairs },
    });

  test("RUL-89 Saxony alone is at war: it may enter Austria but not Prussia, and conquers with Prussian markers", () => {
    const state = alone({ pieces: { saxony1: "zittau" }, begin: { stage: 4, phase: "movement" } });
    const far = alone({ pieces: { saxony1: "lauban" }, begin: { stage: 4, phase: "movement" } });
    refused(far, "frederick", marchOf(far, "saxony1", ["bunzlau"]), "MOV-28", "closedTerritory");
    const conquering = alone({ pieces: { saxony1: "leitmeritz" }, begin: { stage: 4, phase: "movement" } });
    const taken = played(conquering, "frederick", marchOf(conquering, "saxony1", ["teplitz"])).state;
    expect(markerOn(taken, "leitmeritz")).toBe("prussia");
    expect(countOf(taken, "pools", "prussia")).toBe(countOf(conquering, "pools", "prussia") - 1);
    expect(
      whereIs(played(state, "frederick", marchOf(state, "saxony1", ["reichenberg"])).state, "saxony1"),
    ).toBe("reichenberg");
  });

  test("RUL-89 and RUL-92 Austria can win such a fortress back", () => {
    const state = alone({
      pieces: { austria1: "leitmeritz" },
      markers: { leitmeritz: "prussia" },
      begin: { stage: 5, phase: "movement" },
    });
    expect(
      markerOn(played(state, "maria", marchOf(state, "austria1", ["teplitz"])).state, "leitmeritz"),
    ).toBeNull();
  });

  test("RUL-89 its question mark succeeds though Prussia, whose mark it is, is neutral", () => {
    const state = alone({
      pieces: { saxony1: "leitmeritz", austria1: "komotau" },
      begin: { stage: 4, phase: "movement" },
    });
    const marked = played(state, "frederick", marchOf(state, "saxony1", ["teplitz"])).state;
    expect(questionMarkOn(marked, "leitmeritz")).toBe("prussia");
    const driven = alone({
      questionMarks: { leitmeritz: "prussia" },
      begin: { stage: 4, phase: "retroactiveConquest" },
    });
    expect(markerOn(driven, "leitmeritz")).toBe("prussia");
    expectLawful(driven);
  });

  test("RUL-89 its points are Prussia's: a defeat costs Prussia and may turn Saxony again", () => {
    const combat = alone({
      pack: arena,
      pieces: { saxony1: "D", austria1: "A" },
      troops: { saxony1: 5, austria1: 8 },
      affairs: { battleBoxes: [0, 0, 1, 0, 0, 0], tracks: saxonyIn(2) },
      begin: { stage: 4, phase: "combat" },
    });
    expect(combat.saxony).toBe(SAXONY_PRUSSIAN_ALLY);
    const beaten = played(combat, "frederick", STOP).state;
    expect(countOf(beaten, "battleBoxes", "prussia")).toBe(0);
    expect(pending(beaten)).toEqual([{ seat: "maria", kind: "saxonyShift" }]);
    const turned = playedAll(beaten, ["maria", { type: "shiftSaxony", steps: 1 }]);
    expect(turned.saxony).toBe(SAXONY_NEUTRAL);
    expect([whereIs(turned, "saxony1"), countOf(turned, "battleBoxes", "austria")]).toEqual(["dresden", 1]);
  });
});

import { describe, expect, test } from "vitest";
import type { Action } from "../../src/model/actions.ts";
import {
  PRUSSIA,
  SAXONY_AUSTRIAN_ALLY,
  SAXONY_NEUTRAL,
  SAXONY_PRUSSIAN_ALLY,
} from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { historical } from "../support/packs.ts";
import {
  type AffairsSetup,
  affairsIn,
  affairsPosition,
  controllerIn,
  countOf,
  electoralCollege,
  expectLawful,
  PRUSSIAN_SILESIA,
  SILESIA,
} from "../support/politicalChanges.ts";
import { city, marchOf, markerOn, offered, played, playedAll, whereIs } from "../support/position.ts";
import { eventsOfType, quietlyTo } from "../support/quietPlay.ts";
import { citiesOffered } from "../support/recruiting.ts";
import { isFaceDown } from "../support/supply.ts";

const OFFER: Action = { type: "offerPeace", offer: true };
const ACCEPT: Action = { type: "answerPeace", accept: true };
const TRAIN: Action = { type: "placeTrain", city: city(historical, "magdeburg") };

const beforePeace = (setup: Omit<AffairsSetup, "begin"> = {}): State =>
  affairsPosition({
    turn: 5,
    ...setup,
    begin: { stage: 4, phase: "stageOptions" },
    markers: { ...PRUSSIAN_SILESIA, ...setup.markers },
  });

/** Peace is offered, accepted, and the second train placed in Magdeburg. */
const annexed = (setup: Omit<AffairsSetup, "begin"> = {}): State => {
  const after = playedAll(beforePeace(setup), ["frederick", OFFER], ["maria", ACCEPT], ["frederick", TRAIN]);
  expectLawful(after);
  return after;
};

/** So many Prussian markers in Austria. */
const inAustria = (count: number): Record<string, "prussia"> =>
  Object.fromEntries(
    ["prag", "olmuetz", "troppau", "pilsen", "tabor"].slice(0, count).map((key) => [key, "prussia"]),
  );

describe("step 1: home country", () => {
  test("MAP-07 and ANX-07 Silesia becomes Prussian home country for good: a Prussian general there is always in supply", () => {
    const pieces = { prussia1: "oppeln", austria1: "wien" };
    const hostile = affairsPosition({
      markers: PRUSSIAN_SILESIA,
      pieces,
      begin: { stage: 4, phase: "supply" },
    });
    expect(isFaceDown(hostile, "prussia1")).toBe(true);
    const later = quietlyTo(annexed({ pieces }), 4, "movement", 8);
    expect(whereIs(later, "prussia1")).toBe("oppeln");
    expect(isFaceDown(later, "prussia1")).toBe(false);
  });

  test("ANX-07 Prussian generals may re-enter at Breslau from now on", () => {
    const sites = (state: State) =>
      citiesOffered(
        state,
        offered(state, "frederick", "recruit").find(({ power }) => power === PRUSSIA),
        "prussia1",
      );
    const winter: AffairsSetup = {
      turn: 6,
      begin: { stage: 4, phase: "winter" },
      markers: PRUSSIAN_SILESIA,
      hands: { prussia: ["H10"] },
    };
    expect(sites(affairsPosition(winter))).toEqual(["berlin", "magdeburg"]);
    const after = affairsPosition({ ...winter, affairs: { annexed: true, silesiaBox: true } });
    expect(sites(after)).toEqual(["berlin", "breslau", "magdeburg"]);
  });

  test("ANX-07 Silesia stays Prussian when an enemy conquers there, and its fortresses are still marked", () => {
    const state = affairsPosition({
      turn: 8,
      begin: { stage: 5, phase: "movement" },
      markers: PRUSSIAN_SILESIA,
      saxony: SAXONY_NEUTRAL,
      affairs: { annexed: true, silesiaBox: true },
      pieces: { austria1: "cosel" },
    });
    const after = played(state, "maria", marchOf(state, "austria1", ["ratibor"])).state;
    expect(markerOn(after, "cosel")).toBe("austria");
    expect(affairsIn(after)).toMatchObject({ annexed: true, silesiaBox: true });
    expectLawful(after);
  });
});

describe("step 2: Saxony", () => {
  test("ANX-08 and SAX-02 a Saxony that is Prussia's ally becomes neutral: its marker goes to the box S", () => {
    for (const box of [1, 2]) {
      const tracks = { saxony: box, russia: 0, italy: 0 };
      const after = annexed({ affairs: { tracks }, pieces: { saxony1: "lauban", saxonyT1: "bautzen" } });
      expect([affairsIn(after).tracks.saxony, after.saxony]).toEqual([3, SAXONY_NEUTRAL]);
      // SAX-10: its pieces go home.
      expect([whereIs(after, "saxony1"), whereIs(after, "saxonyT1")]).toEqual(["dresden", "freiberg"]);
    }
  });

  test("ANX-08 a Saxony that is neutral or Austria's ally already keeps its box", () => {
    const neutral = annexed({
      saxony: SAXONY_NEUTRAL,
      affairs: { tracks: { saxony: 4, russia: 0, italy: 0 } },
    });
    expect([affairsIn(neutral).tracks.saxony, neutral.saxony]).toEqual([4, SAXONY_NEUTRAL]);
    const ally = annexed({ saxony: SAXONY_AUSTRIAN_ALLY, pieces: { saxony1: "leipzig" } });
    expect([affairsIn(ally).tracks.saxony, ally.saxony]).toEqual([5, SAXONY_AUSTRIAN_ALLY]);
    expect(whereIs(ally, "saxony1")).toBe("leipzig");
  });
});

describe("step 3: markers", () => {
  test("ANX-09 all Austrian markers in Prussia go back to the Austrian pool", () => {
    const markers = { berlin: "austria", halle: "austria" } as const;
    const before = beforePeace({ markers });
    const after = annexed({ markers });
    expect([markerOn(after, "berlin"), markerOn(after, "halle")]).toEqual([null, null]);
    expect(countOf(after, "pools", "austria")).toBe(countOf(before, "pools", "austria") + 2);
    expect(electoralCollege(after).berlin).toBe("prussia");
  });

  test("ANX-10 and EXA-41 of the Prussian markers in Austria half, rounded up, is set aside and the rest goes to the pool", () => {
    for (const [markers, setAside, returned] of [
      [0, 0, 0],
      [1, 1, 0],
      [4, 2, 2],
      [5, 3, 2],
    ] as const) {
      const before = beforePeace({ markers: inAustria(markers) });
      const after = annexed({ markers: inAustria(markers) });
      expect(countOf(after, "setAside", "prussia")).toBe(setAside);
      // Step 5 takes one marker for the box "Silesia".
      expect(countOf(after, "pools", "prussia")).toBe(countOf(before, "pools", "prussia") + returned - 1);
      for (const key of Object.keys(inAustria(markers))) expect(controllerIn(after, key)).toBe("austria");
    }
  });

  test("RUL-84 Prussian markers in Silesia and Bavaria stay, and so do French ones in Austria", () => {
    const markers = { amberg: "prussia", prag: "prussia", eger: "france" } as const;
    const after = annexed({ markers });
    for (const key of SILESIA) expect(markerOn(after, key)).toBe("prussia");
    expect(markerOn(after, "amberg")).toBe("prussia");
    expect([markerOn(after, "prag"), markerOn(after, "eger")]).toEqual([null, "france"]);
    // The Electoral College follows.
    expect(electoralCollege(after).prag).toBe("austria");
  });

  test("RUL-84 in a Saxony that is Austria's ally Prussian markers stay, in one that becomes neutral they go", () => {
    const markers = { goerlitz: "prussia" } as const;
    expect(markerOn(annexed({ markers, saxony: SAXONY_AUSTRIAN_ALLY }), "goerlitz")).toBe("prussia");
    expect(markerOn(annexed({ markers, saxony: SAXONY_PRUSSIAN_ALLY }), "goerlitz")).toBeNull();
  });
});

describe("step 5: the box Silesia", () => {
  test("ANX-15 Prussia moves a marker from its pool to the box Silesia", () => {
    const before = beforePeace();
    expect(affairsIn(before).silesiaBox).toBe(false);
    const after = annexed();
    expect(affairsIn(after).silesiaBox).toBe(true);
    expect(countOf(after, "pools", "prussia")).toBe(countOf(before, "pools", "prussia") - 1);
  });

  test("ANX-15 the last marker of the pool in the box Silesia wins at the check after the peace", () => {
    // 13 markers: 7 in Silesia, 3 in Bavaria, 2 in battle boxes.
    const markers = { amberg: "prussia", straubing: "prussia", landshut: "prussia" } as const;
    const before = beforePeace({ markers, affairs: { battleBoxes: [0, 0, 2, 0, 0, 0] } });
    expect(countOf(before, "pools", "prussia")).toBe(1);
    const { state, events } = played(
      playedAll(before, ["frederick", OFFER], ["maria", ACCEPT]),
      "frederick",
      TRAIN,
    );
    expect(eventsOfType(events, "gameEnded")).toHaveLength(1);
    expect(state.result).toMatchObject({ winner: "frederick", power: PRUSSIA, ending: "emptyPool" });
  });
});

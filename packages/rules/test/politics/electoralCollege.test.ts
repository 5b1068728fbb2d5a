import { describe, expect, test } from "vitest";
import { newGame } from "../../src/engine.ts";
import { historical, historicalData } from "../support/packs.ts";
import { affairsPosition, controllerIn, electoralCollege } from "../support/politicalChanges.ts";
import { marchOf, markerOn, played } from "../support/position.ts";

const VOTES = ["berlin", "dresden", "hannover", "koeln", "mainz", "mannheim", "muenchen", "prag", "trier"];

const atTheStart = newGame(
  historical,
  { variant: "advanced", players: 3, politicalOption: false, troopCeiling: false },
  "0123456789abcdef".repeat(4),
);

test("MAP-13 nine fortresses carry one elector's vote each, Berlin among them", () => {
  expect(Object.keys(electoralCollege(atTheStart)).sort()).toEqual(VOTES);
  for (const key of VOTES)
    expect(historicalData.board.cities.find(({ id }) => id === key)?.fortress).toBeDefined();
});

test("MAP-17 and SET-22 the Electoral College starts with nine markers in the colours of those who control the votes", () => {
  expect(electoralCollege(atTheStart)).toEqual({
    berlin: "prussia",
    // DIF-03: Dresden belongs to Saxony, not to Prussia.
    dresden: "saxony",
    hannover: "pragmatic",
    koeln: "france",
    mannheim: "france",
    // Joint control of Austria and the Pragmatic Army.
    mainz: "austria",
    trier: "austria",
    muenchen: "bavaria",
    prag: "austria",
  });
});

describe("MAP-25 the Electoral College follows every change of control at once", () => {
  test("MAP-25 a conquest and the re-conquest of Prag change its vote in the middle of the move", () => {
    const state = affairsPosition({
      begin: { stage: 4, phase: "movement" },
      pieces: { prussia1: "prag" },
    });
    const next = "welwarn";
    const conquered = played(state, "frederick", marchOf(state, "prussia1", [next])).state;
    expect(markerOn(conquered, "prag")).toBe("prussia");
    expect(electoralCollege(conquered).prag).toBe("prussia");
    const austrian = affairsPosition({
      begin: { stage: 5, phase: "movement" },
      pieces: { austria1: "prag" },
      markers: { prag: "prussia" },
    });
    const back = played(austrian, "maria", marchOf(austrian, "austria1", [next])).state;
    expect([markerOn(back, "prag"), electoralCollege(back).prag]).toEqual([null, "austria"]);
  });

  test("MAP-25 an elector marker that is turned over turns over the vote", () => {
    const state = affairsPosition({
      begin: { stage: 3, phase: "movement" },
      pieces: { france1: "mainz" },
    });
    expect(electoralCollege(state).mainz).toBe("austria");
    const after = played(state, "louis", marchOf(state, "france1", ["bingen"])).state;
    expect(electoralCollege(after).mainz).toBe("france");
  });

  test("MAP-25 a general who merely stands in the city changes no vote", () => {
    const state = affairsPosition({
      begin: { stage: 4, phase: "movement" },
      pieces: { prussia1: "prag", austria1: "berlin" },
    });
    expect([controllerIn(state, "prag"), controllerIn(state, "berlin")]).toEqual(["austria", "prussia"]);
    expect(electoralCollege(state)).toEqual(electoralCollege(atTheStart));
  });
});

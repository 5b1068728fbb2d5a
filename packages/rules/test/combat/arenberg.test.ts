import { describe, expect, test } from "vitest";
import type { State } from "../../src/model/state.ts";
import { historical } from "../support/packs.ts";
import { affairsPosition, expectLawful } from "../support/politicalChanges.ts";
import {
  marchOf,
  markerOn,
  offered,
  piece,
  played,
  position,
  refused,
  troopsAt,
  whereIs,
} from "../support/position.ts";
import { citiesOffered, recruitOf } from "../support/recruiting.ts";

const isFaceDown = (state: State, name: string): boolean => state.faceDown[piece(historical, name)] ?? false;

/** After Austria's and the Pragmatic Army's supply phase. */
const supplied = (pieces: Readonly<Record<string, string>>): State =>
  affairsPosition({ begin: { stage: 5, phase: "supply" }, pieces });

test("ARE-01 Arenberg is an Austrian general like any other: he marches, conquers, stacks, and is supplied at home", () => {
  expect(historical.arenberg).toBe(piece(historical, "austria6"));
  const before = affairsPosition({
    begin: { stage: 5, phase: "movement" },
    pieces: { austria6: "lille", austria5: "ath", france4: "paris" },
  });
  const { state } = played(before, "maria", marchOf(before, "austria6", ["tournai", "ath"]));
  expect([markerOn(state, "lille"), whereIs(state, "austria6")]).toEqual(["austria", "ath"]);
  expectLawful(state);
  const home = supplied({ austria6: "namur" });
  expect(isFaceDown(home, "austria6")).toBe(false);
});

describe("ARE-02 and ARE-03 Arenberg's supply", () => {
  test("ARE-02 and SUP-22 he is always in supply in the Netherlands, where other Austrians need a train", () => {
    const state = supplied({ austria6: "utrecht", austria5: "amersfoort" });
    expect([isFaceDown(state, "austria6"), troopsAt(state, "austria6")]).toEqual([false, 4]);
    expect([isFaceDown(state, "austria5"), troopsAt(state, "austria5")]).toEqual([true, 3]);
  });

  test("ARE-02 it is the Netherlands, not all of the Pragmatic Army's country: in Hanover he needs a train", () => {
    expect(isFaceDown(supplied({ austria6: "nienburg" }), "austria6")).toBe(true);
  });

  test("ARE-03 and SUP-22 trains of the Pragmatic Army supply him, and no other Austrian general", () => {
    const state = supplied({ austria6: "metz", austria5: "verdun", pragmaticT1: "thionville" });
    expect(isFaceDown(state, "austria6")).toBe(false);
    expect(isFaceDown(state, "austria5")).toBe(true);
    const own = supplied({ austria6: "metz", austria5: "verdun", austriaT1: "thionville" });
    expect([isFaceDown(own, "austria6"), isFaceDown(own, "austria5")]).toEqual([false, false]);
  });

  test("ARE-03 Austrian trains do not supply the Pragmatic Army in return", () => {
    const state = supplied({ pragmatic1: "metz", austriaT1: "thionville", austria1: "wien" });
    expect(isFaceDown(state, "pragmatic1")).toBe(true);
  });

  test("ARE-02 and ARE-03 belong to the advanced game: in the Silesia Gambit he has no such ties", () => {
    const gambit = position({
      variant: "silesia-gambit",
      begin: { stage: 5, phase: "supply" },
      pieces: { austria6: "utrecht", pragmaticT1: "amsterdam" },
    });
    expect(isFaceDown(gambit, "austria6")).toBe(true);
  });
});

describe("ARE-04 Arenberg's return", () => {
  const winter = (pieces: Readonly<Record<string, string>> = {}): State =>
    affairsPosition({
      begin: { stage: 5, phase: "winter" },
      turn: 3,
      pieces: { austria1: "wien", ...pieces },
      hands: { austria: ["H4", "H5"] },
    });
  const comesBack = (state: State, general: string, key: string) =>
    recruitOf(state, "austria", { cards: ["H4"], split: { [general]: 1 }, reentries: [[general, key]] });

  test("ARE-04 he may also re-enter on a major fortress of the Netherlands", () => {
    const state = winter();
    const [choice] = offered(state, "maria", "recruit");
    const austrian = ["bruessel", "luxemburg", "olmuetz", "prag", "pressburg", "wien"];
    expect(citiesOffered(state, choice, "austria6")).toEqual(["amsterdam", ...austrian]);
    expect(citiesOffered(state, choice, "austria5")).toEqual(austrian);
    const { state: after } = played(state, "maria", comesBack(state, "austria6", "amsterdam"));
    expect(whereIs(after, "austria6")).toBe("amsterdam");
    refused(state, "maria", comesBack(state, "austria5", "amsterdam"), "WTR-06");
    refused(state, "maria", comesBack(state, "austria6", "hannover"), "WTR-06");
    refused(state, "maria", comesBack(state, "austria6", "breda"), "WTR-06");
  });

  test("ARE-04 under the usual conditions: a friendly fortress, and consent to a stack with the Pragmatic Army", () => {
    const lost = affairsPosition({
      begin: { stage: 5, phase: "winter" },
      turn: 3,
      pieces: { austria1: "wien" },
      hands: { austria: ["H4"] },
      markers: { amsterdam: "france" },
    });
    refused(lost, "maria", comesBack(lost, "austria6", "amsterdam"), "WTR-07");
    const held = winter({ pragmatic1: "amsterdam" });
    refused(held, "maria", comesBack(held, "austria6", "amsterdam"), "MOV-26");
    const general = piece(historical, "austria6");
    const city = historical.cityByKey.get("amsterdam");
    if (city === undefined) throw new Error("no Amsterdam");
    const asked = played(held, "maria", { type: "proposeStack", general, city }).state;
    const agreed = played(asked, "frederick", { type: "answerStack", agree: true }).state;
    expect(
      whereIs(played(agreed, "maria", comesBack(agreed, "austria6", "amsterdam")).state, "austria6"),
    ).toBe("amsterdam");
  });
});

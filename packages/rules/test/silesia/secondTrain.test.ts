import { describe, expect, test } from "vitest";
import { newGame } from "../../src/engine.ts";
import { pending } from "../../src/game/play.ts";
import type { Action } from "../../src/model/actions.ts";
import { OFF_BOARD, SILESIA_BOX } from "../../src/model/ids.ts";
import { SAXONY_NEUTRAL } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { historical } from "../support/packs.ts";
import {
  affairsIn,
  affairsPosition,
  affairsWithEvents,
  expectLawful,
  PRUSSIAN_SILESIA,
} from "../support/politicalChanges.ts";
import {
  actionsOffered,
  asked,
  card,
  city,
  decisionsOffered,
  handOf,
  marchOf,
  offered,
  piece,
  played,
  playedAll,
  refused,
  whereIs,
} from "../support/position.ts";
import { eventsOfType, quietlyTo } from "../support/quietPlay.ts";

const OFFER: Action = { type: "offerPeace", offer: true };
const ACCEPT: Action = { type: "answerPeace", accept: true };
const SECOND = piece(historical, "prussiaT2");
const trainTo = (key: string): Action => ({ type: "placeTrain", city: city(historical, key) });

const atPeace = (pieces: Record<string, string>, hussars: readonly string[] = []): State =>
  playedAll(
    affairsPosition({
      turn: 5,
      markers: PRUSSIAN_SILESIA,
      saxony: SAXONY_NEUTRAL,
      pieces,
      hussars,
      hands: { prussia: ["H10"] },
      begin: { stage: 4, phase: "stageOptions" },
    }),
    ["frederick", OFFER],
    ["maria", ACCEPT],
  );

test("SET-07 Prussia's second train begins in the box Silesia, out of play", () => {
  const options = { variant: "advanced", players: 3, politicalOption: false, troopCeiling: false } as const;
  const state = newGame(historical, options, "0123456789abcdef".repeat(4));
  expect(state.at[SECOND]).toBe(SILESIA_BOX);
});

test("TRN-03 and ANX-20 the train in the box Silesia cannot come into play by re-entry, whatever Prussia pays", () => {
  const state = affairsPosition({
    begin: { stage: 4, phase: "movement" },
    hands: { prussia: ["H4", "S10"] },
  });
  const trains = offered(state, "frederick", "reenterTrain").map(({ train }) => train);
  expect(trains).toContain(piece(historical, "prussiaT1"));
  expect(trains).not.toContain(SECOND);
  refused(
    state,
    "frederick",
    { type: "reenterTrain", train: SECOND, city: city(historical, "berlin"), cards: [card("H4")] },
    "TRN-03",
    "trainCannotReenter",
  );
});

describe("placing", () => {
  test("ANX-16 and DEC-38 Frederick places it free of charge on any Prussian major fortress, Breslau included, that holds no piece", () => {
    const state = atPeace({});
    expect(pending(state)).toEqual([{ seat: "frederick", kind: "secondTrain" }]);
    expect(actionsOffered(state, "frederick", "placeTrain")).toEqual(
      ["berlin", "magdeburg", "breslau"].map(trainTo),
    );
    expect([decisionsOffered(state, "maria"), decisionsOffered(state, "louis")]).toEqual([[], []]);
    refused(state, "maria", trainTo("breslau"), "ANX-16", "notYourDecision");
    refused(state, "frederick", trainTo("glogau"), "ANX-16", "reenterOnMajorFortress");
    refused(state, "frederick", trainTo("dresden"), "ANX-16", "reenterOnMajorFortress");
    refused(state, "frederick", { type: "done" }, "ANX-16", "notAskedNow");
    const { state: after, events } = played(state, "frederick", trainTo("breslau"));
    expect(whereIs(after, "prussiaT2")).toBe("breslau");
    expect(handOf(after, "prussia")).toEqual(handOf(state, "prussia"));
    expect(eventsOfType(events, "secondTrainPlaced")).toEqual([
      { type: "secondTrainPlaced", train: SECOND, city: city(historical, "breslau") },
    ]);
    expectLawful(after);
  });

  test("ANX-16 an occupied fortress is no place for it", () => {
    const state = atPeace({ prussia1: "berlin", prussiaT1: "breslau" });
    expect(actionsOffered(state, "frederick", "placeTrain")).toEqual([trainTo("magdeburg")]);
    refused(state, "frederick", trainTo("berlin"), "ANX-16");
  });

  test("ANX-16 and HUS-08 a hussar keeps it from no fortress, and leaves the board when the train comes", () => {
    const state = atPeace({ prussia1: "berlin" }, ["magdeburg", "breslau"]);
    expect(actionsOffered(state, "frederick", "placeTrain")).toEqual(["magdeburg", "breslau"].map(trainTo));
    const { state: after, events } = played(state, "frederick", trainTo("breslau"));
    expect(eventsOfType(events, "hussarRemoved")).toEqual([
      { type: "hussarRemoved", hussar: 1, city: city(historical, "breslau") },
    ]);
    expect(after.hussars).toEqual([city(historical, "magdeburg"), OFF_BOARD]);
    expectLawful(after);
  });
});

describe("RUL-85 with every Prussian major fortress occupied the second train waits", () => {
  const pieces = { prussia1: "berlin", prussia2: "magdeburg", prussia3: "breslau" };

  test("RUL-85 the peace goes on without it: Prussia is neutral at once", () => {
    const state = atPeace(pieces);
    expect(affairsIn(state)).toMatchObject({
      secondTrainWaits: true,
      prussiaNeutralUntil: 7,
      silesiaBox: true,
    });
    expect(state.at[SECOND]).toBe(SILESIA_BOX);
    expect(asked(state)).not.toEqual([]);
    expectLawful(state);
  });

  test("RUL-85 it is placed free of charge as soon as a fortress is empty in a Prussian movement phase", () => {
    const later = quietlyTo(atPeace(pieces), 4, "movement", 6);
    expect(pending(later)).toEqual([{ seat: "frederick", kind: "movement" }]);
    const left = played(later, "frederick", marchOf(later, "prussia1", ["potsdam"])).state;
    expect(pending(left)).toEqual([{ seat: "frederick", kind: "secondTrain" }]);
    expect(actionsOffered(left, "frederick", "placeTrain")).toEqual([trainTo("berlin")]);
    const placed = played(left, "frederick", trainTo("berlin")).state;
    expect(whereIs(placed, "prussiaT2")).toBe("berlin");
    expect(affairsIn(placed).secondTrainWaits).toBe(false);
    expect(pending(placed)).toEqual([{ seat: "frederick", kind: "movement" }]);
    expectLawful(placed);
  });

  test("RUL-85 a fortress that is empty when the phase begins takes it before anybody moves", () => {
    const { state } = affairsWithEvents({
      turn: 6,
      markers: PRUSSIAN_SILESIA,
      saxony: SAXONY_NEUTRAL,
      pieces: { prussia1: "berlin", prussia2: "magdeburg" },
      affairs: { annexed: true, silesiaBox: true, secondTrainWaits: true, prussiaNeutralUntil: 7 },
      begin: { stage: 4, phase: "movement" },
    });
    expect(pending(state)).toEqual([{ seat: "frederick", kind: "secondTrain" }]);
    expect(actionsOffered(state, "frederick", "placeTrain")).toEqual([trainTo("breslau")]);
  });

  test("RUL-85 a movement phase of other powers does not bring it in, and TRN-03 still keeps it in its box", () => {
    const waiting = { annexed: true, silesiaBox: true, secondTrainWaits: true, prussiaNeutralUntil: 7 };
    for (const stage of [3, 5] as const) {
      const state = affairsPosition({
        turn: 6,
        markers: PRUSSIAN_SILESIA,
        affairs: waiting,
        begin: { stage, phase: "movement" },
      });
      expect(pending(state).map(({ kind }) => kind)).not.toContain("secondTrain");
    }
    const later = quietlyTo(atPeace(pieces), 4, "movement", 6);
    refused(
      later,
      "frederick",
      { type: "reenterTrain", train: SECOND, city: city(historical, "berlin"), cards: [card("H10")] },
      "TRN-03",
    );
  });
});

test("TRN-11 after the annexation Breslau is a re-entry site for Prussian trains, and for nobody else's", () => {
  const sites = (annexed: boolean): string[] => {
    const state = affairsPosition({
      turn: 8,
      markers: PRUSSIAN_SILESIA,
      saxony: SAXONY_NEUTRAL,
      hands: { prussia: ["H4"] },
      affairs: annexed ? { annexed, silesiaBox: true } : {},
      begin: { stage: 4, phase: "movement" },
    });
    return offered(state, "frederick", "reenterTrain")
      .filter(({ train }) => train === piece(historical, "prussiaT1"))
      .flatMap(({ cities }) => cities.map((id) => historical.cities[id]?.key ?? ""))
      .sort();
  };
  expect(sites(false)).toEqual(["berlin", "magdeburg"]);
  expect(sites(true)).toEqual(["berlin", "breslau", "magdeburg"]);
  const austrian = affairsPosition({
    turn: 8,
    markers: { ...PRUSSIAN_SILESIA, breslau: "austria" },
    hands: { austria: ["H4"] },
    affairs: { annexed: true, silesiaBox: true },
    begin: { stage: 5, phase: "movement" },
  });
  const train = piece(historical, "austriaT1");
  const breslau = city(historical, "breslau");
  refused(austrian, "maria", { type: "reenterTrain", train, city: breslau, cards: [card("H4")] }, "TRN-05");
});

import { describe, expect, test } from "vitest";
import { pending } from "../../src/game/play.ts";
import { momentOf } from "../../src/ground/sequence.ts";
import type { Action } from "../../src/model/actions.ts";
import { SAXONY_AUSTRIAN_ALLY, SAXONY_NEUTRAL } from "../../src/model/powers.ts";
import { historical } from "../support/packs.ts";
import {
  type AffairsSetup,
  affairsIn,
  affairsPosition,
  affairsWithEvents,
  expectLawful,
  PRUSSIAN_SILESIA,
  SILESIA,
} from "../support/politicalChanges.ts";
import {
  actionsOffered,
  asked,
  city,
  decisionsOffered,
  played,
  playedAll,
  refused,
} from "../support/position.ts";
import { eventsOfType, quietlyTo } from "../support/quietPlay.ts";

const OFFER: Action = { type: "offerPeace", offer: true };
const NO_OFFER: Action = { type: "offerPeace", offer: false };
const ACCEPT: Action = { type: "answerPeace", accept: true };
const REFUSE: Action = { type: "answerPeace", accept: false };

const endOfStage = (setup: Omit<AffairsSetup, "begin"> = {}) =>
  affairsPosition({
    turn: 5,
    markers: PRUSSIAN_SILESIA,
    ...setup,
    begin: { stage: 4, phase: "stageOptions" },
  });

const isOffered = (setup: Omit<AffairsSetup, "begin">): boolean =>
  pending(endOfStage(setup)).some(({ kind }) => kind === "peaceOffer");

describe("the offer", () => {
  test("ANX-01 with all seven Silesian fortresses under Prussian markers Prussia may offer peace at the end of its stage", () => {
    expect(isOffered({})).toBe(true);
    for (const key of SILESIA)
      for (const other of ["austria", "france"] as const)
        expect(isOffered({ markers: { ...PRUSSIAN_SILESIA, [key]: other } })).toBe(false);
  });

  test("ANX-01 it is offered after the victory check of stage 4, and of no other stage", () => {
    for (const stage of [3, 5] as const) {
      const state = affairsPosition({
        markers: PRUSSIAN_SILESIA,
        begin: { stage, phase: "stageOptions" },
      });
      expect(pending(state).map(({ kind }) => kind)).not.toContain("peaceOffer");
    }
    const moving = affairsPosition({ markers: PRUSSIAN_SILESIA, begin: { stage: 4, phase: "movement" } });
    const after = played(moving, "frederick", { type: "done" }).state;
    expect(pending(after)).toEqual([{ seat: "frederick", kind: "peaceOffer" }]);
    expect(momentOf(after)).toEqual({ stage: 4, phase: "stageOptions" });
  });

  test("ANX-01 a Prussia that wins by its pool has won before any offer", () => {
    const won = affairsPosition({
      markers: PRUSSIAN_SILESIA,
      affairs: { pools: [11, 0, 0, 0, 8, 8] },
      begin: { stage: 4, phase: "victoryCheck" },
    });
    expect(won.result).toMatchObject({ winner: "frederick", ending: "emptyPool" });
  });

  test("DEC-36 Frederick alone is asked whether Prussia offers peace: yes or no", () => {
    const state = endOfStage();
    expect(pending(state)).toEqual([{ seat: "frederick", kind: "peaceOffer" }]);
    expect(actionsOffered(state, "frederick", "offerPeace")).toEqual([OFFER, NO_OFFER]);
    expect([decisionsOffered(state, "maria"), decisionsOffered(state, "louis")]).toEqual([[], []]);
    refused(state, "maria", OFFER, "ANX-01", "notYourDecision");
    refused(state, "frederick", { type: "done" }, "ANX-01", "notAskedNow");
    const silent = played(state, "frederick", NO_OFFER);
    expect(eventsOfType(silent.events, "peaceOffered")).toEqual([]);
    expect(momentOf(silent.state).stage).toBe(5);
    expect(affairsIn(silent.state).annexed).toBe(false);
  });

  test("ANX-02 the offer may be made again in a later turn after Austria has refused", () => {
    const refusedOnce = playedAll(endOfStage(), ["frederick", OFFER], ["maria", REFUSE]);
    expect(affairsIn(refusedOnce).annexed).toBe(false);
    const again = quietlyTo(refusedOnce, 4, "stageOptions", 6);
    expect(pending(again)).toEqual([{ seat: "frederick", kind: "peaceOffer" }]);
    expect(asked(played(again, "frederick", OFFER).state)).toEqual(["maria"]);
  });

  test("RUL-84 only one offer is made in a stage", () => {
    const after = playedAll(endOfStage(), ["frederick", OFFER], ["maria", REFUSE]);
    expect(momentOf(after).stage).toBe(5);
    refused(after, "frederick", OFFER, "SEQ-04");
  });

  test("ANX-03 after an acceptance there is no further offer, though Prussia holds all Silesia", () => {
    expect(isOffered({ affairs: { annexed: true, silesiaBox: true } })).toBe(false);
    expect(isOffered({ saxony: SAXONY_NEUTRAL })).toBe(true);
    expect(isOffered({ saxony: SAXONY_AUSTRIAN_ALLY })).toBe(true);
  });

  test("DEC-36 and DEC-37 in the two-player game player A offers and player B answers", () => {
    const state = endOfStage({ players: 2 });
    expect(asked(state)).toEqual(["playerA"]);
    expect(asked(played(state, "playerA", OFFER).state)).toEqual(["playerB"]);
  });
});

describe("the answer", () => {
  const { state, events } = played(endOfStage(), "frederick", OFFER);

  test("ANX-04 and DEC-37 Maria Theresa alone is asked at once, and is free to accept or refuse", () => {
    expect(eventsOfType(events, "peaceOffered")).toHaveLength(1);
    expect(pending(state)).toEqual([{ seat: "maria", kind: "peaceAnswer" }]);
    expect(actionsOffered(state, "maria", "answerPeace")).toEqual([ACCEPT, REFUSE]);
    expect([decisionsOffered(state, "frederick"), decisionsOffered(state, "louis")]).toEqual([[], []]);
    refused(state, "frederick", ACCEPT, "ANX-04", "notYourDecision");
    refused(state, "maria", { type: "done" }, "ANX-04", "notAskedNow");
  });

  test("ANX-04 a refusal changes nothing", () => {
    const before = affairsIn(state);
    const after = played(state, "maria", REFUSE).state;
    expect(affairsIn(after)).toMatchObject({
      annexed: false,
      pools: before.pools,
      silesiaBox: false,
      prussiaNeutralUntil: 0,
    });
    expect(after.saxony).toBe(state.saxony);
  });
});

test("ANX-05 and ANX-06 on acceptance the steps follow in order: home country, Saxony, markers, pieces, box and train, neutrality", () => {
  const { state: offered } = affairsWithEvents({
    turn: 5,
    begin: { stage: 4, phase: "stageOptions" },
    markers: {
      ...PRUSSIAN_SILESIA,
      halle: "austria",
      prag: "prussia",
      troppau: "prussia",
      olmuetz: "prussia",
      zittau: "austria",
    },
    // Each of them has a single nearest city, so that nobody needs to be asked.
    pieces: { prussia1: "wittenberg", saxony1: "eger", austria1: "neisse", prussia2: "nachod" },
  });
  const accepted = played(played(offered, "frederick", OFFER).state, "maria", ACCEPT);
  expect(accepted.events.map(({ type }) => type)).toEqual([
    "peaceAnswered",
    // Step 2: the Saxony marker, foreigners, Saxons, markers in Saxony.
    "markerShifted",
    "saxonyChanged",
    "displaced",
    "saxonWentHome",
    "markerReturned",
    // Step 3: one Austrian marker, then three Prussian ones.
    "markerReturned",
    "markerReturned",
    "markerReturned",
    "markerReturned",
    "silesiaAnnexed",
    // Step 4: Prussia's piece before Austria's.
    "displaced",
    "displaced",
  ]);
  const waiting = accepted.state;
  expect(pending(waiting)).toEqual([{ seat: "frederick", kind: "secondTrain" }]);
  // Step 5 has begun, step 6 has not: Prussia is not neutral before its train is placed.
  expect(affairsIn(waiting)).toMatchObject({ annexed: true, silesiaBox: true, prussiaNeutralUntil: 0 });
  const done = played(waiting, "frederick", { type: "placeTrain", city: city(historical, "breslau") }).state;
  expect(affairsIn(done).prussiaNeutralUntil).toBe(7);
  expectLawful(done);
});

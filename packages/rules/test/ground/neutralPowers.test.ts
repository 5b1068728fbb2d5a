import { describe, expect, test } from "vitest";
import { pending } from "../../src/game/play.ts";
import { momentOf } from "../../src/ground/sequence.ts";
import type { Action } from "../../src/model/actions.ts";
import type { Affairs } from "../../src/model/affairs.ts";
import { BAVARIA, FRANCE, PRUSSIA, SAXONY, SAXONY_NEUTRAL } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { keyOf, questionMarkOn } from "../support/battlefield.ts";
import { historical, packWith, rowOf } from "../support/packs.ts";
import {
  type AffairsSetup,
  affairsIn,
  affairsPosition,
  affairsWithEvents,
  PRUSSIAN_SILESIA,
} from "../support/politicalChanges.ts";
import {
  asked,
  city,
  marchOf,
  markerOn,
  offered,
  played,
  playedAll,
  refused,
  whereIs,
} from "../support/position.ts";
import { cardsReceived, eventsOfType, quietlyTo, quietPlay } from "../support/quietPlay.ts";
import { citiesOffered } from "../support/recruiting.ts";

const NEUTRAL: Partial<Affairs> = { annexed: true, silesiaBox: true, prussiaNeutralUntil: 7 };

const neutral = (
  setup: AffairsSetup,
): { state: State; events: ReturnType<typeof affairsWithEvents>["events"] } =>
  affairsWithEvents({
    turn: 6,
    saxony: SAXONY_NEUTRAL,
    ...setup,
    markers: { ...PRUSSIAN_SILESIA, ...setup.markers },
    affairs: { ...NEUTRAL, ...setup.affairs },
  });

describe("ANX-18 how long the peace lasts", () => {
  const OFFER: Action = { type: "offerPeace", offer: true };
  const ACCEPT: Action = { type: "answerPeace", accept: true };
  const peace = playedAll(
    affairsPosition({
      turn: 5,
      markers: PRUSSIAN_SILESIA,
      saxony: SAXONY_NEUTRAL,
      pieces: { austria1: "nachod", prussia1: "glatz", france1: "dessau", austriaT1: "koeniggraetz" },
      troops: { austria1: 8, prussia1: 4 },
      begin: { stage: 4, phase: "stageOptions" },
    }),
    ["frederick", OFFER],
    ["maria", ACCEPT],
    ["frederick", { type: "placeTrain", city: city(historical, "berlin") }],
  );

  test("ANX-17 with the peace Prussia becomes neutral at once: Austria finds Silesia closed in the stage that follows", () => {
    expect(affairsIn(peace).prussiaNeutralUntil).toBe(7);
    const now = quietlyTo(peace, 5, "movement", 5);
    refused(now, "maria", marchOf(now, "austria1", ["glatz"]), "MOV-28", "closedTerritory");
  });

  test("ANX-18 and EXA-40 peace in turn 5 lasts through turn 6 and in turn 7 up to the beginning of Prussia's stage", () => {
    for (const [seat, stage, turn, name, key] of [
      ["maria", 5, 5, "austria1", "glatz"],
      ["louis", 3, 6, "france1", "magdeburg"],
      ["maria", 5, 6, "austria1", "glatz"],
      ["louis", 3, 7, "france1", "magdeburg"],
    ] as const) {
      const moving = quietlyTo(peace, stage, "movement", turn);
      refused(moving, seat, marchOf(moving, name, [key]), "MOV-28", "closedTerritory");
    }
    const turn6 = quietlyTo(peace, 4, "movement", 6);
    refused(turn6, "frederick", marchOf(turn6, "prussia1", ["grulich"]), "MOV-28", "closedTerritory");
    const turn7 = quietlyTo(peace, 4, "movement", 7);
    expect(affairsIn(turn7).prussiaNeutralUntil).toBe(0);
    const left = played(turn7, "frederick", marchOf(turn7, "prussia1", ["grulich"])).state;
    expect(whereIs(left, "prussia1")).toBe("grulich");
  });

  test("ANX-18 and EXA-40 until then no Prussian general fights, though an Austrian one stands beside him", () => {
    const listed: number[] = [];
    for (const { before, events } of quietPlay(peace, (state) => state.turn === 8))
      for (const { fights } of eventsOfType(events, "fightsListed")) {
        listed.push(before.turn);
        expect(
          fights.map(({ attacker, defender }) => [keyOf(before, attacker), keyOf(before, defender)]),
        ).toEqual([["glatz", "nachod"]]);
        expect(momentOf(before).stage).toBe(4);
      }
    expect(listed[0]).toBe(7);
  });

  test("ANX-18 neutrality ends before Prussia draws its cards", () => {
    const { events } = neutral({ turn: 7, begin: { stage: 4, phase: "tacticalCards" } });
    const order = events.map(({ type }) => type);
    expect(order.indexOf("neutralityEnded")).toBeGreaterThanOrEqual(0);
    expect(order.indexOf("neutralityEnded")).toBeLessThan(order.indexOf("cardsDrawn"));
    const still = neutral({ turn: 6, begin: { stage: 4, phase: "tacticalCards" } });
    expect(eventsOfType(still.events, "neutralityEnded")).toEqual([]);
    expect(affairsIn(still.state).prussiaNeutralUntil).toBe(7);
  });
});

describe("NEU-02 a neutral power otherwise takes part normally", () => {
  test("NEU-02 it draws its tactical cards", () => {
    expect(cardsReceived(neutral({ begin: { stage: 4, phase: "tacticalCards" } }).events, "prussia")).toBe(3);
    expect(cardsReceived(neutral({ begin: { stage: 5, phase: "tacticalCards" } }).events, "saxony")).toBe(1);
  });

  test("NEU-02 it recruits and re-enters generals in winter", () => {
    const { state } = neutral({
      begin: { stage: 4, phase: "winter" },
      hands: { prussia: ["H8"], saxony: ["S8"] },
    });
    const prussian = offered(state, "frederick", "recruit").find(({ power }) => power === PRUSSIA);
    expect(citiesOffered(state, prussian, "prussia2")).toEqual(["berlin", "breslau", "magdeburg"]);
    const later = neutral({ begin: { stage: 5, phase: "winter" }, hands: { saxony: ["S8"] } }).state;
    const saxon = offered(later, "maria", "recruit").find(({ power }) => power === SAXONY);
    expect(citiesOffered(later, saxon, "saxony1")).toEqual(["dresden"]);
  });

  test("NEU-02 neutral Prussia takes part in politics", () => {
    const { state } = neutral({
      begin: { stage: 1, phase: "politics" },
      hands: { prussia: ["H8"] },
      politicalDeck: ["spain", "coup-detat", "france"],
    });
    expect(offered(state, "frederick", "placeCard").map(({ power }) => power)).toEqual([PRUSSIA]);
  });

  test("NEU-02 it moves inside its country", () => {
    const { state } = neutral({ begin: { stage: 5, phase: "movement" }, pieces: { saxony1: "dresden" } });
    const moved = played(state, "maria", marchOf(state, "saxony1", ["meissen", "oschatz"])).state;
    expect(whereIs(moved, "saxony1")).toBe("oschatz");
  });
});

describe("RUL-92 neither enemy nor ally", () => {
  /** A main road m0–m1–m2–m3 in Austria; N in Silesia and F, a fortress in Bavaria, lie beside m1. */
  const road = packWith(
    {
      m0: { territory: "austria" },
      m1: { territory: "austria" },
      m2: { territory: "austria" },
      m3: { territory: "austria" },
      N: { territory: "silesia" },
      F: { territory: "bavaria", fortress: "minor" },
    },
    [...rowOf(["m0", "m1", "m2", "m3"], "main"), ["m1", "N"], ["m2", "F", "main"]],
  );
  const force = { force: true };

  test("RUL-92 neutral pieces do not block a force march, nor do foreign ones block a neutral power's", () => {
    const setup: AffairsSetup = {
      pack: road,
      pieces: { austria1: "m0", prussia1: "N" },
      begin: { stage: 5, phase: "movement" },
    };
    const atWar = affairsPosition({ turn: 8, ...setup });
    refused(atWar, "maria", marchOf(atWar, "austria1", ["m1", "m2"], force), "MOV-22");
    const { state } = neutral(setup);
    const passed = played(state, "maria", marchOf(state, "austria1", ["m1", "m2"], force)).state;
    expect(whereIs(passed, "austria1")).toBe("m2");
    const prussian = neutral({
      begin: { stage: 4, phase: "movement" },
      pieces: { prussia1: "neisse", austria1: "nachod" },
    }).state;
    const beside = played(
      prussian,
      "frederick",
      marchOf(prussian, "prussia1", ["patschkau", "glatz"], force),
    ).state;
    expect(whereIs(beside, "prussia1")).toBe("glatz");
  });

  test("RUL-92 a fortress outside that bears neutral Prussia's marker blocks an Austrian force march and can be conquered", () => {
    const { state } = neutral({
      pack: road,
      pieces: { austria1: "m3", austria2: "F" },
      markers: { F: "prussia" },
      begin: { stage: 5, phase: "movement" },
    });
    const empty = neutral({
      pack: road,
      pieces: { austria1: "m3" },
      markers: { F: "prussia" },
      begin: { stage: 5, phase: "movement" },
    }).state;
    refused(empty, "maria", marchOf(empty, "austria1", ["m2", "F"], force), "MOV-20");
    const after = played(state, "maria", marchOf(state, "austria2", ["m2"])).state;
    expect(markerOn(after, "F")).toBe("austria");
    // France was Prussia's ally and cannot take it.
    const french = neutral({
      pack: road,
      pieces: { france1: "F" },
      markers: { F: "prussia" },
      begin: { stage: 3, phase: "movement" },
    }).state;
    expect(markerOn(played(french, "louis", marchOf(french, "france1", ["m2"])).state, "F")).toBe("prussia");
  });

  test("RUL-92 it is protected as usual by a neutral general nearby", () => {
    const { state } = neutral({
      pack: road,
      pieces: { austria2: "F", prussia1: "N" },
      markers: { F: "prussia" },
      begin: { stage: 5, phase: "movement" },
    });
    const after = played(state, "maria", marchOf(state, "austria2", ["m2"])).state;
    expect([markerOn(after, "F"), questionMarkOn(after, "F")]).toEqual(["prussia", "austria"]);
  });

  test("RUL-92 Prussia's alliance with France goes on for subsidies", () => {
    const contract = { giver: FRANCE, receiver: PRUSSIA, turns: 2, from: 1, agreement: 1 } as const;
    const { state, events } = neutral({
      begin: { stage: 3, phase: "tacticalCards" },
      affairs: { contracts: [contract] },
    });
    const after =
      pending(state)[0]?.kind === "subsidy" ? played(state, "louis", { type: "subsidy", pay: false }) : null;
    const paid = eventsOfType([...events, ...(after?.events ?? [])], "subsidyPaid");
    expect(paid.map(({ from, to }) => [from, to])).toEqual([[FRANCE, PRUSSIA]]);
  });

  test("RUL-92 neutral Saxony is allied with nobody: its contracts end with its neutrality", () => {
    const contracts = [
      { giver: PRUSSIA, receiver: SAXONY, turns: 2, from: 1, agreement: 1 },
      { giver: FRANCE, receiver: BAVARIA, turns: 2, from: 1, agreement: 2 },
    ] as const;
    const state = affairsPosition({
      turn: 6,
      affairs: { contracts, shifts: [{ track: "saxony", steps: 2 }] },
      begin: { stage: 1, phase: "politicalShifts" },
    });
    expect(state.saxony).toBe(SAXONY_NEUTRAL);
    expect(affairsIn(state).contracts).toEqual([contracts[1]]);
    expect(asked(state)).not.toEqual([]);
  });
});

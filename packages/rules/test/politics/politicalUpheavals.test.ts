import { expect, test } from "vitest";
import { type Action, brokenLaws, type Random, randomAction, type Seat } from "../../src/engine.ts";
import { choices, pending } from "../../src/game/play.ts";
import { areHostile } from "../../src/ground/hostility.ts";
import { SAXONY_AUSTRIAN_ALLY, SAXONY_PRUSSIAN_ALLY, type SaxonyStatus } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { frameNow } from "../support/battlefield.ts";
import { overRandomGames, randomFrom } from "../support/games.ts";
import { affairsPosition, PRUSSIAN_SILESIA, saxonyIn } from "../support/politicalChanges.ts";
import { played } from "../support/position.ts";
import { scattered } from "../support/scattered.ts";

const HANDS = {
  france: ["H10", "S9"],
  prussia: ["H9", "S8", "D7"],
  saxony: ["H8", "C9"],
  austria: ["H7", "S6", "D5"],
  pragmatic: ["C10"],
} as const;

/** Peace is always made, Austria mostly shifts the Saxony marker as far as it may, and few marches are made. */
const stirringAction = (state: State, seat: Seat, random: Random): Action => {
  const open = choices(state, seat);
  const [first] = open;
  if (first?.type === "offerPeace") return { type: "offerPeace", offer: true };
  if (first?.type === "answerPeace") return { type: "answerPeace", accept: true };
  if (first?.type === "shiftSaxony" && random(4) > 0) return { type: "shiftSaxony", steps: first.most };
  const done = open.some(({ type }) => type === "done");
  return done && random(4) > 0 ? { type: "done" } : randomAction(open, random);
};

/** CMB-10, RUL-43: whoever is fighting is at war with the other, and stands where the fight is. */
const expectWar = (state: State): void => {
  const battle = frameNow(state, "battle");
  if (battle === null) return;
  expect(areHostile(state, battle.attacker.power, battle.defender.power)).toBe(true);
  for (const { generals, city } of [battle.attacker, battle.defender])
    for (const general of generals) expect(state.at[general]).toBe(city);
};

/** Plays on for so many actions; every law must hold after each of them. */
const playOn = (start: State, random: Random, actions: number): State => {
  let state = start;
  for (let count = 0; count < actions && state.result === null; count++) {
    const [decision] = pending(state);
    if (decision === undefined) throw new Error("nobody is asked");
    const action = stirringAction(state, decision.seat, random);
    const after = played(state, decision.seat, action);
    expect(brokenLaws(after.state)).toEqual([]);
    expectWar(after.state);
    state = after.state;
  }
  return state;
};

const strewn = (random: Random, saxony: SaxonyStatus) => {
  const { markers: _unlawful, ...table } = scattered(random, "advanced", saxony);
  return { ...table, hands: HANDS, turn: 5 };
};

test("ANX-06, NEU-03 and NEU-05 wherever the pieces stand, an annexation leaves a lawful table, and so does all that follows", () => {
  overRandomGames(20, ({ whim }) => {
    const random = randomFrom(whim);
    const saxony = random(2) === 0 ? SAXONY_PRUSSIAN_ALLY : SAXONY_AUSTRIAN_ALLY;
    const start = affairsPosition({
      ...strewn(random, saxony),
      markers: PRUSSIAN_SILESIA,
      begin: { stage: 4, phase: "stageOptions" },
    });
    expect(playOn(start, random, 80).affairs?.annexed).toBe(true);
  });
});

test("RUL-43, RUL-90 and SAX-08 wherever the pieces stand, Saxony may change sides in any combat and the table stays lawful", () => {
  let turned = 0;
  overRandomGames(30, ({ whim }) => {
    const random = randomFrom(whim);
    const state = affairsPosition({
      ...strewn(random, SAXONY_PRUSSIAN_ALLY),
      affairs: { tracks: saxonyIn(2) },
      begin: { stage: random(2) === 0 ? 4 : 5, phase: "combat" },
    });
    expectWar(state);
    if (playOn(state, random, 60).saxony !== SAXONY_PRUSSIAN_ALLY) turned++;
  });
  expect(turned).toBeGreaterThan(0);
});

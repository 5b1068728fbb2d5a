import { describe, expect, test } from "vitest";
import { play } from "../../src/game/play.ts";
import { randomOf } from "../../src/game/randomAction.ts";
import { momentOf } from "../../src/ground/sequence.ts";
import type { Action } from "../../src/model/actions.ts";
import type { GameEvent } from "../../src/model/events.ts";
import type { CityId, PieceId } from "../../src/model/ids.ts";
import type { Seat, Variant } from "../../src/model/options.ts";
import type { PowerName, SaxonyStatus } from "../../src/model/powers.ts";
import { isRefusal } from "../../src/model/rule.ts";
import type { State } from "../../src/model/state.ts";
import { packOf } from "../../src/pack/registry.ts";
import type { Random } from "../../src/tools/random.ts";
import { type BareTable, bareTable } from "../support/bareTable.ts";
import { randomFrom, randomGame } from "../support/games.ts";
import { judgedWalks, marchText, naiveMarches, type Walk } from "../support/naiveMarches.ts";
import { actionsOffered, asked, city, offered, played, position } from "../support/position.ts";
import { scattered } from "../support/scattered.ts";

/** The pieces that may set out no more, told from what everybody saw in this phase (MOV-03, MOV-11, TRN-10). */
const noteFinished = (finished: Set<number>, events: readonly GameEvent[]): void => {
  for (const event of events) {
    if (event.type === "marched") finished.add(event.piece);
    if (event.type === "stackFormed") finished.add(event.commander).add(event.deputy);
    if (event.type === "trainReentered") finished.add(event.train);
  }
};

const textOf = (state: State, action: Action): string => {
  if (action.type !== "march") throw new Error(`not a march: ${action.type}`);
  const names = action.path.map((id) => packOf(state).cities[id]?.key ?? "");
  return marchText(action.piece, names, action.force, action.commander);
};

const actionOf = (state: State, piece: number, walk: Walk): Action => ({
  type: "march",
  piece: piece as PieceId,
  path: walk.path.map((name): CityId => city(packOf(state), name)),
  force: walk.force,
});

const some = <T>(items: readonly T[], count: number, random: Random): T[] =>
  items.length === 0 ? [] : Array.from({ length: count }, () => items[random(items.length)] as T);

/** The powers a seat moves in this stage. */
const moversOf = (table: BareTable, seat: Seat, stage: number): PowerName[] => {
  const all: PowerName[] =
    stage === 3 ? ["france", "bavaria"] : stage === 4 ? ["prussia"] : ["austria", "pragmatic"];
  if (stage === (table.saxonyIsAustrian ? 5 : 4)) all.push("saxony");
  if (stage !== 5 || seat === "playerB") return all;
  return all.filter((power) => (power === "pragmatic") === (seat === "frederick"));
};

/** Compares the engine's marches of a seat with those the naive search finds, and tries marches outside the set. */
const compare = (state: State, seat: Seat, finished: ReadonlySet<number>, random: Random): number => {
  const table = bareTable(state);
  const powers = moversOf(table, seat, momentOf(state).stage);
  const expected = new Set<string>();
  for (const mover of table.pieces) {
    if (mover.city === null || !powers.includes(mover.power)) continue;
    const walked = judgedWalks(table, mover);
    const mayMove = !finished.has(mover.id);
    if (mayMove) for (const text of naiveMarches(mover, walked)) expected.add(text);
    const outside = mayMove ? walked.filter(({ legal }) => !legal) : walked;
    for (const walk of some(outside, 12, random)) {
      const text = marchText(mover.id, walk.path, walk.force);
      expect(isRefusal(play(state, seat, actionOf(state, mover.id, walk))), `${text} accepted`).toBe(true);
    }
    for (const walk of some(
      mayMove ? walked.filter((one) => one.legal && one.commanders.length === 0) : [],
      3,
      random,
    ))
      played(state, seat, actionOf(state, mover.id, walk));
    for (const walk of mayMove ? walked.filter((one) => one.commanders.length > 0).slice(0, 3) : [])
      expect(play(state, seat, actionOf(state, mover.id, walk))).toMatchObject({ rule: "STK-06" });
  }
  const listed = actionsOffered(state, seat, "march").map((action) => textOf(state, action));
  const found = new Set(listed);
  expect([...expected].filter((text) => !found.has(text))).toEqual([]);
  expect(listed.filter((text) => !expected.has(text))).toEqual([]);
  expect(listed.length).toBe(found.size);
  return listed.length;
};

/** Some marches are made first, so that pieces are found moved, stacked and frozen. */
const stirred = (start: State, steps: number, finished: Set<number>, random: Random): State => {
  let state = start;
  for (let step = 0; step < steps; step++) {
    const seat = asked(state)[0] as Seat;
    const choices = offered(state, seat, "march");
    const choice = choices[random(Math.max(1, choices.length))];
    const march = choice && randomOf(choice, random);
    if (!march) continue;
    let after = played(state, seat, march);
    noteFinished(finished, after.events);
    if (after.state.agenda.at(-1)?.kind === "consent") {
      after = played(after.state, asked(after.state)[0] as Seat, { type: "answerStack", agree: true });
      noteFinished(finished, after.events);
    }
    state = after.state;
  }
  return state;
};

const scatteredMovement = (
  random: Random,
  variant: Variant,
  saxony: SaxonyStatus,
  stage: 3 | 4 | 5,
): State => {
  let state = position({ ...scattered(random, variant, saxony), begin: { stage, phase: "movement" } });
  for (const seat of asked(state))
    if (offered(state, seat, "answerDispute").length > 0)
      state = played(state, seat, { type: "answerDispute", dispute: false }).state;
  return state;
};

/** What a naive search over the printed roads finds is exactly what is offered, and everything else is refused. */
describe("DEC-25 the marches offered are exactly those the rules allow", () => {
  test("DEC-25 and MOV-29 on positions of random games", () => {
    const random = randomFrom(4711);
    let positions = 0;
    let marches = 0;
    for (const players of [2, 3] as const) {
      const finished = new Set<number>();
      let step = -1;
      for (const { after, events } of randomGame({ players, shuffle: players, whim: players })) {
        if (after.step !== step) finished.clear();
        else noteFinished(finished, events);
        step = after.step;
        if (after.agenda.at(-1)?.kind !== "movement" || random(5) > 0) continue;
        marches += compare(after, asked(after)[0] as Seat, finished, random);
        positions++;
      }
    }
    expect(positions).toBeGreaterThan(40);
    expect(marches).toBeGreaterThan(10_000);
  });

  for (const [variant, saxony, side] of [
    ["introductory", 0, "Prussia"],
    ["advanced", 0, "Prussia"],
    ["advanced", 2, "Austria"],
  ] as const)
    test(`DEC-25 and MOV-29 with pieces strewn about (${variant}, Saxony with ${side})`, () => {
      const random = randomFrom(saxony + variant.length);
      let marches = 0;
      for (let round = 0; round < 20; round++)
        for (const stage of [3, 4, 5] as const) {
          const finished = new Set<number>();
          const start = scatteredMovement(random, variant, saxony, stage);
          const state = stirred(start, random(4), finished, random);
          for (const seat of asked(state)) marches += compare(state, seat, finished, random);
        }
      expect(marches).toBeGreaterThan(10_000);
    });
});

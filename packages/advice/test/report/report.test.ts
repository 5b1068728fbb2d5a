import type { GameRecord } from "@maria/rules";
import { POWERS, type Power, type State } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import {
  figuresOf,
  meanFigures,
  type PlayedGame,
  type ReportStep,
  reportOf,
  spentInAll,
} from "../../src/report/index.ts";
import { historical } from "../support/historical.ts";
import { RECORDED } from "./recorded.ts";
import { stepsOf } from "./steps.ts";

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The cards of a power wherever they lie: in the hand, and on the political display. */
const cardsHeld = ({ hands, affairs, closed }: State, power: Power): number =>
  total([
    hands[power]?.length ?? 0,
    affairs?.conserved[power]?.length ?? 0,
    closed?.faceDown[power]?.length ?? 0,
    (closed?.placed[power] ?? -1) >= 0 ? 1 : 0,
  ]);

const battleIn = (state: State | undefined) => state?.agenda.find(({ kind }) => kind === "battle");

const playedGame = (
  { options }: GameRecord,
  steps: readonly ReportStep[],
  states: readonly State[],
): PlayedGame => ({ steps, dealt: states[0]?.hands ?? [], pack: historical, options });

const gameOf = (record: GameRecord): PlayedGame => {
  const { steps, states } = stepsOf(record);
  return playedGame(record, steps, states);
};

describe.each(Object.entries(RECORDED))("the report of the recorded game %s, counted again", (_, record) => {
  const { steps, states } = stepsOf(record);
  const report = reportOf(playedGame(record, steps, states));
  const last = states.at(-1) as State;
  const actions = record.entries.map(({ action }) => action);

  test("marches, cards in battle, political cards: as many as the record has actions of the kind", () => {
    const count = (type: string): number => actions.filter((action) => action.type === type).length;
    expect(total(report.armies.map(({ marches }) => marches))).toBe(count("march"));
    expect(total(report.cards.map(({ spent }) => spent.combat.count))).toBe(count("playCard"));
    const executed = actions.filter(
      (action) => action.type === "execute" && (action.instruction || action.shifts.length > 0),
    );
    expect(report.executions.length).toBe(executed.length);
    expect(report.turns).toBe(last.turn);
  });

  test("what a power drew is what it has spent and what it still holds", () => {
    for (const power of POWERS) {
      const account = report.cards.find((one) => one.power === power);
      const drawn = account?.drawn.count ?? 0;
      const spent = account === undefined ? 0 : spentInAll(account);
      expect([power, drawn - spent]).toEqual([power, cardsHeld(last, power)]);
      expect(account?.drawn.unknown ?? 0).toBe(0);
    }
  });

  test("a battle begins with the hands that lie on the table when it does", () => {
    const begun = states.flatMap((state, at) => {
      const frame = battleIn(state);
      const isNew = frame?.kind === "battle" && steps[at]?.lines.some(({ type }) => type === "battleBegan");
      return isNew
        ? [[state.hands[frame.attacker.power]?.length, state.hands[frame.defender.power]?.length]]
        : [];
    });
    const seen = report.battles.map(({ attacker, defender }) => [attacker.cards, defender.cards]);
    // A battle in which nobody can play a card never waits on the table: it is not among the states.
    expect(seen.length).toBeGreaterThanOrEqual(begun.length);
    let from = 0;
    for (const hands of begun) {
      const found = seen.findIndex((other, at) => at >= from && String(other) === String(hands));
      expect(found).toBeGreaterThanOrEqual(from);
      from = found + 1;
    }
  });

  test("who won is who is told to have won, and by the loser's points", () => {
    const ended = steps.flatMap(({ lines }) => lines.filter((line) => line.type === "battleEnded"));
    expect(report.battles.map(({ battle }) => battle.end?.winner)).toEqual(ended.map(({ winner }) => winner));
    expect(report.battles.map(({ battle }) => battle.end?.loss)).toEqual(ended.map(({ loss }) => loss));
  });

  test("the whole race is the sum of its changes", () => {
    const all = reportOf(playedGame(record, steps, states)).turningPoints;
    for (const { from, to, changes } of all)
      for (const [power, change] of changes)
        expect((steps[to]?.counts.get(power) ?? 0) - (steps[from - 1]?.counts.get(power) ?? 0)).toBe(change);
  });
});

describe("troops", () => {
  test.each(["maria", "louis", "frederick"] as const)(
    "what was set up and recruited in %s is what was lost and what is left",
    (name) => {
      const record = RECORDED[name];
      const { steps, states } = stepsOf(record);
      const { armies } = reportOf(playedGame(record, steps, states));
      const before = states.find((_, at) => steps[at]?.lines.some(({ type }) => type === "setUpCompleted"));
      const recruited = total(armies.map(({ recruits }) => recruits));
      const lost = total(armies.map((army) => army.lostInCombat + army.lostToSupply));
      expect(total(before?.troops ?? []) + recruited - lost).toBe(total(states.at(-1)?.troops ?? []));
    },
  );
});

describe("comparing games", () => {
  const record = RECORDED.maria;
  const report = reportOf(gameOf(record));

  test("each battle is won, lost or expected by one of both sides", () => {
    const seats = (["maria", "frederick", "louis"] as const).map((seat) =>
      figuresOf(report, record.options, seat),
    );
    expect(total(seats.map(({ battles }) => battles))).toBe(2 * report.battles.length);
    expect(total(seats.map(({ battlesWon }) => battlesWon))).toBeCloseTo(report.battles.length);
    expect(total(seats.map(({ battlesExpected }) => battlesExpected))).toBeCloseTo(report.battles.length);
  });

  test("the mean of a game with itself is the game, and of none there is none", () => {
    const figures = figuresOf(report, record.options, "maria");
    expect(meanFigures([figures, figures])).toEqual(figures);
    expect(meanFigures([])).toBeNull();
  });
});

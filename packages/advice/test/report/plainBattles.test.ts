import { readdirSync, readFileSync } from "node:fs";
import type { GameRecord } from "@maria/rules";
import {
  type BattleFrame,
  type BattleSide,
  isReserve,
  OFF_BOARD,
  POWERS,
  type Power,
  powersOfSeat,
  SAXONY_PRUSSIAN_ALLY,
  type State,
  seatsOf,
  suitOf,
  worthOf,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { type BattleReport, figuresOf, reportOf } from "../../src/report/index.ts";
import { historical } from "../support/historical.ts";
import { stepsOf } from "./steps.ts";

/** A battle as somebody sees it who looks at the table after each action, and hears nothing of what is announced. */
interface Seen {
  readonly turn: number;
  readonly attacker: readonly (number | string)[];
  readonly defender: readonly (number | string)[];
  /** Who lost how many troops, as the score says when the battle is over; null for a tie. */
  readonly lost: readonly [power: number, troops: number] | null;
}

const frameIn = ({ agenda }: State): BattleFrame | null => {
  const frame = agenda.find(({ kind }) => kind === "battle");
  return frame?.kind === "battle" ? frame : null;
};
const nameOf = ({ attacker, defender }: BattleFrame): string =>
  [attacker, defender].map(({ city, generals }) => [city, ...generals].join()).join(" against ");

/** Where it stands, who fights with how many troops and cards, and what of the hand is worth something there. */
const sideSeen = (state: State, { city, power, troops, suit }: BattleSide): number[] => {
  const hand = state.hands[power] ?? [];
  const fitting = hand.filter((card) => isReserve(card) || suitOf(card) === suit);
  return [city, power, troops, hand.length, fitting.reduce((sum, card) => sum + worthOf(card), 0)];
};

const isGone = (state: State, { generals }: BattleSide): boolean =>
  generals.every((general) => state.at[general] === OFF_BOARD);

/** The score when nobody plays any more, from the attacker's point of view. */
const lastScore = (frame: BattleFrame, action: GameRecord["entries"][number]["action"]): number => {
  if (action.type !== "playCard") return frame.score;
  const value = isReserve(action.card) ? (action.value ?? 0) : worthOf(action.card);
  return frame.score + (frame.toPlay === "attacker" ? value : -value);
};

/** Battles in which somebody had a card to decide about; and how many troops each power has lost in them. */
const seenIn = (record: GameRecord, states: readonly State[]): Seen[] => {
  const seen: Seen[] = [];
  let open: { readonly name: string; readonly at: State; readonly frame: BattleFrame } | null = null;
  states.forEach((state, index) => {
    const frame = frameIn(state);
    const before = states[index - 1];
    if (open !== null && before !== undefined && (frame === null || nameOf(frame) !== open.name)) {
      const last = frameIn(before) ?? open.frame;
      const action = record.entries[index - 1]?.action;
      const score = action === undefined ? 0 : lastScore(last, action);
      const loser = score < 0 ? last.attacker : last.defender;
      const lost = Math.min(Math.abs(score), loser.troops);
      seen.push({
        turn: open.at.turn,
        attacker: sideSeen(open.at, open.frame.attacker),
        defender: sideSeen(open.at, open.frame.defender),
        lost:
          score === 0
            ? null
            : [loser.power, isGone(state, loser) && lost < loser.troops ? loser.troops : lost],
      });
      open = null;
    }
    if (open === null && frame !== null) open = { name: nameOf(frame), at: state, frame };
  });
  return seen;
};

const told = ({ turn, battle, attacker, defender }: BattleReport): Seen => {
  const { end } = battle;
  const loser = end?.winner === "attacker" ? battle.defender : battle.attacker;
  return {
    turn,
    attacker: [battle.attacker.city, attacker.power, attacker.troops, attacker.cards, attacker.points ?? "?"],
    defender: [battle.defender.city, defender.power, defender.troops, defender.cards, defender.points ?? "?"],
    lost:
      end === null || end.winner === null ? null : [loser.power, end.hadNoRetreat ? loser.troops : end.loss],
  };
};

const reported = (record: GameRecord) => {
  const { steps, states } = stepsOf(record);
  const { options } = record;
  const report = reportOf({ steps, dealt: states[0]?.hands ?? [], pack: historical, options });
  return [states, report] as const;
};

const FIXTURES = new URL("../../../rules/test/fixtures/", import.meta.url);
/** All games that are kept as records: most of the ten in `recorded.ts` have hardly a battle. */
const games = readdirSync(FIXTURES)
  .filter((file) => file.endsWith(".record.json"))
  .map((file): [string, GameRecord] => [
    file.replace(".record.json", ""),
    (JSON.parse(readFileSync(new URL(file, FIXTURES), "utf8")) as { record: GameRecord }).record,
  ])
  .map(([name, record]) => [name, record, ...reported(record)] as const);

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const byPower = (count: (power: Power) => number): number[] => POWERS.map(count);
const troopsOf = ({ troops }: State, power: Power): number =>
  total(historical.generals.filter((general) => general.power === power).map(({ id }) => troops[id] ?? 0));

test("there are many battles in them", () => {
  expect(total(games.map(([, , , report]) => report.battles.length))).toBeGreaterThan(60);
});

describe.each(games)("%s beside a plain count", (_, record, states, report) => {
  const seen = seenIn(record, states);

  test("battles: where and when, with how many troops and cards, and who lost how many", () => {
    const all = report.battles.map(told);
    const found = seen.map((one) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)));
    expect(seen.filter((_one, index) => (found[index] ?? -1) < 0)).toEqual([]);
    // Nobody decides anything in a battle in which the side that is behind holds no card for it: nobody sees it.
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(new Set(found).size).toBe(seen.length);
  });

  test("what each power has lost in battles, and what for want of supply", () => {
    expect(seen.length).toBe(report.battles.length);
    const inCombat = byPower((power) =>
      total(seen.map(({ lost }) => (lost !== null && lost[0] === power ? lost[1] : 0))),
    );
    expect(report.armies.map(({ lostInCombat }) => lostInCombat)).toEqual(inCombat);
    const begun = states.findIndex(({ agenda }) => agenda[0]?.kind !== "allotment");
    const fallen = byPower((power) =>
      total(
        states.slice(begun + 1).map((after, index) => {
          const at = begun + index;
          const { action } = record.entries[at] ?? {};
          const before = states[at];
          // SGA-18: what leaves the board with the cession has not been lost.
          if (before === undefined || action?.type === "cede") return 0;
          return Math.max(0, troopsOf(before, power) - troopsOf(after, power));
        }),
      ),
    );
    // In a mixed stack losses fall on one power and are told of the one whose hand fought: only the sum is the same then.
    const supply = report.armies.map(({ lostToSupply }) => lostToSupply);
    expect(total(fallen)).toBe(total(inCombat) + total(supply));
  });

  test("cards spent, and what for, of each power", () => {
    const spentBy = (power: Power, type: "playCard" | "paySupply" | "recruit" | "reenterTrain"): number[] => {
      const cards = record.entries.flatMap(({ action }, index) => {
        const before = states[index];
        if (before === undefined || action.type !== type) return [];
        switch (action.type) {
          case "playCard": {
            const frame = frameIn(before);
            return frame?.[frame.toPlay].power === power ? [action.card] : [];
          }
          case "reenterTrain":
            return historical.pieces[action.train]?.power === power ? action.cards : [];
          default:
            return action.power === power ? action.cards : [];
        }
      });
      return [cards.length, total(cards.map(worthOf))];
    };
    const reportedOf = (power: Power, purpose: "combat" | "recruits" | "trains"): number[] => {
      const spent = report.cards.find((account) => account.power === power)?.spent[purpose];
      return [spent?.count ?? 0, spent?.worth ?? 0];
    };
    for (const power of POWERS) {
      expect([power, reportedOf(power, "combat")]).toEqual([power, spentBy(power, "playCard")]);
      expect([power, reportedOf(power, "recruits")]).toEqual([power, spentBy(power, "recruit")]);
      expect([power, reportedOf(power, "trains")]).toEqual([power, spentBy(power, "reenterTrain")]);
      const supply = report.cards.find((account) => account.power === power)?.spent.supply.count ?? 0;
      const surrendered = record.entries.flatMap(({ action }, index) =>
        action.type === "coverSupply" && action.power === power ? (states[index]?.hands[power] ?? []) : [],
      );
      expect([power, supply]).toEqual([power, (spentBy(power, "paySupply")[0] ?? 0) + surrendered.length]);
    }
  });

  test("the figures that are compared with those of other games", () => {
    for (const seat of seatsOf(record.options)) {
      const powers = powersOfSeat(record.options, seat, SAXONY_PRUSSIAN_ALLY);
      const figures = figuresOf(report, record.options, seat);
      const own = report.battles
        .map(told)
        .flatMap(({ attacker, defender, lost }) =>
          [attacker, defender].flatMap(([, power]) =>
            powers.some((one) => one === power) ? [lost === null ? 0.5 : lost[0] === power ? 0 : 1] : [],
          ),
        );
      expect([figures.battles, figures.battlesWon]).toEqual([own.length, total(own)]);
      expect(figures.battlesExpected).toBeGreaterThanOrEqual(0);
      expect(figures.battlesExpected).toBeLessThanOrEqual(own.length);
      const marches = record.entries.filter(
        ({ action }) =>
          action.type === "march" &&
          powers.some(
            (power) =>
              historical.generals[action.piece]?.power === power ||
              historical.trains.some(({ id, power: of }) => id === action.piece && of === power),
          ),
      );
      expect(figures.marches).toBe(marches.length);
      expect(figures.turns).toBe(states.at(-1)?.turn);
    }
  });
});

import type { PowerName } from "@maria/rules/model";
import { EARLIEST_TURN } from "./facts.ts";
import type { Played } from "./ledger.ts";
import type { Setting } from "./levers.ts";

/** A figure of a game whose mean a lever may move. */
export interface Response {
  readonly name: string;
  /** What a mean has to lie between, if that is a target. */
  readonly least: number;
  readonly most: number;
  readonly isTurn?: boolean;
  of(game: Played): number;
}

const wins = (name: PowerName): Response => ({
  ...{ name: `${name} wins`, least: 0.15, most: 0.35 },
  of: ({ power }) => (power === name ? 1 : 0),
});

export const POWERS_SCREENED: readonly PowerName[] = ["prussia", "france", "pragmatic", "austria"];

export const RESPONSES: readonly Response[] = [
  ...POWERS_SCREENED.map(wins),
  {
    ...{ name: "over before turn 6", least: 0, most: 0.1 },
    of: ({ turn }) => (turn < EARLIEST_TURN ? 1 : 0),
  },
  {
    ...{ name: "final scoring", least: 0.15, most: 0.4 },
    of: ({ ending }) => (ending === "finalScoring" ? 1 : 0),
  },
  {
    ...{ name: "Silesia annexed", least: 0.4, most: 0.8 },
    of: ({ happened }) => (happened.annexations > 0 ? 1 : 0),
  },
  { ...{ name: "end turn", least: 8, most: 11, isTurn: true }, of: ({ turn }) => turn },
];

/** All games of one setting. */
export interface Cell {
  readonly setting: Setting;
  readonly games: readonly Played[];
}

export interface Effect {
  readonly off: number;
  readonly on: number;
  readonly change: number;
  /** The true change lies so far from it at most in 95 of 100 cases. */
  readonly within: number;
}

const Z = 1.96;

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

const errorOf = (numbers: readonly number[]): number => {
  const mean = meanOf(numbers);
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  return numbers.length < 2 ? 0 : squares / (numbers.length - 1) / numbers.length;
};

/** What a lever does on average over all settings of the others: its main effect, with the error of both halves. */
export const effectOf = (cells: readonly Cell[], lever: number, pick: (game: Played) => number): Effect => {
  const half = (isOn: boolean): number[] =>
    cells.filter(({ setting }) => setting[lever] === isOn).flatMap(({ games }) => games.map(pick));
  const [off, on] = [half(false), half(true)];
  const change = meanOf(on) - meanOf(off);
  return { off: meanOf(off), on: meanOf(on), change, within: Z * Math.sqrt(errorOf(off) + errorOf(on)) };
};

const shortfall = ({ least, most }: Response, mean: number): number => Math.max(0, least - mean, mean - most);

export interface Judgement {
  /** Targets that come clearly nearer, and that go clearly farther away. */
  readonly nearer: readonly string[];
  readonly farther: readonly string[];
  /** The lowest share of victories of any power with the lever pulled, and whose. */
  readonly lowest: { readonly power: PowerName; readonly share: number };
}

/** What a lever does to the targets in one style: a change counts that is larger than its error and moves a mean outside of its bounds. */
export const judgementOn = (cells: readonly Cell[], lever: number): Judgement => {
  const nearer: string[] = [];
  const farther: string[] = [];
  for (const response of RESPONSES) {
    const { off, on, change, within } = effectOf(cells, lever, response.of);
    const moved = shortfall(response, on) - shortfall(response, off);
    if (Math.abs(change) <= within || moved === 0) continue;
    (moved < 0 ? nearer : farther).push(response.name);
  }
  const shares = POWERS_SCREENED.map((power) => ({
    power,
    share: effectOf(cells, lever, (game) => (game.power === power ? 1 : 0)).on,
  }));
  const lowest = shares.reduce((least, each) => (each.share < least.share ? each : least));
  return { nearer, farther, lowest };
};

/** No power may win less than this in any style. */
export const LEAST_SHARE = 0.12;

/** A lever is kept if under every style something comes nearer, nothing goes farther away, and nobody is pushed too low. */
export const isKept = (judgements: readonly Judgement[]): boolean =>
  judgements.every(
    ({ nearer, farther, lowest }) => nearer.length > 0 && farther.length === 0 && lowest.share >= LEAST_SHARE,
  );

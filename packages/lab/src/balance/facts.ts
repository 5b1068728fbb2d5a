import { type Share, shareOf } from "@maria/cli/tournament/shares";
import {
  type GameOptions,
  type Pack,
  POWER_NAMES,
  type PowerName,
  type Seat,
  seatsOf,
} from "@maria/rules/model";
import type { Played } from "./ledger.ts";

/** A political card over many games: in how many it lay open, and in how many of those it was executed. */
export interface CardFacts {
  readonly key: string;
  readonly opened: number;
  readonly executed: Share;
}

/** What many games of one style among itself came to. */
export interface Facts {
  readonly games: number;
  readonly roles: Readonly<Partial<Record<Seat, Share>>>;
  /** In the advanced game alone. */
  readonly powers: Readonly<Partial<Record<PowerName, Share>>>;
  readonly endings: Readonly<Record<string, number>>;
  readonly endTurn: number;
  readonly early: Share;
  readonly finalScoring: Share;
  readonly annexed: Share;
  /** Games in which Saxony was ever neutral, and in which it was ever Austria's ally. */
  readonly saxonyNeutral: Share;
  readonly saxonyAustrian: Share;
  readonly battles: number;
  readonly treaties: number;
  readonly cards: readonly CardFacts[];
}

/** The first turn that does not count as early. */
export const EARLIEST_TURN = 6;

const shareWhere = (games: readonly Played[], holds: (game: Played) => boolean): Share =>
  shareOf(games.map((game) => [holds(game) ? 1 : 0]));

export const medianOf = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
};

const meanOf = (games: readonly Played[], pick: (game: Played) => number): number =>
  games.reduce((sum, game) => sum + pick(game), 0) / Math.max(1, games.length);

export const factsOf = (pack: Pack, options: GameOptions, games: readonly Played[]): Facts => {
  const endings: Record<string, number> = {};
  for (const { ending } of games) if (ending !== null) endings[ending] = (endings[ending] ?? 0) + 1;
  const isAdvanced = options.variant === "advanced";
  const majors = isAdvanced ? pack.politics.squareOrder.map((power) => POWER_NAMES[power]) : [];
  const cards = isAdvanced ? pack.politics.cards.filter(({ isElection }) => !isElection) : [];
  return {
    games: games.length,
    roles: Object.fromEntries(
      seatsOf(options).map((seat, at) => [seat, shareOf(games.map(({ shares }) => [shares[at] ?? 0]))]),
    ),
    powers: Object.fromEntries(
      majors.map((power) => [power, shareWhere(games, (game) => game.power === power)]),
    ),
    endings,
    endTurn: medianOf(games.map(({ turn }) => turn)),
    early: shareWhere(games, ({ turn }) => turn < EARLIEST_TURN),
    finalScoring: shareWhere(games, ({ ending }) => ending === "finalScoring"),
    annexed: shareWhere(games, ({ happened }) => happened.annexations > 0),
    saxonyNeutral: shareWhere(games, ({ happened }) => (happened.saxony.neutral ?? 0) > 0),
    saxonyAustrian: shareWhere(games, ({ happened }) => (happened.saxony.austrianAlly ?? 0) > 0),
    battles: meanOf(games, ({ happened }) => happened.battles),
    treaties: meanOf(games, ({ happened }) => happened.treaties),
    cards: cards.map(({ key }) => {
      const opening = games.filter(({ happened }) => (happened.opened[key] ?? 0) > 0);
      const executed = shareWhere(opening, ({ happened }) => (happened.executed[key] ?? 0) > 0);
      return { key, opened: opening.length, executed };
    }),
  };
};

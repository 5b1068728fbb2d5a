import type { Action, GameEvent, GameOptions, Result } from "@maria/rules/model";
import { gameKey } from "./games.ts";

type Counts = Record<string, number>;

/** How often each kind of thing was seen. */
export interface Coverage {
  readonly games: number;
  readonly actions: Readonly<Counts>;
  readonly events: Readonly<Counts>;
  readonly endings: Readonly<Counts>;
  readonly variants: Readonly<Counts>;
}

export interface Counting extends Coverage {
  games: number;
  readonly actions: Counts;
  readonly events: Counts;
  readonly endings: Counts;
  readonly variants: Counts;
}

export const newCoverage = (): Counting => ({ games: 0, actions: {}, events: {}, endings: {}, variants: {} });

const count = (counts: Counts, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

export const countAction = (coverage: Counting, action: Action, events: readonly GameEvent[]): void => {
  count(coverage.actions, action.type);
  for (const event of events) count(coverage.events, event.type);
};

export const countGame = (coverage: Counting, options: GameOptions, result: Result): void => {
  coverage.games++;
  count(coverage.variants, gameKey(options));
  count(coverage.endings, result.ending);
};

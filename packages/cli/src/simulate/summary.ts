import type { Ending, Seat } from "@maria/rules/model";
import type { SimulatedGame } from "./simulation.ts";

export interface Spread {
  readonly least: number;
  readonly mean: number;
  readonly most: number;
}

export interface Summary {
  readonly games: number;
  /** Games won by seat; "nobody" counts the ties. */
  readonly winners: Readonly<Record<string, number>>;
  readonly endings: Readonly<Record<string, number>>;
  readonly actions: Spread;
  readonly turns: Spread;
  readonly actionsPerSecond: number;
}

const spreadOf = (numbers: readonly number[]): Spread => {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  let sum = 0;
  for (const number of numbers) {
    least = Math.min(least, number);
    most = Math.max(most, number);
    sum += number;
  }
  return { least, mean: Math.round((sum / numbers.length) * 10) / 10, most };
};

const countBy = <Key extends string>(keys: readonly Key[], order: readonly Key[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const key of order) counts[key] = 0;
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

/** The facts about many games. */
export const summarise = (games: readonly SimulatedGame[], seats: readonly Seat[]): Summary => {
  const results = games.flatMap(({ result }) => result ?? []);
  const winners = results.map(({ winner }) => winner ?? "nobody");
  const endings = results.map(({ ending }): Ending => ending);
  const ties = winners.includes("nobody") ? (["nobody"] as const) : [];
  const seconds = games.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  const actions = games.reduce((sum, game) => sum + game.actions, 0);
  return {
    games: games.length,
    winners: countBy(winners, [...seats, ...ties]),
    endings: countBy(endings, []),
    actions: spreadOf(games.map((game) => game.actions)),
    turns: spreadOf(games.map((game) => game.turns)),
    actionsPerSecond: Math.round(actions / seconds),
  };
};

import { NOBODY, type Pack, POWER_NAMES, type Result } from "@maria/rules/model";
import type { Happened } from "./events.ts";
import type { SimulatedGame } from "./simulation.ts";

type Counts = Readonly<Record<string, number>>;

/** What the advanced game adds to the facts about many games. */
export interface PoliticsSummary {
  /** Games won by power. */
  readonly powers: Counts;
  /** Shares of all games. */
  readonly endedByPool: number;
  readonly endedByFinalScoring: number;
  /** Games ended in each turn. */
  readonly endedInTurn: Counts;
  readonly politicalCards: Readonly<Record<string, { readonly selected: number; readonly executed: number }>>;
  /** Cards selected by each power. */
  readonly selections: Counts;
  readonly silesiaAnnexed: number;
  /** How often Saxony came to each status. */
  readonly saxony: Counts;
  readonly emperor: Counts;
  readonly treaties: number;
}

const share = (part: number, of: number): number => Math.round((1000 * part) / of) / 1000;

const sumOf = (
  games: readonly SimulatedGame[],
  pick: (happened: Happened) => Counts,
  keys: readonly string[],
): Counts => {
  const sums: Record<string, number> = {};
  for (const key of keys) sums[key] = 0;
  for (const { happened } of games)
    for (const [key, n] of Object.entries(pick(happened))) sums[key] = (sums[key] ?? 0) + n;
  return sums;
};

const tally = (keys: readonly string[]): Counts => {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

export const summarisePolitics = (pack: Pack, games: readonly SimulatedGame[]): PoliticsSummary => {
  const results: Result[] = games.flatMap(({ result }) => result ?? []);
  const ended = (ending: Result["ending"]): number =>
    share(results.filter((result) => result.ending === ending).length, games.length);
  const cards = pack.politics.cards.filter(({ isElection }) => !isElection).map(({ key }) => key);
  const selected = sumOf(games, (happened) => happened.selected, cards);
  const executed = sumOf(games, (happened) => happened.executed, cards);
  const total = (pick: (happened: Happened) => number): number =>
    games.reduce((sum, { happened }) => sum + pick(happened), 0);
  const majors = pack.politics.squareOrder.map((power) => POWER_NAMES[power]);
  return {
    powers: {
      ...sumOf([], () => ({}), majors),
      ...tally(results.flatMap(({ power }) => (power === NOBODY ? [] : [POWER_NAMES[power]]))),
    },
    endedByPool: ended("emptyPool"),
    endedByFinalScoring: ended("finalScoring"),
    endedInTurn: tally(results.map(({ turn }) => String(turn))),
    politicalCards: Object.fromEntries(
      cards.map((key) => [key, { selected: selected[key] ?? 0, executed: executed[key] ?? 0 }]),
    ),
    selections: sumOf(games, (happened) => happened.selections, majors),
    silesiaAnnexed: total(({ annexations }) => annexations),
    saxony: sumOf(games, (happened) => happened.saxony, ["prussianAlly", "neutral", "austrianAlly"]),
    emperor: sumOf(games, (happened) => happened.emperor, ["charles", "francis"]),
    treaties: total(({ treaties }) => treaties),
  };
};

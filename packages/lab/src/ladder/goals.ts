import type { Outcome } from "@maria/cli/tournament/game";
import { type Hypotheses, sequentialTest } from "@maria/cli/tournament/sequential";

/** What a bot wants to win of its games against one, or two, of another. */
interface Goal {
  readonly one: string;
  readonly others: readonly string[];
  /** By the number of players. */
  readonly shares: Readonly<Record<2 | 3, number>>;
}

const GOALS: readonly Goal[] = [
  { one: "colonel", others: ["racer", "turtle", "cadet"], shares: { 2: 0.75, 3: 0.55 } },
  { one: "marshal", others: ["colonel"], shares: { 2: 0.62, 3: 0.5 } },
];

/** Who wins so much less than the goal misses it: between the two nobody could tell in any number of games. */
const MARGIN = 0.1;

export const goalOf = (one: string, others: string, players: 2 | 3): number | null =>
  GOALS.find((goal) => goal.one === one && goal.others.includes(others))?.shares[players] ?? null;

/** The points of Elo by which somebody is stronger than each of his equals who wins this share among them. */
const eloAt = (share: number, others: number): number => 400 * Math.log10((share * others) / (1 - share));

export type Attained = "reached" | "missed" | "open";

const ATTAINED = { elo1: "reached", elo0: "missed", undecided: "open" } as const;

/** Whether the goal is reached, as soon as the games of whole rounds tell with five in a hundred errors either way. */
export const attained = (goal: number, one: string, games: readonly Outcome[]): Attained => {
  const seats = games[0]?.seating.length ?? 2;
  const hypotheses: Hypotheses = { elo0: eloAt(goal - MARGIN, seats - 1), elo1: eloAt(goal, seats - 1) };
  const rounds = new Map<number, number[]>();
  for (const { round, seating, shares } of games)
    rounds.set(round, [...(rounds.get(round) ?? []), shares[seating.indexOf(one)] ?? 0]);
  const scores = [...rounds.values()].filter(({ length }) => length === seats);
  const means = scores.map((round) => round.reduce((sum, share) => sum + share, 0) / seats);
  return ATTAINED[sequentialTest(hypotheses, means, seats, seats - 1).verdict];
};

import type { Seat } from "@maria/rules/model";
import { advantageOf, type Points } from "@maria/table";
import type { Outcome } from "./game.ts";
import { pairingOf } from "./seatings.ts";
import type { Hypotheses, Test } from "./sequential.ts";
import { sequentialTest } from "./sequential.ts";
import { type Share, shareOf } from "./shares.ts";
import { fitStrengths } from "./strength.ts";

/** In points of Elo, zero being the average, and how far the true one may be from it in 95 of 100 cases. */
interface Elo {
  readonly elo: number;
  readonly within: number;
}

export interface Pairing extends Share {
  readonly one: string;
  readonly others: string;
}

export interface TestReport extends Hypotheses, Test {
  readonly challenger: string;
}

export interface Thought {
  readonly decisions: number;
  readonly mean: number;
  readonly longest: number;
}

export interface Report {
  readonly games: number;
  readonly rounds: number;
  readonly strengths: Readonly<Record<string, Elo>>;
  readonly roles: Readonly<Record<string, Elo & { readonly wins: Share }>>;
  readonly pairings: readonly Pairing[];
  readonly test: TestReport | null;
  readonly turns: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly faults: readonly { readonly bot: string; readonly seat: Seat; readonly message: string }[];
}

const eloOf = ({ rating, range }: Points): Elo => ({ elo: rating, within: range });

const grouped = <Value>(values: readonly Value[], keyOf: (value: Value) => string | number): Value[][] => [
  ...values
    .reduce((groups, value) => {
      const key = keyOf(value);
      return groups.set(key, [...(groups.get(key) ?? []), value]);
    }, new Map<string | number, Value[]>())
    .values(),
];

const byRound = (outcomes: readonly Outcome[]): Outcome[][] => grouped(outcomes, ({ round }) => round);

const scoreOf = ({ seating, shares }: Outcome, bot: string): number =>
  shares.reduce((sum, share, seat) => (seating[seat] === bot ? sum + share : sum), 0);

const pairingsOf = (pool: readonly string[], outcomes: readonly Outcome[]): Pairing[] =>
  pool.flatMap((one, at) =>
    pool.flatMap((others, other) => {
      const played = outcomes.filter(({ seating }) => {
        const pairing = pairingOf(seating);
        const isReversed = seating.length === 2 && pairing?.one === others && pairing.others === one;
        return (pairing?.one === one && pairing.others === others) || isReversed;
      });
      // Between two players each pairing is told once.
      if (played.length === 0 || (played[0]?.seating.length === 2 && other < at)) return [];
      const scores = byRound(played).map((round) => round.map((outcome) => scoreOf(outcome, one)));
      return [{ one, others, ...shareOf(scores) }];
    }),
  );

/** Games in which he sits alone: against others only, by round. */
const scoresOfChallenger = (outcomes: readonly Outcome[], challenger: string): number[][] =>
  byRound(outcomes)
    .map((round) =>
      round
        .filter(({ seating }) => seating.filter((bot) => bot === challenger).length === 1)
        .map((outcome) => scoreOf(outcome, challenger)),
    )
    .filter((round) => round.length > 0);

/** The test as it stands after these games: the first of the pool against whoever else there is. */
export const testOf = (
  hypotheses: Hypotheses,
  challenger: string,
  outcomes: readonly Outcome[],
): TestReport => {
  const scores = scoresOfChallenger(outcomes, challenger);
  const means = scores.map((round) => round.reduce((sum, score) => sum + score, 0) / round.length);
  const others = (outcomes[0]?.seating.length ?? 2) - 1;
  return { challenger, ...hypotheses, ...sequentialTest(hypotheses, means, scores[0]?.length ?? 1, others) };
};

const rolesOf = (
  seats: readonly Seat[],
  outcomes: readonly Outcome[],
  points: readonly Points[],
): Report["roles"] =>
  Object.fromEntries(
    seats.map((seat, at) => {
      const scores = byRound(outcomes).map((round) => round.map(({ shares }) => shares[at] ?? 0));
      return [seat, { ...eloOf(points[at] ?? { rating: 0, range: 0 }), wins: shareOf(scores) }];
    }),
  );

/** What the outcomes say, whoever played them when. */
export const reportOn = (
  pool: readonly string[],
  seats: readonly Seat[],
  hypotheses: Hypotheses | null,
  outcomes: readonly Outcome[],
): Report => {
  const fit = fitStrengths(pool, seats.length, outcomes);
  const endings: Record<string, number> = {};
  for (const { ending } of outcomes) if (ending !== null) endings[ending] = (endings[ending] ?? 0) + 1;
  const [first = ""] = pool;
  return {
    games: outcomes.length,
    rounds: byRound(outcomes).length,
    strengths: Object.fromEntries(
      fit.bots.map((estimate, at) => [pool[at] ?? "", eloOf(advantageOf(estimate))]),
    ),
    roles: rolesOf(seats, outcomes, fit.roles.map(advantageOf)),
    pairings: pairingsOf(pool, outcomes),
    test: hypotheses === null ? null : testOf(hypotheses, first, outcomes),
    turns: outcomes.reduce((sum, { turn }) => sum + turn, 0) / Math.max(1, outcomes.length),
    endings,
    faults: outcomes.flatMap(({ fault }) => fault ?? []),
  };
};

/** How long each bot has thought, in milliseconds: of this machine and this moment, not of the tournament. */
export const thoughtsOf = (
  pool: readonly string[],
  outcomes: readonly Outcome[],
): Readonly<Record<string, Thought>> =>
  Object.fromEntries(
    pool.map((bot) => {
      const all = outcomes.flatMap(({ seating, thinking }) =>
        thinking.filter((_, seat) => seating[seat] === bot),
      );
      const decisions = all.reduce((sum, one) => sum + one.decisions, 0);
      const milliseconds = all.reduce((sum, one) => sum + one.milliseconds, 0);
      const longest = Math.max(0, ...all.map((one) => one.longest));
      return [bot, { decisions, mean: milliseconds / Math.max(1, decisions), longest }];
    }),
  );

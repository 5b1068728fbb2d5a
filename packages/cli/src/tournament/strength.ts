import type { Estimate } from "@maria/table";
import { inverse, type Matrix, outer, product, sumOf, times, zeros } from "./matrix.ts";
import type { Seating } from "./seatings.ts";

/** What the fit reads of a game. */
export interface Scored {
  readonly round: number;
  readonly seating: Seating;
  /** By seat: 1 for the winner, 0 for everybody else; a tie is shared. They add up to 1. */
  readonly shares: readonly number[];
}

export interface Fit {
  /** By bot, in the order of the pool; logarithms of odds that add up to zero. */
  readonly bots: readonly Estimate[];
  /** By seat, likewise. */
  readonly roles: readonly Estimate[];
}

/**
 * Somebody who never wins would be infinitely weak: everybody is believed to be within a few of these of the average. Wide
 * enough to leave the rest alone: 3 is odds of twenty to one.
 */
const WIDEST = 3;
const MOST_STEPS = 100;
const NEAR_ENOUGH = 1e-10;
const LONGEST_STEP = 2;

const chancesOf = (strengths: readonly number[]): number[] => {
  const highest = Math.max(...strengths);
  const odds = strengths.map((strength) => Math.exp(strength - highest));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
};

/** What keeps the average of a block of numbers out of their errors: only differences mean anything. */
const centring = (blocks: readonly number[]): Matrix => {
  const block = blocks.flatMap((size, at) => new Array<number>(size).fill(at));
  return block.map((own, row) =>
    block.map((other, column) => (row === column ? 1 : 0) - (own === other ? 1 / (blocks[own] ?? 1) : 0)),
  );
};

/**
 * Plackett and Luce with what is known of a game, its winner: whoever sits at seat i wins with the probability
 * exp(bot + role i) / Σ exp(bot + role), as in the ratings of people (docs/decisions/0031), but all games at once and by
 * Newton's method. Games of one round share their cards, so errors are reckoned from whole rounds (the sandwich of Huber and
 * White), too, and the wider ones are told.
 */
export const fitStrengths = (pool: readonly string[], seats: number, games: readonly Scored[]): Fit => {
  const size = pool.length + seats;
  const placed = games.map(({ seating, ...rest }) => ({
    ...rest,
    at: seating.map((bot, seat) => [pool.indexOf(bot), pool.length + seat] as const),
  }));
  const values = new Array<number>(size).fill(0);
  const precision = WIDEST ** -2;
  const look = () => {
    const pulls = values.map((value) => -precision * value);
    const curvature = zeros(size).map((row, at) => row.map((_, column) => (at === column ? precision : 0)));
    const byRound = new Map<number, number[]>();
    const add = (matrix: number[][], row: number, column: number, value: number): void => {
      const line = matrix[row];
      if (line !== undefined) line[column] = (line[column] ?? 0) + value;
    };
    for (const { at, shares, round } of placed) {
      const chances = chancesOf(at.map(([bot, role]) => (values[bot] ?? 0) + (values[role] ?? 0)));
      const ofRound = byRound.get(round) ?? new Array<number>(size).fill(0);
      byRound.set(round, ofRound);
      const mean = new Array<number>(size).fill(0);
      at.forEach((pair, seat) => {
        const chance = chances[seat] ?? 0;
        for (const one of pair) {
          const pull = (shares[seat] ?? 0) - chance;
          pulls[one] = (pulls[one] ?? 0) + pull;
          ofRound[one] = (ofRound[one] ?? 0) + pull;
          mean[one] = (mean[one] ?? 0) + chance;
          for (const other of pair) add(curvature, one, other, chance);
        }
      });
      const used = [...new Set(at.flat())];
      for (const one of used)
        for (const other of used) add(curvature, one, other, -(mean[one] ?? 0) * (mean[other] ?? 0));
    }
    return { pulls, curvature, byRound: [...byRound.values()] };
  };
  let seen = look();
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const step = times(inverse(seen.curvature), seen.pulls);
    const longest = Math.max(...step.map(Math.abs));
    const slower = Math.min(1, LONGEST_STEP / longest);
    step.forEach((by, at) => {
      values[at] = (values[at] ?? 0) + slower * by;
    });
    seen = look();
    if (longest < NEAR_ENOUGH) break;
  }
  const centre = centring([pool.length, seats]);
  const spread = inverse(seen.curvature);
  const rounds = seen.byRound.length;
  const meat = seen.byRound.map(outer).reduce(sumOf, zeros(size));
  const sandwich = product(product(spread, meat), spread);
  const few = rounds > 1 ? rounds / (rounds - 1) : 0;
  const errors = [spread, sandwich.map((row) => row.map((value) => few * value))].map((matrix) =>
    product(product(centre, matrix), centre),
  );
  const centred = times(centre, values);
  const estimates = centred.map((mean, at) => ({
    mean,
    variance: Math.max(...errors.map((matrix) => matrix[at]?.[at] ?? 0)),
  }));
  return { bots: estimates.slice(0, pool.length), roles: estimates.slice(pool.length) };
};

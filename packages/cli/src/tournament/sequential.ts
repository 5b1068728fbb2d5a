/** Two beliefs about how much stronger one is than the others, in points of Elo. */
export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
}

export type Verdict = "elo0" | "elo1" | "undecided";

export interface Test {
  readonly ratio: number;
  /** The ratio beyond which elo1 is believed; below its opposite it is elo0. */
  readonly bound: number;
  readonly verdict: Verdict;
}

/** Five in a hundred wrong decisions either way. */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);
/** Before so many rounds nobody knows how scores scatter. */
const FEWEST_ROUNDS = 8;
/** The scatter of independent games counts for so many rounds, until there are enough of the real ones. */
const SUPPOSED_ROUNDS = 2;

/** The share of wins of one against `others` equals that are so many points weaker, averaged over roles. */
export const shareAt = (elo: number, others: number): number => {
  const odds = 10 ** (elo / 400);
  return odds / (odds + others);
};

/**
 * Wald's sequential test, with the likelihood of a mean score whose scatter is measured (as chess programs are tested): a round,
 * which is one seed in all seatings, is one observation. `scores` are what the challenger won of each round's games, from 0 to 1.
 */
export const sequentialTest = (
  { elo0, elo1 }: Hypotheses,
  scores: readonly number[],
  gamesPerRound: number,
  others: number,
): Test => {
  const count = scores.length;
  const undecided = (ratio: number): Test => ({ ratio, bound: BOUND, verdict: "undecided" });
  if (count === 0) return undecided(0);
  const [share0, share1] = [shareAt(elo0, others), shareAt(elo1, others)];
  const mean = scores.reduce((sum, score) => sum + score, 0) / count;
  const scatter = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
  const fair = (share0 + share1) / 2;
  const supposed = (fair * (1 - fair)) / gamesPerRound;
  const variance = (scatter + SUPPOSED_ROUNDS * supposed) / (count - 1 + SUPPOSED_ROUNDS);
  const ratio = (count * (share1 - share0) * (2 * mean - share0 - share1)) / (2 * variance);
  if (count < FEWEST_ROUNDS || Math.abs(ratio) < BOUND) return undecided(ratio);
  return { ratio, bound: BOUND, verdict: ratio > 0 ? "elo1" : "elo0" };
};

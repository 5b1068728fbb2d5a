import type { BotName } from "@maria/bots";

/**
 * How strong players are, and how much a role helps, from games that one of several wins: docs/decisions/0031. Strengths and
 * advantages are logarithms of odds. Whoever sits at seat i wins with the probability
 *
 *     exp(player i + role i) / Σ exp(player j + role j)
 *
 * which is the first choice of Plackett and Luce; nothing in the rules orders those who have not won. What is believed of each
 * number is a normal distribution, and a game moves the numbers of all who played it, those known least the most. It is pure
 * and knows neither people nor stores: a server rates by it, and so may a tournament.
 */
export interface Estimate {
  readonly mean: number;
  /** Zero: it is known for certain, and no game changes it. */
  readonly variance: number;
}

export interface Contender {
  readonly player: Estimate;
  readonly role: Estimate;
  /** 1 for the winner, 0 for everybody else; a tie is shared. They add up to 1. */
  readonly share: number;
}

export interface Rated {
  readonly player: Estimate;
  readonly role: Estimate;
  /** The chance he had by what was known before the game. */
  readonly chance: number;
}

/** What is believed of somebody who has not played yet: as strong as a cadet, give or take. */
export const NEWCOMER: Estimate = { mean: 0, variance: 1.5 ** 2 };
/** What is believed of a role nobody has played yet. */
export const NEW_ROLE: Estimate = { mean: 0, variance: 0.5 ** 2 };
/** People learn and forget: so much less is known of somebody with every further game. */
const DRIFT = 0.03 ** 2;

/**
 * The scale is held by bots, which never change: a cadet is its middle. One who plays by chance won none of 720 games of
 * `maria simulate` against one or two cadets, at every seat of the introductory and the advanced game: one in 400 is guessed.
 */
export const BOT_STRENGTHS: { readonly [Level in BotName]: number } = {
  random: -6,
  cadet: 0,
  colonel: 0.6,
  marshal: 1,
};

export const botEstimate = (level: BotName): Estimate => ({ mean: BOT_STRENGTHS[level], variance: 0 });

/** What is known of a person before his next game. */
export const aged = ({ mean, variance }: Estimate): Estimate => ({
  mean,
  variance: Math.min(variance + DRIFT, NEWCOMER.variance),
});

const shares = (strengths: readonly number[]): number[] => {
  const highest = Math.max(...strengths);
  const odds = strengths.map((strength) => Math.exp(strength - highest));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
};

/** Newton's method finds the peak of a concave function; a step beyond this would be a leap in the dark. */
const LONGEST_STEP = 1;
const MOST_STEPS = 50;
const NEAR_ENOUGH = 1e-9;

interface Posterior {
  readonly mean: number;
  readonly variance: number;
}

/**
 * The most likely strengths of the seats after the game, and how certain they are (Laplace's approximation). The matrix to be
 * inverted is diagonal but for the outer product of the chances, so Sherman and Morrison give its inverse at once. A strength
 * that is certain has no variance, and none is divided by.
 */
const posterior = (prior: readonly Estimate[], outcome: readonly number[]): readonly Posterior[] => {
  const at = prior.map(({ mean }) => mean);
  let chances = shares(at);
  // v / (1 + v p): what is left of each variance if the others stood still.
  const still = (): number[] =>
    prior.map(({ variance }, seat) => variance / (1 + variance * (chances[seat] ?? 0)));
  const coupling = (alone: readonly number[]): number =>
    1 - chances.reduce((sum, chance, seat) => sum + chance * chance * (alone[seat] ?? 0), 0);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const alone = still();
    // Each pull is multiplied by its variance, which may be zero, before it is divided by 1 + v p.
    const pulls = prior.map(({ mean, variance }, seat) => {
      const chance = chances[seat] ?? 0;
      const towards = variance * ((outcome[seat] ?? 0) - chance) - ((at[seat] ?? 0) - mean);
      return towards / (1 + variance * chance);
    });
    const common = pulls.reduce((sum, pull, seat) => sum + (chances[seat] ?? 0) * pull, 0) / coupling(alone);
    let longest = 0;
    for (const [seat, pull] of pulls.entries()) {
      const step = pull + (alone[seat] ?? 0) * (chances[seat] ?? 0) * common;
      const taken = Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, step));
      at[seat] = (at[seat] ?? 0) + taken;
      longest = Math.max(longest, Math.abs(taken));
    }
    chances = shares(at);
    if (longest < NEAR_ENOUGH) break;
  }
  const alone = still();
  const divisor = coupling(alone);
  return at.map((mean, seat) => {
    const own = alone[seat] ?? 0;
    return { mean, variance: own + (own * (chances[seat] ?? 0)) ** 2 / divisor };
  });
};

/** Gives one part of a sum what has become known of the sum. */
const part = (estimate: Estimate, prior: Estimate, { mean, variance }: Posterior): Estimate => {
  if (estimate.variance === 0) return estimate;
  const weight = estimate.variance / prior.variance;
  return {
    mean: estimate.mean + weight * (mean - prior.mean),
    variance: estimate.variance - weight ** 2 * (prior.variance - variance),
  };
};

const sum = ({ player, role }: Pick<Contender, "player" | "role">): Estimate => ({
  mean: player.mean + role.mean,
  variance: player.variance + role.variance,
});

/** The chance of each to win, by what is known. */
export const chancesOf = (contenders: readonly Pick<Contender, "player" | "role">[]): readonly number[] =>
  shares(contenders.map((contender) => sum(contender).mean));

/**
 * What is known after one game of all who played it, in their order. The advantages of the roles of one form of the game add up
 * to zero: only their differences mean anything.
 */
export const rate = (contenders: readonly Contender[]): readonly Rated[] => {
  const prior = contenders.map(sum);
  const chances = chancesOf(contenders);
  const after = posterior(
    prior,
    contenders.map(({ share }) => share),
  );
  const rated = contenders.map(({ player, role }, seat): Rated => {
    const [before, now] = [prior[seat] ?? NEWCOMER, after[seat] ?? NEWCOMER];
    return { player: part(player, before, now), role: part(role, before, now), chance: chances[seat] ?? 0 };
  });
  const middle = rated.reduce((total, { role }) => total + role.mean, 0) / rated.length;
  return rated.map((one) => ({ ...one, role: { ...one.role, mean: one.role.mean - middle } }));
};

/** What two stretches of games, neither of which knew of the other, say together of one person. */
export const combined = (one: Estimate, other: Estimate): Estimate => {
  const certainty = 1 / one.variance + 1 / other.variance - 1 / NEWCOMER.variance;
  const weighed = one.mean / one.variance + other.mean / other.variance - NEWCOMER.mean / NEWCOMER.variance;
  return { mean: weighed / certainty, variance: 1 / certainty };
};

/** As chess players write it: 400 points are odds of ten to one. */
const POINTS = 400 / Math.LN10;
const MIDDLE = 1500;

export interface Points {
  readonly rating: number;
  /** With a probability of 95 in 100 the strength is not further from the rating than this. */
  readonly range: number;
}

export const pointsOf = ({ mean, variance }: Estimate): Points => ({
  rating: Math.round(MIDDLE + POINTS * mean),
  range: Math.round(1.96 * POINTS * Math.sqrt(variance)),
});

/** What an advantage is worth, in points. */
export const advantageOf = ({ mean, variance }: Estimate): Points => ({
  rating: Math.round(POINTS * mean),
  range: Math.round(1.96 * POINTS * Math.sqrt(variance)),
});

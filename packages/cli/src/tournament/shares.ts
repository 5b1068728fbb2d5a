/** A share of wins and where the true one lies in 95 of 100 cases. */
export interface Share {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The normal distribution leaves five in a hundred beyond so many standard errors. */
const Z = 1.96;

/**
 * Wilson's interval over scores by round. Games of a round share their cards and so may tell less than as many games apart, or,
 * with everybody in every role, more; they count for as many as their scatter says, and never for more than there were.
 */
export const shareOf = (rounds: readonly (readonly number[])[]): Share => {
  const games = rounds.reduce((sum, scores) => sum + scores.length, 0);
  if (games === 0) return { games, share: 0, low: 0, high: 1 };
  const total = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0);
  const share = rounds.reduce((sum, scores) => sum + total(scores), 0) / games;
  const count = rounds.length;
  const scatter = rounds.reduce((sum, scores) => sum + (total(scores) - share * scores.length) ** 2, 0);
  const variance = count > 1 ? (scatter * count) / (count - 1) / games ** 2 : 0;
  const worth = variance > 0 ? Math.min(games, (share * (1 - share)) / variance) : games;
  const middle = share + Z ** 2 / (2 * worth);
  const half = Z * Math.sqrt((share * (1 - share)) / worth + Z ** 2 / (4 * worth ** 2));
  const whole = 1 + Z ** 2 / worth;
  return {
    games,
    share,
    low: Math.max(0, (middle - half) / whole),
    high: Math.min(1, (middle + half) / whole),
  };
};

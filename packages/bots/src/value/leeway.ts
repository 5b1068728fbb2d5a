/**
 * What a step of the evaluation comes to in chances to win, as a share of what it comes to in an open game: whoever has all but won or
 * lost has little to gain by anything, and would give every small price more weight than the game itself.
 */
export const leewayAt = (chance: number): number => Math.max(LEAST, 4 * chance * (1 - chance));

/** Nothing is ever quite decided. */
const LEAST = 0.03;

/** A source of chance: a whole number from 0 to below − 1. */
export type Random = (below: number) => number;

export const pick = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

/** As likely one as the other. */
export const either = (random: Random): boolean => random(2) === 0;

import type { Seat } from "@maria/rules/model";

/** Who sits where, in the order of the seats. */
export type Seating = readonly string[];

/** A game of a tournament: what it needs to be played anywhere. */
export interface Fixture {
  readonly number: number;
  /** All seatings of one round are played with the same seed, so that the cards favour nobody. */
  readonly round: number;
  readonly seating: Seating;
}

const assignments = (pool: readonly string[], seats: number): Seating[] =>
  seats === 0 ? [[]] : pool.flatMap((bot) => assignments(pool, seats - 1).map((others) => [bot, ...others]));

/**
 * Everybody in every role with every company: three different bots, and one against two of another. Games of a bot against
 * itself alone tell nothing about strength; only a pool of one plays them, for the sake of the roles.
 */
export const poolSeatings = (pool: readonly string[], seats: readonly Seat[]): Seating[] =>
  assignments(pool, seats.length).filter((seating) => pool.length === 1 || new Set(seating).size > 1);

/** One of the first against nobody but the second, in each role once. */
export const pairingSeatings = (first: string, second: string, seats: readonly Seat[]): Seating[] =>
  seats.map((_, own) => seats.map((_seat, at) => (at === own ? first : second)));

/** Whole rounds only: as many as it takes for at least so many games. */
export const fixturesOf = (seatings: readonly Seating[], games: number): Fixture[] =>
  Array.from({ length: Math.ceil(games / seatings.length) }, (_, round) => round).flatMap((round) =>
    seatings.map((seating, index) => ({ number: round * seatings.length + index, round, seating })),
  );

/** Who plays one against nobody but the other, if the seating is such a game. */
export const pairingOf = (seating: Seating): { readonly one: string; readonly others: string } | null => {
  for (const one of new Set(seating)) {
    const rest = seating.filter((bot) => bot !== one);
    const [others] = rest;
    if (others !== undefined && rest.length === seating.length - 1 && rest.every((bot) => bot === others))
      return { one, others };
  }
  return null;
};

import { codec } from "@maria/rules/authority";
import { type Seat, VARIANTS, type Variant } from "@maria/rules/model";
import { id, instant, named, type Person, person } from "./gathering.ts";
import type { Points } from "./rating.ts";
import { count, parsing, seat } from "./shapes.ts";

/** What everybody may know of somebody's games, and who is how strong: docs/protocol.md. */

/** One role of one form of the game. */
export interface RoleOfForm {
  readonly variant: Variant;
  readonly players: number;
  readonly seat: Seat;
}

/** What somebody has made of a role. */
export interface Tally extends RoleOfForm {
  readonly games: number;
  readonly won: number;
  readonly tied: number;
  /** How many wins were to be expected of him, by the ratings before each game, in hundredths. */
  readonly expected: number;
}

export const OUTCOMES = ["won", "tied", "lost"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface PastGame extends RoleOfForm {
  /** Where it can be seen again; null if it was private and whoever asks did not play it. */
  readonly game: { readonly id: string; readonly name: string } | null;
  readonly outcome: Outcome;
  /** What was known of him after it. */
  readonly rating: Points;
  readonly at: string;
}

export interface Profile {
  readonly person: Person;
  /** Guests have none; their names are not theirs alone. */
  readonly hasAccount: boolean;
  readonly since: string;
  /** Null before the first rated game. */
  readonly rating: Points | null;
  readonly games: number;
  readonly tallies: readonly Tally[];
  /** The latest first. */
  readonly latest: readonly PastGame[];
}

export interface Ranked {
  readonly person: Person;
  readonly rating: Points;
  readonly games: number;
}

/** What a role is worth in points, against the others of the same form. */
export interface RoleStanding extends RoleOfForm {
  readonly advantage: Points;
  readonly games: number;
}

export interface Ranking {
  readonly people: readonly Ranked[];
  readonly roles: readonly RoleStanding[];
}

export const MOST_RANKED = 100;
export const MOST_PAST_GAMES = 50;
/** Three variants, two numbers of players, three seats. */
const MOST_ROLES = 30;
const FURTHEST = 1_000_000;

const points = codec.object<Points>({ rating: codec.whole(-FURTHEST, FURTHEST), range: count });
const role = { variant: codec.oneOf(VARIANTS), players: codec.whole<number>(2, 3), seat };
const tally = codec.object<Tally>({ ...role, games: count, won: count, tied: count, expected: count });
const pastGame = codec.object<PastGame>({
  ...role,
  game: codec.orNull(codec.object<{ readonly id: string; readonly name: string }>({ id, name: named(200) })),
  outcome: codec.oneOf(OUTCOMES),
  rating: points,
  at: instant,
});
const profile = codec.object<Profile>({
  person,
  hasAccount: codec.truth,
  since: instant,
  rating: codec.orNull(points),
  games: count,
  tallies: codec.list(tally, MOST_ROLES),
  latest: codec.list(pastGame, MOST_PAST_GAMES),
});

export const parseProfile = parsing(codec.object<{ readonly profile: Profile }>({ profile }));
export const parseRanking = parsing(
  codec.object<Ranking>({
    people: codec.list(codec.object<Ranked>({ person, rating: points, games: count }), MOST_RANKED),
    roles: codec.list(codec.object<RoleStanding>({ ...role, advantage: points, games: count }), MOST_ROLES),
  }),
);

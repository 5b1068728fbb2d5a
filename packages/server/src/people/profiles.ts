import type { Seat } from "@maria/rules/model";
import {
  advantageOf,
  MOST_PAST_GAMES,
  MOST_RANKED,
  type Outcome,
  type PastGame,
  type Person,
  type Profile,
  pointsOf,
  type Ranking,
  type Tally,
} from "@maria/table";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../storage/schema.ts";

/** Nobody is ranked on fewer games. */
const LEAST_GAMES = 3;

const outcomeOf = (share: number): Outcome => {
  if (share === 1) return "won";
  return share === 0 ? "lost" : "tied";
};

const talliesOf = async (db: Kysely<Schema>, person: string): Promise<readonly Tally[]> => {
  const rows = await db
    .selectFrom("outcomes")
    .select(["variant", "players", "seat"])
    .select(({ fn }) => fn.countAll<number | string>().as("games"))
    .select([
      sql<number | string>`sum(case when share = 1 then 1 else 0 end)`.as("won"),
      sql<number | string>`sum(case when share > 0 and share < 1 then 1 else 0 end)`.as("tied"),
      sql<number>`sum(chance)`.as("expected"),
    ])
    .where("person", "=", person)
    .groupBy(["variant", "players", "seat"])
    .orderBy("variant")
    .orderBy("players")
    .orderBy("seat")
    .execute();
  return rows.map(({ variant, players, seat, games, won, tied, expected }) => ({
    ...{ variant, players, seat: seat as Seat },
    // PostgreSQL gives sums as text.
    ...{ games: Number(games), won: Number(won), tied: Number(tied), expected: Math.round(expected * 100) },
  }));
};

/** Games that were private are named to those alone who played them. */
const latestOf = async (
  db: Kysely<Schema>,
  person: string,
  asker: string | null,
): Promise<readonly PastGame[]> => {
  const rows = await db
    .selectFrom("outcomes")
    .innerJoin("games", "games.id", "outcomes.game")
    .selectAll("outcomes")
    .select(["games.name as name", "games.open as open"])
    .select(({ selectFrom, fn }) =>
      selectFrom("seats")
        .select(fn.countAll<number | string>().as("own"))
        .whereRef("seats.game", "=", "outcomes.game")
        .where("seats.person", "=", asker ?? "")
        .as("own"),
    )
    .where("outcomes.person", "=", person)
    .orderBy("outcomes.at", "desc")
    .orderBy("outcomes.game")
    .limit(MOST_PAST_GAMES)
    .execute();
  return rows.map(({ game, name, open, own, variant, players, seat, share, mean, variance, at }) => ({
    ...{ variant, players, seat: seat as Seat, outcome: outcomeOf(share), at },
    game: open === 1 || Number(own) > 0 ? { id: game, name } : null,
    rating: pointsOf({ mean, variance }),
  }));
};

/** What somebody who asks may know of somebody; null if there is nobody. */
export const profileOf = async (
  db: Kysely<Schema>,
  id: string,
  asker: Person | null,
): Promise<Profile | null> => {
  const row = await db
    .selectFrom("people")
    .leftJoin("accounts", "accounts.person", "people.id")
    .leftJoin("ratings", "ratings.person", "people.id")
    .select(["people.id as id", "people.name as name", "people.made as made", "accounts.made as account"])
    .select(["ratings.mean as mean", "ratings.variance as variance", "ratings.games as games"])
    .where("people.id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { name, made, account, mean, variance, games } = row;
  return {
    person: { id, name },
    hasAccount: account !== null,
    since: made,
    rating: mean === null || variance === null ? null : pointsOf({ mean, variance }),
    games: games ?? 0,
    tallies: await talliesOf(db, id),
    latest: await latestOf(db, id, asker?.id ?? null),
  };
};

/** Those with an account, by what they can hardly be weaker than, and what the roles are worth. */
export const rankingOf = async (db: Kysely<Schema>): Promise<Ranking> => {
  const people = await db
    .selectFrom("ratings")
    .innerJoin("accounts", "accounts.person", "ratings.person")
    .innerJoin("people", "people.id", "ratings.person")
    .select(["people.id as id", "people.name as name"])
    .select(["ratings.mean as mean", "ratings.variance as variance", "ratings.games as games"])
    .where("ratings.games", ">=", LEAST_GAMES)
    .where("people.suspended", "is", null)
    .orderBy("ratings.floor", "desc")
    .orderBy("people.id")
    .limit(MOST_RANKED)
    .execute();
  const roles = await db
    .selectFrom("roles")
    .selectAll()
    .orderBy("variant")
    .orderBy("players")
    .orderBy("seat")
    .execute();
  return {
    people: people.map(({ id, name, mean, variance, games }) => ({
      ...{ person: { id, name }, rating: pointsOf({ mean, variance }), games },
    })),
    roles: roles.map(({ variant, players, seat, mean, variance, games }) => ({
      ...{ variant, players, seat: seat as Seat, advantage: advantageOf({ mean, variance }), games },
    })),
  };
};

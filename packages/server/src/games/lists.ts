import type { Person } from "@maria/table";
import type { Kysely } from "kysely";
import type { Schema } from "../storage/schema.ts";
import { type GameInfo, gamesWith } from "./rows.ts";

const MOST_LISTED = 100;
const MOST_SHOWN = 20;

const inOrder = async (
  db: Kysely<Schema>,
  rows: readonly { readonly id: string }[],
): Promise<readonly GameInfo[]> => {
  const infos = new Map(
    (
      await gamesWith(
        db,
        rows.map(({ id }) => id),
      )
    ).map((info) => [info.row.id, info]),
  );
  return rows.flatMap(({ id }) => infos.get(id) ?? []);
};

/** Open games that wait for players, the latest first. */
export const lobby = async (db: Kysely<Schema>): Promise<readonly GameInfo[]> =>
  inOrder(
    db,
    await db
      .selectFrom("games")
      .select("id")
      .where("status", "=", "gathering")
      .where("open", "=", 1)
      .orderBy("made", "desc")
      .limit(MOST_LISTED)
      .execute(),
  );

/** Open games to look on at, and those that are over and can be replayed; the latest changed first. */
export const shownGames = async (
  db: Kysely<Schema>,
): Promise<{ readonly running: readonly GameInfo[]; readonly finished: readonly GameInfo[] }> => {
  const open = async (status: "running" | "finished"): Promise<readonly GameInfo[]> =>
    inOrder(
      db,
      await db
        .selectFrom("games")
        .select("id")
        .where("status", "=", status)
        .where("open", "=", 1)
        .orderBy("changed", "desc")
        .limit(MOST_SHOWN)
        .execute(),
    );
  return { running: await open("running"), finished: await open("finished") };
};

/** The games this person has made or plays, the latest changed first. */
export const gamesOfPerson = async (db: Kysely<Schema>, { id }: Person): Promise<readonly GameInfo[]> =>
  inOrder(
    db,
    await db
      .selectFrom("games")
      .select("id")
      .where(({ eb, or }) =>
        or([
          eb("maker", "=", id),
          eb("id", "in", eb.selectFrom("seats").select("game").where("person", "=", id)),
        ]),
      )
      .orderBy("changed", "desc")
      .limit(MOST_LISTED)
      .execute(),
  );

/** Running games in which somebody may have died in the middle of something: their bots may have to play. */
export const unsettledGames = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("games")
    .leftJoin("progress", "progress.game", "games.id")
    .select("games.id as id")
    .where("games.status", "=", "running")
    .where(({ eb, or, selectFrom }) =>
      or([
        eb("progress.noted", "is", null),
        eb(
          "progress.noted",
          "<",
          selectFrom("entries")
            .select(({ fn }) => fn.max("entries.number").as("last"))
            .whereRef("entries.game", "=", "games.id"),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
};

import type { GameStatus, GameSummary } from "@maria/table";
import type { Kysely } from "kysely";
import { now } from "../fresh.ts";
import { lock } from "../games/changing.ts";
import { gamesWith, gameWith } from "../games/rows.ts";
import { close } from "../games/standing.ts";
import { NOBODY, summaryOf } from "../games/summary.ts";
import { post } from "../people/notices.ts";
import type { Schema } from "../storage/schema.ts";
import { type Act, actsIn, type Deed, putDown } from "./acts.ts";

/** Which games are wanted. */
export interface GamesWanted {
  readonly status: GameStatus | null;
  readonly person: string | null;
  readonly most: number;
}

/** Games as everybody may know them, the latest changed first: no seed, no hand, nobody's words. */
export const listGames = async (
  db: Kysely<Schema>,
  { status, person, most }: GamesWanted,
): Promise<readonly GameSummary[]> => {
  const rows = await db
    .selectFrom("games")
    .select("id")
    .$if(status !== null, (query) => query.where("status", "=", status ?? "closed"))
    .$if(person !== null, (query) =>
      query.where(({ eb, or, selectFrom }) =>
        or([
          eb("maker", "=", person ?? ""),
          eb(
            "id",
            "in",
            selectFrom("seats")
              .select("game")
              .where("seats.person", "=", person ?? ""),
          ),
        ]),
      ),
    )
    .orderBy("changed", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  const infos = new Map(
    (
      await gamesWith(
        db,
        rows.map(({ id }) => id),
      )
    ).map((info) => [info.row.id, info]),
  );
  const at = now();
  return rows.flatMap(({ id }) => {
    const info = infos.get(id);
    return info === undefined ? [] : [summaryOf(info, NOBODY, false, at)];
  });
};

export interface ShownGame {
  readonly game: GameSummary;
  /** How many entries its record has. */
  readonly entries: number;
  readonly acts: readonly Act[];
}

const MOST_ACTS = 100;

export const showGame = async (db: Kysely<Schema>, id: string): Promise<ShownGame | null> => {
  const info = await gameWith(db, id);
  if (info === null) return null;
  const { last } = await db
    .selectFrom("entries")
    .select(({ fn }) => fn.max("number").as("last"))
    .where("game", "=", id)
    .executeTakeFirstOrThrow();
  return {
    game: summaryOf(info, NOBODY, false, now()),
    entries: last ?? 0,
    acts: await actsIn(db, MOST_ACTS, id),
  };
};

/** Ends a game that gathers or is played: nobody has won it, and it is not rated. All servers hear of it within two seconds. */
export const closeGame = (
  { db, keeper }: Deed,
  id: string,
  note: string,
): Promise<"noSuchGame" | "isOver" | null> =>
  db.transaction().execute(async (step) => {
    await lock(step, id);
    const info = await gameWith(step, id);
    if (info === null) return "noSuchGame";
    const { status } = info.row;
    if (status !== "gathering" && status !== "running") return "isOver";
    await close(step, id, "byKeeper");
    await putDown(step, keeper, "close", id, note === "" ? {} : { note });
    await post(step, "game", id);
    return null;
  });

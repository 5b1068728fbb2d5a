import type { Kysely, Transaction } from "kysely";
import { freshId, now } from "../fresh.ts";
import type { ActKind, Schema } from "../storage/schema.ts";

/** Something a keeper has done. */
export interface Act {
  readonly at: string;
  readonly keeper: string;
  readonly act: ActKind;
  /** The id of the game, person or report it was done to. */
  readonly subject: string;
  readonly detail: Detail;
}

/** What belongs to an act besides: what a keeper has said himself, and nothing of anybody's words. */
export type Detail = Readonly<Record<string, string>>;

/** Who does something, by the name he goes by among those who keep the server. */
export interface Deed {
  readonly db: Kysely<Schema>;
  readonly keeper: string;
}

/** Puts down what is done, in the transaction that does it. Acts are never changed and never deleted. */
export const putDown = async (
  step: Transaction<Schema>,
  keeper: string,
  act: ActKind,
  subject: string,
  detail: Detail = {},
): Promise<void> => {
  await step
    .insertInto("acts")
    .values({ id: freshId(), at: now(), keeper, act, subject, detail: JSON.stringify(detail) })
    .execute();
};

/** The latest acts, or those done to one game, person or report; the latest first. */
export const actsIn = async (
  db: Kysely<Schema>,
  most: number,
  subject: string | null = null,
): Promise<readonly Act[]> => {
  const rows = await db
    .selectFrom("acts")
    .select(["at", "keeper", "act", "subject", "detail"])
    .$if(subject !== null, (query) => query.where("subject", "=", subject ?? ""))
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map(({ detail, ...act }) => ({ ...act, detail: JSON.parse(detail) as Detail }));
};

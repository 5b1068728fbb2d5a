import type { Seat } from "@maria/rules/model";
import { type ChatLine, type Notice, parseNotice, type Remark } from "@maria/table";
import type { Kysely } from "kysely";
import { now } from "../fresh.ts";
import type { ChatRow, Schema } from "../storage/schema.ts";

/** So many of the latest lines are told to somebody who comes; earlier ones are kept. */
const MOST_TOLD = 200;
/** Two who speak at once want the same number: the second tries again. */
const TRIES = 20;

/** Whether a line is meant for somebody who holds these seats. */
export const mayHear = (own: readonly Seat[], { seat, to }: Pick<Remark, "seat" | "to">): boolean =>
  to === null || own.includes(seat) || own.includes(to);

/** A line as it is stored, with its number in the game, by which other processes find it. */
export interface Stored {
  readonly number: number;
  readonly line: ChatLine;
}

/** Stores what was said, and gives the line as all who may hear it read it. */
export const remember = (db: Kysely<Schema>, game: string, remark: Remark): Promise<Stored> =>
  store(db, game, { ...remark, at: now() });

/** Stores what has become of a seat. */
export const rememberNotice = (
  db: Kysely<Schema>,
  game: string,
  seat: Seat,
  notice: Notice,
): Promise<Stored> => store(db, game, { seat, to: null, text: "", at: now(), notice });

const store = async (db: Kysely<Schema>, game: string, line: ChatLine): Promise<Stored> => {
  const { notice, ...said } = line;
  for (let tries = 0; tries < TRIES; tries++) {
    const { last } = await db
      .selectFrom("chat")
      .select(({ fn }) => fn.max("number").as("last"))
      .where("game", "=", game)
      .executeTakeFirstOrThrow();
    const number = (last ?? 0) + 1;
    const stored = await db
      .insertInto("chat")
      .values({ game, number, ...said, notice: notice === undefined ? null : JSON.stringify(notice) })
      .onConflict((conflict) => conflict.columns(["game", "number"]).doNothing())
      .returning("number")
      .execute();
    if (stored.length === 1) return { number, line };
  }
  throw new Error("too many speak at once");
};

const lineOf = ({ seat, to, text, at, notice: stored }: Omit<ChatRow, "game" | "number">): ChatLine => {
  const notice = stored === null ? null : parseNotice(JSON.parse(stored));
  const said = { seat: seat as Seat, to: to as Seat | null, text, at };
  return notice === null ? said : { ...said, notice };
};

/** What was said under this number, whoever may hear it. */
export const lineNumbered = async (
  db: Kysely<Schema>,
  game: string,
  number: number,
): Promise<ChatLine | undefined> => {
  const row = await db
    .selectFrom("chat")
    .select(["seat", "to", "text", "at", "notice"])
    .where("game", "=", game)
    .where("number", "=", number)
    .executeTakeFirst();
  return row === undefined ? undefined : lineOf(row);
};

/** What somebody who holds these seats may have heard, in order, but for what he does not want to hear. */
export const heardBy = async (
  db: Kysely<Schema>,
  game: string,
  own: readonly Seat[],
  muted: readonly Seat[] = [],
): Promise<readonly ChatLine[]> => {
  const rows = await db
    .selectFrom("chat")
    .select(["seat", "to", "text", "at", "notice"])
    .where("game", "=", game)
    .where(({ eb, or }) =>
      or([
        eb("to", "is", null),
        ...(own.length === 0 ? [] : [eb("seat", "in", [...own]), eb("to", "in", [...own])]),
      ]),
    )
    .$if(muted.length > 0, (query) =>
      query.where(({ eb, or }) => or([eb("seat", "not in", [...muted]), eb("notice", "is not", null)])),
    )
    .orderBy("number", "desc")
    .limit(MOST_TOLD)
    .execute();
  return rows.reverse().map(lineOf);
};

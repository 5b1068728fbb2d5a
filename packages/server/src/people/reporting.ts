import {
  type HouseRefusal,
  LONGEST_WORDS,
  MOST_REPORTS_TOLD,
  type OwnReport,
  type Person,
  type Report,
  type Silence,
} from "@maria/table";
import type { Kysely } from "kysely";
import { freshId, now } from "../fresh.ts";
import { gameWith, seatsHeldBy } from "../games/rows.ts";
import { mayHear } from "../games/talk.ts";
import type { ReportRow, Schema } from "../storage/schema.ts";

type Thing = Pick<ReportRow, "person" | "kind" | "thing" | "game" | "text">;
type Looked = Thing | { readonly refused: HouseRefusal };

/** A remark as whoever reports it has heard it: what is stored of it cannot be made up. */
const remarkIn = async (
  db: Kysely<Schema>,
  reporter: Person,
  { game, seat, at }: Extract<Report, { readonly game: string }>,
): Promise<Looked> => {
  const info = await gameWith(db, game);
  if (info === null) return { refused: "noSuchGame" };
  const rows = await db
    .selectFrom("chat")
    .select(["number", "to", "text"])
    .where("game", "=", game)
    .where("seat", "=", seat)
    .where("at", "=", at)
    .where("notice", "is", null)
    .orderBy("number")
    .execute();
  const own = seatsHeldBy(info, reporter);
  const heard = rows.find(({ to }) => mayHear(own, { seat, to: to as typeof seat | null }));
  const person = info.seats.find((one) => one.seat === seat)?.person?.id;
  if (heard === undefined || person === undefined || person === reporter.id) return { refused: "notYours" };
  return { ...{ person, game, kind: "remark", thing: `${game} ${heard.number}` }, text: heard.text };
};

const nameOf = async (db: Kysely<Schema>, reporter: Person, person: string): Promise<Looked> => {
  const found = await db.selectFrom("people").select("name").where("id", "=", person).executeTakeFirst();
  if (found === undefined) return { refused: "noSuchPerson" };
  if (person === reporter.id) return { refused: "notYours" };
  return { ...{ person, game: null, kind: "name", thing: `${person} ${found.name}` }, text: found.name };
};

/** Puts down what somebody reports, for those who keep the server; the same thing once for each who reports it. */
export const report = async (
  db: Kysely<Schema>,
  reporter: Person,
  given: Report,
): Promise<HouseRefusal | null> => {
  const thing =
    "game" in given ? await remarkIn(db, reporter, given) : await nameOf(db, reporter, given.person);
  if ("refused" in thing) return thing.refused;
  await db
    .insertInto("reports")
    .values({
      ...{ ...thing, id: freshId(), reporter: reporter.id, made: now(), settled: null, note: null },
      ...{ reason: given.reason ?? "other", words: given.words?.trim() ?? "" },
    })
    .onConflict((conflict) => conflict.columns(["reporter", "thing"]).doNothing())
    .execute();
  return null;
};

/** What somebody has reported, the latest first; what those who keep the server note of it is theirs. */
export const reportsBy = (db: Kysely<Schema>, reporter: string): Promise<OwnReport[]> =>
  db
    .selectFrom("reports")
    .select(["kind", "text", "reason", "made", "settled"])
    .where("reporter", "=", reporter)
    .orderBy("made", "desc")
    .limit(MOST_REPORTS_TOLD)
    .execute();

/** Why and until when somebody may not speak; null if he may. */
export const silenceOf = async (db: Kysely<Schema>, person: string): Promise<Silence | null> => {
  const row = await db
    .selectFrom("people")
    .select(["silenced", "silencedFor"])
    .where("id", "=", person)
    .executeTakeFirst();
  return row?.silenced != null && row.silenced > now()
    ? { until: row.silenced, why: row.silencedFor?.slice(0, LONGEST_WORDS) ?? null }
    : null;
};

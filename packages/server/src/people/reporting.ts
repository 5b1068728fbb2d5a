import type { HouseRefusal, Person, Report } from "@maria/table";
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
    .values({ ...thing, id: freshId(), reporter: reporter.id, made: now(), settled: null, note: null })
    .onConflict((conflict) => conflict.columns(["reporter", "thing"]).doNothing())
    .execute();
  return null;
};

/** Whether somebody may not speak now. */
export const isSilenced = async (db: Kysely<Schema>, person: string): Promise<boolean> => {
  const row = await db.selectFrom("people").select("silenced").where("id", "=", person).executeTakeFirst();
  return row?.silenced != null && row.silenced > now();
};

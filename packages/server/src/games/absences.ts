import type { Absence, Person } from "@maria/table";
import type { Kysely } from "kysely";
import { now } from "../fresh.ts";
import type { Schema } from "../storage/schema.ts";
import type { AwayTime } from "./deadline.ts";

/** Nobody stops a game for longer in advance. */
const LONGEST_DAYS = 60;
const DAY = 24 * 60 * 60 * 1000;

/** Who is away, or was lately: whoever was back long ago stops no time any more. */
export const absencesOf = async (
  db: Kysely<Schema>,
  people: readonly string[],
): Promise<ReadonlyMap<string, readonly AwayTime[]>> => {
  const found = new Map<string, AwayTime[]>();
  if (people.length === 0) return found;
  const rows = await db
    .selectFrom("absences")
    .selectAll()
    .where("person", "in", people)
    .where("until", ">", new Date(Date.now() - LONGEST_DAYS * DAY).toISOString())
    .execute();
  for (const { person, begun, until } of rows) {
    const known = found.get(person) ?? [];
    known.push({ begun, until });
    found.set(person, known);
  }
  return found;
};

/** Until when somebody is away at this moment; null if he is not. */
export const awayUntil = (absences: readonly AwayTime[], at: string): string | null =>
  absences.find(({ begun, until }) => begun <= at && at < until)?.until ?? null;

/** Somebody goes away from now on, changes until when, or is back. False if that is past or too far. */
export const announceAbsence = async (
  db: Kysely<Schema>,
  { id }: Person,
  { until }: Absence,
): Promise<boolean> => {
  const at = now();
  const furthest = new Date(Date.now() + LONGEST_DAYS * DAY).toISOString();
  if (until !== null && (until <= at || until > furthest)) return false;
  await db.transaction().execute(async (step) => {
    const { numUpdatedRows } = await step
      .updateTable("absences")
      .set({ until: until ?? at })
      .where("person", "=", id)
      .where("until", ">", at)
      .executeTakeFirst();
    if (numUpdatedRows === 0n && until !== null)
      await step.insertInto("absences").values({ person: id, begun: at, until }).execute();
  });
  return true;
};

import type { Person } from "@maria/table";
import type { Kysely } from "kysely";
import { now } from "../fresh.ts";
import type { ReportRow, Schema } from "../storage/schema.ts";
import { type Deed, putDown } from "./acts.ts";

/** What somebody has reported, with the names of both as they are now. */
export interface KeptReport
  extends Pick<
    ReportRow,
    "id" | "kind" | "game" | "text" | "reason" | "words" | "made" | "settled" | "note"
  > {
  readonly reporter: Person;
  readonly person: Person;
}

/** Reports that wait to be settled, the oldest first; or all of them, the latest first. */
export const listReports = async (
  db: Kysely<Schema>,
  isAll: boolean,
  most: number,
): Promise<readonly KeptReport[]> => {
  const rows = await db
    .selectFrom("reports")
    .innerJoin("people as reporters", "reporters.id", "reports.reporter")
    .innerJoin("people", "people.id", "reports.person")
    .selectAll("reports")
    .select(["reporters.name as reporterName", "people.name as personName"])
    .$if(!isAll, (query) => query.where("reports.settled", "is", null))
    .orderBy("reports.made", isAll ? "desc" : "asc")
    .orderBy("reports.id")
    .limit(most)
    .execute();
  return rows.map(
    ({
      id,
      kind,
      game,
      text,
      reason,
      words,
      made,
      settled,
      note,
      reporter,
      reporterName,
      person,
      personName,
    }) => ({
      ...{ id, kind, game, text, reason, words, made, settled, note },
      reporter: { id: reporter, name: reporterName },
      person: { id: person, name: personName },
    }),
  );
};

/** Somebody has seen to a report. */
export const settleReport = (
  { db, keeper }: Deed,
  id: string,
  note: string,
): Promise<"noSuchReport" | "isSettled" | null> =>
  db.transaction().execute(async (step) => {
    const settled = await step
      .updateTable("reports")
      .set({ settled: now(), note: note === "" ? null : note })
      .where("id", "=", id)
      .where("settled", "is", null)
      .executeTakeFirst();
    if (settled.numUpdatedRows === 0n) {
      const found = await step.selectFrom("reports").select("id").where("id", "=", id).executeTakeFirst();
      return found === undefined ? "noSuchReport" : "isSettled";
    }
    await putDown(step, keeper, "settle", id, note === "" ? {} : { note });
    return null;
  });

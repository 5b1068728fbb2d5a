import { loadPack, type PackData } from "@maria/rules";
import { isLoaded, loadCheckedPack } from "@maria/rules/authority";
import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** Stores a pack under its fingerprint, once, and makes it known to the rules. Throws if it is not sound. */
export const keepPack = async (db: Kysely<Schema>, data: PackData): Promise<string> => {
  const { id } = loadPack(data);
  await db
    .insertInto("packs")
    .values({ id, data: JSON.stringify(data) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return id;
};

/** The text of a stored pack. */
export const packText = async (db: Kysely<Schema>, id: string): Promise<string | undefined> =>
  (await db.selectFrom("packs").select("data").where("id", "=", id).executeTakeFirst())?.data;

/** Makes the pack of a game known to the rules; it passed their check when it was stored. */
export const ensurePack = async (db: Kysely<Schema>, id: string): Promise<void> => {
  if (isLoaded(id)) return;
  const text = await packText(db, id);
  if (text === undefined) throw new Error(`the pack ${id} is not stored`);
  loadCheckedPack(JSON.parse(text) as PackData);
};

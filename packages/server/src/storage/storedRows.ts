import { sql } from "kysely";
import { openStorage, type Place } from "./storage.ts";

/** Worked out from the others, and written whenever it suits the server. */
const CACHES: readonly string[] = ["snapshots", "progress"];
/** When a device was last used is noted whatever it is used for. */
const NOTED: readonly string[] = ["used"];

/** Which column names the game or the person a row is about; in their own tables it is their own name. */
const keyOf = (table: string, columns: readonly string[]): "game" | "person" | "id" | null => {
  if (table === "games" || table === "people") return "id";
  return (["game", "person"] as const).find((key) => columns.includes(key)) ?? null;
};

/**
 * Every row that is stored of these games and of those who play them, in whatever table, as text: for whoever looks into a
 * store that no server uses, to see whether anything has changed.
 */
export const storedRows = async (place: Place, games: readonly string[]): Promise<readonly string[]> => {
  const { db, close } = await openStorage(place, () => {});
  try {
    const seated = await db.selectFrom("seats").select("person").where("game", "in", games).execute();
    const people = seated.flatMap(({ person }) => person ?? []);
    const found: string[] = [];
    for (const { name, columns } of await db.introspection.getTables()) {
      const key = keyOf(
        name,
        columns.map((column) => column.name),
      );
      if (key === null || CACHES.includes(name)) continue;
      const about = key === "person" || name === "people" ? people : games;
      if (about.length === 0) continue;
      const { rows } =
        await sql`select * from ${sql.table(name)} where ${sql.ref(key)} in (${sql.join(about)})`.execute(db);
      for (const row of rows)
        found.push(
          `${name} ${JSON.stringify(row, (field, value: unknown) => (NOTED.includes(field) ? null : value))}`,
        );
    }
    return found.sort();
  } finally {
    await close();
  }
};

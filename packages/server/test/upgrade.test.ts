import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { parseChat, parseOwnGame } from "@maria/table";
import { type Kysely, Migrator, sql } from "kysely";
import Database from "libsql";
import { describe, expect, onTestFinished, test } from "vitest";
import { type AnyTables, tablesIn } from "../src/backup/tables.ts";
import type { Dialect } from "../src/storage/dialect.ts";
import { MIGRATIONS, migrationsFor } from "../src/storage/migrations.ts";
import { openPostgres } from "../src/storage/postgres.ts";
import type { Schema } from "../src/storage/schema.ts";
import { openSqlite } from "../src/storage/sqlite.ts";
import { openBeside, type Place } from "../src/storage/storage.ts";
import { bothAt, decideByTurns, type Earlier } from "./support/earlierGame.ts";
import { serving } from "./support/serving.ts";
import { newDirectory, testStores } from "./support/stores.ts";
import { Visitor } from "./support/visitor.ts";

type Row = Readonly<Record<string, string | number | null>>;

/** What a server of an earlier version has left: npm run upgrade:keep. */
interface Kept {
  readonly earlier: Earlier;
  /** The statements that made its tables. */
  readonly made: readonly string[];
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

const STORES = new URL("./fixtures/stores/", import.meta.url);
const VERSIONS = readdirSync(STORES).map((file) => file.replace(/\.json\.gz$/, ""));
const keptOf = (version: string): Kept =>
  JSON.parse(gunzipSync(readFileSync(new URL(`${version}.json.gz`, STORES))).toString("utf8"));

/** The file as that version has left it. */
const fillSqlite = (directory: string, { made, rows }: Kept): void => {
  mkdirSync(directory, { recursive: true });
  const database = new Database(join(directory, "maria.db"));
  for (const statement of made) database.exec(statement);
  for (const [table, found] of Object.entries(rows))
    for (const row of found) {
      const columns = Object.keys(row);
      const names = columns.map((column) => `"${column}"`).join();
      database
        .prepare(`insert into "${table}" (${names}) values (${columns.map(() => "?").join()})`)
        .run(...Object.values(row));
    }
  database.close();
};

/** Makes the tables of a version by its steps, as they are today. */
const makeTables = async (db: Kysely<Schema>, dialect: Dialect, { rows }: Kept): Promise<void> => {
  const done = (rows.kysely_migration ?? []).map(({ name }) => String(name));
  const all = Object.entries(migrationsFor(dialect));
  const migrations = Object.fromEntries(all.filter(([name]) => done.includes(name)));
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
};

/** The same rows in the tables of the same steps. */
const fillPostgres = async (address: string, kept: Kept): Promise<void> => {
  const { rows } = kept;
  const db = openPostgres(address, () => {});
  await makeTables(db, "postgres", kept);
  const any = db as unknown as Kysely<AnyTables>;
  for (const { name } of await tablesIn(any, "postgres"))
    for (const row of rows[name] ?? []) {
      const names = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(name)} (${names}) values (${sql.join(Object.values(row))})`.execute(
        any,
      );
    }
  await db.destroy();
};

const fill = (place: Place, kept: Kept): Promise<void> | void =>
  "address" in place ? fillPostgres(place.address, kept) : fillSqlite(place.directory, kept);

/** Never changed nor deleted by any version: what people have done and said, and who they are. */
const LASTING = ["people", "games", "seats", "entries", "chat", "packs"] as const;
/** What may change of them while people play on. */
const PASSING = new Set(["changed", "status", "person", "rules", "seed", "commitment"]);

const KINDS = testStores();

describe.each(VERSIONS)("a store that was left by the version %s", (version) => {
  test.each(KINDS)(
    "is brought up to date on $name, its people are known, its games played on, and everything is there",
    async ({ place }) => {
      const at = await place();
      const kept = keptOf(version);
      await fill(at, kept);
      const { earlier, rows } = kept;
      const { port } = await serving(at);

      const sittings = await bothAt(port, earlier);
      expect(sittings.maria.moments.at(-1)?.seen).toBe(earlier.seen);
      await decideByTurns(sittings, 12, 11);

      const [theresa, fritz] = [new Visitor(port, earlier.theresa), new Visitor(port, earlier.fritz)];
      const chat = rows.chat === undefined ? [] : ["Until later."];
      const said = parseChat((await fritz.ask("GET", `/api/games/${earlier.running}/chat`)).body);
      expect(said?.lines.map(({ text }) => text)).toEqual(chat);
      await fritz.join(earlier.invitation, earlier.gathering);
      const started = await theresa.ask("POST", `/api/games/${earlier.gathering}/start`, {});
      expect(parseOwnGame(started.body)?.game.status).toBe("running");

      const { db, close } = await openBeside(at);
      onTestFinished(() => close());
      const any = db as unknown as Kysely<AnyTables>;
      const steps = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
      expect(steps.rows.map(({ name }) => name).sort()).toEqual([...MIGRATIONS].sort());
      for (const table of LASTING) {
        const found = await any.selectFrom(table).selectAll().execute();
        for (const row of rows[table] ?? []) {
          const lasting = Object.entries(row).filter(([column]) => !PASSING.has(column));
          expect(found).toContainEqual(expect.objectContaining(Object.fromEntries(lasting)));
        }
      }
      const entries = await db
        .selectFrom("entries")
        .select("number")
        .where("game", "=", earlier.running)
        .execute();
      expect(entries.length).toBeGreaterThanOrEqual((rows.entries?.length ?? 0) + 12);
    },
  );

  test("had the tables that the same steps make today: what was released is never changed", async () => {
    const kept = keptOf(version);
    const { db, release } = openSqlite(newDirectory());
    onTestFinished(async () => {
      await db.destroy();
      release();
    });
    await makeTables(db, "sqlite", kept);
    const today = await sql<{ sql: string }>`
      select sql from sqlite_master where sql is not null and name not like 'sqlite_%'`.execute(db);
    expect(today.rows.map((row) => row.sql).sort()).toEqual([...kept.made].sort());
  });
});

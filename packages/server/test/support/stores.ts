import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished } from "vitest";
import { findPostgres } from "../../../../scripts/ensure-postgres.mjs";
import { OwnPostgres } from "../../../../scripts/own-postgres.mjs";
import type { Place } from "../../src/storage/storage.ts";

export const newDirectory = (): string => {
  const directory = mkdtempSync(join(tmpdir(), "maria-server-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
};

/** A kind of store that everything must work with, and how a fresh one is had. */
export interface TestStore {
  readonly name: string;
  readonly place: () => Promise<Place>;
}

/** The stores to test with: PostgreSQL where it is to be had. Called once in a file, which ends it. */
export const testStores = (): readonly TestStore[] => {
  let postgres: Promise<OwnPostgres> | null = null;
  afterAll(async () => (await postgres)?.end());
  const sqlite: TestStore = { name: "SQLite", place: async () => ({ directory: newDirectory() }) };
  if (findPostgres() === undefined) return [sqlite];
  return [
    sqlite,
    {
      name: "PostgreSQL",
      async place() {
        postgres ??= OwnPostgres.beginForgetful();
        return { address: await (await postgres).database() };
      },
    },
  ];
};

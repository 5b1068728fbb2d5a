import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OwnPostgres } from "../../../../scripts/own-postgres.mjs";
import { type Child, startChild } from "./child.ts";

/** Our server in one process or several, on a store of its own. */
export interface Houses {
  readonly children: readonly Child[];
  /** Gone with them. */
  readonly directory: string;
  end(): Promise<void>;
}

export const startHouses = async (store: "sqlite" | "postgres", processes: number): Promise<Houses> => {
  const directory = mkdtempSync(join(tmpdir(), "maria-load-"));
  const postgres = store === "postgres" ? await OwnPostgres.begin() : null;
  const address = postgres === null ? [] : [await postgres.database()];
  const children: Child[] = [];
  const end = async (): Promise<void> => {
    await Promise.all(children.map((child) => child.end()));
    postgres?.end();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    // One after another: the first one makes the tables.
    for (let number = 0; number < processes; number++)
      children.push(await startChild("served", [directory, ...address]));
    return { children, directory, end };
  } catch (error) {
    await end();
    throw error;
  }
};

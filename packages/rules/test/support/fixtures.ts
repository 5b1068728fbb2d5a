import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { GameRecord, Result, State } from "../../src/index.ts";

/** `UPDATE_GOLDEN=1` writes fixtures and playthroughs anew in place of comparing with them. */
export const isUpdating = process.env.UPDATE_GOLDEN === "1";

const inTests = (path: string): URL => new URL(`../${path}`, import.meta.url);

export const readText = (path: string): string => readFileSync(inTests(path), "utf8");

export const writeText = (path: string, text: string): void => {
  mkdirSync(new URL(".", inTests(path)), { recursive: true });
  writeFileSync(inTests(path), text);
};

/** A record with one entry to a line, so that two of them can be compared by eye. */
const recordAsText = ({ entries, ...head }: GameRecord): string => {
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
  return `${JSON.stringify(head).slice(0, -1)},"entries":[\n${lines.join(",\n")}\n  ]}`;
};

export const readRecord = (path: string): GameRecord => JSON.parse(readText(path)) as GameRecord;

export const writeRecord = (path: string, record: GameRecord): void =>
  writeText(path, `${recordAsText(record)}\n`);

/** A finished game and what it must come to. */
export interface FinishedGame {
  readonly result: Result | null;
  /** Of the final state, see `digestOf`. */
  readonly digest: string;
  readonly record: GameRecord;
}

export const readFinishedGame = (path: string): FinishedGame => JSON.parse(readText(path)) as FinishedGame;

export const writeFinishedGame = (path: string, { result, digest, record }: FinishedGame): void => {
  const head = `  "result": ${JSON.stringify(result)},\n  "digest": ${JSON.stringify(digest)},\n`;
  writeText(path, `{\n${head}  "record": ${recordAsText(record)}\n}\n`);
};

const sortKeys = (_key: string, value: unknown): unknown =>
  value === null || typeof value !== "object" || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A fingerprint of a state, whatever the order in which its fields are written. */
export const digestOf = (state: State): string =>
  createHash("sha256").update(JSON.stringify(state, sortKeys)).digest("hex");

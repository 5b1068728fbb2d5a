import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { GameRecord, Result, State } from "../../src/engine.ts";

/** Where the recorded games lie, seen from the tests of the rules. */
export const endingFile = (name: string): string => `fixtures/${name}.record.json`;
export const goldenRecord = (name: string): string => `golden/${name}.record.json`;
export const goldenText = (name: string): string => `golden/${name}.playthrough.txt`;

export const readText = (path: string): string =>
  readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** A record with one entry to a line, so that two of them can be compared by eye. */
export const recordAsText = ({ entries, ...head }: GameRecord): string => {
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
  return `${JSON.stringify(head).slice(0, -1)},"entries":[\n${lines.join(",\n")}\n  ]}`;
};

export const readRecord = (path: string): GameRecord => JSON.parse(readText(path)) as GameRecord;

/** A finished game and what it must come to. */
export interface FinishedGame {
  readonly result: Result | null;
  /** Of the final state, see `digestOf`. */
  readonly digest: string;
  readonly record: GameRecord;
}

export const readFinishedGame = (path: string): FinishedGame => JSON.parse(readText(path)) as FinishedGame;

export const finishedGameAsText = ({ result, digest, record }: FinishedGame): string => {
  const head = `  "result": ${JSON.stringify(result)},\n  "digest": ${JSON.stringify(digest)},\n`;
  return `{\n${head}  "record": ${recordAsText(record)}\n}\n`;
};

const sortKeys = (_key: string, value: unknown): unknown =>
  value === null || typeof value !== "object" || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A fingerprint of a state, whatever the order in which its fields are written. */
export const digestOf = (state: State): string =>
  createHash("sha256").update(JSON.stringify(state, sortKeys)).digest("hex");

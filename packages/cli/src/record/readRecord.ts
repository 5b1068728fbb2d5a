import { readFileSync } from "node:fs";
import { type GameRecord, parseRecord, RULES_VERSION, type RecordFault as ShapeFault } from "@maria/rules";
import { jsonFault } from "../pack/jsonFault.ts";

/** Why a file is not the record of a game that can be played back here. */
export type RecordFault =
  | { readonly fault: "unreadable"; readonly message: string }
  | { readonly fault: "notJson"; readonly line: number; readonly column: number }
  | { readonly fault: "shape"; readonly where: string }
  | { readonly fault: "unknownField" }
  | { readonly fault: "rules"; readonly rules: number };

/** The field of the record that is not as it should be. */
const FIELDS: { readonly [Fault in Exclude<ShapeFault, "unknownField">]: string } = {
  notARecord: "record",
  badRules: "rules",
  badPack: "pack",
  badOptions: "options",
  badSeed: "seed",
  badEntries: "entries",
  badEntry: "entries",
};

const parsed = (text: string): { value: unknown } | RecordFault => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    const { line, column } = jsonFault(text) ?? { line: 1, column: 1 };
    return { fault: "notJson", line, column };
  }
};

/** Reads the record of a game; its form is checked here, its moves when it is played back. */
export const readRecord = (path: string): GameRecord | RecordFault => {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    return { fault: "unreadable", message: (error as Error).message };
  }
  const outcome = parsed(text);
  if ("fault" in outcome) return outcome;
  const read = parseRecord(outcome.value);
  if ("fault" in read) {
    if (read.fault === "unknownField") return { fault: "unknownField" };
    const field = FIELDS[read.fault];
    return { fault: "shape", where: read.entry === null ? field : `${field}[${read.entry - 1}]` };
  }
  const { rules } = read.record;
  return rules === RULES_VERSION ? read.record : { fault: "rules", rules };
};

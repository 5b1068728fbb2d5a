import { readFileSync } from "node:fs";
import { type Entry, type GameRecord, isSeed, RULES_VERSION, seatsOf, VARIANTS } from "@maria/rules";
import { jsonFault } from "../pack/jsonFault.ts";
import { isAction } from "./actionShape.ts";

/** Why a file is not the record of a game that can be played back here. */
export type RecordFault =
  | { readonly fault: "unreadable"; readonly message: string }
  | { readonly fault: "notJson"; readonly line: number; readonly column: number }
  | { readonly fault: "shape"; readonly where: string }
  | { readonly fault: "rules"; readonly rules: number };

const shapeFault = (where: string): RecordFault => ({ fault: "shape", where });

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const optionsFault = (options: unknown): RecordFault | null => {
  if (!isFields(options)) return shapeFault("options");
  const variants: readonly unknown[] = VARIANTS;
  if (!variants.includes(options.variant)) return shapeFault("options.variant");
  if (options.players !== 2 && options.players !== 3) return shapeFault("options.players");
  const { politicalOption } = options;
  const isSound = politicalOption === false || (politicalOption === true && options.variant === "advanced");
  return isSound ? null : shapeFault("options.politicalOption");
};

const entriesFault = (record: GameRecord): RecordFault | null => {
  if (!Array.isArray(record.entries)) return shapeFault("entries");
  const seats = seatsOf(record.options);
  for (const [index, entry] of (record.entries as readonly Entry[]).entries()) {
    if (!isFields(entry) || !seats.includes(entry.seat)) return shapeFault(`entries[${index}].seat`);
    if (!isAction(entry.action) && entry.action?.type !== "takeBack")
      return shapeFault(`entries[${index}].action`);
  }
  return null;
};

const recordFault = (value: unknown): RecordFault | null => {
  if (!isFields(value)) return shapeFault("record");
  if (typeof value.rules !== "number") return shapeFault("rules");
  if (value.rules !== RULES_VERSION) return { fault: "rules", rules: value.rules };
  if (typeof value.pack !== "string") return shapeFault("pack");
  if (typeof value.seed !== "string" || !isSeed(value.seed)) return shapeFault("seed");
  return optionsFault(value.options) ?? entriesFault(value as unknown as GameRecord);
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
  return recordFault(outcome.value) ?? (outcome.value as GameRecord);
};

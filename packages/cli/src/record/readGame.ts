import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { RecordFault as ShapeFault } from "@maria/rules/authority";
import { type GameFile, parseGameFile } from "@maria/table";
import { jsonFault } from "../pack/jsonFault.ts";

/** Why a file holds no game. */
export type FileFault =
  | { readonly fault: "unreadable"; readonly message: string }
  | { readonly fault: "notJson"; readonly line: number; readonly column: number }
  | { readonly fault: "shape"; readonly where: string }
  | { readonly fault: "unknownField" };

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

/** Reads a game's file or a bare record; the form is checked here, the moves when it is played back. */
export const readGame = (path: string): GameFile | FileFault => {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    return { fault: "unreadable", message: (error as Error).message };
  }
  const read = parseGameFile(text, basename(path, ".json"));
  if (!("fault" in read)) return read;
  if (read.fault !== "notAGame") {
    const { line, column } = jsonFault(text) ?? { line: 1, column: 1 };
    return { fault: "notJson", line, column };
  }
  if (read.what === "unknownField") return { fault: "unknownField" };
  const field = FIELDS[read.what];
  return { fault: "shape", where: read.entry === null ? field : `${field}[${read.entry - 1}]` };
};

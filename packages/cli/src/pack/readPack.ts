import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PackData } from "@maria/rules";
import { checkPack, type PackProblem, packNotes } from "@maria/rules/authority";
import { jsonFault } from "./jsonFault.ts";
import { schemaProblems } from "./schema.ts";

const PARTS = ["board", "armies", "politics", "geography"] as const;

interface PartRead {
  readonly content?: unknown;
  readonly problems: readonly PackProblem[];
}

const readText = (path: string): string | NodeJS.ErrnoException => {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
};

const notJson = (text: string): string => {
  const fault = jsonFault(text);
  if (!fault) return "this is not JSON";
  return `this is not JSON: in line ${fault.line}, column ${fault.column}, ${fault.expected} was expected`;
};

const readPart = (dir: string, file: string): PartRead => {
  const text = readText(join(dir, file));
  if (typeof text !== "string") {
    const what =
      text.code === "ENOENT" ? `the file is missing in ${dir}` : `the file cannot be read: ${text.message}`;
    return { problems: [{ where: file, what }] };
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { problems: [{ where: file, what: notJson(text) }] };
  }
  return { content, problems: schemaProblems(file, content) };
};

/**
 * Reads a component pack from its directory.
 *
 * `data` is there only if nothing is wrong: otherwise `problems` holds everything that was found in all of the
 * files, the form of each first and then what the rules demand. `notes` say what is allowed but worth knowing.
 */
export const readPack = (
  dir: string,
): { data?: PackData; problems: PackProblem[]; notes: readonly PackProblem[] } => {
  const parts = PARTS.map((part) => readPart(dir, `${part}.json`));
  const problems = parts.flatMap((part) => part.problems);
  // Without one of the files the rules could only complain about its absence, once for every rule.
  if (!parts.every((part) => "content" in part)) return { problems, notes: [] };
  const data = Object.fromEntries(
    PARTS.map((part, index) => [part, parts[index]?.content]),
  ) as unknown as PackData;
  const reported = new Set(problems.map((problem) => problem.where));
  // A place with a wrong form has been named already.
  problems.push(...checkPack(data).filter((problem) => !reported.has(problem.where)));
  return problems.length === 0 ? { data, problems, notes: packNotes(data) } : { problems, notes: [] };
};

import { CLAUSES_OF_TERMS } from "./terms.ts";

/** A word of the printed rulebooks in each language, null where a rulebook has none, and the clauses that explain it. */
export interface Term {
  readonly en: string | null;
  readonly de: string | null;
  readonly fr: string | null;
  readonly clauses: readonly string[];
}

/** The words that belong together, in the order of the rules. */
export type Glossary = readonly (readonly Term[])[];

const CHAPTER = /^## \d+ /;
const PART = /^### \d+\.\d+ /;
const HEAD_OF_TABLE = /^\| (English|-)/;

/** What the page writes otherwise than the prints do: quotation marks, blanks in them, slips of the French one, what has two names. */
const CUSTOMS: readonly (readonly [RegExp, string])[] = [
  [/'/g, "’"],
  [/"([^"]+)"/g, "“$1”"],
  [/«Ostpreussen»/g, "«Prusse-Orientale»"],
  [/«([^»]+)»/g, "«\u00a0$1\u00a0»"],
  [/Election/g, "Élection"],
  [/Bohème/g, "Bohême"],
  [/tactical cards/g, "Tactical Cards"],
];

const tidy = (cell: string): string | null =>
  cell === "–" ? null : CUSTOMS.reduce((text, [found, written]) => text.replace(found, written), cell);

/** Names that are the same everywhere stand there to say so, and those in brackets are in one rulebook alone. */
const isWord = ([en = "", de]: readonly string[]): boolean => de !== "same" && !en.startsWith("(");

/** Reads the tables of the glossary in docs/rules/rules.md: English, German, French. */
export const parseGlossary = (law: string): Glossary => {
  const parts: Term[][] = [];
  let inside = false;
  for (const line of law.split("\n")) {
    if (CHAPTER.test(line)) inside = line.endsWith(" glossary");
    else if (inside && PART.test(line)) parts.push([]);
    else if (inside && line.startsWith("| ") && !HEAD_OF_TABLE.test(line)) {
      const row = line
        .split("|")
        .slice(1, 4)
        .map((cell) => cell.trim());
      const [en = "", de = "", fr = ""] = row;
      if (isWord(row))
        parts.at(-1)?.push({ en: tidy(en), de: tidy(de), fr: tidy(fr), clauses: CLAUSES_OF_TERMS[en] ?? [] });
    }
  }
  return parts;
};

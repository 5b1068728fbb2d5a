import { readdirSync, readFileSync } from "node:fs";
import { type Chapter, type Clause, parseChapter } from "../../reference/parse.ts";

/** The chapters of the rules reference in a language, as the page shows them. */
export const chaptersIn = (language: string): Chapter[] => {
  const folder = new URL(`../../../../docs/rules/reference/${language}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => parseChapter(readFileSync(new URL(name, folder), "utf8")));
};

export const clausesIn = (language: string): Clause[] =>
  chaptersIn(language).flatMap(({ sections }) => sections.flatMap(({ clauses }) => clauses));

import type { Chapter, Clause } from "../../reference/parse.ts";
import { hasAll, wordsOf } from "./inline.ts";

export const SCOPES = ["every", "introductory", "advanced", "option", "silesia-gambit"] as const;
export type Scope = (typeof SCOPES)[number];

/** The tags of clauses that hold in a game; "2p" comes on top when two people play. */
const TAGS_OF: { readonly [Name in Exclude<Scope, "every">]: readonly string[] } = {
  introductory: ["all", "intro"],
  advanced: ["all", "adv"],
  option: ["all", "adv", "option"],
  "silesia-gambit": ["all", "gambit"],
};

/** Tags of variants are alternatives; "2p" narrows them to the game for two. */
export const holdsIn = (tags: readonly string[], scope: Scope, twoPlayers: boolean): boolean => {
  if (scope === "every") return true;
  if (tags.includes("2p") && !twoPlayers) return false;
  const variants = tags.filter((tag) => tag !== "2p");
  return variants.length === 0 || variants.some((tag) => TAGS_OF[scope].includes(tag));
};

export interface Selection {
  readonly query: string;
  readonly scope: Scope;
  readonly twoPlayers: boolean;
}

const clausesOf = (chapters: readonly Chapter[]): Clause[] =>
  chapters.flatMap(({ sections }) => sections.flatMap(({ clauses }) => clauses));

export const countClauses = (chapters: readonly Chapter[]): number => clausesOf(chapters).length;
export const idsOf = (chapters: readonly Chapter[]): ReadonlySet<string> =>
  new Set(clausesOf(chapters).map(({ id }) => id));

/** The chapters with the clauses that are asked for; what has nothing left is left out. */
export const selected = (
  chapters: readonly Chapter[],
  { query, scope, twoPlayers }: Selection,
): Chapter[] => {
  const words = wordsOf(query);
  const isWanted = ({ id, tags, text }: Clause): boolean =>
    holdsIn(tags, scope, twoPlayers) && hasAll(`${id} ${text}`, words);
  return chapters
    .map(({ title, sections }) => ({
      title,
      sections: sections
        .filter(
          ({ clauses }) =>
            clauses.length === 0 || clauses.some(({ tags }) => holdsIn(tags, scope, twoPlayers)),
        )
        .map((section) => ({
          ...section,
          clauses: section.clauses.filter(isWanted),
          remarks: section.remarks.filter((remark) => hasAll(remark, words)),
        }))
        .filter(({ clauses, remarks }) => clauses.length + remarks.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
};

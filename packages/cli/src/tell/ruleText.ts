import { readFileSync } from "node:fs";

/** The same number of steps from packages/cli/src/tell and from packages/cli/dist/tell. */
const RULES = new URL("../../../../docs/rules/rules.md", import.meta.url);

export interface RuleText {
  readonly id: string;
  readonly text: string;
}

const cellsOf = (row: string): string =>
  row
    .split("|")
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "")
    .join(" · ");

const plain = (text: string): string => text.replaceAll("**", "").replace(/\b_|_\b/g, "");

const readRules = (): ReadonlyMap<string, string> => {
  const rules = new Map<string, string>();
  for (const line of readFileSync(RULES, "utf8").split("\n")) {
    const bullet = /^- \*\*([A-Z]{3}-\d+)\*\* (.*)$/.exec(line);
    const row = /^\| \*\*([A-Z]{3}-\d+)\*\* \|(.*)$/.exec(line);
    if (bullet) rules.set(bullet[1] as string, plain(bullet[2] as string));
    else if (row) rules.set(row[1] as string, plain(cellsOf(row[2] as string)));
  }
  return rules;
};

let rules: ReadonlyMap<string, string> | null = null;

/** What docs/rules/rules.md says under an id; "mov 5" will do for MOV-05. */
export const ruleText = (asked: string): RuleText | null => {
  rules ??= readRules();
  const match = /^\s*([a-z]{3})[\s-]*(\d+)\s*$/i.exec(asked);
  if (!match) return null;
  const id = `${(match[1] as string).toUpperCase()}-${(match[2] as string).padStart(2, "0")}`;
  const text = rules.get(id);
  return text === undefined ? null : { id, text };
};

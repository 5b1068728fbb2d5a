import { AT_RULES, NESTING, PROPERTIES, SELECTORS, VALUES } from "./newStyle.ts";
import { isTooNew, type Since } from "./oldest.ts";

/** A rule as it is written: what stands before the brace, its own declarations, and what it lies in. */
interface Rule {
  readonly prelude: string;
  readonly declarations: string[];
  readonly parent: Rule | null;
}

const isAtRule = ({ prelude }: Rule): boolean => prelude.startsWith("@");

/** Comments, strings and addresses can hold anything and mean nothing here. */
const withoutTexts = (css: string): string =>
  css.replace(
    /\/\*[\s\S]*?\*\/|url\((?!\s*["'])[^)]*\)|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'/g,
    '""',
  );

const rulesIn = (css: string): Rule[] => {
  const sheet: Rule = { prelude: "@", declarations: [], parent: null };
  const rules = [sheet];
  let open = sheet;
  for (const [, text = "", end] of withoutTexts(css).matchAll(/([^{};]*)([{};]|$)/g)) {
    const written = text.trim();
    if (end === "{") {
      open = { prelude: written, declarations: [], parent: open };
      rules.push(open);
    } else {
      if (written !== "") open.declarations.push(written);
      if (end === "}") open = open.parent ?? sheet;
    }
  }
  return rules;
};

const known = (table: Readonly<Record<string, Since>>, name: string): boolean => {
  const since = Object.hasOwn(table, name) ? table[name] : undefined;
  return since === undefined || !isTooNew(since);
};

const faultsOfDeclaration = (declaration: string, beside: readonly string[]): string[] => {
  const at = declaration.indexOf(":");
  if (at < 0) return [];
  const property = declaration.slice(0, at).trim();
  const isTwinned = beside.some((other) => other.startsWith(`-webkit-${property}:`));
  const faults = known(PROPERTIES, property) || isTwinned ? [] : [`${property} is too new`];
  const value = declaration.slice(at + 1);
  return faults.concat(
    VALUES.filter(([pattern, , since]) => isTooNew(since) && pattern.test(value)).map(
      ([, name]) => `${name} is too new`,
    ),
  );
};

const faultsOfRule = (rule: Rule): string[] => {
  const { prelude, declarations, parent } = rule;
  const faults = declarations.flatMap((declaration) => faultsOfDeclaration(declaration, declarations));
  if (isAtRule(rule)) {
    const name = /^@([-\w]*)/.exec(prelude)?.[1] ?? "";
    return known(AT_RULES, name) ? faults : [...faults, `@${name} is too new`];
  }
  const isNested = prelude.includes("&") || (parent !== null && !isAtRule(parent));
  if (isNested && isTooNew(NESTING)) faults.push(`${prelude} lies in another rule, which is too new`);
  const lacking = Object.keys(SELECTORS).filter(
    (selector) => prelude.includes(selector) && !known(SELECTORS, selector),
  );
  return faults.concat(lacking.map((selector) => `${prelude}: ${selector} is too new`));
};

/** What in a built style sheet one of the oldest browsers would drop, as far as names can tell. */
export const styleFaults = (css: string): string[] => rulesIn(css).flatMap(faultsOfRule);

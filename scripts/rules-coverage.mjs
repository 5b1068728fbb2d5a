// Which rules have a test: every id of docs/rules/rules.md in scope must stand in the title of at least one test.
//
//   node scripts/rules-coverage.mjs [--scope introductory|all] [--json] [--missing]
//
// Ends with 1 if an id is without a test, if a title cites an id that does not exist, or if an exclusion does.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { testTitles } from "./test-titles.mjs";

/** To be raised to "all" with the advanced game. */
const DEFAULT_SCOPE = "all";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const RULES = "docs/rules/rules.md";
const EXCLUSIONS = "docs/rules/coverage-exclusions.json";

/** In these tables a sentence below gives the tag of all rows. */
const TAGS_OF_ROWS = { CRD: ["adv"] };
/** Looks like a rule id and is none. */
const NOT_AREAS = ["UTF", "ISO", "SHA"];

const tagsIn = (text) => [...text.matchAll(/\[([a-z0-9]+)\]/g)].map(([, tag]) => tag);
const areaOf = (id) => id.slice(0, 3);

/** Every id that rules.md defines, in its order, with its scope tags. */
const definedRules = (markdown) => {
  const rules = [];
  let headingTags = [];
  for (const line of markdown.split("\n")) {
    if (line.startsWith("#")) headingTags = tagsIn(/(?:\[[a-z0-9]+\])+\s*$/.exec(line)?.[0] ?? "");
    const bullet = /^- \*\*([A-Z]{3}-\d+)\*\* ?((?:\[[a-z0-9]+\])*)/.exec(line);
    if (bullet) rules.push({ id: bullet[1], tags: tagsIn(bullet[2]) });
    const row = /^\| \*\*([A-Z]{3}-\d+)\*\* \|([^|]*)/.exec(line);
    if (row) {
      const ownTags = /^\s*(?:\[[a-z0-9]+\])+\s*$/.test(row[2]) ? tagsIn(row[2]) : [];
      const tags =
        [ownTags, headingTags, TAGS_OF_ROWS[areaOf(row[1])] ?? []].find((list) => list.length > 0) ?? [];
      rules.push({ id: row[1], tags });
    }
  }
  return rules;
};

/** A rule without any tag is in every scope, so that none is lost by a slip. */
const SCOPES = {
  introductory: ({ tags }) => tags.length === 0 || tags.includes("all") || tags.includes("intro"),
  all: () => true,
};

const filesUnder = (directory, ending) =>
  existsSync(join(ROOT, directory))
    ? readdirSync(join(ROOT, directory), { recursive: true })
        .map((name) => join(directory, name))
        .filter((name) => name.endsWith(ending) && !name.split(sep).includes("node_modules"))
    : [];

const testFiles = () =>
  [
    ...readdirSync(join(ROOT, "packages")).flatMap((name) =>
      filesUnder(join("packages", name, "test"), ".test.ts"),
    ),
    ...filesUnder("e2e", ".ts"),
  ].sort();

/** By id, the tests whose titles cite it. */
const citations = () => {
  const cited = new Map();
  for (const file of testFiles())
    for (const title of testTitles(readFileSync(join(ROOT, file), "utf8")))
      for (const id of new Set(title.match(/\b[A-Z]{3}-\d+\b/g))) {
        if (NOT_AREAS.includes(areaOf(id))) continue;
        cited.set(id, [...(cited.get(id) ?? []), { file: file.split(sep).join("/"), title }]);
      }
  return cited;
};

const survey = (scope) => {
  const defined = definedRules(readFileSync(join(ROOT, RULES), "utf8"));
  const exclusions = JSON.parse(readFileSync(join(ROOT, EXCLUSIONS), "utf8"));
  const cited = citations();
  const known = new Set(defined.map(({ id }) => id));
  const areas = new Set(defined.map(({ id }) => areaOf(id)));
  const isExcluded = (id) => Object.hasOwn(exclusions, id) || Object.hasOwn(exclusions, areaOf(id));
  const rules = defined
    .filter((rule) => SCOPES[scope](rule) && !isExcluded(rule.id))
    .map((rule) => ({ ...rule, tests: cited.get(rule.id) ?? [] }));
  const twice = defined.filter(({ id }, index) => defined.findIndex((other) => other.id === id) !== index);
  const faults = [
    ...twice.map(({ id }) => `${RULES} defines ${id} twice`),
    ...Object.keys(exclusions)
      .filter((name) => !known.has(name) && !areas.has(name))
      .map((name) => `${EXCLUSIONS} names ${name}, which ${RULES} does not define`),
    ...[...cited]
      .filter(([id]) => !known.has(id))
      .flatMap(([id, tests]) =>
        tests.map(({ file, title }) => `${file} cites ${id}, which ${RULES} does not define: ${title}`),
      ),
  ];
  return { scope, rules, faults };
};

const summary = (rules) => {
  const covered = rules.filter(({ tests }) => tests.length > 0).length;
  return { covered, total: rules.length };
};

const byArea = (rules) => {
  const areas = new Map();
  for (const rule of rules) areas.set(areaOf(rule.id), [...(areas.get(areaOf(rule.id)) ?? []), rule]);
  return [...areas];
};

const print = ({ scope, rules, faults }, onlyMissing) => {
  const areas = byArea(rules);
  if (!onlyMissing)
    for (const [area, own] of areas) {
      const { covered, total } = summary(own);
      console.log(`${area}  ${covered}/${total}`);
    }
  for (const [, own] of areas)
    for (const { id, tests } of own) {
      if (tests.length === 0) console.log(`${id}  MISSING`);
      else if (!onlyMissing) for (const { file, title } of tests) console.log(`${id}  ${file}: ${title}`);
    }
  for (const fault of faults) console.log(`FAULT  ${fault}`);
  const { covered, total } = summary(rules);
  console.log(`${covered} of ${total} ids in scope covered (${scope})`);
};

const main = () => {
  const { values } = parseArgs({
    options: {
      scope: { type: "string", default: DEFAULT_SCOPE },
      json: { type: "boolean", default: false },
      missing: { type: "boolean", default: false },
    },
  });
  if (!Object.hasOwn(SCOPES, values.scope)) {
    console.error(`--scope must be one of ${Object.keys(SCOPES).join(", ")}`);
    return 2;
  }
  const found = survey(values.scope);
  const { covered, total } = summary(found.rules);
  if (values.json) {
    const areas = Object.fromEntries(byArea(found.rules).map(([area, own]) => [area, summary(own)]));
    const rules = values.missing ? found.rules.filter(({ tests }) => tests.length === 0) : found.rules;
    console.log(
      JSON.stringify({ scope: found.scope, covered, total, areas, rules, faults: found.faults }, null, 2),
    );
  } else print(found, values.missing);
  return covered === total && found.faults.length === 0 ? 0 : 1;
};

process.exitCode = main();

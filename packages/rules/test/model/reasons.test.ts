import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const src = fileURLToPath(new URL("../../src/", import.meta.url));

const textOf = (file: string): string => readFileSync(join(src, file), "utf8");

/** The reasons as model/rule.ts lists them. */
const reasonsIn = (text: string): string[] => {
  const listed = /export type Reason =((?:\s*\| "\w+")+);/.exec(text)?.[1] ?? "";
  return [...listed.matchAll(/"(\w+)"/g)].map(([, reason]) => reason as string);
};

test("every reason for a refusal is given somewhere", () => {
  const reasons = reasonsIn(textOf("model/rule.ts"));
  expect(reasons.length).toBeGreaterThan(80);
  const rules = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(join("model", "rule.ts")))
    .map(textOf)
    .join("\n");
  expect(reasons.filter((reason) => !rules.includes(`"${reason}"`))).toEqual([]);
});

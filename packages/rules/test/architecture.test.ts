import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const packages = fileURLToPath(new URL("../../", import.meta.url));

const sourcesOf = (name: string): { file: string; text: string }[] =>
  readdirSync(join(packages, name, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(packages, name, "src", file), "utf8") }));

const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"\s]+)"/g)].map((match) => match[1] as string);

/** What each package may import besides its own files. Nothing imports upwards or sideways otherwise. */
const ALLOWED: Readonly<Record<string, readonly RegExp[]>> = {
  rules: [],
  bots: [/^@maria\/rules$/],
  tell: [/^@maria\/rules$/],
  table: [/^@maria\/(rules|bots)$/],
  cli: [
    /^@maria\/(rules|bots|tell|table)$/,
    /^@maria\/rules\/stored$/,
    /^@maria\/tell\/messages\/\w+$/,
    /^node:/,
    /^ajv\b/,
    /^(vite|playwright-core)$/,
  ],
  web: [
    /^@maria\/(rules|bots|tell|table)$/,
    /^@maria\/tell\/messages\/\w+$/,
    /^svelte(\/|$)/,
    /^idb$/,
    /^@fontsource-variable\//,
    /^virtual:(board-scene$|rules-reference\/)/,
  ],
};

describe("the rooms of the house", () => {
  for (const [name, allowed] of Object.entries(ALLOWED))
    test(`${name} imports only what it may`, () => {
      const sources = sourcesOf(name);
      expect(sources.length).toBeGreaterThan(0);
      for (const { file, text } of sources)
        for (const imported of importsOf(text)) {
          const own = imported.startsWith("./") || imported.startsWith("../");
          expect(
            own || allowed.some((pattern) => pattern.test(imported)),
            `${name}/${file} imports ${imported}`,
          ).toBe(true);
        }
    });

  test("the rules know no clock, no chance of their own, no input and no output", () => {
    for (const { file, text } of sourcesOf("rules"))
      expect(text, file).not.toMatch(
        /Math\.random|Date\b|performance\.|console\.|process\.|globalThis|setTimeout|fetch\(/,
      );
  });

  test("the board knows pixels and gestures, nothing of the game", () => {
    for (const { file, text } of sourcesOf("web").filter((source) => source.file.startsWith("board")))
      for (const imported of text.matchAll(/import (?!type )[^;]*?from "(@maria\/[^"]+)"/g))
        expect.fail(`${file} imports ${imported[1]}`);
  });

  test("no source file is longer than 450 lines", () => {
    for (const name of Object.keys(ALLOWED))
      for (const { file, text } of sourcesOf(name)) {
        const isMessages = /^(messages|language)\//.test(file);
        expect(isMessages || text.split("\n").length <= 450, `${name}/${file}`).toBe(true);
      }
  });
});

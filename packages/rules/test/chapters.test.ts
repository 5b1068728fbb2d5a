import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const src = fileURLToPath(new URL("../src/", import.meta.url));
const tests = fileURLToPath(new URL(".", import.meta.url));

interface Source {
  readonly file: string;
  readonly text: string;
}

const sources = (): Source[] =>
  readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => ({ file: file.replaceAll("\\", "/"), text: readFileSync(join(src, file), "utf8") }));

/** The folder a file stands in; null for the package's entries, which may import everything. */
const chapterOf = (file: string): string | null =>
  file.includes("/") ? (file.split("/")[0] as string) : null;

/** By chapter, the chapters it imports, each with one file that does. */
const importsBetween = (files: readonly Source[]): Map<string, Map<string, string>> => {
  const found = new Map<string, Map<string, string>>();
  for (const { file, text } of files) {
    const from = chapterOf(file);
    if (from === null) continue;
    const imported = found.get(from) ?? new Map<string, string>();
    found.set(from, imported);
    for (const [, path] of text.matchAll(/from "(\.[^"]+)"/g)) {
      const to = chapterOf(normalize(join(dirname(file), path as string)).replaceAll("\\", "/"));
      if (to !== null && to !== from) imported.set(to, `${file} imports ${path}`);
    }
  }
  return found;
};

/** The chapters from which one comes back to where one began, with the files that lead there; empty if there are none. */
const cyclesIn = (files: readonly Source[]): string[] => {
  const left = importsBetween(files);
  for (;;) {
    const free = [...left].filter(([, imported]) => [...imported.keys()].every((to) => !left.has(to)));
    if (free.length === 0) break;
    for (const [chapter] of free) left.delete(chapter);
  }
  return [...left].flatMap(([, imported]) =>
    [...imported].flatMap(([to, how]) => (left.has(to) ? [how] : [])),
  );
};

test("the chapters form no cycle", () => {
  expect(importsBetween(sources()).size).toBeGreaterThan(15);
  expect(cyclesIn(sources())).toEqual([]);
});

test("a cycle over three chapters is found, with the files that make it", () => {
  const planted: Source[] = [
    { file: "supply/supply.ts", text: 'import { a } from "../saxony/saxony.ts";' },
    { file: "saxony/saxony.ts", text: 'import { b } from "../hussars/hussars.ts";' },
    { file: "hussars/hussars.ts", text: 'import type { C } from "../supply/supplyPath.ts";' },
    { file: "winter/winter.ts", text: 'import { a } from "../supply/supply.ts";' },
    { file: "model/ids.ts", text: "" },
  ];
  expect(cyclesIn(planted)).toEqual([
    "supply/supply.ts imports ../saxony/saxony.ts",
    "saxony/saxony.ts imports ../hussars/hussars.ts",
    "hussars/hussars.ts imports ../supply/supplyPath.ts",
    "winter/winter.ts imports ../supply/supply.ts",
  ]);
  expect(cyclesIn(planted.slice(1))).toEqual([]);
});

test("the model asks nothing of the game, and tests stand in the chapters of what they test", () => {
  const chapters = new Set(sources().map(({ file }) => chapterOf(file)));
  expect([...(importsBetween(sources()).get("model")?.keys() ?? [])].filter((to) => to !== "tools")).toEqual(
    [],
  );
  for (const entry of readdirSync(tests, { withFileTypes: true }))
    if (entry.isDirectory() && !["support", "fixtures", "golden"].includes(entry.name))
      expect(chapters, entry.name).toContain(entry.name);
});

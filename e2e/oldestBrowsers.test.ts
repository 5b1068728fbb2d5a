import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OLDEST } from "../packages/web/browsers/oldest.ts";
import { scriptFaults } from "../packages/web/browsers/scriptFaults.ts";
import { styleFaults } from "../packages/web/browsers/styleFaults.ts";

const PAGE = new URL("../packages/web/dist/", import.meta.url);
const built = readdirSync(PAGE, { recursive: true, encoding: "utf8" }).map((name) =>
  name.replaceAll("\\", "/"),
);
const textOf = (name: string): string => readFileSync(new URL(name, PAGE), "utf8");

test("every script of the built page, of its worker and its service worker can run in the oldest browsers", () => {
  const scripts = built.filter((name) => name.endsWith(".js"));
  expect(scripts.filter((name) => /^assets\/table-worker-/.test(name))).toHaveLength(1);
  expect(scripts).toContain("service-worker.js");
  expect(scripts.length).toBeGreaterThan(10);
  // A service worker is registered, and a passkey asked for, under https and on localhost only.
  const secure = /^(service-worker|assets\/ceremonies-[\w-]+)\.js$/;
  expect(scripts.filter((name) => secure.test(name))).toHaveLength(2);
  const contextOf = (name: string) => (secure.test(name) ? "secure" : "anywhere");
  for (const name of scripts) expect(scriptFaults(textOf(name), contextOf(name)), name).toEqual([]);
});

test("every style sheet of the built page is understood by the oldest browsers", () => {
  const sheets = built.filter((name) => name.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(5);
  for (const name of sheets) expect(styleFaults(textOf(name)), name).toEqual([]);
});

test("README names the oldest browsers the page is built for", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  for (const [browser, version] of Object.entries(OLDEST))
    expect(readme.toLowerCase()).toContain(`${browser} ${version}`);
});

import { expect, test } from "vitest";
import { scriptFaults } from "../../browsers/scriptFaults.ts";

test("a script that waits at the top level is found; one that waits in a function is not", () => {
  expect(scriptFaults("const texts = await import('./en.js');")).toEqual(["an await at the top level"]);
  expect(scriptFaults("for await (const file of files) read(file);")).toEqual(["an await at the top level"]);
  expect(scriptFaults("const begin = async () => { await import('./en.js'); }; begin();")).toEqual([]);
  expect(
    scriptFaults("class Page { async begin() { for await (const file of files) read(file); } }"),
  ).toEqual([]);
});

test("syntax the oldest browsers cannot read is found", () => {
  for (const code of [
    "const word = /[\\p{L}--q]/v;",
    "import pack from './pack.json' with { type: 'json' };",
    "@sealed class Page {}",
    "using file = open();",
  ])
    expect(scriptFaults(code), code).toHaveLength(1);
  expect(
    scriptFaults("class Page { static { this.#open = 1 } static #open; has(it) { return #open in it } }"),
  ).toEqual([]);
});

test("what the oldest browsers do not have is found, however it is written", () => {
  for (const code of [
    "const byPower = Object.groupBy(pieces, powerOf);",
    "const { promise } = globalThis.Promise.withResolvers();",
    "const all = first.isSubsetOf(second);",
    "const names = cities.values().map(nameOf);",
    "requestIdleCallback(draw);",
    "const parts = new Intl.Segmenter('de');",
    "menu['showPopover']();",
    "if (piece.checkVisibility()) tap(piece);",
    "const template = '<div popover id=\"menu\"></div>';",
    "const template = `<div><p popover></p></div>`;",
  ])
    expect(scriptFaults(code), code).toHaveLength(1);
  for (const code of [
    "const sorted = pieces.toSorted(byRank).findLast(isOnBoard);",
    "const names = Object.values(cities).map(nameOf);",
    "const names = [...cities.values()].map(nameOf);",
    "const Segmenter = 'Intl.Segmenter';",
    "const template = '<p>the popover of the day</p>';",
  ])
    expect(scriptFaults(code), code).toEqual([]);
});

test("what exists only under https is found, unless the script asks for it first or runs only there", () => {
  const uses = [
    "const id = crypto.randomUUID();",
    "const copy = (text) => navigator.clipboard.writeText(text);",
    "navigator.serviceWorker.register('worker.js');",
    "caches.open('maria');",
  ];
  for (const code of uses) {
    expect(scriptFaults(code), code).toHaveLength(1);
    expect(scriptFaults(code, "secure"), code).toEqual([]);
  }
  for (const code of [
    "const keep = () => { if ('serviceWorker' in navigator) navigator.serviceWorker.register('worker.js'); };",
    "const keep = () => { if (!(`serviceWorker` in navigator)) return; navigator.serviceWorker.register('worker.js'); };",
    "const copy = (text) => navigator.clipboard?.writeText(text);",
    "const copy = (text) => { if (navigator.clipboard) navigator.clipboard.writeText(text); };",
    "const id = () => typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : other();",
    "const bytes = crypto.getRandomValues(new Uint8Array(16));",
  ])
    expect(scriptFaults(code), code).toEqual([]);
});

test("a question asked in one function is no answer for another", () => {
  const code = "const can = () => 'share' in navigator; const share = () => navigator.share({});";
  expect(scriptFaults(code)).toEqual(["navigator.share exists only under https"]);
});

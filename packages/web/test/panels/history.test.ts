import { expect, test } from "vitest";
import { testLanguageFiles } from "../../../tell/test/support/languageFiles.ts";
import { hasHistory, historyOf } from "../../src/history/generals.ts";
import { history as de } from "../../src/language/history/de.ts";
import { history as en } from "../../src/language/history/en.ts";
import { history as fr } from "../../src/language/history/fr.ts";
import { historical } from "../support/historical.ts";

testLanguageFiles({ source: new URL("../../src/", import.meta.url), folder: "language", en, de, fr });

test("something is told of every general of the historical pack, and of no other", async () => {
  const names = historical.generals.map(({ name }) => name);
  expect(names.filter((name) => !hasHistory(name))).toEqual([]);
  const told = await Promise.all(names.map((name) => historyOf(name, "en")));
  expect(new Set(told).size).toBe(Object.keys(en).length);
  expect(hasHistory("Wallenstein")).toBe(false);
});

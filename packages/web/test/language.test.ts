// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { momentIn } from "../src/language/dates.ts";
import { historical } from "./support/historical.ts";

const KEY = "maria-language";

/** The language a page begins with, for a browser that likes these. */
const begun = async (stored: string | null, ...liked: readonly string[]) => {
  if (stored === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, stored);
  vi.spyOn(navigator, "languages", "get").mockReturnValue([...liked]);
  vi.resetModules();
  const { language } = await import("../src/language/language.svelte.ts");
  await language.begin();
  return language;
};

beforeEach(() => {
  vi.restoreAllMocks();
});

test.each<[string | null, readonly string[], string]>([
  ["fr", ["de-DE"], "fr"],
  [null, ["it-IT", "de-AT", "fr"], "de"],
  [null, ["fr-CA", "de"], "fr"],
  ["xx", ["de"], "de"],
  [null, ["it", "es"], "en"],
  [null, [], "en"],
])("chosen before: %s, the browser likes %j: %s", async (stored, liked, spoken) => {
  const language = await begun(stored, ...liked);
  expect([language.current, document.documentElement.lang]).toEqual([spoken, spoken]);
});

test("one that is chosen is spoken at once and remembered", async () => {
  const language = await begun(null, "en");
  expect(language.say("frame.cancel")).toBe("Cancel");
  await language.choose("de");
  expect(language.say("frame.cancel")).toBe("Abbrechen");
  expect([language.current, document.documentElement.lang, localStorage.getItem(KEY)]).toEqual([
    "de",
    "de",
    "de",
  ]);
});

test("there are words once the pack is known, in the language spoken", async () => {
  const language = await begun("fr");
  expect(() => language.words).toThrow("no component pack");
  language.speakOf(historical);
  expect([language.words.language, language.words.pack]).toEqual(["fr", historical]);
  vi.resetModules();
  const { language: silent } = await import("../src/language/language.svelte.ts");
  silent.speakOf(historical);
  expect(() => silent.say).toThrow("no language");
  expect(() => silent.words).toThrow("no component pack");
});

test("a moment is written in the language of the page, in the manner of the browser's own country", () => {
  const moment = new Date(2026, 4, 4, 20, 15);
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr", "en-GB", "en-US"]);
  expect(momentIn("en", moment)).toBe("4 May 2026, 20:15");
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US", "en-GB"]);
  expect(momentIn("en", moment)).toMatch(/^May 4, 2026, 8:15\sPM$/);
  expect(momentIn("de", moment)).toBe("04.05.2026, 20:15");
});

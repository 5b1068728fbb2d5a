import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { de as tellingDe } from "@maria/tell/messages/de";
import { en as tellingEn } from "@maria/tell/messages/en";
import { fr as tellingFr } from "@maria/tell/messages/fr";
import { expect, test } from "vitest";
import { testSentences } from "../../tell/test/support/expectedSentences.ts";
import { testLanguageFiles } from "../../tell/test/support/languageFiles.ts";
import { LETTERS } from "../src/board/look.ts";
import { de } from "../src/language/de.ts";
import { en } from "../src/language/en.ts";
import { fr } from "../src/language/fr.ts";
import sentences from "./sentences.json" with { type: "json" };

type Texts = Readonly<Record<string, string>>;

const SOURCE = new URL("../src/", import.meta.url);

/** The page's own texts: those of @maria/tell have a test of their own. */
const ownOf = (all: Texts, telling: Texts): Texts =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !(key in telling)));
const own = ownOf(en, tellingEn);

testLanguageFiles({
  source: SOURCE,
  folder: "language",
  en: own,
  de: ownOf(de, tellingDe),
  fr: ownOf(fr, tellingFr),
  same: [
    "reference.tag.gambit",
    "panels.influence",
    "screens.variant.silesia-gambit",
    "screens.standing.winter",
    "screens.participant",
    "treaties.suggestions",
  ],
});

testSentences(sentences, { en, de, fr }, (key) => !(key in tellingEn));

const areas = readdirSync(new URL("language/en/", SOURCE)).map((file) => file.replace(/\.ts$/, ""));

test("no text of the page hides one of the telling: each key begins with the name of its file", async () => {
  const written = await Promise.all(
    areas.map(async (area): Promise<[string, Texts][]> => {
      const module: Readonly<Record<string, Texts>> = await import(`../src/language/en/${area}.ts`);
      return Object.entries(module);
    }),
  );
  const keys = written.flat().flatMap(([area, texts]) => Object.keys(texts).map((key) => ({ area, key })));
  expect(keys.filter(({ area, key }) => !key.startsWith(`${area}.`))).toEqual([]);
  expect(keys.map(({ key }) => key).sort()).toEqual(Object.keys(own).sort());
});

test("no file asks for a whole area of texts at once, which would hide the unused ones", () => {
  const folder = fileURLToPath(SOURCE);
  const asking = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .filter((name) => {
      const source = readFileSync(join(folder, name), "utf8");
      return areas.some((area) => source.includes(`\`${area}.\${`));
    });
  expect(asking).toEqual([]);
});

test.each(["en", "de", "fr"] as const)(
  "in %s a power has the same letter on its shield as on its pieces",
  (language) => {
    const texts: Texts = { en, de, fr }[language];
    for (const [power, letter] of Object.entries(LETTERS))
      expect(texts[`politics.letter.${power}`], power).toBe(letter);
  },
);

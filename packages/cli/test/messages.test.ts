import { en as telling } from "@maria/tell/messages/en";
import { expect, test } from "vitest";
import { testSentences } from "../../tell/test/support/expectedSentences.ts";
import { testLanguageFiles } from "../../tell/test/support/languageFiles.ts";
import { de } from "../src/messages/de.ts";
import { en } from "../src/messages/en.ts";
import { fr } from "../src/messages/fr.ts";
import { languageOf } from "../src/messages/messages.ts";
import sentences from "./sentences.json" with { type: "json" };

testLanguageFiles({
  source: new URL("../src/", import.meta.url),
  folder: "messages",
  en,
  de,
  fr,
  mayBeginWithBlank: /^(retreat\.|play\.help)/,
});

testSentences(sentences, { en, de, fr });

test("no text of the command line hides one of the telling", () => {
  expect(Object.keys(en).filter((key) => key in telling)).toEqual([]);
});

test("the language is found in the environment", () => {
  expect(languageOf({ LANG: "de_CH.UTF-8" })).toBe("de");
  expect(languageOf({ LC_ALL: "", LC_MESSAGES: "fr_BE", LANG: "de_DE" })).toBe("fr");
  expect(languageOf({ LANG: "C" })).toBe("en");
});

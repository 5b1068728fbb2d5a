import { describe, expect, test } from "vitest";
import { sayWith } from "../src/index.ts";
import { de } from "../src/messages/de.ts";
import { en } from "../src/messages/en.ts";
import { fr } from "../src/messages/fr.ts";
import sentences from "./sentences.json" with { type: "json" };
import { testSentences } from "./support/expectedSentences.ts";
import { testLanguageFiles } from "./support/languageFiles.ts";

testLanguageFiles({
  source: new URL("../src/", import.meta.url),
  folder: "messages",
  en,
  de,
  fr,
  same: ["seat.louis", "variant.silesia-gambit"],
});

testSentences(sentences, { en, de, fr });

test("every reason says what is wrong and what to do", () => {
  for (const messages of [en, de, fr])
    for (const [key, text] of Object.entries(messages))
      if (key.startsWith("reason.")) expect(text, key).toMatch(/^\p{Lu}.*\.$/su);
});

describe("saying something", () => {
  test("puts in what is named and chooses the number", () => {
    const say = sayWith<typeof en>("en", en);
    expect(say("part.giftTroops", { n: 1 })).toBe("1 troop");
    expect(say("part.giftTroops", { n: 0 })).toBe("0 troops");
    expect(sayWith<typeof en>("fr", fr)("part.giftTroops", { n: 0 })).toBe("0 troupe");
  });

  test("a sentence about an event begins with a capital", () => {
    const say = sayWith<typeof en>("fr", fr);
    expect(say("event.conquered", { power: "l’Autriche", city: "Prag" })).toBe("L’Autriche conquiert Prag.");
  });
});

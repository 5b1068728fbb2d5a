import { describe, expect, test } from "vitest";
import { actionText, counselTexts, reasonText } from "../src/counsel/index.ts";
import { de } from "../src/counsel/messages/de.ts";
import { en } from "../src/counsel/messages/en.ts";
import { fr } from "../src/counsel/messages/fr.ts";
import { LANGUAGES, sayWith, wordsFor } from "../src/index.ts";
import { de as tellingDe } from "../src/messages/de.ts";
import { en as tellingEn } from "../src/messages/en.ts";
import { fr as tellingFr } from "../src/messages/fr.ts";
import { historical } from "./support/games.ts";
import { testLanguageFiles } from "./support/languageFiles.ts";

testLanguageFiles({ source: new URL("../src/counsel/", import.meta.url), folder: "messages", en, de, fr });

const TELLING = { en: tellingEn, de: tellingDe, fr: tellingFr };

/** What advice says in each language, made with the names of the historical pack. */
const inAll = async (
  tell: (
    ...given: Parameters<typeof actionText> extends [infer W, infer S, ...unknown[]] ? [W, S] : never
  ) => string,
) =>
  Promise.all(
    LANGUAGES.map(async (language) => {
      const words = wordsFor(language, historical, sayWith<typeof tellingEn>(language, TELLING[language]));
      return tell(words, await counselTexts(language));
    }),
  );

const cityOf = (key: string) => {
  const city = historical.cityByKey.get(key);
  if (city === undefined) throw new Error(`no city ${key}`);
  return city;
};

describe("advice in words", () => {
  test("a march names the piece and where it ends, a force march that it is one", async () => {
    const [general] = historical.generals;
    if (general === undefined) throw new Error("no general");
    const march = { type: "march", piece: general.id, path: [cityOf("linz")], force: true } as const;
    for (const text of await inAll((words, say) => actionText(words, say, march))) {
      expect(text).toContain("Linz");
      expect(text).toMatch(/^\p{Lu}/u);
    }
    const [, german] = await inAll((words, say) => actionText(words, say, march));
    expect(german).toContain("Gewaltmarsch");
  });

  test("a reason names what it speaks of", async () => {
    expect(
      await inAll((words, say) => reasonText(words, say, { kind: "guards", city: cityOf("prag") })),
    ).toEqual([
      expect.stringContaining("It protects Pra"),
      expect.stringContaining("Das deckt Pra"),
      expect.stringContaining("Cela protège Pra"),
    ]);
    const fight = { kind: "attacks", city: cityOf("linz"), own: 7, foe: 3 } as const;
    for (const text of await inAll((words, say) => reasonText(words, say, fight)))
      expect(text).toMatch(/Linz.* 7 .* 3,/);
  });

  test("a treaty has its worth for both parties", async () => {
    const treaty = { kind: "treaty", other: "louis", own: 3, theirs: -1 } as const;
    for (const text of await inAll((words, say) => reasonText(words, say, treaty)))
      expect(text).toMatch(/\+3 .*(Louis|Ludwig) XV.*−1/);
  });
});

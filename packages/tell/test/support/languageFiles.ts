import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { faultsOf } from "./houseStyle.ts";

type Texts = Readonly<Record<string, string>>;

export interface LanguageFiles {
  /** The folder whose files use the texts. */
  readonly source: URL;
  /** The folder in it that holds the texts. */
  readonly folder: string;
  readonly en: Texts;
  readonly de: Texts;
  readonly fr: Texts;
  /** Keys of texts that are the same in more than one language. */
  readonly same?: readonly string[];
  /** Texts that are put behind or below others and so may begin with a blank. */
  readonly mayBeginWithBlank?: RegExp;
}

const sourcesOf = ({ source, folder }: LanguageFiles): string => {
  const path = fileURLToPath(source);
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.startsWith(folder))
    .map((name) => readFileSync(join(path, name), "utf8"))
    .join("\n");
};

/** The names a text has in braces, with the plural forms that hang on them. */
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?::[^}]*)?\}/g)].map(([, name]) => name as string))].sort();

const unusedIn = (sources: string, keys: readonly string[]): string[] => {
  const literals = new Set(
    [...sources.matchAll(/(["'])([\w-]+(?:\.[\w-]+)+)\1/g)].map(([, , literal]) => literal as string),
  );
  // `power.${…}` stands for a family whose members the compiler counts (see messages/en/names.ts).
  const families = [...sources.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{[^}]*\}`/g)].map(
    ([, prefix]) => prefix as string,
  );
  return keys.filter((key) => !literals.has(key) && !families.some((prefix) => key.startsWith(prefix)));
};

/** What holds for the texts of every package: all languages say the same things, and nothing is left over. */
export const testLanguageFiles = (files: LanguageFiles): void => {
  const { en, de, fr, same = [], mayBeginWithBlank = /^part\./ } = files;
  const keys = Object.keys(en);

  describe("the language files", () => {
    test("no text is left unused", () => {
      expect(keys.length).toBeGreaterThan(0);
      expect(unusedIn(sourcesOf(files), keys)).toEqual([]);
    });

    test.each(Object.entries({ de, fr }))(
      "%s has the same keys as English, in the same order",
      (_name, messages) => {
        expect(Object.keys(messages)).toEqual(keys);
      },
    );

    test.each(Object.entries({ de, fr }))("%s names the same things in each text", (_name, messages) => {
      const differing = keys.filter(
        (key) => placeholders(messages[key] ?? "").join() !== placeholders(en[key] ?? "").join(),
      );
      expect(differing).toEqual([]);
    });

    test.each(Object.entries({ en, de, fr }))("%s has no empty or untidy text", (_name, messages) => {
      const untidy = Object.entries(messages).filter(
        ([key, text]) =>
          text === "" || text.endsWith(" ") || (text.startsWith(" ") && !mayBeginWithBlank.test(key)),
      );
      expect(untidy).toEqual([]);
    });

    test.each([
      ["en", en],
      ["de", de],
      ["fr", fr],
    ] as const)("%s keeps to the customs of the house", (language, messages) => {
      const faults = Object.entries(messages).flatMap(([key, text]) =>
        faultsOf(language, text).map((fault) => `${key}: ${fault}`),
      );
      expect(faults).toEqual([]);
    });

    test.each(Object.entries({ de, fr }))("%s is translated wherever words are", (_name, messages) => {
      const untranslated = keys.filter((key) => {
        if (same.includes(key)) return false;
        const text = en[key] ?? "";
        return (
          text === messages[key] && /[a-z]{4}/.test(text.replace(/\{[^}]*\}/g, "")) && text.includes(" ")
        );
      });
      expect(untranslated).toEqual([]);
    });
  });
};

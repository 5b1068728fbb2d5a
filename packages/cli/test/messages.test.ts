import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { de } from "../src/messages/de.ts";
import { en } from "../src/messages/en.ts";
import { fr } from "../src/messages/fr.ts";
import { languageOf, sayIn } from "../src/messages/messages.ts";

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));

const sources = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.startsWith("messages"))
  .map((name) => readFileSync(join(SOURCE, name), "utf8"))
  .join("\n");

const keys = Object.keys(en);
const literals = new Set(
  [...sources.matchAll(/"([\w-]+(?:\.[\w-]+)+)"/g)].map(([, literal]) => literal as string),
);
/** `power.${…}` stands for a family whose members the compiler counts (see messages/en/names.ts and families.ts). */
const families = [...sources.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{[^}]*\}`/g)].map(
  ([, prefix]) => prefix as string,
);

/** The names a text has in braces, with the plural forms that hang on them. */
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?::[^}]*)?\}/g)].map(([, name]) => name as string))].sort();

/** Texts that are the same in more than one language. */
const SAME = ["seat.louis", "bench.ofActions", "variant.silesia-gambit"];

describe("the language files", () => {
  test("no text is left unused", () => {
    const unused = keys.filter(
      (key) => !literals.has(key) && !families.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  test.each(Object.entries({ de, fr }))(
    "%s has the same keys as English, in the same order",
    (_name, messages) => {
      expect(Object.keys(messages)).toEqual(keys);
    },
  );

  test.each(Object.entries({ de, fr }))("%s names the same things in each text", (_name, messages) => {
    const differing = keys.filter(
      (key) =>
        placeholders(messages[key as keyof typeof en]).join() !==
        placeholders(en[key as keyof typeof en]).join(),
    );
    expect(differing).toEqual([]);
  });

  test.each(Object.entries({ en, de, fr }))("%s has no empty or untidy text", (_name, messages) => {
    const untidy = Object.entries(messages).filter(
      ([key, text]) =>
        text === "" ||
        text.endsWith(" ") ||
        (text.startsWith(" ") && !/^(part|retreat|play\.help)/.test(key)),
    );
    expect(untidy).toEqual([]);
  });

  test.each(Object.entries({ de, fr }))("%s is translated wherever words are", (_name, messages) => {
    const same = keys.filter((key) => {
      if (SAME.includes(key)) return false;
      const text = en[key as keyof typeof en];
      return (
        text === messages[key as keyof typeof en] &&
        /[a-z]{4}/.test(text.replace(/\{[^}]*\}/g, "")) &&
        text.includes(" ")
      );
    });
    expect(same).toEqual([]);
  });

  test("every reason says what is wrong and what to do", () => {
    for (const messages of [en, de, fr])
      for (const [key, text] of Object.entries(messages))
        if (key.startsWith("reason.")) expect(text, key).toMatch(/^\p{Lu}.*\.$/su);
  });
});

describe("saying something", () => {
  test("puts in what is named and chooses the number", () => {
    const say = sayIn("en");
    expect(say("position.troops", { n: 1 })).toBe("1 troop");
    expect(say("position.troops", { n: 0 })).toBe("0 troops");
    expect(sayIn("fr")("position.troops", { n: 0 })).toBe("0 troupe");
  });

  test("a sentence about an event begins with a capital", () => {
    expect(sayIn("fr")("event.conquered", { power: "l’Autriche", city: "Prag" })).toBe(
      "L’Autriche conquiert Prag.",
    );
  });

  test("the language is found in the environment", () => {
    expect(languageOf({ LANG: "de_CH.UTF-8" })).toBe("de");
    expect(languageOf({ LC_ALL: "", LC_MESSAGES: "fr_BE", LANG: "de_DE" })).toBe("fr");
    expect(languageOf({ LANG: "C" })).toBe("en");
  });
});

// @vitest-environment happy-dom
import { LANGUAGES } from "@maria/tell";
import { expect, test } from "vitest";
import { de } from "../src/language/de.ts";
import { en } from "../src/language/en.ts";
import { fr } from "../src/language/fr.ts";
import { language } from "../src/language/language.svelte.ts";
import { PART_NAMES, textsOf } from "../src/language/parts.ts";

test("the parts of a language are all its texts, each in one part", async () => {
  const whole = { en, de, fr };
  for (const name of LANGUAGES) {
    const parts = await Promise.all(PART_NAMES.map((part) => textsOf(name, [part])));
    expect(parts.flatMap((part) => Object.keys(part)).sort()).toEqual(Object.keys(whole[name]).sort());
    expect(await textsOf(name, PART_NAMES)).toEqual(whole[name]);
  }
});

test("what a screen speaks is there when it has been sent for, in the language chosen meanwhile", async () => {
  await language.choose("en");
  expect(language.say("account.title")).toBe(en["account.title"]);
  const brought = language.bring("company");
  const chosen = language.choose("de");
  await Promise.all([brought, chosen]);
  expect(language.say("manners.mute", { name: "Louise" })).toBe(
    de["manners.mute"].replace("{name}", "Louise"),
  );
  expect(language.current).toBe("de");
});

test("a text that nobody has sent for is sent for when it is first wanted", async () => {
  await language.choose("fr");
  expect(language.say("replay.timeline")).toBe("");
  await expect.poll(() => language.say("replay.timeline")).toBe(fr["replay.timeline"]);
});

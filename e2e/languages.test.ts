import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { momentBefore } from "./support/moments.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { gameFile, historical } from "./support/records.ts";
import { control, OFFLINE_PANELS, openPanel, resume } from "./support/table.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

type Texts = Readonly<Record<string, string>>;

/** The page's own language files, which belong to another project than the tests. */
const textsOf = async (language: string): Promise<Texts> => {
  const file: Readonly<Record<string, Texts>> = await import(`../packages/web/src/language/${language}.ts`);
  const texts = file[language];
  if (texts === undefined) throw new Error(`there are no texts in ${language}`);
  return texts;
};
const LANGUAGES = { en: await textsOf("en"), de: await textsOf("de"), fr: await textsOf("fr") };
const { en, de, fr } = LANGUAGES;

/** Everything somebody could read or hear on the page, text by text. */
const spokenOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      texts.push(node.textContent?.trim() ?? "");
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
      for (const name of ["aria-label", "title", "placeholder"]) texts.push(element.getAttribute(name) ?? "");
    return texts.filter((text) => text !== "");
  });

/** Texts that can only come from this language: they stand in its files, and in no other's. */
const onlyIn = (language: keyof typeof LANGUAGES): ReadonlySet<string> => {
  const others = new Set(
    Object.entries(LANGUAGES).flatMap(([name, texts]) => (name === language ? [] : Object.values(texts))),
  );
  // A general may be called as a king is in another language.
  for (const { name } of [...historical.generals, ...historical.cities]) others.add(name);
  return new Set(
    Object.values(LANGUAGES[language]).filter((text) => !text.includes("{") && !others.has(text)),
  );
};

test("the game screen speaks English, German and French, wholly, and remembers which", async () => {
  const moment = momentBefore(
    "option-austria-final-scoring",
    ({ action, before }) => action.type === "march" && before.turn > 2,
  );
  const { page, errors } = await visit(site, { locale: "en-GB" });
  await resume(page, site, gameFile("languages", moment.record, moment.next.seat));
  const html = page.locator("html");
  expect(await html.getAttribute("lang")).toBe("en");

  for (const language of ["en", "de", "fr"] as const) {
    await control(page, "menu").click();
    await control(page, "choose-language").selectOption(language);
    await page.locator(`html[lang="${language}"]`).waitFor();
    await page.keyboard.press("Escape");
    await page.getByText(LANGUAGES[language]["war.doneMoving"] ?? "", { exact: true }).waitFor();
    const own = onlyIn(language);
    const foreign = Object.keys(LANGUAGES).filter((other) => other !== language);
    const spoken = new Set(await spokenOn(page));
    for (const panel of OFFLINE_PANELS) {
      await openPanel(page, panel);
      for (const text of await spokenOn(page)) spoken.add(text);
    }
    expect([...spoken].filter((text) => own.has(text)).length).toBeGreaterThan(60);
    for (const other of foreign) {
      const theirs = onlyIn(other as keyof typeof LANGUAGES);
      expect([...spoken].filter((text) => theirs.has(text))).toEqual([]);
    }
    // No key stands where its text should be.
    expect([...spoken].filter((text) => Object.hasOwn(en, text))).toEqual([]);
  }

  await page.reload();
  await page.getByText(fr["war.doneMoving"] ?? "", { exact: true }).waitFor();
  expect(await html.getAttribute("lang")).toBe("fr");
  expect(errors).toEqual([]);
});

test("a visitor is spoken to in the browser's language; the rules change theirs with the page", async () => {
  const { page, errors } = await visit(site, { locale: "de-DE" });
  await page.goto(`${site.address}#/rules/MOV-07`);
  await page.getByRole("heading", { name: de["reference.title"] ?? "" }).waitFor();
  const clause = page.locator("#rule-MOV-07");
  const german = await clause.textContent();
  await control(page, "language", '[data-language="fr"]').click();
  await page.getByRole("heading", { name: fr["reference.title"] ?? "" }).waitFor();
  await page.waitForFunction((before) => {
    const text = document.querySelector("#rule-MOV-07")?.textContent;
    return text !== undefined && text !== before;
  }, german);
  expect(errors).toEqual([]);
});

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { LESSON_IDS, type LessonId } from "../packages/web/src/lessons/catalogue.ts";
import { lessonNamed, type Manner, playLesson } from "./support/lessons.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { control } from "./support/table.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

const LOCALES = ["en-GB", "de", "fr"] as const;
type Locale = (typeof LOCALES)[number];

type Played = readonly [LessonId, Locale, Manner];

/** A finger touches a phone; each lesson in one of the languages, for it finds the same controls in all. */
const touched = (id: LessonId, index: number): Played => [
  id,
  LOCALES[index % LOCALES.length] ?? "en-GB",
  "touch",
];

/** `npm run test:lessons`: every lesson, in every language, by mouse and by keys; and by touch. */
const isLong = process.env.MARIA_LESSONS === "long";
const PLAYED: readonly Played[] = isLong
  ? [
      ...LESSON_IDS.flatMap((id) =>
        LOCALES.flatMap((locale) => [[id, locale, "mouse"] as const, [id, locale, "keys"] as const]),
      ),
      ...LESSON_IDS.map(touched),
    ]
  : [
      ["conquest", "en-GB", "mouse"],
      ["winning", "de", "keys"],
      ["marching", "fr", "touch"],
    ];

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A card that still rises is half transparent: nobody reads it yet. */
const cardsHaveRisen = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isShort = ({ effect }: Animation): boolean => Number(effect?.getComputedTiming().endTime) < 1_000;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isShort)
        .map(({ finished }) => finished),
    );
  });

const barriers = async (page: Page): Promise<string[]> => {
  await cardsHaveRisen(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
};

test.each(PLAYED)("the lesson %s is played to its end in %s by %s", async (id, locale, manner) => {
  const { page, errors } = await visit(site, { locale, ...(manner === "touch" ? PHONE : {}) });
  /** Axe looks at one step, and in one language and manner at all of them. */
  const isLookedAt = (step: string): boolean =>
    step.startsWith("2-") || (isLong && locale === "en-GB" && manner === "mouse");
  await playLesson(page, site, lessonNamed(id), manner, {
    async onStep(step) {
      if (isLookedAt(step)) expect(await barriers(page), step).toEqual([]);
    },
  });
  expect(errors).toEqual([]);
});

test("a lesson is found from the first screen, answers what is done otherwise, and goes on where it was left", async () => {
  const { page, errors } = await visit(site);
  await page.goto(site.address);
  await control(page, "learn").click();
  const link = page.locator('[data-lesson-link="marching"]');
  await link.waitFor();
  expect(await barriers(page)).toEqual([]);
  await link.click();
  const at = (step: string) => page.locator(`[data-lesson="marching"][data-step="${step}"]`).waitFor();
  await at("general");
  await control(page, "lesson-hint").click();
  await control(page, "lesson-show").click();
  await control(page, "lesson-next").click();
  await at("road");
  // Legal, but not what is asked for: it is answered, and nothing is played.
  await page.locator('.decision [data-action="done"]').click();
  await page
    .locator('[data-action="confirm-done"]:enabled, .decision [data-action="done"].primary:enabled')
    .first()
    .click();
  await page.locator('[data-notice="otherwise"]').waitFor();
  await page.reload();
  await at("road");
  await page.locator('.lesson [data-action="learn"]').click();
  await page.locator('[data-lesson-link="marching"] .mark.begun').waitFor();
  expect(errors).toEqual([]);
});

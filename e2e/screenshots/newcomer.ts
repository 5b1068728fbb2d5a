import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { LESSON_IDS } from "../../packages/web/src/lessons/catalogue.ts";
import { lessonNamed, playLesson } from "../support/lessons.ts";
import { openSite, visit } from "../support/page.ts";
import { control } from "../support/table.ts";
import { SIZES } from "./guided.ts";

export interface WantedLearning {
  readonly folder: string;
  readonly size: keyof typeof SIZES;
  readonly locale: string;
  /** How many lessons are played, from the first one on. */
  readonly lessons: number;
}

/** What has just been shown or led to on the board comes to rest before a picture is taken. */
const RESTS = 900;

/**
 * Opens the page as it comes, plays the first lessons and looks at the puzzle of the day and its solution, with a picture of
 * every step. Gives the files.
 */
export const playAsNewcomer = async ({
  folder,
  size,
  locale,
  lessons,
}: WantedLearning): Promise<string[]> => {
  mkdirSync(folder, { recursive: true });
  const site = await openSite();
  const files: string[] = [];
  const isPhone = size === "phone";
  try {
    const { page, errors } = await visit(
      site,
      {
        viewport: SIZES[size],
        locale,
        reducedMotion: "no-preference",
        ...(isPhone ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
      },
      { "maria-settings": JSON.stringify({ theme: "light" }) },
    );
    const photograph = async (what: string): Promise<void> => {
      await page.waitForTimeout(RESTS);
      const file = join(folder, `${size}-${locale}-${String(files.length).padStart(2, "0")}-${what}.png`);
      await page.screenshot({ path: file });
      files.push(file);
    };
    await page.goto(site.address);
    await photograph("first-screen");
    await control(page, "learn").click();
    await page.locator("[data-lesson-link]").first().waitFor();
    await photograph("learn");
    for (const id of LESSON_IDS.slice(0, lessons))
      await playLesson(page, site, lessonNamed(id), isPhone ? "touch" : "mouse", {
        onStep: (step) => photograph(`${id}-${step}`),
        onAnswer: (step) => photograph(`${id}-${step}-answered`),
      });
    await page.goto(`${site.address}#/learn`);
    await photograph("learn-again");
    await control(page, "puzzles").click();
    await control(page, "puzzle-of-the-day").waitFor();
    await photograph("puzzles");
    await control(page, "puzzle-of-the-day").click();
    await page.locator("[data-puzzle] .task").waitFor();
    await photograph("puzzle");
    await control(page, "show-solution").click();
    await page.locator('[data-puzzle] [data-notice="shown"]').waitFor();
    await photograph("puzzle-solved");
    if (errors.length > 0) throw new Error(errors.join("\n"));
  } finally {
    await site.close();
  }
  return files;
};

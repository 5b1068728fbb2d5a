import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { chronicle } from "../packages/web/src/language/chronicle/en.ts";
import { en as lessons } from "../packages/web/src/language/lessons/en.ts";
import { puzzles } from "../packages/web/src/language/puzzles/en.ts";
import { questions } from "../packages/web/src/language/questions/en.ts";
import { report } from "../packages/web/src/language/report/en.ts";
import { beginGame } from "./support/newGame.ts";
import { closeVisits, openSite, type Site, visit } from "./support/page.ts";
import { gameFile, importGames, recordOf } from "./support/records.ts";
import { control } from "./support/table.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => closeVisits(site));
afterAll(() => site.close());

/** A sentence of each, by which its file is known whatever it is called. */
const LATER = {
  lessons: lessons["winning.aim"],
  questions: questions["answer.supply"],
  puzzles: puzzles["puzzles.todayHint"],
  report: report["report.turningPointsHint"],
  chronicle: chronicle["chronicle.hint"],
};

test("before somebody wants to learn nothing of lessons, puzzles, rules and reports is loaded", async () => {
  const { page, errors } = await visit(site);
  const bodies: Promise<string>[] = [];
  page.on("response", (response) => {
    if (/\.(js|json)$/.test(new URL(response.url()).pathname)) bodies.push(response.text());
  });
  const loaded = async (): Promise<string[]> => {
    const all = await Promise.all(bodies);
    return Object.entries(LATER).flatMap(([name, text]) =>
      all.some((body) => body.includes(text)) ? [name] : [],
    );
  };
  await page.goto(site.address);
  await control(page, "learn").waitFor();
  await beginGame(page, site, { form: "bots", variant: "introductory", seat: "louis" });
  await page.locator(".board .piece").first().waitFor();
  expect(bodies.length).toBeGreaterThan(3);
  expect(await loaded()).toEqual([]);
  await page.goto(`${site.address}#/learn`);
  await page.locator("[data-lesson-link]").first().waitFor();
  expect(await loaded()).toEqual(["lessons"]);
  expect(errors).toEqual([]);
});

const answerOf = async (page: Page): Promise<void> => {
  await page.locator('[data-action="lesson-answer"]').first().click();
  await page.locator("[data-notice]:not([data-notice=''])").waitFor();
};

test("without a network, after the first visit, all of it is there", async () => {
  const ownSite = await openSite();
  const { page, context, errors } = await visit(ownSite);
  try {
    const games = await importGames(page, ownSite, {
      over: gameFile("over", recordOf("louis-nine-fortresses"), "louis"),
    });
    await page.goto(`${ownSite.address}#/learn/winning`);
    await answerOf(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    ownSite.server.closeAllConnections();
    ownSite.server.close();

    await page.reload();
    await answerOf(page);
    // Lessons that were never opened, the puzzle of the day, the rules, and a report.
    await page.goto(`${ownSite.address}#/learn/emperor`);
    await answerOf(page);
    await page.goto(`${ownSite.address}#/puzzles`);
    await control(page, "puzzle-of-the-day").click();
    await page.locator("[data-puzzle] .task").waitFor();
    await control(page, "show-solution").click();
    await page.locator('[data-puzzle][data-notice="shown"], [data-notice="shown"]').waitFor();
    await page.goto(`${ownSite.address}#/rules`);
    await control(page, "search-rules").fill("siege");
    await page.locator('[data-question="conquer"]').waitFor();
    await page.goto(`${ownSite.address}#/glossary`);
    await page.locator("main dt, main h2, main [id]").first().waitFor();
    await page.goto(`${ownSite.address}#/report/${games.get("over")}`);
    await page.locator('[data-section="chronicle"]').waitFor();
    await page.locator("[data-chances] figure > svg").waitFor();
    expect(errors).toEqual([]);
  } finally {
    await ownSite.close();
  }
});

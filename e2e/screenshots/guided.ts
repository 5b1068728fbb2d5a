import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BOTS } from "@maria/bots";
import { choices, type GameRecord, pending, replay, view } from "@maria/rules";
import type { Action, Seat, State } from "@maria/rules/model";
import { chanceFrom } from "@maria/rules/search";
import type { Page } from "playwright-core";
import { Finger } from "../support/finger.ts";
import { confirming, perform, pressing } from "../support/lessons.ts";
import { openSite, visit } from "../support/page.ts";
import { control } from "../support/table.ts";
// The packs have to be known before a record is played again.
import "../support/records.ts";

export const SIZES = { laptop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

export interface WantedGuided {
  readonly folder: string;
  readonly size: keyof typeof SIZES;
  readonly seat: Seat;
  readonly locale: string;
  /** For what the player decides. */
  readonly seed: number;
  /** The folder of the built page, if it is not the one built here. */
  readonly page?: string;
}

/** Who learns reads a result before he taps it away. */
const READS = 900;
const THINKS = 250;
/** Nobody waits longer for others. */
const PATIENCE = 240_000;

/** The game as the browser keeps it. */
const KEPT = `new Promise((resolve, reject) => {
  const opening = indexedDB.open("maria");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const database = opening.result;
    const reading = database.transaction(["games", "entries"]);
    const game = reading.objectStore("games").getAll();
    const entries = reading.objectStore("entries").getAll();
    reading.oncomplete = () => {
      database.close();
      const { rules, pack, options, seed } = game.result[0];
      resolve({ rules, pack, options, seed, entries: entries.result });
    };
  };
})`;

const stateOf = async (page: Page): Promise<State> => {
  const replayed = replay((await page.evaluate(KEPT)) as GameRecord);
  if (!("state" in replayed)) throw new Error("the game that is kept cannot be played again");
  return replayed.state;
};

const answered = async (page: Page, name: string, isYes: boolean): Promise<void> => {
  await control(page, `choose-${name}`, `[data-value="${isYes ? "yes" : "no"}"]`).click();
  await control(page, `confirm-${name}`).click();
};

/** Takes a decision by the mouse as somebody would who knows what he wants; what only a finger knows is left to it. */
const decide = async (page: Page, action: Action): Promise<boolean> => {
  const press = pressing(page, "mouse");
  switch (action.type) {
    case "subsidy":
      await answered(page, "subsidy", action.pay);
      return true;
    case "march": {
      const end = action.path.at(-1) ?? 0;
      if (!(await control(page, "choose-piece", `[data-piece="${action.piece}"]`).isVisible())) return false;
      const piece = control(page, "choose-piece", `[data-piece="${action.piece}"]`).first();
      if ((await piece.getAttribute("aria-pressed")) !== "true") await piece.click();
      const list = page.locator('[data-list="march-targets"]');
      await list.waitFor();
      if ((await list.getAttribute("open")) === null) await list.locator("summary").click();
      await page.locator(`[data-action="march-to"][data-city="${end}"]`).first().click();
      await press(confirming("march"));
      return true;
    }
    case "stop":
      await control(page, "stop").click();
      await control(page, "confirm-stop").click();
      return true;
    case "retreat":
    case "playCard":
    case "placeHussar":
    case "allot":
    case "done":
      await perform(page, press, "mouse", action);
      return true;
    default:
      return false;
  }
};

/** What the companion says, with what it is about. */
const heard = (page: Page): Promise<readonly { readonly about: string; readonly text: string }[]> =>
  page.locator("[data-guide] [data-counsel]").evaluateAll((all) =>
    all.map((one) => ({
      about: one.getAttribute("data-counsel") ?? "",
      text: (one as HTMLElement).innerText,
    })),
  );

/**
 * Plays the guided first game from the first screen to its end at the pace a visitor finds, deciding as a cadet would, with a
 * picture of every new kind of decision and of everything new the companion says; what is asked and said is written down
 * beside them. Gives the files.
 */
export const playGuided = async ({
  folder,
  size,
  seat,
  locale,
  seed,
  page: built,
}: WantedGuided): Promise<string[]> => {
  mkdirSync(folder, { recursive: true });
  const site = await openSite(built);
  const files: string[] = [];
  const isPhone = size === "phone";
  const name = (what: string): string => join(folder, `${size}-${seat}-${locale}-${what}`);
  const log = name("said.txt");
  writeFileSync(log, "");
  try {
    const { page, errors } = await visit(
      site,
      {
        viewport: SIZES[size],
        locale,
        reducedMotion: "no-preference",
        ...(isPhone ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
      },
      { "maria-settings": JSON.stringify({ theme: "light" }), "maria-last-seat": seat },
    );
    const seen = new Set<string>();
    const photograph = async (what: string): Promise<void> => {
      if (seen.has(what)) return;
      seen.add(what);
      const file = name(`${String(files.length).padStart(2, "0")}-${what}.png`);
      await page.waitForTimeout(700);
      await page.screenshot({ path: file });
      files.push(file);
    };
    await page.goto(site.address);
    await photograph("first-screen");
    await control(page, "learn").click();
    await control(page, "play-guided").waitFor();
    await photograph("learn");
    await control(page, "guided-role", `[data-seat="${seat}"]`).click();
    await control(page, "play-guided").click();
    await page.locator(".board").waitFor();
    const finger = new Finger(page, seed, async (target) => {
      await page.waitForTimeout(THINKS);
      await target.click({ timeout: 1500 });
    });
    const random = chanceFrom(seed);
    const result = page.locator("[data-result]");
    let last = Date.now();
    let before = "";
    while ((await result.count()) === 0) {
      if (Date.now() - last > PATIENCE) throw new Error("there is nothing left to decide");
      const start = control(page, "begin");
      if (await start.isVisible()) {
        await photograph("start-card");
        await start.click();
      }
      const goOn = control(page, "go-on");
      if (await goOn.isVisible()) {
        await photograph(
          `result-${await page.locator("[data-outcome]").first().getAttribute("data-outcome")}`,
        );
        await page.waitForTimeout(READS);
        await goOn.click({ timeout: 1500 }).catch(() => {});
        last = Date.now();
        continue;
      }
      if (!(await page.locator(".decision [data-action]:enabled, .decision summary").first().isVisible())) {
        await page.waitForTimeout(150);
        continue;
      }
      await page.waitForTimeout(THINKS);
      const state = await stateOf(page);
      if (!pending(state).some((asked) => asked.seat === seat)) continue;
      const kind = state.agenda.at(-1)?.kind ?? "";
      const now = `turn ${state.turn}, step ${state.step}, ${kind}`;
      if (now !== before) {
        // The companion waits until all has been shown.
        await page.waitForTimeout(600);
        if (await goOn.isVisible()) continue;
        before = now;
        const said = await heard(page);
        appendFileSync(
          log,
          `\n== ${now}\n${said.map(({ about, text }) => `  [${about}] ${text.replace(/\n/g, " ")}\n`).join("")}`,
        );
        await photograph(`decision-${kind}`);
        for (const { about } of said) await photograph(`says-${about}`);
      }
      const seenBy = view(state, seat);
      const action = await BOTS.cadet(seenBy, choices(seenBy, seat), { milliseconds: 0 }, random);
      appendFileSync(log, `     -> ${JSON.stringify(action)}\n`);
      let isDone = false;
      try {
        page.setDefaultTimeout(4000);
        isDone = await decide(page, action);
      } catch (error) {
        appendFileSync(log, `     !! ${String(error).split("\n")[0]}\n`);
      }
      page.setDefaultTimeout(15_000);
      if (!isDone) await finger.tap();
      last = Date.now();
    }
    await photograph("end");
    appendFileSync(log, `\n${await result.first().innerText()}\n`);
    if (errors.length > 0) throw new Error(errors.join("\n"));
  } finally {
    await site.close();
  }
  return files;
};

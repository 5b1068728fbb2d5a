import { readFileSync } from "node:fs";
import type { GameRecord } from "@maria/rules";
import { replaySteps } from "@maria/rules/authority";
import { type PieceId, type Seat, seatOfPower, type Variant } from "@maria/rules/model";
import { pieceNames } from "@maria/tell";
import type { Locator, Page } from "playwright-core";
import { Finger } from "./support/finger.ts";
import { words } from "./support/moments.ts";
import { beginGame } from "./support/newGame.ts";
import { openSite, type Site, visit } from "./support/page.ts";
import { control } from "./support/table.ts";

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

export interface Wanted {
  /** The only person. */
  readonly seat: Seat;
  readonly variant: Variant;
  readonly size: keyof typeof SIZES;
  /** The game is left after so many turns, if it is not over before. */
  readonly turns: number;
  readonly seed: number;
}

/** What a game has cost its only person, and what of it was shown to him. */
export interface Played {
  readonly turns: number;
  readonly isOver: boolean;
  readonly taps: number;
  /** How many of the taps only said that a result has been seen. */
  readonly results: number;
  readonly seconds: number;
  /** Battles in which his generals fought; on how many of them he could look, and how many ended before his eyes. */
  readonly battles: number;
  readonly seen: number;
  readonly ended: number;
}

/** From one tap to the next; and before a result is tapped away, which wants to be read. */
const THINKS = 400;
const READS = 1500;
/** Nobody waits longer for others. */
const PATIENCE = 180_000;

/** Notes in the page every battle that can be seen, by its turn and those who fight it. */
const NOTE_BATTLES = `(() => {
  const seen = (window.battlesSeen = { shown: [], ended: [] });
  const note = (list, key) => list.includes(key) || list.push(key);
  const look = () => {
    const turn = /\\d+/.exec(document.querySelector(".asked span")?.textContent ?? "")?.[0];
    for (const battle of document.querySelectorAll("section.battle")) {
      if (battle.getClientRects().length === 0) continue;
      const names = [...battle.querySelectorAll("[data-side] strong")].map((side) => side.textContent.trim());
      note(seen.shown, [turn, ...names].join("|"));
      if (battle.closest("[data-outcome]")) note(seen.ended, [turn, ...names].join("|"));
    }
    requestAnimationFrame(look);
  };
  look();
})()`;

interface Noted {
  readonly shown: readonly string[];
  readonly ended: readonly string[];
}

const turnOn = async (page: Page): Promise<number> => {
  const line = page.locator(".asked span");
  if ((await line.count()) === 0) return 1;
  return Number(/\d+/.exec((await line.first().textContent()) ?? "")?.[0] ?? 1);
};

/** The game as the page exports it. */
const recordFrom = async (page: Page): Promise<GameRecord> => {
  await control(page, "menu").click();
  const [download] = await Promise.all([page.waitForEvent("download"), control(page, "export-game").click()]);
  return (JSON.parse(readFileSync(await download.path(), "utf8")) as { record: GameRecord }).record;
};

interface Fought {
  readonly turn: number;
  /** Both sides, as the page notes them. */
  readonly sides: string;
}

/** The end of a turn's last battle may be shown when the next turn has begun. */
const isAmong = (noted: readonly string[], { turn, sides }: Fought): boolean =>
  [turn, turn + 1].some((shown) => noted.includes(`${shown}|${sides}`));

/** The battles of the person's generals. */
const battlesIn = (record: GameRecord, person: Seat): Fought[] => {
  const found: Fought[] = [];
  const names = (generals: readonly PieceId[]): string => pieceNames(words, generals);
  for (const step of replaySteps(record)) {
    if (step.type !== "played") continue;
    const { options, saxony, turn } = step.state;
    for (const event of step.events)
      if (event.type === "battleBegan") {
        const sides = [event.attacker, event.defender];
        if (sides.some(({ power }) => seatOfPower(options, power, saxony) === person))
          found.push({ turn, sides: sides.map(({ generals }) => names(generals)).join("|") });
      }
  }
  return found;
};

/** A hand that takes its time. */
const hand =
  (isTouch: boolean) =>
  async (target: Locator, action: string): Promise<void> => {
    await target.page().waitForTimeout(action === "go-on" ? READS : THINKS);
    await (isTouch ? target.tap({ timeout: 1500 }) : target.click({ timeout: 1500 }));
  };

const play = async (page: Page, isPhone: boolean, { seat, turns, seed }: Wanted): Promise<Played> => {
  const finger = new Finger(page, seed, hand(isPhone));
  const result = page.locator("[data-result]");
  const began = Date.now();
  let lastTap = began;
  let turn = 1;
  while ((await result.count()) === 0 && turn <= turns) {
    if (await finger.tap()) lastTap = Date.now();
    else await page.waitForTimeout(100);
    if (Date.now() - lastTap > PATIENCE) throw new Error("there is nothing left to tap");
    turn = await turnOn(page);
  }
  const seconds = (Date.now() - began) / 1000;
  const isOver = (await result.count()) > 0;
  const noted = (await page.evaluate("window.battlesSeen")) as Noted;
  const battles = battlesIn(await recordFrom(page), seat);
  return {
    turns: isOver ? turn : turn - 1,
    isOver,
    taps: finger.taps,
    results: finger.used.get("go-on") ?? 0,
    seconds,
    battles: battles.length,
    seen: battles.filter((battle) => isAmong(noted.shown, battle)).length,
    ended: battles.filter((battle) => isAmong(noted.ended, battle)).length,
  };
};

const playOn = async (site: Site, wanted: Wanted): Promise<Played> => {
  const isPhone = wanted.size === "phone";
  const { page, context, errors } = await visit(
    site,
    {
      viewport: SIZES[wanted.size],
      reducedMotion: "no-preference",
      ...(isPhone ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
    },
    { "maria-settings": JSON.stringify({ theme: "light" }) },
  );
  await page.addInitScript(NOTE_BATTLES);
  await beginGame(page, site, { form: "bots", variant: wanted.variant, seat: wanted.seat });
  const played = await play(page, isPhone, wanted);
  await context.close();
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return played;
};

/** Plays the same kind of game on each of the pages built in these folders, side by side. */
export const playByTaps = (folders: readonly string[], wanted: Wanted): Promise<Played[]> =>
  Promise.all(
    folders.map(async (folder) => {
      const site = await openSite(folder);
      try {
        return await playOn(site, wanted);
      } finally {
        await site.close();
      }
    }),
  );

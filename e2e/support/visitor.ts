import { setTimeout } from "node:timers/promises";
import type { Driver } from "./browsers/driver.ts";

/** How long a visitor waits for anything, on a machine that has much else to do. */
const PATIENCE = 40_000;

/** Runs a function in the page. Only its text goes there: it sees its arguments and the page, nothing else. */
export const inPage = async <Args extends readonly unknown[], Result>(
  driver: Driver,
  script: (...args: Args) => Result,
  ...args: Args
): Promise<Result> => (await driver.run(`(${script})(...${JSON.stringify(args)})`)) as Result;

/** Asks again and again until there is an answer; fails with what was waited for. */
export const until = async <Answer>(
  what: string,
  ask: () => Promise<Answer | null | false | undefined>,
): Promise<Answer> => {
  for (const end = Date.now() + PATIENCE; ; ) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await setTimeout(20);
  }
};

/** How many of them can be seen. */
export const count = (driver: Driver, selector: string): Promise<number> =>
  inPage(
    driver,
    (wanted) =>
      [...document.querySelectorAll(wanted)].filter((each) => each.getClientRects().length > 0).length,
    selector,
  );

export const seen = (driver: Driver, selector: string): Promise<unknown> =>
  until(selector, async () => (await count(driver, selector)) > 0);

export const gone = (driver: Driver, selector: string): Promise<unknown> =>
  until(`the end of ${selector}`, async () => (await count(driver, selector)) === 0);

/** An attribute of the first that can be found. */
export const attributeOf = (driver: Driver, selector: string, name: string): Promise<string> =>
  until(`${name} of ${selector}`, () =>
    inPage(
      driver,
      (wanted, attribute) => document.querySelector(wanted)?.getAttribute(attribute) ?? null,
      selector,
      name,
    ),
  );

export const textOf = (driver: Driver, selector: string): Promise<string> =>
  until(`text of ${selector}`, () =>
    inPage(driver, (wanted) => document.querySelector(wanted)?.textContent ?? null, selector),
  );

interface Spot {
  readonly x: number;
  readonly y: number;
  /** How many frames the page has drawn since somebody first asked. */
  readonly frames: number;
}

/** Where the first one that is enabled can be hit; null as long as it is out of sight or something lies over it. */
const spotOf = (driver: Driver, selector: string): Promise<Spot | null> =>
  inPage(
    driver,
    (wanted) => {
      const { dataset } = document.documentElement;
      const frames = Number(dataset.frames ?? 0);
      requestAnimationFrame(() => {
        dataset.frames = String(frames + 1);
      });
      const target = [...document.querySelectorAll(wanted)].find(
        (each) => each.getClientRects().length > 0 && !each.matches(":disabled"),
      );
      if (target === undefined) return null;
      const middle = () => {
        const { x, y, width, height } = target.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const { x, y } = middle();
      const isOutside = x < 0 || y < 0 || x >= innerWidth || y >= innerHeight;
      if (isOutside) target.scrollIntoView({ block: "center" });
      const spot = middle();
      const hit = document.elementFromPoint(spot.x, spot.y);
      // The board finds out by itself what a tap means.
      const taker = target.closest(".board") ?? target;
      return hit !== null && taker.contains(hit) ? { ...spot, frames } : null;
    },
    selector,
  );

/** So many frames a thing has to lie still before it is clicked on: one may be the last before the page moves it. */
const STILL = 3;

/** Clicks on it with the mouse once it lies still. */
export const click = async (driver: Driver, selector: string): Promise<void> => {
  let since: Spot | null = null;
  const { x, y } = await until(`a place to click on ${selector}`, async () => {
    const spot = await spotOf(driver, selector);
    if (spot === null || since === null || spot.x !== since.x || spot.y !== since.y) since = spot;
    return spot !== null && since !== null && spot.frames - since.frames >= STILL && spot;
  });
  await driver.clickAt(x, y);
};

/** Chooses an option of a list, as a person would by the keyboard. */
export const choose = async (driver: Driver, selector: string, value: string): Promise<void> => {
  await seen(driver, selector);
  await inPage(
    driver,
    (wanted, chosen) => {
      const list = document.querySelector(wanted);
      if (!(list instanceof HTMLSelectElement)) throw new Error(`${wanted} is no list`);
      list.value = chosen;
      list.dispatchEvent(new Event("input", { bubbles: true }));
      list.dispatchEvent(new Event("change", { bubbles: true }));
    },
    selector,
    value,
  );
};

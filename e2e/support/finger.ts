import type { Locator, Page } from "playwright-core";

/** A control the page offers, as a finger would see it. */
interface Offered {
  readonly index: number;
  readonly action: string;
  readonly pressed: boolean;
}

/** What a finger may touch: everything in the panel of decisions, the curtain, and a result that waits to be seen. */
const TOUCHABLE =
  '.decision [data-action]:enabled, .decision summary, [data-action="lift-curtain"], [data-action="hand-over"], [data-action="go-on"], [data-action="begin"]';

/** Ways back: a finger that wants to get on leaves them alone. */
const BACKWARDS =
  /^(cancel-|less|leave-off-board|switch-pace|trace-|search-|confirm-not-done|confirm-halt|stop$)/;

/** A small generator of its own: the same taps each time the test runs. */
const chanceFrom = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** How a control is touched; who is patient may look at it first. */
export type Touch = (target: Locator, action: string) => Promise<void>;

const byMouse: Touch = (target) => target.click({ timeout: 1500 });

/**
 * Plays by tapping what the page offers, without knowing the rules: first whatever confirms what was begun, else one of
 * the other controls at random. It marches a little in every movement phase and then ends it.
 */
export class Finger {
  private readonly page: Page;
  private readonly chance: (below: number) => number;
  private lastSeen = "";
  private tapsAtSight = 0;
  taps = 0;
  /** How often each kind of control has been tapped. */
  readonly used = new Map<string, number>();

  private readonly touch: Touch;

  constructor(page: Page, seed = 1, touch: Touch = byMouse) {
    this.page = page;
    this.touch = touch;
    this.chance = chanceFrom(seed);
  }

  private offered(): Promise<Offered[]> {
    return this.page.evaluate((selector) => {
      const isShown = (element: Element): boolean => element.checkVisibility();
      return [...document.querySelectorAll(selector)]
        .map((element, index) => ({
          index,
          action: element instanceof HTMLElement ? (element.dataset.action ?? "open-list") : "",
          pressed: element.getAttribute("aria-pressed") === "true",
          isShown: isShown(element),
          isOpen: element.parentElement instanceof HTMLDetailsElement && element.parentElement.open,
        }))
        .filter((found) => found.isShown && !found.isOpen);
    }, TOUCHABLE);
  }

  private choose(offered: readonly Offered[]): Offered | undefined {
    const first = (pattern: RegExp) => offered.find(({ action }) => pattern.test(action));
    const before = first(/^(lift-curtain|hand-over|go-on|begin)$/);
    if (before) return before;
    const confirm = first(/^confirm-(?!not-done|halt|done|stop|dispute|pass-flanders)/);
    if (confirm) return confirm;
    const sure = first(/^confirm-(done|stop)/);
    if (sure) return sure;
    const suggestion = first(/^suggest-/);
    if (suggestion) return suggestion;
    const targets = offered.filter(({ action }) => action === "march-to");
    if (targets.length > 0) return targets[this.chance(targets.length)];
    const list = first(/^open-list$/);
    if (list && offered.some(({ action, pressed }) => action === "choose-piece" && pressed)) return list;
    // After some marches, or whenever nothing has moved on for long, the phase is ended.
    const end = first(/^(done|stop)$/);
    if (end && (this.tapsAtSight > 6 || this.chance(100) < 55)) return end;
    const pieces = offered.filter(({ action }) => action === "choose-piece");
    if (end && pieces.length > 0) return pieces[this.chance(pieces.length)];
    const forward = offered.filter(({ action, pressed }) => !pressed && !BACKWARDS.test(action));
    const pool = forward.length > 0 ? forward : offered;
    return pool[this.chance(pool.length)] ?? end;
  }

  /** One tap; false when there is nothing to tap. */
  async tap(): Promise<boolean> {
    const offered = await this.offered();
    const sight = offered.map(({ action }) => action).join(" ");
    this.tapsAtSight = sight === this.lastSeen ? this.tapsAtSight + 1 : Math.max(0, this.tapsAtSight - 1);
    this.lastSeen = sight;
    const chosen = this.choose(offered);
    if (chosen === undefined) return false;
    this.taps++;
    this.used.set(chosen.action, (this.used.get(chosen.action) ?? 0) + 1);
    try {
      await this.touch(this.page.locator(TOUCHABLE).nth(chosen.index), chosen.action);
    } catch {
      // It went away under the finger, for instance because a bot has moved: look again.
    }
    return true;
  }

  /** Taps until the condition holds; fails after so many taps, telling what was on offer. */
  async until(isReached: () => Promise<boolean>, mostTaps: number): Promise<void> {
    let idle = 0;
    while (!(await isReached())) {
      if (this.taps >= mostTaps || idle > 200)
        throw new Error(
          `nothing reached after ${this.taps} taps; last on offer: ${this.lastSeen || "nothing"}`,
        );
      if (await this.tap()) idle = 0;
      else {
        idle++;
        await this.page.waitForTimeout(50);
      }
    }
  }
}

import { recall, remember } from "./memory.ts";

const KEY = "maria-settings";

export type Theme = "light" | "dark" | "system";

interface Stored {
  readonly theme: Theme;
  /** Milliseconds per city of a march; 0 shows results at once. */
  readonly pace: number;
  readonly miniMap: boolean;
  /** Single letters and digits are commands; off for whoever speaks to the device or easily hits a key by mistake. */
  readonly letterKeys: boolean;
  /** Somebody has been told what the numbers on a disc mean. */
  readonly knowsDiscs: boolean;
}

export const PACES = [0, 150, 300, 600] as const;

const read = (): Partial<Stored> => {
  try {
    return JSON.parse(recall(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
};

/** What a person likes on this device; kept in the browser. */
class Settings {
  theme = $state<Theme>("system");
  pace = $state(300);
  miniMap = $state(true);
  letterKeys = $state(true);
  knowsDiscs = $state(false);

  constructor() {
    const { theme, pace, miniMap, letterKeys, knowsDiscs } = read();
    if (theme === "light" || theme === "dark") this.theme = theme;
    if (PACES.some((known) => known === pace)) this.pace = Number(pace);
    if (miniMap === false) this.miniMap = false;
    if (letterKeys === false) this.letterKeys = false;
    if (knowsDiscs === true) this.knowsDiscs = true;
  }

  choose(wanted: Partial<Stored>): void {
    if (wanted.theme !== undefined) this.theme = wanted.theme;
    if (wanted.pace !== undefined) this.pace = wanted.pace;
    if (wanted.miniMap !== undefined) this.miniMap = wanted.miniMap;
    if (wanted.letterKeys !== undefined) this.letterKeys = wanted.letterKeys;
    if (wanted.knowsDiscs !== undefined) this.knowsDiscs = wanted.knowsDiscs;
    const { theme, pace, miniMap, letterKeys, knowsDiscs } = this;
    const stored: Stored = { theme, pace, miniMap, letterKeys, knowsDiscs };
    remember(KEY, JSON.stringify(stored));
    this.show();
  }

  /** Puts the theme where the style sheets look for it. */
  show(): void {
    const prefersDark = matchMedia("(prefers-color-scheme: dark)").matches;
    const isDark = this.theme === "dark" || (this.theme === "system" && prefersDark);
    const page = document.documentElement;
    page.dataset.theme = isDark ? "dark" : "light";
    // A phone colours what surrounds the page like its uppermost line.
    const colour = getComputedStyle(page).getPropertyValue("--surface").trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
  }
}

export const settings = new Settings();

import type { Io } from "./io.ts";

export interface Progress {
  show(share: number, text: string): void;
  clear(): void;
}

const CELLS = 24;
const ERASE_LINE = "\r\u001b[2K";
/** Redrawing more often than this only makes the line flicker. */
const PAUSE = 100;

/** A bar on standard error, and only for a person who watches. */
export const progressOn = (io: Io): Progress => {
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    show(share, text) {
      const now = performance.now();
      if (!io.showsProgress || now - drawn < PAUSE) return;
      drawn = now;
      const full = Math.round(Math.min(1, share) * CELLS);
      io.stderr.write(`${ERASE_LINE}[${"█".repeat(full)}${"░".repeat(CELLS - full)}] ${text}`);
    },
    clear() {
      if (io.showsProgress) io.stderr.write(ERASE_LINE);
    },
  };
};

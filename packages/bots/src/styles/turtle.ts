import { byRulesOfThumb } from "../cadet/cadet.ts";

/** Keeps what is its own, and fights only when it is clearly ahead. */
export const turtle = byRulesOfThumb({ guard: 4, alarm: 2, attack: 0.6, caution: 2.5 });

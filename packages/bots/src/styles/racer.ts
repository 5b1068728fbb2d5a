import { byRulesOfThumb } from "../cadet/cadet.ts";

/** Runs for what wins the game and looks neither left nor right. */
export const racer = byRulesOfThumb({ guard: 0.15, alarm: 0, attack: 1.5, caution: 0.8 });

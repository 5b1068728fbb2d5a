import type { PromptBot } from "../bot.ts";
import { byRulesOfThumb, cadet } from "../cadet/cadet.ts";

/**
 * In the advanced game pools are emptied faster than fortresses can be guarded: whoever guards much leaves the game to those who run. He
 * answers only who could win in his next stage (VIC-01).
 */
const runner = byRulesOfThumb({ guard: 0.15, alarm: 1.5, attack: 1.5, caution: 0.8 });

/** Whose plans the colonel's own are measured by, and who decides what he does not think about himself. */
export const aide: PromptBot = (view, ...question) =>
  (view.options.variant === "advanced" ? runner : cadet)(view, ...question);

import type { PromptBot } from "../bot.ts";
import { byRulesOfThumb, cadet, hastyCadet } from "../cadet/cadet.ts";
import type { Style } from "../cadet/style.ts";

/** In the advanced game he runs, and answers who could win in his next stage (VIC-01). */
const RUNNER: Style = { guard: 1, alarm: 1.5, attack: 1.5, caution: 0.8 };
const runner = byRulesOfThumb(RUNNER);
const hastyRunner = byRulesOfThumb(RUNNER, "hasty");

/** Whose plans the colonel's own are measured by, and who decides what he does not think about himself. */
export const aide: PromptBot = (view, ...question) =>
  (view.options.variant === "advanced" ? runner : cadet)(view, ...question);

/** The same in a third of the time, for plans that are only thought through to their end. */
export const hastyAide: PromptBot = (view, ...question) =>
  (view.options.variant === "advanced" ? hastyRunner : hastyCadet)(view, ...question);

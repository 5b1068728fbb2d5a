import { randomAction } from "@maria/rules/search";
import type { PromptBot } from "./bot.ts";

/** Any legal action, for fuzzing and as the measure every other bot has to beat. */
export const random: PromptBot = (_view, choices, _budget, chance) => randomAction(choices, chance);

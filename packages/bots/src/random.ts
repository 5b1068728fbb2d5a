import { randomAction } from "@maria/rules";
import type { Bot } from "./bot.ts";

/** Any legal action, for fuzzing and as the measure every other bot has to beat. */
export const random: Bot = (_view, choices, _budget, chance) => randomAction(choices, chance);

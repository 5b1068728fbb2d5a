/** Opponents for MARIA: each chooses actions from a view, never from a state. */

import type { PromptBot } from "./bot.ts";
import { cadet } from "./cadet/cadet.ts";
import { random } from "./random.ts";

export type { Bot, Budget, PromptBot } from "./bot.ts";
export { botChance } from "./chance.ts";

/** From the weakest to the strongest. */
export const botNames = ["random", "cadet"] as const;
export type BotName = (typeof botNames)[number];

export const BOTS: Record<BotName, PromptBot> = { random, cadet };

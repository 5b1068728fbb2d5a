/** Opponents for MARIA: each chooses actions from a view, never from a state. */

import type { PromptBot } from "./bot.ts";
import { cadet } from "./cadet/cadet.ts";
import type { BotName } from "./names.ts";
import { random } from "./random.ts";

export type { Bot, Budget, PromptBot } from "./bot.ts";
export { botChance } from "./chance.ts";
export { type BotName, botNames, STRONGEST_BOT } from "./names.ts";

export const BOTS: Record<BotName, PromptBot> = { random, cadet };

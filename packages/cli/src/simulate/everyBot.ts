import { BOTS, type Bot, type BotName, STYLES, type StyleName } from "@maria/bots";

/** Everybody who can be measured: the bots people play against, and styles to try them on. */
export type AnyBotName = BotName | StyleName;
export const EVERY_BOT: Readonly<Record<AnyBotName, Bot>> = { ...BOTS, ...STYLES };
export const everyBotName = Object.keys(EVERY_BOT) as readonly AnyBotName[];

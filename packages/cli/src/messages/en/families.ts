import type { Pace } from "@maria/advice/movement";
import type { BotName } from "@maria/bots";

/** Names of things the program offers; each family has exactly one text for each member. */
export const families = {
  "bot.cadet": "cadet: plays sensibly",
  "bot.colonel": "colonel: plans a whole stage and weighs everybody’s chances",
  "bot.marshal": "marshal: tries his best plans against what the others may hold and do; up to a second",
  "bot.random": "random: any legal move",
  "pace.normal": "Normal march:",
  "pace.mainRoad": "On main roads only:",
  "pace.force": "Force march:",
} as const satisfies Record<`bot.${BotName}` | `pace.${Pace}`, string>;

/** Opponents for MARIA: each chooses actions from a view, never from a state. */

import type { PromptBot } from "./bot.ts";
import { cadet } from "./cadet/cadet.ts";
import { colonel } from "./colonel/colonel.ts";
import { marshal } from "./marshal/marshal.ts";
import type { BotName, StyleName } from "./names.ts";
import { random } from "./random.ts";
import { racer } from "./styles/racer.ts";
import { turtle } from "./styles/turtle.ts";

export type { Bot, Budget, PromptBot } from "./bot.ts";
export { cadet } from "./cadet/cadet.ts";
export { botChance } from "./chance.ts";
export { advise, type Counsellors } from "./counsel/advise.ts";
export {
  type BotName,
  botNames,
  COUNSELLOR,
  QUICK_COUNSELLOR,
  STAND_IN_BOT,
  type StyleName,
  styleNames,
} from "./names.ts";
export { random } from "./random.ts";
export { CAMPS } from "./value/camps.ts";
export { type Contender, contendersOf, isRunBy, outcomeFor } from "./value/contenders.ts";
export { CAMP_FEATURES, featuresOf } from "./value/features.ts";
export { hasChances, kindOf } from "./value/kinds.ts";
export { knownOf, openlyKnown } from "./value/known.ts";
export {
  type Calibration,
  calibrated,
  partOver,
  prospectsIn,
  UNCALIBRATED,
  winningChances,
} from "./value/winning.ts";

export const BOTS: Record<BotName, PromptBot> = { random, cadet, colonel, marshal };

/** Styles to measure and to train against: tournaments and simulations know them, games of people do not. */
export const STYLES: Record<StyleName, PromptBot> = { racer, turtle };

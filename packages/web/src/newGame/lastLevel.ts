import type { BotName } from "@maria/bots";
import type { Players } from "@maria/table";
import { recall, remember } from "../settings/memory.ts";

const KEY = "maria-last-level";

/** Who may be chosen as an opponent, from the weakest; written out here so that the first screen need not load the bots. */
export const LEVELS = ["cadet", "colonel", "marshal"] as const satisfies readonly BotName[];
export type Level = (typeof LEVELS)[number];

/** Whom somebody meets who has not chosen yet: one he can learn against. */
const FIRST_LEVEL: Level = "cadet";

/** The level chosen last for all opponents. */
export const lastLevel = (): Level => {
  const found = recall(KEY);
  return LEVELS.find((level) => level === found) ?? FIRST_LEVEL;
};

export const chooseLevel = (level: Level): void => remember(KEY, level);

/** Remembers the level of a game whose bots are all of the same; others leave it as it was. */
export const rememberLevel = (players: Players): void => {
  const bots = Object.values(players).flatMap((player) => (player.kind === "bot" ? [player.level] : []));
  const level = LEVELS.find((one) => one === bots[0]);
  if (level !== undefined && bots.every((other) => other === level)) chooseLevel(level);
};

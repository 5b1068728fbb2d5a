import type { GameOptions } from "@maria/rules/model";
import { calibrations } from "./weights/calibrations.ts";

/** One calibration for every kind of game whose goals differ. */
export const kindOf = ({ variant, players }: GameOptions): string => `${variant}-${players}`;

/** Whether games of this kind have been played and counted, so that their chances can be told. */
export const hasChances = (options: GameOptions): boolean => calibrations[kindOf(options)] !== undefined;

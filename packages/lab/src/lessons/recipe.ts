import type { ScoutedGame, ScoutedVariant } from "./scout.ts";
import type { Script } from "./script.ts";

/** How a lesson is found: in which games, and what its first moment has to be like. */
export interface Recipe {
  readonly id: string;
  readonly variant: ScoutedVariant;
  /** The lesson that begins with this action of the game, or null if nothing is to be learnt there. */
  write(game: ScoutedGame, from: number): Script | null;
}

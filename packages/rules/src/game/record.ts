import type { Action } from "../model/actions.ts";
import type { GameOptions, Seat } from "../model/options.ts";

/** The rules a record was played under; raised with any change that would replay a game differently. */
export const RULES_VERSION = 2;

/** A take-back is written down like an action, so that a record only ever grows. */
export type Entry = { readonly seat: Seat; readonly action: Action | { readonly type: "takeBack" } };

/** A whole game: everything else can be rebuilt from it. The only save format. */
export interface GameRecord {
  readonly rules: number;
  readonly pack: string;
  readonly options: GameOptions;
  readonly seed: string;
  readonly entries: readonly Entry[];
}

/**
 * MARIA's rules: the eleven names with which a game is played. A game is (pack, options, seed, entries); everything here is
 * pure and deterministic. What else there is to ask stands in the other entries:
 *
 * - `@maria/rules/model`: the words of the game, its types, constants and numbers;
 * - `@maria/rules/board`: what can be read off a position, for boards, advice and bots;
 * - `@maria/rules/authority`: what whoever keeps games for others needs besides;
 * - `@maria/rules/search`: imagining, simulating, playing by chance;
 * - `@maria/rules/laws`: what tests and fuzzing hold a game to;
 * - `@maria/rules/stored`: states as they are put away.
 */

export { actionsOf } from "./game/actionsOf.ts";
export { explain, type RuleRef } from "./game/explain.ts";
export { type HiddenEvent, type LogEntry, logFor } from "./game/log.ts";
export { newGame } from "./game/newGame.ts";
export { choices, type Decision, type Played, pending, play, refusalOf } from "./game/play.ts";
export type { Entry, GameRecord } from "./game/record.ts";
export { type ForeignRecord, type IllegalEntry, type Replayed, replay } from "./game/replay.ts";
export { type View, view } from "./game/view.ts";
export type { PackData } from "./pack/data.ts";
export { loadPack } from "./pack/load.ts";

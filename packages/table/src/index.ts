/** The authority over one game, the loop that lets bots play, and how a table is spoken to. */

export { Authority } from "./authority.ts";
export { type BotFault, BotLoop, type BotLoopOptions } from "./botLoop.ts";
export { type Decided, decide, type Past, type Standing, type Step } from "./decide.ts";
export { type EntryStore, MemoryStore } from "./entryStore.ts";
export { type GameStart, type PlayedBack, playBack } from "./playBack.ts";
export { type BotsBySeat, botsOf, type Player, type Players } from "./players.ts";
export { type PlayedGame, type PlayGameOptions, playGame } from "./playGame.ts";
export type * from "./table.ts";

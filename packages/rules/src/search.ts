/** Imagining what is hidden, copies to play on, and play by chance: for bots, simulation and fuzzing. */

export { chanceFrom } from "./game/chance.ts";
export { imagine } from "./game/imagine.ts";
export { type Memory, memoryFrom, remember } from "./game/memory.ts";
export { apply } from "./game/play.ts";
export { randomAction, randomOf } from "./game/randomAction.ts";
export { draftOf } from "./model/state.ts";

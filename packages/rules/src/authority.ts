/** What whoever keeps games for others needs besides: input read strictly, records step by step, packs, seeds. */

export { logEntry } from "./game/log.ts";
export { gameOptions, parseAction, parseEntry, parseRecord, type RecordFault } from "./game/parse.ts";
export { RULES_VERSION } from "./game/record.ts";
export { type ReplayStep, replaySteps } from "./game/replay.ts";
export { isPlayedAgain } from "./game/standing.ts";
export { refuseTakeBack } from "./game/takeBack.ts";
export { views } from "./game/view.ts";
export { seat as seatShape } from "./model/shapes.ts";
export { checkPack, type PackProblem, packNotes } from "./pack/check/check.ts";
export { isLoaded, loadCheckedPack } from "./pack/registry.ts";
export * as codec from "./tools/codec.ts";
export { isSeed, seedFromNumber } from "./tools/rng.ts";

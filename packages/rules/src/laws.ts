/** What tests and fuzzing hold a game to. */

export { ACTION_TYPES } from "./game/actionKinds.ts";
export { brokenLaws } from "./game/laws.ts";
export { unaccountedFor } from "./game/ledgerEntries.ts";
export { openTable, playAtTable, type Table } from "./game/table.ts";

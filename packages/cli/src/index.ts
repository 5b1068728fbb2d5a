/** The `maria` command, and what reads component packs and records from disk. */

export { run } from "./main.ts";
export { readPack } from "./pack/readPack.ts";
export { type RecordFault, readRecord } from "./record/readRecord.ts";
export type { Io } from "./terminal/io.ts";

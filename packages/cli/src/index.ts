/** The `maria` command, and what reads component packs and records from disk. */

export { run } from "./main.ts";
export { readPack } from "./pack/readPack.ts";
export { type FileFault, readGame } from "./record/readGame.ts";
export type { Io } from "./terminal/io.ts";

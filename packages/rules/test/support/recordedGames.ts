import { createHash } from "node:crypto";
import { ENDINGS } from "./endings.ts";
import {
  digestOf,
  endingFile,
  finishedGameAsText,
  goldenRecord,
  goldenText,
  readFinishedGame,
  readRecord,
  recordAsText,
} from "./fixtures.ts";
import { findGolden, GOLDENS } from "./goldens.ts";
import { playthroughOf } from "./playthrough.ts";
import { findGame } from "./recordedEnding.ts";
import { replayed } from "./replayed.ts";

/** A file of the recorded games as it has to be; its path is seen from the tests of the rules. */
export interface RecordedFile {
  readonly path: string;
  readonly text: string;
}

/** Plays every recorded game anew (`npm run fixtures`). */
export function* recordAnew(): Generator<RecordedFile> {
  for (const golden of GOLDENS) {
    const record = findGolden(golden);
    yield { path: goldenRecord(golden.name), text: `${recordAsText(record)}\n` };
    yield { path: goldenText(golden.name), text: playthroughOf(record) };
  }
  for (const ending of ENDINGS) {
    const { record, state } = findGame(ending);
    const text = finishedGameAsText({ result: state.result, digest: digestOf(state), record });
    yield { path: endingFile(ending.name), text };
  }
}

/** The digest of the state that each recorded game leads to on this machine (`npm run digests`). */
export const digests = (): { readonly path: string; readonly digest: string }[] => [
  ...GOLDENS.map(({ name }) => goldenRecord(name)).map((path) => ({
    path,
    digest: digestOf(replayed(readRecord(path))),
  })),
  ...ENDINGS.map(({ name }) => endingFile(name)).map((path) => ({
    path,
    digest: digestOf(replayed(readFinishedGame(path).record)),
  })),
];

/** One digest over all of them. */
export const digestOfAll = (all: ReturnType<typeof digests>): string =>
  createHash("sha256")
    .update(all.map(({ path, digest }) => `${path} ${digest}\n`).join(""))
    .digest("hex");

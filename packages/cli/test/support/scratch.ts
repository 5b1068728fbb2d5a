import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A directory of its own for one test. */
export const scratchDirectory = (): string => {
  const directory = mkdtempSync(join(tmpdir(), "maria-cli-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
};

// Plays all recorded games of the rules' tests anew, one for each way a game can end and the golden playthroughs, and says
// which files have changed. Needed whenever the engine leads a recorded game elsewhere.
//
//   npm run fixtures

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { importSources } from "./import-sources.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const tests = join(root, "packages", "rules", "test");
const { recordAnew } = await importSources(
  "packages/rules/test/support/recordedGames.ts",
  "vitest.config.ts",
);

const made = new Set();
let changed = 0;
const tell = (what, file) => {
  changed++;
  console.log(`${what} ${relative(root, file)}`);
};

for (const { path, text } of recordAnew()) {
  const file = join(tests, path);
  made.add(file);
  const isNew = !existsSync(file);
  if (!isNew && readFileSync(file, "utf8") === text) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  tell(isNew ? "new    " : "changed", file);
}

for (const folder of new Set([...made].map((file) => dirname(file))))
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (made.has(file)) continue;
    rmSync(file);
    tell("removed", file);
  }

console.log(`${changed} of ${made.size} files changed`);

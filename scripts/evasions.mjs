// Plays whole games among players who would rather keep no promise, and tells whether one got away with it.
//
//   node scripts/evasions.mjs [games]

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const [games = "60"] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "packages/rules/test/treaties/treatyEvasions.test.ts"],
  {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    stdio: "inherit",
    env: { ...process.env, EVASIONS: games },
  },
);
process.exitCode = status ?? 1;

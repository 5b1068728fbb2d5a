/**
 * The long form of the server's secrecy test: so many points (8 unless told) of a whole game of every kind, seen by everybody
 * while all the others' secrets are changed.
 */
import { spawnSync } from "node:child_process";

const [points = "8"] = process.argv.slice(2);
const args = [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--config",
  "vitest.config.ts",
  "packages/server/test/secrecy.test.ts",
];
const { status } = spawnSync(process.execPath, args, {
  cwd: new URL("..", import.meta.url),
  env: { ...process.env, MARIA_SECRECY_POINTS: points },
  stdio: "inherit",
});
process.exit(status ?? 1);

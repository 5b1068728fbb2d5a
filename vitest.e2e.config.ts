import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const source = (path: string) => fileURLToPath(new URL(`./packages/${path}`, import.meta.url));

/** End-to-end tests in real browsers; three files at a time, for each waits a good deal: for frames, for the game's pace. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@maria\/cli\/serve\/(\w+)$/, replacement: source("cli/src/serve/$1.ts") },
      { find: /^@maria\/tell\/messages\/(.+)$/, replacement: source("tell/src/messages/$1.ts") },
      { find: /^@maria\/advice\/(\w+)$/, replacement: source("advice/src/$1/index.ts") },
      { find: /^@maria\/engraver\/(\w+)$/, replacement: source("engraver/src/$1.ts") },
      { find: "@maria/rules/stored", replacement: source("rules/src/game/stored.ts") },
      { find: /^@maria\/rules\/(\w+)$/, replacement: source("rules/src/$1.ts") },
      {
        find: /^@maria\/(rules|engraver|bots|tell|table|server|cli)$/,
        replacement: source("$1/src/index.ts"),
      },
    ],
  },
  test: {
    include: ["e2e/**/*.test.ts"],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
    // A browser on a busy machine may lose a tap between two frames: such a test is tried again before it counts.
    retry: 1,
  },
});

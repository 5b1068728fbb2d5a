import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Tests run on the sources, not on what was built from them. */
const source = (path: string) => fileURLToPath(new URL(`./packages/${path}.ts`, import.meta.url));

export default defineConfig({
  // The page's components, and the state of its sessions, are written in Svelte.
  plugins: [svelte({ configFile: false })],
  resolve: {
    // Components are mounted, not rendered to text as on a server.
    conditions: ["browser"],
    alias: [
      { find: /^@maria\/(rules|engraver|bots|tell|table|server|cli)$/, replacement: source("$1/src/index") },
      { find: /^@maria\/engraver\/(\w+)$/, replacement: source("engraver/src/$1") },
      { find: /^@maria\/cli\/([\w/]+)$/, replacement: source("cli/src/$1") },
      { find: "@maria/rules/stored", replacement: source("rules/src/game/stored") },
      { find: /^@maria\/rules\/(\w+)$/, replacement: source("rules/src/$1") },
      { find: /^@maria\/advice\/(\w+)$/, replacement: source("advice/src/$1/index") },
      { find: "@maria/tell/counsel", replacement: source("tell/src/counsel/index") },
      { find: /^@maria\/tell\/messages\/(.+)$/, replacement: source("tell/src/messages/$1") },
    ],
  },
  test: {
    include: ["packages/*/test/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Left to itself, Vitest keeps one processor free: of two that is half.
    maxWorkers: "100%",
  },
});

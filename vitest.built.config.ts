import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import sources from "./vitest.config.ts";

const path = (name: string) => fileURLToPath(new URL(`./packages/rules/${name}`, import.meta.url));

/** All entries of the rules are one file when they are built. */
const ENTRIES = ["engine", "index", "authority", "board", "laws", "model", "search"].map((name) =>
  path(`src/${name}.ts`),
);

/**
 * The engine as it is built for Node, in place of its sources: bots and telling play on it, and recorded games are
 * replayed with it. What only the build could break is found here.
 */
export default defineConfig({
  ...sources,
  plugins: [
    ...(sources.plugins ?? []),
    {
      name: "built-engine",
      enforce: "pre",
      async resolveId(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && ENTRIES.includes(found.id) ? path("dist/engine.js") : found;
      },
    },
  ],
  // Its own list of tests: merged with that of the sources it would be all of them.
  test: {
    ...sources.test,
    include: [
      "packages/rules/test/game/{golden,replay}.test.ts",
      "packages/tell/test/**/*.test.ts",
      "packages/bots/test/{advancedDecisions,battle,judgement,movement,payments,seasons,setUp}.test.ts",
    ],
    setupFiles: ["packages/rules/test/support/builtEngine.ts"],
    isolate: false,
  },
});

import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import sources from "./vitest.config.ts";

const path = (name: string) => fileURLToPath(new URL(`./packages/rules/${name}`, import.meta.url));

/**
 * The engine as it is built for Node, in place of its sources: bots and telling play on it, and recorded games are
 * replayed with it. What only the build could break is found here.
 */
export default mergeConfig(
  sources,
  defineConfig({
    plugins: [
      {
        name: "built-engine",
        enforce: "pre",
        async resolveId(source, importer, options) {
          const found = await this.resolve(source, importer, { ...options, skipSelf: true });
          return found?.id === path("src/index.ts") ? path("dist/engine.js") : found;
        },
      },
    ],
    test: {
      include: [
        "packages/rules/test/**/{golden,replay}.test.ts",
        "packages/tell/test/**/*.test.ts",
        "packages/bots/test/{advancedDecisions,battle,judgement,movement,payments,seasons,setUp}.test.ts",
      ],
      isolate: false,
    },
  }),
);

import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { TARGETS } from "./browsers/oldest.ts";
import { files } from "./chunks.ts";
import { LICENCES, licences } from "./licences/plugin.ts";
import { offline } from "./offline/plugin.ts";
import { rulesReference } from "./reference/plugin.ts";
import { boardScene } from "./scene/plugin.ts";
import { workerAddresses } from "./worker/plugin.ts";

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  plugins: [svelte(), boardScene(), rulesReference(), licences(), workerAddresses(), offline()],
  resolve: {
    alias: [
      { find: /^@maria\/advice\/(\w+)$/, replacement: source("advice/src/$1/index.ts") },
      { find: /^@maria\/tell\/messages\/(.+)$/, replacement: source("tell/src/messages/$1.ts") },
      { find: /^@maria\/engraver\/(\w+)$/, replacement: source("engraver/src/$1.ts") },
      { find: "@maria/rules/stored", replacement: source("rules/src/game/stored.ts") },
      { find: /^@maria\/rules\/(\w+)$/, replacement: source("rules/src/$1.ts") },
      { find: /^@maria\/(rules|engraver|bots|tell|table)$/, replacement: source("$1/src/index.ts") },
    ],
  },
  worker: { format: "es" },
  build: {
    target: TARGETS,
    license: { fileName: LICENCES },
    rolldownOptions: {
      // The workers are entries of the same build, so that page and workers share one copy of the rules.
      input: {
        index: fileURLToPath(new URL("index.html", import.meta.url)),
        "table-worker": fileURLToPath(new URL("src/table/worker.ts", import.meta.url)),
        "thinking-worker": fileURLToPath(new URL("src/thinking/worker.ts", import.meta.url)),
      },
      output: {
        codeSplitting: files(),
        entryFileNames: "assets/[name]-[hash].js",
      },
    },
  },
});

import { describe, expect, test } from "vitest";
import { importFaults, type Room, sourcesIn } from "./support/imports.ts";

/** What the sources of each package may import besides their own files. Nothing imports upwards or sideways otherwise. */
const ALLOWED: Readonly<Record<string, readonly RegExp[]>> = {
  rules: [],
  engraver: [/^@maria\/rules$/, /^(d3-delaunay|polyclip-ts)$/],
  bots: [/^@maria\/rules$/],
  tell: [/^@maria\/rules$/],
  cli: [/^@maria\/(rules|engraver|bots|tell)$/, /^@maria\/tell\/messages\/\w+$/, /^node:/, /^ajv\b/],
  web: [
    /^@maria\/(rules|engraver|bots|tell)$/,
    /^@maria\/engraver\/(scene|road|symbols|cartouche)$/,
    /^@maria\/tell\/messages\/\w+$/,
    /^svelte(\/|$)/,
    /^idb$/,
    /^@fontsource-variable\//,
    /^virtual:(board-scene$|rules-reference\/)/,
    /^packages\/web\/reference\/parse\.ts$/,
    /^packs\/historical\/\w+\.json\?url$/,
  ],
  lab: [
    /^@maria\/(rules|bots|tell|cli)$/,
    /^@maria\/rules\/stored$/,
    /^@maria\/tell\/messages\/\w+$/,
    /^@maria\/cli\/(commands|messages|serve|terminal)\/\w+$/,
    /^node:/,
    /^(vite|playwright-core)$/,
    /^packages\/rules\/src\/index\.ts$/,
    /^scripts\/ensure-browser\.mjs$/,
  ],
};

const NODE = /^node:/;
const VITE = /^vite$/;

/** The same for what runs when something is built or started: configurations, plugins, programs, scripts. */
const BUILD_TIME: readonly Room[] = [
  { at: "packages/rules/vite.config.ts", own: "packages/rules", allowed: [NODE, VITE] },
  { at: "packages/web/browsers", allowed: [/^acorn$/] },
  { at: "packages/web/offline", allowed: [NODE, VITE] },
  { at: "packages/web/reference", allowed: [NODE, VITE] },
  { at: "packages/web/scene", allowed: [/^@maria\/engraver$/, NODE, VITE] },
  { at: "packages/web/chunks.ts", own: "packages/web", allowed: [NODE] },
  {
    at: "packages/web/vite.config.ts",
    own: "packages/web",
    allowed: [NODE, VITE, /^@sveltejs\/vite-plugin-svelte$/],
  },
  { at: "packages/cli/bin", allowed: [/^packages\/cli\/dist\/main\.js$/, /^scripts\/ensure-built\.mjs$/] },
  { at: "packages/lab/bin", allowed: [/^packages\/lab\/dist\/main\.js$/, /^scripts\/ensure-built\.mjs$/] },
  { at: "scripts", allowed: [NODE, VITE] },
];

const ROOMS: readonly Room[] = [
  ...Object.entries(ALLOWED).map(([name, allowed]) => ({ at: `packages/${name}/src`, allowed })),
  ...BUILD_TIME,
];

describe("the rooms of the house", () => {
  test.each(ROOMS)("$at imports only what it may", (room) => {
    const sources = sourcesIn(room.at);
    expect(sources.length).toBeGreaterThan(0);
    expect(importFaults(ROOMS, sources)).toEqual([]);
  });

  test("every file of code but the tests is in one of the rooms", () => {
    const files = [...sourcesIn("packages"), ...sourcesIn("scripts")];
    expect(
      importFaults(
        ROOMS,
        files.map(({ path }) => ({ path, text: "" })),
      ),
    ).toEqual([]);
  });

  test.each([
    ["packages/rules/src/game.ts", 'import { readFileSync } from "node:fs";', "node:fs"],
    ["packages/tell/src/names.ts", 'import { BOTS } from "@maria/bots";', "@maria/bots"],
    ["packages/tell/src/names.ts", 'export * from "../../bots/src/index.ts";', "packages/bots/src/index.ts"],
    ["packages/engraver/src/pack.ts", 'import type { Io } from "@maria/cli";', "@maria/cli"],
    ["packages/cli/src/main.ts", 'const lab = await import("@maria/lab");', "@maria/lab"],
    ["packages/cli/src/serve/files.ts", 'import "vite";', "vite"],
    ["packages/web/src/App.svelte", 'import { run } from "@maria/cli";', "@maria/cli"],
    [
      "packages/web/src/pack/engraved.ts",
      'new Worker(new URL("../../../lab/src/main.ts", import.meta.url));',
      "packages/lab/src/main.ts",
    ],
    [
      "packages/web/scene/plugin.ts",
      'import { readPack } from "../../cli/src/pack/readPack.ts";',
      "packages/cli/src/pack/readPack.ts",
    ],
    ["packages/web/reference/plugin.ts", 'import { rulesOf } from "@maria/rules";', "@maria/rules"],
    ["packages/web/offline/plugin.ts", 'import { pack } from "../src/main.ts";', "packages/web/src/main.ts"],
    ["packages/web/vite.config.ts", 'import { run } from "@maria/cli";', "@maria/cli"],
    ["packages/cli/bin/maria.mjs", 'await import("../../lab/dist/main.js");', "packages/lab/dist/main.js"],
    ["scripts/test.mjs", 'import { run } from "@maria/cli";', "@maria/cli"],
  ])("a bad import planted in %s is found: %s", (path, text, imported) => {
    expect(importFaults(ROOMS, [{ path, text }])).toEqual([`${path} imports ${imported}`]);
  });

  test("a new folder of code without arrows of its own is found", () => {
    const path = "packages/web/painting/plugin.ts";
    expect(importFaults(ROOMS, [{ path, text: "" }])).toEqual([`${path} is in no room`]);
  });

  test("the rules know no clock, no chance of their own, no input and no output", () => {
    for (const { path, text } of sourcesIn("packages/rules/src"))
      expect(text, path).not.toMatch(
        /Math\.random|Date\b|performance\.|console\.|process\.|globalThis|setTimeout|fetch\(/,
      );
  });

  test("the engraver takes nothing from the rules but their types", () => {
    for (const { path, text } of sourcesIn("packages/engraver/src"))
      expect(text, path).not.toMatch(/(import|export) (?!type )[^;]*?from "@maria\//);
  });

  test("the board knows pixels and gestures, nothing of the game", () => {
    for (const { path, text } of sourcesIn("packages/web/src/board"))
      for (const imported of text.matchAll(/import (?!type )[^;]*?from "(@maria\/(?!engraver\/)[^"]+)"/g))
        expect.fail(`${path} imports ${imported[1]}`);
  });

  test("no source file is longer than 450 lines", () => {
    for (const name of Object.keys(ALLOWED))
      for (const { path, text } of sourcesIn(`packages/${name}/src`)) {
        const isMessages = /\/(messages|language)\//.test(path);
        expect(isMessages || text.split("\n").length <= 450, path).toBe(true);
      }
  });
});

import { describe, expect, test } from "vitest";
import * as authority from "../src/authority.ts";
import * as board from "../src/board.ts";
import * as playing from "../src/index.ts";
import * as laws from "../src/laws.ts";
import * as numbers from "../src/model/numbers.ts";
import * as model from "../src/model.ts";
import * as search from "../src/search.ts";
import { importFaults, type Room, sourcesIn } from "./support/imports.ts";
import { figuresInTexts, ruleNumbersIn, suspicionOf } from "./support/ruleNumbers.ts";

/** The rules' entries: playing, the words of the game and what can be read off a board are for everybody. */
const RULES = /^@maria\/rules(\/(model|board))?$/;
const SEARCH = /^@maria\/rules\/search$/;
const AUTHORITY = /^@maria\/rules\/authority$/;
const LAWS = /^@maria\/rules\/laws$/;
const STORED = /^@maria\/rules\/stored$/;
const NODE = /^node:/;

/** What the sources of each package may import besides their own files. Nothing imports upwards or sideways otherwise. */
const ALLOWED: Readonly<Record<string, readonly RegExp[]>> = {
  rules: [],
  advice: [RULES, SEARCH],
  engraver: [RULES, /^(d3-delaunay|polyclip-ts)$/],
  bots: [RULES, SEARCH, /^@maria\/advice\/\w+$/],
  tell: [RULES, /^@maria\/advice\/\w+$/],
  table: [RULES, SEARCH, AUTHORITY, STORED, /^@maria\/advice\/\w+$/, /^@maria\/bots$/],
  server: [
    RULES,
    AUTHORITY,
    /^@maria\/(bots|tell|table)$/,
    NODE,
    /^(fastify|@fastify\/(cookie|helmet|rate-limit|swagger)|kysely|libsql|pg|pino|prom-client|ws)$/,
    // Threads run what was built.
    /^packages\/server\/dist\/storage\/writerThread\.js$/,
    /^(@node-rs\/argon2|@simplewebauthn\/server|nodemailer|web-push)$/,
  ],
  cli: [
    RULES,
    SEARCH,
    AUTHORITY,
    LAWS,
    /^@maria\/(engraver|bots|tell|table|server)$/,
    /^@maria\/advice\/\w+$/,
    /^@maria\/tell\/messages\/\w+$/,
    NODE,
    /^ajv\b/,
    /^packages\/cli\/dist\/tournament\/worker\.js$/,
  ],
  web: [
    RULES,
    SEARCH,
    AUTHORITY,
    /^@maria\/(engraver|bots|tell|table)$/,
    /^@maria\/advice\/\w+$/,
    /^@maria\/engraver\/(scene|road|symbols|cartouche|naming)$/,
    /^@maria\/tell\/(counsel|messages\/(de|en|fr)\/\w+)$/,
    /^svelte(\/|$)/,
    /^idb$/,
    /^uqr$/,
    /^@simplewebauthn\/browser$/,
    /^@fontsource-variable\//,
    /^virtual:(board-scene$|rules-(reference\/|glossary$))/,
    /^packages\/web\/reference\/(glossary|parse)\.ts$/,
    /^packs\/historical\/\w+\.json\?url$/,
  ],
  lab: [
    RULES,
    SEARCH,
    AUTHORITY,
    LAWS,
    /^@maria\/(bots|tell|table|server|cli)$/,
    STORED,
    /^@maria\/tell\/messages\/\w+$/,
    /^@maria\/cli\/(commands|messages|serve|simulate|terminal|tournament)\/\w+$/,
    /^node:/,
    /^(vite|playwright-core|ws)$/,
    /^packages\/rules\/src\/engine\.ts$/,
    /^scripts\/(ensure-browser|own-postgres)\.mjs$/,
    /^packages\/cli\/dist\/main\.js$/,
  ],
};

const VITE = /^vite$/;

/** The same for what runs when something is built or started: configurations, plugins, programs, scripts. */
const BUILD_TIME: readonly Room[] = [
  { at: "packages/rules/vite.config.ts", own: "packages/rules", allowed: [NODE, VITE] },
  { at: "packages/web/browsers", allowed: [/^acorn$/] },
  { at: "packages/web/licences", allowed: [NODE, VITE] },
  { at: "packages/web/offline", allowed: [NODE, VITE] },
  { at: "packages/web/reference", allowed: [NODE, VITE] },
  { at: "packages/web/scene", allowed: [/^@maria\/engraver$/, NODE, VITE] },
  { at: "packages/web/worker", allowed: [VITE] },
  { at: "packages/web/chunks.ts", own: "packages/web", allowed: [NODE] },
  {
    at: "packages/web/vite.config.ts",
    own: "packages/web",
    allowed: [NODE, VITE, /^@sveltejs\/vite-plugin-svelte$/],
  },
  { at: "packages/cli/bin", allowed: [/^packages\/cli\/dist\/main\.js$/, /^scripts\/ensure-built\.mjs$/] },
  { at: "packages/lab/bin", allowed: [/^packages\/lab\/dist\/main\.js$/, /^scripts\/ensure-built\.mjs$/] },
  { at: "scripts", allowed: [NODE, VITE, /^(libsql|pg|typescript)$/, /^vitest(\/node)?$/] },
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
    [
      "packages/bots/src/cadet.ts",
      'import { replaySteps } from "@maria/rules/authority";',
      "@maria/rules/authority",
    ],
    ["packages/tell/src/names.ts", 'import { imagine } from "@maria/rules/search";', "@maria/rules/search"],
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

const RULES_NUMBERS = suspicionOf(numbers);

/** By what stands in the line: numbers that merely happen to be one of the rules', and why. */
const HAPPENS_TO_BE: readonly (readonly [string, string])[] = [
  ["const HUSSAR_OUTCOMES = 4;", "two hussars, each ridden over or not: sets, not hussars"],
  ["Math.ceil(length / 2)", "a search from both ends meets in the middle"],
  ["const PAID_EXPEDITION = 4;", "a weight of the cadet, in troops"],
  ["troopsOf(view, FRANCE) / 2", "how the cadet weighs a distant enemy"],
  ["neutral: 3, austrian: 8", "weights of the cadet, in troops"],
  ["const GENERAL = 2;", "a weight of the cadet, in troops"],
  ["const RESERVE_IN_COMBAT = 6;", "a weight of the cadet, in points"],
  ["const SENT_OUT_OF_SUPPLY = 4;", "a weight of the cadet, in troops"],
  ["Math.ceil(rounds / 2)", "half of the rounds of a measurement"],
  ["offer({ piece", "a tap is offered to what lies near it; the number is a rank"],
  ["Math.ceil(names.length / 2)", "two columns of panels"],
  ["turn % 2 === 1", "stripes of the timeline"],
  ["winterComes: 2,", "how often the companion says it"],
  ["const FAR = SUPPLY_RANGE - 2;", "how far from his train the general of a lesson stands"],
  ["if (troops < 2 || troops > FEW", "how many a lesson has recruited"],
];

/** Figures in texts that are names, examples or what somebody types, and why. */
const TOLD_AS_IT_IS: readonly (readonly [RegExp, string])[] = [
  [/3 (Electors|Kurfürsten|princes-électeurs)/, "the name of a box printed on the board"],
  [/--players (2\|)?3/, "what is typed at the terminal (GEN-01)"],
  [/\b5\s?(known|bekannt|connues|:)/, "an example of how a strength is written"],
];

describe("the surface of the rules", () => {
  test("eleven names play a game", () => {
    expect(Object.keys(playing).sort()).toEqual([
      "actionsOf",
      "choices",
      "explain",
      "loadPack",
      "logFor",
      "newGame",
      "pending",
      "play",
      "refusalOf",
      "replay",
      "view",
    ]);
  });

  test("a name stands in one entry", () => {
    const names = [playing, model, board, authority, search, laws].flatMap((entry) => Object.keys(entry));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe("the numbers of the rules", () => {
  test("stand in model/numbers.ts and nowhere else", () => {
    for (const name of Object.keys(ALLOWED))
      for (const { path, text } of sourcesIn(`packages/${name}/src`)) {
        if (path === "packages/rules/src/model/numbers.ts") continue;
        for (const found of ruleNumbersIn(text, RULES_NUMBERS))
          if (!HAPPENS_TO_BE.some(([line]) => found.text.includes(line)))
            expect.fail(`${path}:${found.line} (${found.why}): ${found.text}`);
      }
  });

  test("come into texts as values", () => {
    for (const name of Object.keys(ALLOWED))
      for (const { path, text } of sourcesIn(`packages/${name}/src`).filter((source) =>
        /\/src\/(messages|language)\//.test(source.path),
      ))
        for (const found of figuresInTexts(text, RULES_NUMBERS))
          if (!TOLD_AS_IT_IS.some(([pattern]) => pattern.test(found.text)))
            expect.fail(`${path}:${found.line}: ${found.text}`);
  });

  test("are excused only where there is something to excuse", () => {
    const lines = Object.keys(ALLOWED).flatMap((name) =>
      sourcesIn(`packages/${name}/src`).map(({ text }) => text),
    );
    for (const [line] of HAPPENS_TO_BE)
      expect(
        lines.some((text) => text.includes(line)),
        line,
      ).toBe(true);
  });

  test.each([
    "const MOST_TROOPS = 8;",
    "export const MOST_TROOPS: number = 8;",
    "const MOST = 8;",
    "const ORDINARY_STEPS = { general: 3, train: 2 } as const;",
    "const FORCE_MARCH_LENGTH = 8;",
    "const LONGEST_NORMAL = 4;",
    "const RESERVE_INFLUENCE = 16;",
    "const TURNS_BETWEEN_WINTERS = 3;",
    "const WINTER_EVERY = 3;",
    "export const isWinterDue = (turn: number): boolean => turn % 3 === 0;",
    "const year = 1741 + Math.floor((turn - 1) / 3);",
    "const CESSION_AFTER = 6;",
    "const BATTLE_BOXES = 2;",
    "const ELECTORS_NEEDED = 3;",
    "  const MAJORITY = 5;",
    "const LONGEST_TREATY = 12;",
    "const LONGEST_PROMISE = 300;",
    "const MOST_TERMS = 12;",
    "const most = Math.min(8, troops + given);",
    "if (troops > 8) return null;",
    "const setAside = Math.ceil(markers / 2);",
    "neutralUntil: view.turn + 2, neutralTurns: 2,",
    "const loss = view.faceDown[general] ? 2 : 1;",
    "if (electors.length >= 3) return FRANCE;",
    "  protectionRange: 3,",
    "const SUPPLY_RANGE = 6; // roads",
  ])("a copy is noticed: %s", (line) => {
    expect(ruleNumbersIn(line, RULES_NUMBERS)).toHaveLength(1);
  });

  test.each([
    "const SLACK_FINGER = 9;",
    "/** STK-08: a general has at most 8 troops. */",
    "const room = MOST_TROOPS - troops;",
    "if (options.players === 3) return own;",
    "const hint = `8 troops`;",
    'say("war.troops", { most: MOST_TROOPS });',
    "for (let troops = 1; troops < most; troops++) give();",
    "const WHIM = 0.04;",
    "const LOG_LINES = 30;",
  ])("what is none is left alone: %s", (line) => {
    expect(ruleNumbersIn(line, RULES_NUMBERS)).toEqual([]);
  });

  test.each([
    ['  "reason.most": "A general holds at most 8 troops.",', 1],
    ['    "ganz auf Hauptstraßen 4. Wähle eine nähere Stadt.",', 1],
    ['  "reason.most": "A general holds at most {n} troops (STK-08).",', 0],
    ['  "frame.subtitle": "The War of the Austrian Succession, 1744",', 0],
  ])("a figure in a text is noticed: %s", (line, found) => {
    expect(figuresInTexts(line, RULES_NUMBERS)).toHaveLength(found);
  });
});

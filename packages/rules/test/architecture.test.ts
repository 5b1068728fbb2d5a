import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as numbers from "../src/model/numbers.ts";
import { figuresInTexts, ruleNumbersIn, suspicionOf } from "./support/ruleNumbers.ts";

const packages = fileURLToPath(new URL("../../", import.meta.url));

const sourcesOf = (name: string): { file: string; text: string }[] =>
  readdirSync(join(packages, name, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(packages, name, "src", file), "utf8") }));

const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"\s]+)"/g)].map((match) => match[1] as string);

/** What each package may import besides its own files. Nothing imports upwards or sideways otherwise. */
const ALLOWED: Readonly<Record<string, readonly RegExp[]>> = {
  rules: [],
  advice: [/^@maria\/rules$/],
  bots: [/^@maria\/rules$/, /^@maria\/advice\/\w+$/],
  tell: [/^@maria\/rules$/, /^@maria\/advice\/\w+$/],
  cli: [
    /^@maria\/(rules|bots|tell)$/,
    /^@maria\/advice\/\w+$/,
    /^@maria\/rules\/stored$/,
    /^@maria\/tell\/messages\/\w+$/,
    /^node:/,
    /^ajv\b/,
    /^(vite|playwright-core)$/,
  ],
  web: [
    /^@maria\/(rules|bots|tell)$/,
    /^@maria\/advice\/\w+$/,
    /^@maria\/tell\/messages\/\w+$/,
    /^svelte(\/|$)/,
    /^idb$/,
    /^@fontsource-variable\//,
    /^virtual:(board-scene$|rules-reference\/)/,
  ],
};

describe("the rooms of the house", () => {
  for (const [name, allowed] of Object.entries(ALLOWED))
    test(`${name} imports only what it may`, () => {
      const sources = sourcesOf(name);
      expect(sources.length).toBeGreaterThan(0);
      for (const { file, text } of sources)
        for (const imported of importsOf(text)) {
          const own = imported.startsWith("./") || imported.startsWith("../");
          expect(
            own || allowed.some((pattern) => pattern.test(imported)),
            `${name}/${file} imports ${imported}`,
          ).toBe(true);
        }
    });

  test("the rules know no clock, no chance of their own, no input and no output", () => {
    for (const { file, text } of sourcesOf("rules"))
      expect(text, file).not.toMatch(
        /Math\.random|Date\b|performance\.|console\.|process\.|globalThis|setTimeout|fetch\(/,
      );
  });

  test("the board knows pixels and gestures, nothing of the game", () => {
    for (const { file, text } of sourcesOf("web").filter((source) => source.file.startsWith("board")))
      for (const imported of text.matchAll(/import (?!type )[^;]*?from "(@maria\/[^"]+)"/g))
        expect.fail(`${file} imports ${imported[1]}`);
  });

  test("no source file is longer than 450 lines", () => {
    for (const name of Object.keys(ALLOWED))
      for (const { file, text } of sourcesOf(name)) {
        const isMessages = /^(messages|language)\//.test(file);
        expect(isMessages || text.split("\n").length <= 450, `${name}/${file}`).toBe(true);
      }
  });
});

const RULES_NUMBERS = suspicionOf(numbers);

/** By what stands in the line: numbers that merely happen to be one of the rules', and why. */
const HAPPENS_TO_BE: readonly (readonly [string, string])[] = [
  ["const NO_STACK = 6;", "a code for a refused step"],
  ["const HUSSAR_OUTCOMES = 4;", "two hussars, each ridden over or not: sets, not hussars"],
  ["Math.ceil(length / 2)", "a search from both ends meets in the middle"],
  ["const PAID_EXPEDITION = 4;", "a weight of the cadet, in troops"],
  ["troopsOf(view, FRANCE) / 2", "how the cadet weighs a distant enemy"],
  ["neutral: 3, austrian: 8", "weights of the cadet, in troops"],
  ["const GENERAL = 2;", "a weight of the cadet, in troops"],
  ["const RESERVE_IN_COMBAT = 6;", "a weight of the cadet, in points"],
  ["const SENT_OUT_OF_SUPPLY = 4;", "a weight of the cadet, in troops"],
  ["Math.ceil(rounds / 2)", "half of the rounds of a measurement"],
  ["PIECE_REACH = { general: 16", "pixels around a piece"],
  ["offer({ piece", "a tap is offered to what lies near it; the number is a rank"],
  ["Math.ceil(names.length / 2)", "two columns of panels"],
  ["turn % 2 === 1", "stripes of the timeline"],
];

/** Figures in texts that are names, examples or what somebody types, and why. */
const TOLD_AS_IT_IS: readonly (readonly [RegExp, string])[] = [
  [/3 (Electors|Kurfürsten|princes-électeurs)/, "the name of a box printed on the board"],
  [/--players (2\|)?3/, "what is typed at the terminal (GEN-01)"],
  [/\b5 ?(known|bekannt|connues|:)/, "an example of how a strength is written"],
];

describe("the numbers of the rules", () => {
  test("stand in model/numbers.ts and nowhere else", () => {
    for (const name of Object.keys(ALLOWED))
      for (const { file, text } of sourcesOf(name)) {
        if (name === "rules" && file === join("model", "numbers.ts")) continue;
        for (const found of ruleNumbersIn(text, RULES_NUMBERS))
          if (!HAPPENS_TO_BE.some(([line]) => found.text.includes(line)))
            expect.fail(`${name}/${file}:${found.line} (${found.why}): ${found.text}`);
      }
  });

  test("come into texts as values", () => {
    for (const name of Object.keys(ALLOWED))
      for (const { file, text } of sourcesOf(name).filter((source) =>
        /^(messages|language)[\\/]/.test(source.file),
      ))
        for (const found of figuresInTexts(text, RULES_NUMBERS))
          if (!TOLD_AS_IT_IS.some(([pattern]) => pattern.test(found.text)))
            expect.fail(`${name}/${file}:${found.line}: ${found.text}`);
  });

  test("are excused only where there is something to excuse", () => {
    const lines = Object.keys(ALLOWED).flatMap((name) => sourcesOf(name).map(({ text }) => text));
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

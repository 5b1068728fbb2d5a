import { choices, view } from "@maria/rules";
import { boardOf } from "@maria/rules/board";
import { type Choice, PRUSSIA, type State } from "@maria/rules/model";
import { LANGUAGES } from "@maria/tell";
import { describe, expect, test } from "vitest";
import { controlsFor } from "../../src/decisions/controls.ts";
import { choiceLines } from "../../src/panels/choiceLines.ts";
import { standingLines } from "../../src/panels/standing.ts";
import { fortressesByTerritory, hussarPlaces, matches, piecesByPower } from "../../src/panels/textBoard.ts";
import { ADVANCED, movementOf } from "../movement/table.ts";
import { historical, randomGame, viewAtStart, wordsIn } from "./position.ts";

const words = wordsIn("en");

describe("the board as text", () => {
  test("INT-02: only powers and pieces that take part have rows", () => {
    const armies = piecesByPower(words, viewAtStart("introductory", "maria"));
    expect(armies.map(({ name }) => name)).toEqual(["France", "Bavaria", "Prussia", "Saxony", "Austria"]);
    const names = armies.flatMap(({ rows }) => rows.map(({ name }) => name));
    expect(names).not.toContain("Arenberg (6)");
    expect(names).toContain("Moritz von Sachsen (1)");
  });

  test("HID-01: another player's strengths are not told", () => {
    const armies = piecesByPower(words, viewAtStart("advanced", "maria"));
    const austria = armies.find(({ name }) => name === "Austria");
    const france = armies.find(({ name }) => name === "France");
    const troops = (rows: typeof france) =>
      rows?.rows.filter(({ facing }) => facing !== "").map((row) => row.troops);
    expect(new Set(troops(france))).toEqual(new Set(["?"]));
    expect(troops(austria)?.every((text) => /^\d+$/.test(text))).toBe(true);
  });

  test("every fortress of the maps in use stands in the table of its territory, once", () => {
    for (const variant of ["introductory", "advanced"] as const) {
      const view = viewAtStart(variant, null);
      const { isInUse } = boardOf(view);
      const rows = fortressesByTerritory(words, view, (city) => isInUse[city] === true).flatMap(
        (table) => table.rows,
      );
      const expected = historical.fortresses.filter((city) => isInUse[city]);
      expect(rows.map(({ city }) => city).sort((a, b) => a - b)).toEqual([...expected].sort((a, b) => a - b));
    }
  });

  test("somebody who searches finds by any word of a row", () => {
    const row = { name: "Moritz von Sachsen (1)", place: "Regensburg", piece: 3 };
    expect([
      matches(row, "regens"),
      matches(row, " MORITZ "),
      matches(row, "wien"),
      matches(row, ""),
    ]).toEqual([true, true, false, true]);
  });

  test("HUS-01: both hussars are accounted for, on the board or off it", () => {
    expect(hussarPlaces(words, viewAtStart("introductory", null))).toEqual([
      "off the board",
      "off the board",
    ]);
  });
});

describe("RUL-101 a movement that a treaty does not let end", () => {
  const start = movementOf("frederick", { prussia1: "breslau", austria1: "wien" }, ADVANCED);
  const state: State = {
    ...start,
    affairs: start.affairs && {
      ...start.affairs,
      agreements: [
        {
          id: 7,
          proposer: "maria",
          partner: "frederick",
          terms: [{ type: "keepOut", power: PRUSSIA, cities: historical.silesianCities }],
          turns: 2,
          status: "inForce",
          until: 12,
          endAsked: null,
          impossible: [],
          lapsed: [],
        },
      ],
    },
  };
  const seen = view(state, "frederick");
  const offered = choices(seen, "frederick");

  test("the control that would end it stands below the marches all the same", () => {
    expect(offered.some(({ type }) => type === "done")).toBe(false);
    expect(controlsFor(offered)).toEqual(expect.arrayContaining(["marches", "done"]));
  });

  test("the text board says who has to march first, and which treaty demands it", () => {
    const line = choiceLines(words, seen, offered).find(
      ({ text }) => text === words.say("panels.choice.done"),
    );
    expect(line?.details[0]).toMatch(/^Not yet: agreement no\. 7 .* first: Friedrich\. It says: /);
  });

  test("in any other phase nothing is said about it", () => {
    const free = view(start, "frederick");
    const lines = choiceLines(words, free, choices(free, "frederick"));
    expect(lines.filter(({ text }) => text === words.say("panels.choice.done"))).toHaveLength(1);
    expect(lines.flatMap(({ details }) => details).join()).not.toContain("Not yet");
  });
});

describe.each(LANGUAGES)("choices and standing, read out (%s)", (language) => {
  test("every choice that comes up in a game has a sentence, and no detail is empty", () => {
    const spoken = wordsIn(language);
    const seen = new Set<Choice["type"]>();
    for (const variant of ["introductory", "advanced", "silesia-gambit"] as const)
      for (const { view, seat } of randomGame(variant, 21, 250)) {
        const fresh = choices(view, seat).filter(({ type }) => !seen.has(type));
        for (const line of choiceLines(spoken, view, fresh)) {
          expect(line.text).not.toBe("");
          for (const detail of line.details) expect(detail).not.toMatch(/undefined|^\s*$/);
        }
        for (const { type } of fresh) seen.add(type);
        for (const line of standingLines(spoken, view)) expect(line).not.toMatch(/undefined|\{/);
      }
    expect(seen.size).toBeGreaterThan(15);
  });
});

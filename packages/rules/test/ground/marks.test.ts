import { expect, test } from "vitest";
import { mark, newQuestion } from "../../src/ground/marks.ts";
import { cityId } from "../../src/model/ids.ts";
import { historical } from "../support/packs.ts";

const board = historical.wholeBoard;

test("a city is marked once for a question, and not yet for the next", () => {
  const first = newQuestion(board);
  expect([mark(first, cityId(3)), mark(first, cityId(3)), mark(first, cityId(4))]).toEqual([
    true,
    false,
    true,
  ]);
  const second = newQuestion(board);
  expect([mark(second, cityId(3)), mark(second, cityId(3))]).toEqual([true, false]);
});

test("marks of a question that a newer one has overtaken are never read", () => {
  const overtaken = newQuestion(board);
  mark(overtaken, cityId(3));
  newQuestion(board);
  expect(() => mark(overtaken, cityId(3))).toThrow("a newer question");
});

test("questions about another board overtake nothing", () => {
  const here = newQuestion(board);
  newQuestion(historical.bohemiaOnly);
  expect(mark(here, cityId(3))).toBe(true);
});

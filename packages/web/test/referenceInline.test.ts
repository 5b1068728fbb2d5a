import { describe, expect, test } from "vitest";
import { hasAll, stretchesOf, wordsOf } from "../src/reference/inline.ts";

const isKnown = (rule: string): boolean => rule === "MOV-07";
/** Each stretch with a letter for what it is: r(ule), e(mphasis), s(trong), f(ound). */
const read = (text: string, query = ""): [string, string][] =>
  stretchesOf(text, isKnown, wordsOf(query)).map(({ text: part, rule, emphasis, strong, found }) => [
    part,
    `${rule ? "r" : ""}${emphasis ? "e" : ""}${strong ? "s" : ""}${found ? "f" : ""}`,
  ]);

describe("a clause of the reference", () => {
  test("has plain, emphasised and strong text, and rules that lead on", () => {
    expect(read("A _force march_ is **long** (MOV-07).")).toEqual([
      ["A ", ""],
      ["force march", "e"],
      [" is ", ""],
      ["long", "s"],
      [" (", ""],
      ["MOV-07", "r"],
      [").", ""],
    ]);
  });

  test("unknown rules, names with underscores and lone signs stay plain", () => {
    expect(read("XYZ-99")).toEqual([["XYZ-99", ""]]);
    expect(read("a_b_c")).toEqual([["a_b_c", ""]]);
    expect(read("a ** b _ c")).toEqual([["a ** b _ c", ""]]);
    expect(read("MOV-071")).toEqual([["MOV-071", ""]]);
    expect(read("")).toEqual([]);
  });

  test("is marked where a word is found, whatever its accents and capitals", () => {
    expect(read("Général, general", "GENERAL")).toEqual([
      ["Général", "f"],
      [", ", ""],
      ["general", "f"],
    ]);
    expect(read("_march_", "arc")).toEqual([
      ["m", "e"],
      ["arc", "ef"],
      ["h", "e"],
    ]);
    expect(read("aaa b", "aa")).toEqual([
      ["aaa", "f"],
      [" b", ""],
    ]);
    expect(read("l’armée", "l'a")).toEqual([
      ["l’a", "f"],
      ["rmée", ""],
    ]);
  });
});

test("a search wants all its words", () => {
  expect(wordsOf("  Supply  Été ")).toEqual(["supply", "ete"]);
  expect(wordsOf("")).toEqual([]);
  expect(hasAll("The Supply Train", wordsOf("train supply"))).toBe(true);
  expect(hasAll("The Supply Train", wordsOf("train hussar"))).toBe(false);
});

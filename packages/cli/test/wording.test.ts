import { describe, expect, test } from "vitest";
import { nameFinder } from "../src/play/names.ts";
import { ruleText } from "../src/tell/ruleText.ts";
import { columns, figures, wrapped } from "../src/terminal/table.ts";

describe("names typed by a person", () => {
  const find = nameFinder(["München", "Münster", "Groß Meseritsch", "St. Pölten"].map((name) => ({ name })));

  test.each([
    ["münchen", "München"],
    ["Muenchen", "München"],
    ["munch", "München"],
    ["gross mes", "Groß Meseritsch"],
    ["st polten", "St. Pölten"],
  ])("%s is %s", (typed, meant) => expect(find(typed)?.name).toBe(meant));

  test("a beginning that fits two is nobody", () => {
    expect(find("mün")).toBeNull();
    expect(find("")).toBeNull();
  });
});

describe("the text of a rule", () => {
  test("is found under its id, however it is typed", () => {
    expect(ruleText("MOV-07")?.text).toContain("A supply train moves up to 2 cities.");
    expect(ruleText("mov 7")?.id).toBe("MOV-07");
    expect(ruleText("DEC-20")?.text).toContain("for each hussar");
    expect(ruleText("MOV-99")).toBeNull();
    expect(ruleText("movement")).toBeNull();
  });
});

describe("layout", () => {
  test("columns stand under each other and lines end where their text ends", () => {
    expect(
      columns([
        ["a", "bb", "c"],
        ["aaa", "b", ""],
      ]),
    ).toEqual(["a    bb  c", "aaa  b"]);
    expect(
      figures([
        ["a", "10"],
        ["bbb", "2"],
      ]),
    ).toEqual(["a    10", "bbb   2"]);
  });

  test("long lines are broken between words, short ones never changed", () => {
    expect(wrapped("one two three", 7, "  ")).toEqual(["one two", "  three"]);
    expect(wrapped("  1  one", 80)).toEqual(["  1  one"]);
    expect(wrapped("indivisible", 4)).toEqual(["indivisible"]);
  });
});

import ts from "typescript";
import { describe, expect, test } from "vitest";
import { instrument } from "../../../scripts/mutate/instrument.mjs";
import { mutantsOf } from "../../../scripts/mutate/mutants.mjs";
import { sample } from "../../../scripts/mutate/sample.mjs";
import { changedLines } from "../../../scripts/mutate/sources.mjs";
import { tableReader } from "../../../scripts/mutate/texts.mjs";

/** The mutants of a source that stands alone, each with its number. */
const planted = (source: string) => {
  const options: ts.CompilerOptions = { target: ts.ScriptTarget.ES2022, strict: true, noLib: true };
  const file = ts.createSourceFile("source.ts", source, ts.ScriptTarget.ES2022, true);
  const program = ts.createProgram(["source.ts"], options, {
    ...ts.createCompilerHost(options),
    getSourceFile: (name) => (name === "source.ts" ? file : undefined),
  });
  return mutantsOf(file, program.getTypeChecker()).map((mutant, id) => ({ ...mutant, id }));
};
const faults = (source: string): string[] => planted(source).map(({ replacement }) => replacement);

/** What a function of numbers answers, first as it is written, then with each of its mutants. */
const answers = (source: string, ...given: readonly number[]): unknown[] => {
  const mutants = planted(source);
  const code = ts.transpile(instrument(source, mutants), { target: ts.ScriptTarget.ES2022 });
  return [-1, ...mutants.map(({ id }) => id)].map((active) => {
    const run = new Function("__mutation", "given", `${code}; return f(...given);`);
    return run({ at: (id: number) => id === active }, given);
  });
};

describe("the mutants of a source", () => {
  test("boundaries, arithmetic, logic, branches, calls left out", () => {
    expect(faults("const f = (a: number, b: number) => a < b && a + 1 >= b;")).toEqual([
      "a < b || a + 1 >= b",
      "a <= b",
      "a + 1 > b",
      "a - 1",
      "2",
    ]);
    expect(faults("const f = (a: boolean) => (a ? 1 : 2);")).toEqual(["a ? 2 : 1", "2", "3"]);
    expect(faults("declare const g: () => void; g();")).toEqual(["undefined"]);
    expect(faults("const f = (a: boolean) => { if (!a) return true; };")).toEqual(["!(!a)", "a", "false"]);
  });

  test("values change places only where the compiler would not notice", () => {
    const g = "declare const g: (a: number, b: number, c: string) => void;";
    expect(faults(`${g} const f = (a: number, b: number) => g(a, b, "name");`)).toEqual(['g(b, a, "name")']);
    expect(
      faults("declare const h: (a: number, b: string) => void; const f = (a: number, b: string) => h(a, b);"),
    ).toEqual([]);
    expect(faults("const f = (a: number, b: number) => ({ from: a, to: b });")).toEqual([
      "{ from: b, to: a }",
    ]);
  });

  test("values in texts change places, and forms for one and many; names and types are left alone", () => {
    const texts = planted('const t = { "a.b": "{n:troop|troops} from {x} to {y}" };');
    expect(texts.map(({ text }) => text?.becomes)).toEqual([
      "{n:troop|troops} from {y} to {x}",
      "{n:troops|troop} from {x} to {y}",
    ]);
    expect(faults('type T = 1 | "x y"; const f = (kind: string) => kind + "name";')).toEqual([]);
  });
});

test("original and mutants stand side by side, one inside another, and one is active at a time", () => {
  const source = "const f = (a, b) => (a < b ? a + 1 : b * 2);";
  expect(answers(source, 3, 4)).toEqual([4, 8, 4, 2, 5, 4, 4]);
  expect(new Set(answers(source, 5, 5)).size).toBeGreaterThan(3);
});

test("a text is read as its active mutant has it, and the reading is noted", () => {
  const asked: number[] = [];
  let active = -1;
  const table = { "a.b": "{x} to {y}", "a.c": "plain" };
  const at = (id: number): boolean => {
    asked.push(id);
    return id === active;
  };
  tableReader([{ id: 4, language: "en", key: "a.b", is: "{x} to {y}", becomes: "{y} to {x}" }], at)(
    table,
    "en",
  );
  expect([table["a.b"], table["a.c"]]).toEqual(["{x} to {y}", "plain"]);
  active = 4;
  expect({ ...table }).toEqual({ "a.b": "{y} to {x}", "a.c": "plain" });
  expect(asked).toEqual([4, 4]);
});

test("the same seed draws the same sample, in the old order", () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  const drawn = sample(items, 10, 7);
  expect(drawn).toHaveLength(10);
  expect(sample(items, 10, 7)).toEqual(drawn);
  expect(sample(items, 10, 8)).not.toEqual(drawn);
  expect([...drawn].sort((a, b) => a - b)).toEqual(drawn);
  expect(sample(items, 99, 7)).toEqual(items);
});

test("the lines changed since a commit are read from its diff", () => {
  const diff = [
    "+++ b/packages/x/src/a.ts",
    "@@ -1,0 +2,3 @@",
    "@@ -9 +12 @@",
    "+++ /dev/null",
    "@@ -1 +1 @@",
    "+++ b/packages/x/src/b.ts",
    "@@ -4,2 +3,0 @@",
  ].join("\n");
  expect([...changedLines(diff)].map(([file, lines]) => [file, [...lines]])).toEqual([
    ["packages/x/src/a.ts", [2, 3, 4, 12]],
    ["packages/x/src/b.ts", []],
  ]);
});

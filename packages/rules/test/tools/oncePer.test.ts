import { describe, expect, test } from "vitest";
import { forLatest, oncePer } from "../../src/tools/oncePer.ts";
import { takeOut } from "../../src/tools/takeOut.ts";

describe("what is worked out once", () => {
  test("is worked out once for each thing, in whatever order they are asked about", () => {
    const asked: string[] = [];
    const of = oncePer(({ name }: { readonly name: string }) => {
      asked.push(name);
      return `${name}!`;
    });
    const [a, b] = [{ name: "a" }, { name: "b" }];
    expect([a, a, b, a, b, b].map(of)).toEqual(["a!", "a!", "b!", "a!", "b!", "b!"]);
    expect(asked).toEqual(["a", "b"]);
  });

  test("or once for the latest thing, which is told the answer before", () => {
    const asked: (string | null)[] = [];
    const of = forLatest(({ name }: { readonly name: string }, before: string | null) => {
      asked.push(before);
      return `${name}!`;
    });
    const [a, b] = [{ name: "a" }, { name: "b" }];
    expect([a, a, b, b, a].map(of)).toEqual(["a!", "a!", "b!", "b!", "a!"]);
    expect(asked).toEqual([null, "a!", "b!"]);
  });
});

describe("a number taken out of a list", () => {
  test("is given, and the others keep their order", () => {
    for (const [index, rest] of [
      [0, [2, 3]],
      [1, [1, 3]],
      [2, [1, 2]],
    ] as const) {
      const list = [1, 2, 3];
      expect(takeOut(list, index)).toBe(index + 1);
      expect(list).toEqual(rest);
    }
  });
});

import { type CardId, cardOf, reserveOf } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { wordsIn } from "../src/messages/words.ts";
import { askNumber, choose, confirm, type Option } from "../src/play/asking.ts";
import { askPayment } from "../src/play/payment.ts";
import { Interruption } from "../src/play/session.ts";
import { styleFor } from "../src/terminal/style.ts";
import { columns, figures, wrapped } from "../src/terminal/table.ts";
import { person } from "./support/answering.ts";
import { historical } from "./support/records.ts";

const interruptionOf = async (promise: Promise<unknown>): Promise<string> => {
  try {
    await promise;
    return "none";
  } catch (error) {
    return error instanceof Interruption ? error.kind : String(error);
  }
};

describe("choosing", () => {
  const options: Option<string>[] = [
    { label: "Breslau", value: "b", name: "Breslau" },
    { label: "Brieg", value: "g", name: "Brieg" },
    { label: "done", value: "d", key: "d" },
  ];

  test("by number, by letter, by name, or by a name that is not listed", async () => {
    const answered = async (answer: string): Promise<string> =>
      choose(person(answer).session, "Where?", options, [{ name: "Glatz", value: "z" }]);
    expect(await Promise.all(["1", "2", "d", "D", "brieg", "glatz"].map(answered))).toEqual([
      "b",
      "g",
      "d",
      "d",
      "g",
      "z",
    ]);
  });

  test("an option with a letter has no number, and nonsense is asked again", async () => {
    const { session, shown } = person("3", "0", "x", "1");
    expect(await choose(session, "Where?", options)).toBe("b");
    expect(shown().match(/is not among the choices/g)).toHaveLength(3);
    expect(shown()).toContain("  1  Breslau\n  2  Brieg\n  d  done\n");
  });

  test("Enter takes the only option, and lists several anew", async () => {
    expect(await choose(person("").session, "Where?", options.slice(0, 1))).toBe("b");
    const { session, shown } = person("", "1");
    await choose(session, "Where?", options);
    expect(shown().match(/Where\?/g)).toHaveLength(2);
  });

  test("more than six short options stand three to a line", async () => {
    const seven = (length: number): Option<number>[] =>
      Array.from({ length: 7 }, (_, value) => ({ label: "x".repeat(length), value }));
    const lines = async (asked: Option<number>[]): Promise<number> => {
      const { session, shown } = person("1");
      await choose(session, "Where?", asked);
      return shown()
        .split("\n")
        .filter((line) => line.includes("  x")).length;
    };
    expect(await lines(seven(24))).toBe(3);
    expect(await lines(seven(25))).toBe(7);
    expect(await lines(seven(3).slice(1))).toBe(6);
  });

  test("the end of the input and the letters of the game lead out", async () => {
    const outcome = (...answers: string[]) =>
      interruptionOf(choose(person(...answers).session, "?", options));
    expect(await outcome()).toBe("quit");
    expect(await outcome("b")).toBe("back");
    expect(await outcome("u")).toBe("undo");
    expect(await outcome("a")).toBe("talk");
    expect(await outcome("q", "y")).toBe("quit");
    expect(await outcome("q", "n", "1")).toBe("none");
    expect(await outcome("q")).toBe("quit");
  });
});

test("a number within its limits, Enter for the proposal", async () => {
  const { session, prompts, shown } = person("1", "6", "x", "2.5", "5");
  expect(await askNumber(session, "How many?", 2, 5, 3)).toBe(5);
  expect(prompts[0]).toBe("How many? [3]: ");
  expect(shown().trim().split("\n")).toHaveLength(4);
  expect(await askNumber(person("2").session, "?", 2, 5, 3)).toBe(2);
  expect(await askNumber(person("").session, "?", 2, 5, 3)).toBe(3);
});

test("Enter and yes go on, everything else goes back", async () => {
  const outcome = (answer: string) => interruptionOf(confirm(person(answer).session, "Sure?"));
  expect(await Promise.all(["", "y", "Yes", "n", "no"].map(outcome))).toEqual([
    "none",
    "none",
    "none",
    "back",
    "back",
  ]);
});

describe("paying", () => {
  const [two, three, four, nine] = [cardOf(0, 2), cardOf(1, 3), cardOf(2, 4), cardOf(3, 9)];

  test("the cheapest way comes first, and no two ways are alike", async () => {
    const offered = async (hand: readonly CardId[], price: number): Promise<string[]> => {
      const { session, shown } = person("1");
      await askPayment(session, hand, price);
      return [...shown().matchAll(/^ +\d {2}(.*)$/gm)].map(([, label]) => label as string);
    };
    expect(await offered([two, three, four, nine], 7)).toEqual(["♦3 ♣4 (worth 7)", "♠9 (worth 9)"]);
    expect(await offered([two, cardOf(3, 2)], 2)).toHaveLength(1);
    expect((await offered([nine, reserveOf()], 8))[0]).toBe("Reserve (worth 8)");
  });

  test("cards may be named by their numbers, all of them known", async () => {
    const { session, shown } = person("o", "1 9", "", "o", "2,1");
    expect(await askPayment(session, [nine, two], 3)).toEqual([nine, two]);
    expect(shown()).toContain("1: ♥2   2: ♠9");
    expect(await askPayment(person().session, [nine], 0)).toEqual([]);
    expect(await askPayment(person("1").session, [nine, two], 3)).toEqual([nine]);
  });
});

describe("laying out", () => {
  test("columns stand below each other, numbers to the right", () => {
    expect(
      columns([
        ["a", "bb", "c"],
        ["aaa", "b", ""],
      ]),
    ).toEqual(["a    bb  c", "aaa  b"]);
    expect(
      figures([
        ["a", "1"],
        ["bbb", "22"],
      ]),
    ).toEqual(["a     1", "bbb  22"]);
  });

  test("long lines are broken between words, and indented", () => {
    expect(wrapped("  one two three", 9, "    ")).toEqual(["  one two", "    three"]);
    expect(wrapped("one two", 7)).toEqual(["one two"]);
    expect(wrapped("one two", 6)).toEqual(["one", "two"]);
    expect(wrapped("overlong", 3)).toEqual(["overlong"]);
  });

  test("emphasis is a matter of colours only where there are some", () => {
    expect(styleFor(false).heading("x")).toBe("x");
    expect(styleFor(true).heading("x")).toBe("\u001b[1mx\u001b[0m");
    expect(styleFor(true).power(2, "x")).toBe("\u001b[1;34mx\u001b[0m");
  });
});

test("help has the same lines in every language: each option where English has it", async () => {
  const texts = await Promise.all(
    (["en", "de", "fr"] as const).map(async (language) => {
      const { say } = wordsIn(language, historical);
      const commands = ["maria", "serve", "play", "simulate", "replay", "check-pack"] as const;
      return commands.map((command) => say(`help.${command}`).split("\n"));
    }),
  );
  const outline = (text: string[][]): string[] =>
    text
      .flat()
      .map(
        (line) =>
          `${line === "" ? "empty" : (/^ +(?:--[a-z-]+|maria [a-z-]+)|^maria/.exec(line)?.[0] ?? "text")}`,
      );
  const [en = [], de = [], fr = []] = texts;
  expect(outline(en).length).toBeGreaterThan(40);
  expect(outline(en)).not.toContain("");
  expect(outline(de)).toEqual(outline(en));
  expect(outline(fr)).toEqual(outline(en));
});

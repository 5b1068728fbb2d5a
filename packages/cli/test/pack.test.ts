import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { jsonFault } from "../src/pack/jsonFault.ts";
import { readPack } from "../src/pack/readPack.ts";
import { schemaProblems } from "../src/pack/schema.ts";

fc.configureGlobal({ seed: 1 });

const HISTORICAL = fileURLToPath(new URL("../../../packs/historical/", import.meta.url));
const historicalText = (file: string): string => readFileSync(join(HISTORICAL, file), "utf8");

/** A file of the historical pack after some damage. */
const damaged = (file: string, damage: (content: Record<string, unknown>) => void): unknown => {
  const content = JSON.parse(historicalText(file)) as Record<string, unknown>;
  damage(content);
  return content;
};

const into = (value: unknown, ...path: (string | number)[]): Record<string, unknown> =>
  path.reduce((inside, step) => Reflect.get(inside as object, step) as unknown, value) as Record<
    string,
    unknown
  >;

describe("reading a component pack", () => {
  let dir: string;

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "maria-pack-"));
    cpSync(HISTORICAL, dir, { recursive: true });
  });

  afterEach(() => {
    rmSync(dir, { recursive: true });
  });

  const write = (file: string, content: unknown): void =>
    writeFileSync(join(dir, file), JSON.stringify(content));

  test("the historical pack has no problems", () => {
    const { data, problems } = readPack(HISTORICAL);
    expect(problems).toEqual([]);
    expect(data?.board.cities).toHaveLength(470);
  });

  test("every missing file is reported, and no data is given", () => {
    rmSync(join(dir, "board.json"));
    rmSync(join(dir, "geography.json"));
    expect(readPack(dir)).toEqual({
      problems: [
        { where: "board.json", what: `the file is missing in ${dir}` },
        { where: "geography.json", what: `the file is missing in ${dir}` },
      ],
      notes: [],
    });
  });

  test("a directory that does not exist lacks all four files", () => {
    expect(readPack(join(dir, "nowhere")).problems.map((problem) => problem.where)).toEqual([
      "board.json",
      "armies.json",
      "politics.json",
      "geography.json",
    ]);
  });

  test("a file that is not JSON is reported with line and column", () => {
    writeFileSync(join(dir, "armies.json"), '{\n  "roles": {},\n}\n');
    const what = "this is not JSON: in line 3, column 1, a field name in double quotes was expected";
    expect(readPack(dir)).toEqual({ problems: [{ where: "armies.json", what }], notes: [] });
  });

  test("faults of form and breaches of rules come together, in all files", () => {
    write(
      "board.json",
      damaged("board.json", (board) => (board.roads as unknown[]).push(["ulm", "nowhere", "road"])),
    );
    write(
      "politics.json",
      damaged("politics.json", (politics) => {
        delete politics.squareOrder;
      }),
    );
    const { data, problems } = readPack(dir);
    expect(data).toBeUndefined();
    expect(problems).toEqual([
      { where: "politics.json squareOrder", what: 'the field "squareOrder" is missing' },
      {
        where: "board.json roads[796]",
        what: 'the road ulm–nowhere names the unknown city "nowhere"',
        rule: "NID-01",
      },
    ]);
  });
});

describe("the schemas of the pack files", () => {
  test.each(["board.json", "armies.json", "politics.json", "geography.json"])(
    "the historical %s has the form its schema asks for",
    (file) => {
      expect(schemaProblems(file, JSON.parse(historicalText(file)))).toEqual([]);
    },
  );

  test("a wrong type, a missing and an unknown field are named with their places", () => {
    const board = damaged("board.json", (content) => {
      into(content, "cities", 3).x = "left";
      Reflect.deleteProperty(into(content, "cities", 4), "sector");
      into(content, "sectors", 0).colour = "red";
      into(content, "sectors", 1).suit = "stars";
      into(content, "territories", "empire").home = "spain";
    });
    expect(schemaProblems("board.json", board)).toEqual([
      {
        where: "board.json territories.empire.home",
        what: "this must be one of france, bavaria, prussia, saxony, austria, pragmatic, null",
      },
      { where: "board.json sectors[0].colour", what: 'there is no field "colour" here' },
      {
        where: "board.json sectors[1].suit",
        what: "this must be one of hearts, diamonds, clubs, spades",
      },
      { where: "board.json cities[3].x", what: "this must be a number" },
      { where: "board.json cities[4].sector", what: 'the field "sector" is missing' },
    ]);
  });

  test("an instruction is judged by its kind only", () => {
    const withInstruction = (instruction: unknown): unknown =>
      damaged("politics.json", (content) => {
        into(content, "cards", 0).instruction = instruction;
      });
    const faultsOf = (instruction: unknown) => schemaProblems("politics.json", withInstruction(instruction));
    expect(faultsOf(null)).toEqual([]);
    expect(faultsOf({ kind: "grant", receivers: ["france"], tacticalCards: 1 })).toEqual([
      { where: "politics.json cards[0].instruction.troops", what: 'the field "troops" is missing' },
    ]);
    expect(faultsOf({ kind: "feast" })).toEqual([
      { where: "politics.json cards[0].instruction.kind", what: '"feast" is not a kind that the game knows' },
    ]);
    expect(faultsOf("none")).toEqual([
      { where: "politics.json cards[0].instruction", what: "this must be null" },
    ]);
  });

  test("only the Saxony track has boxes with a status", () => {
    const politics = damaged("politics.json", (content) => {
      into(content, "tracks", "russia", "boxes", 0).status = "neutral";
    });
    expect(schemaProblems("politics.json", politics)).toEqual([
      { where: "politics.json tracks.russia.boxes[0].status", what: 'there is no field "status" here' },
    ]);
  });

  test("a file that holds something else altogether is reported once", () => {
    expect(schemaProblems("armies.json", [])).toEqual([
      { where: "armies.json", what: "this must be an object" },
    ]);
  });
});

describe("finding the fault in a text that is not JSON", () => {
  test.each([
    ["", 1, 1, "a value"],
    ["nope", 1, 1, "a value"],
    ["[1,\n 2,\n]", 3, 1, "a value"],
    ["[1 2]", 1, 4, '"," or "]"'],
    ['{"a" 1}', 1, 6, '":"'],
    ["{'a': 1}", 1, 2, 'a field name in double quotes or "}"'],
    ['{"a": 1', 1, 8, '"," or "}"'],
    ['["open]', 1, 2, 'a value or "]"'],
    ["{} {}", 1, 4, "nothing more"],
    ["[01]", 1, 3, '"," or "]"'],
    ["[}", 1, 2, 'a value or "]"'],
  ])("in %j it is in line %i, column %i, where %s was expected", (text, line, column, expected) => {
    expect(jsonFault(text)).toEqual({ line, column, expected });
  });

  test("it finds a fault exactly where JSON.parse does", () => {
    const isJson = (text: string): boolean => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const almostJson = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.constantFrom("", ",", "]", "}", '"', ":", "1", "\\", " ", "\n", "null", "-"),
      )
      .map(([json, at, extra]) => {
        const cut = at % (json.length + 1);
        return json.slice(0, cut) + extra + json.slice(cut + 1);
      });
    fc.assert(
      fc.property(fc.oneof(fc.json(), almostJson), (text) => {
        expect(jsonFault(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });
});

import { view } from "@maria/rules";
import type { Refusal } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { whyNoMarch, whyNoMove } from "../../src/movement/index.ts";
import { city, movementOf, pack, piece } from "../support/table.ts";

const told = (refusal: Refusal | null | undefined): string =>
  refusal ? `${refusal.rule} ${refusal.reason}` : "allowed";

const seen = view(
  movementOf("frederick", {
    prussia1: "berlin",
    prussia2: "potsdam",
    prussiaT1: "kuestrin",
    austria1: "prag",
  }),
  "frederick",
);

describe("why a city is not offered", () => {
  const why = (name: string, from: string, to: string, mayForce: boolean) =>
    whyNoMarch(pack, seen, "frederick", { piece: piece(name), from: city(from), mayForce }, city(to));

  test.each([
    ["too far for any march", "wien", true, 17, "MOV-05 generalMovesThree", "normal", 3, 14],
    [
      "too far for a force march, which comes nearest",
      "breslau",
      true,
      9,
      "MOV-17 forceMarchIsEight",
      "force",
      8,
      1,
    ],
    ["too far for a normal march", "dresden", false, 5, "MOV-05 generalMovesThree", "normal", 3, 2],
  ] as const)("a general: %s, and by how many", (_, to, mayForce, distance, answer, pace, most, excess) => {
    const found = why("prussia1", "berlin", to, mayForce);
    expect([found?.path.length, found?.force, told(found?.refusal)]).toEqual([
      distance,
      pace === "force",
      answer,
    ]);
    expect(found?.refusal.obstacle).toEqual({ kind: "tooFar", city: city(to), pace, distance, most, excess });
  });

  test("a city that is occupied and too far is too far", () => {
    const found = why("prussia1", "berlin", "prag", false);
    expect(told(found?.refusal)).toBe("MOV-05 generalMovesThree");
    expect(found?.refusal.obstacle).toMatchObject({ kind: "tooFar", most: 3 });
  });

  test("MOV-11 a comrade on the road: who, and where", () => {
    const found = why("prussia1", "berlin", "dresden", true);
    expect([found?.path.length, found?.force, told(found?.refusal)]).toEqual([
      8,
      true,
      "MOV-11 joiningEndsMove",
    ]);
    expect(found?.refusal.obstacle).toEqual({
      kind: "pieces",
      city: city("potsdam"),
      pieces: [piece("prussia2")],
    });
  });

  test.each([
    ["on a map that is not in use", "bruessel", "INT-01 mapNotInUse"],
    ["where he stands", "berlin", "RUL-25 needsAStep"],
  ] as const)("a general: %s", (_, to, answer) => {
    const found = why("prussia1", "berlin", to, true);
    expect([told(found?.refusal), found?.refusal.obstacle]).toEqual([answer, undefined]);
  });

  test.each([
    ["too far", "dresden", "MOV-07 trainMovesTwo", "tooFar"],
    ["where a general stands", "berlin", "STK-04 trainSharesNoCity", "pieces"],
  ] as const)("a train: %s", (_, to, answer, kind) => {
    const found = why("prussiaT1", "kuestrin", to, false);
    expect([told(found?.refusal), found?.refusal.obstacle?.kind]).toEqual([answer, kind]);
  });

  test("nothing forbids a city that can be reached", () => {
    expect(why("prussia1", "berlin", "potsdam", true)).toBeNull();
  });
});

describe("why a piece is not offered", () => {
  test("MOV-01 it is another player's", () => {
    expect(told(whyNoMove(seen, "frederick", piece("austria1")))).toBe("MOV-01 notYourPiece");
  });

  test("MOV-03 it has moved already", () => {
    const spent = seen.spent.map((before, id) => (id === piece("prussia1") ? 1 : before));
    expect(told(whyNoMove({ ...seen, spent }, "frederick", piece("prussia1")))).toBe("MOV-03 hasMoved");
  });

  test("one that may set out is refused nothing", () => {
    expect(whyNoMove(seen, "frederick", piece("prussia1"))).toBeNull();
  });
});

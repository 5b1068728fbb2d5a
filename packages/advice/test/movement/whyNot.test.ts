import { type Refusal, view } from "@maria/rules";
import { describe, expect, test } from "vitest";
import { whyNoMarch, whyNoMove } from "../../src/movement/index.ts";
import { city, movementOf, piece } from "../support/table.ts";

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
    whyNoMarch(seen, "frederick", { piece: piece(name), from: city(from), mayForce }, city(to));

  test.each([
    ["too far for any march", "wien", true, 17, false, "MOV-05 generalMovesThree"],
    ["too far, on main roads all the way", "breslau", true, 9, false, "MOV-06 generalMovesFourOnMainRoad"],
    ["too far for a normal march", "dresden", false, 5, false, "MOV-05 generalMovesThree"],
    [
      "as far as a force march, with a comrade on the road",
      "dresden",
      true,
      8,
      true,
      "MOV-11 joiningEndsMove",
    ],
    ["on a map that is not in use", "bruessel", true, 1, false, "INT-01 mapNotInUse"],
    ["where he stands", "berlin", true, 0, false, "RUL-25 needsAStep"],
  ] as const)("a general: %s", (_, to, mayForce, length, force, answer) => {
    const found = why("prussia1", "berlin", to, mayForce);
    expect([found?.path.length, found?.force, told(found?.refusal)]).toEqual([length, force, answer]);
  });

  test.each([
    ["too far", "dresden", "MOV-07 trainMovesTwo"],
    ["where a general stands", "berlin", "STK-04 trainSharesNoCity"],
  ] as const)("a train: %s", (_, to, answer) => {
    expect(told(why("prussiaT1", "kuestrin", to, false)?.refusal)).toBe(answer);
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

import { view } from "@maria/rules";
import { type MarchAction, OFF_BOARD, type Seat, type State } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { type Consequence, consequencesOf, tryMarch } from "../../src/movement/index.ts";
import { city, movementOf, pack, piece } from "../support/table.ts";

/** Everything that a march would bring about, in the order it is told. */
const told = (state: State, seat: Seat, name: string, ...path: readonly string[]): readonly Consequence[] => {
  const march: MarchAction = { type: "march", piece: piece(name), path: path.map(city), force: false };
  const seen = view(state, seat);
  const trial = tryMarch(seen, seat, march);
  if (trial === null) throw new Error("the march is not allowed");
  return consequencesOf(pack, seen, trial);
};
const french = (pieces: Readonly<Record<string, string>>): State => movementOf("louis", pieces);
const austrian = (pieces: Readonly<Record<string, string>>): State => movementOf("maria", pieces);

describe("exactly what a march brings about", () => {
  test("CMB-01 an attack on all who stand next to its end, not on those next to its road", () => {
    const beside = { france1: "beraun", franceT1: "pilsen", austria1: "beneschau", austria2: "beneschau" };
    expect(told(french(beside), "louis", "france1", "prag")).toEqual([
      { kind: "attacks", city: city("beneschau"), generals: [piece("austria1"), piece("austria2")] },
    ]);
    expect(told(french({ ...beside, france1: "prag" }), "louis", "france1", "beraun")).toEqual([
      { kind: "questionMark", city: city("prag") },
    ]);
  });

  test("SUP-15 a supply path through hussars with its price", () => {
    const ridden: State = {
      ...french({ france1: "zbirow", franceT1: "taus" }),
      hussars: [city("mies"), city("klattau")],
    };
    expect(told(ridden, "louis", "france1", "pilsen")).toEqual([{ kind: "supplyPrice", price: 2 }]);
  });

  test("HUS-08 the hussar driven off by its number", () => {
    const ridden: State = {
      ...french({ france1: "beraun", franceT1: "taus" }),
      hussars: [OFF_BOARD, city("prag")],
    };
    expect(told(ridden, "louis", "france1", "prag")).toEqual([
      { kind: "drivesOff", hussar: 1, city: city("prag") },
    ]);
  });

  test("SUP-05 a train that leaves strands the general at the end of its path, and only then", () => {
    const stretched = french({ france2: "leitmeritz", franceT1: "taus" });
    expect(told(stretched, "louis", "franceT1", "cham")).toEqual([
      { kind: "strands", generals: [piece("france2")] },
    ]);
    expect(told(stretched, "louis", "franceT1", "mies")).toEqual([]);
  });

  test("MOV-13, CON-05 a train eliminated, its general cut off, and what is left without protection", () => {
    const raid = austrian({ austria1: "nepomuk", france1: "prag", franceT1: "pilsen" });
    expect(told(raid, "maria", "austria1", "pilsen")).toEqual([
      { kind: "eliminates", train: piece("franceT1"), city: city("pilsen") },
      { kind: "cutsOff", generals: [piece("france1")] },
      { kind: "exposes", cities: [city("tabor")] },
      { kind: "uncovers", cities: [city("budweis")] },
    ]);
  });

  test("CON-05 fortresses out of everybody's reach are merely uncovered", () => {
    expect(told(austrian({ austria1: "tabor" }), "maria", "austria1", "pilgram", "iglau")).toEqual([
      { kind: "uncovers", cities: [city("prag"), city("budweis")] },
    ]);
  });

  test("CON-03 nothing beside a fortress conquered, with the train near", () => {
    expect(told(french({ france1: "pilsen", franceT1: "taus" }), "louis", "france1", "zbirow")).toEqual([
      { kind: "conquers", city: city("pilsen") },
    ]);
  });
});

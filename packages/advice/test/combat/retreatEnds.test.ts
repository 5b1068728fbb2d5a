import { choices, view } from "@maria/rules";
import { OFF_BOARD, type RetreatFrame, type State } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { hussarsOn, retreatEnds, unsuppliedIn } from "../../src/combat/index.ts";
import { city, movementOf, pack, piece } from "../support/table.ts";

/** Prussia has beaten an Austrian general in Prag, who must retreat this far. */
const beaten = (length: number, hussars: readonly string[] = []): State => {
  const state = movementOf("frederick", { prussia1: "melnik", austria1: "prag" });
  const frame: RetreatFrame = {
    kind: "retreat",
    generals: [piece("austria1")],
    from: city("prag"),
    winner: city("melnik"),
    winnerPower: 2,
    length,
  };
  const places = [0, 1].map((index) => (hussars[index] === undefined ? OFF_BOARD : city(hussars[index])));
  return { ...state, agenda: [...state.agenda, frame], hussars: places };
};

const endsFor = (state: State) => {
  const paths = choices(view(state, "frederick"), "frederick").flatMap((choice) =>
    choice.type === "retreat" ? choice.paths : [],
  );
  return { paths, ends: retreatEnds(paths) };
};

describe("the ends of a retreat", () => {
  test("RTR-05, RUL-60 every path offered is found under the city where it ends", () => {
    const { paths, ends } = endsFor(beaten(3));
    expect(ends.flatMap((end) => end.paths)).toHaveLength(paths.length);
    for (const end of ends) for (const path of end.paths) expect(path.at(-1)).toBe(end.city);
    expect(new Set(ends.map((end) => end.city)).size).toBe(ends.length);
  });

  test("RUL-60 hussars ridden over tell the ways to one city apart", () => {
    const free = endsFor(beaten(3));
    const [end] = free.ends;
    const over = end?.paths[0]?.[0];
    if (end === undefined || over === undefined) throw new Error("no retreat");
    const key = pack.cities[over]?.key ?? "";
    const state = beaten(3, [key]);
    const ways = endsFor(state).ends.find((other) => other.city === end.city)?.paths ?? [];
    expect(ways.map((path) => hussarsOn(state, path).length)).toContain(1);
  });

  test("HUS-08 the hussars on a path are told by their numbers", () => {
    const state = beaten(3, ["beneschau", "tabor"]);
    const over = (...keys: readonly string[]) => hussarsOn(state, keys.map(city));
    expect([over("beneschau", "tabor"), over("beraun", "tabor"), over("beraun")]).toEqual([[0, 1], [1], []]);
  });

  test("SUP-03 a general sent home is in supply, one sent abroad without a train is not", () => {
    const state = beaten(3);
    const frame = { generals: [piece("austria1")] };
    expect(unsuppliedIn(state, pack, frame, city("wien"))).toEqual([]);
    expect(unsuppliedIn(state, pack, frame, city("dresden"))).toEqual([piece("austria1")]);
  });
});

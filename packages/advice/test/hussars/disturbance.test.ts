import { boardOf, supplyOf } from "@maria/rules/board";
import type { CityId } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { chargedAmong, disturbanceIn, disturbances } from "../../src/hussars/index.ts";
import { city, movementOf, pack, piece } from "../support/table.ts";

describe("where hussars disturb supply", () => {
  const state = movementOf("louis", { france1: "berlin", franceT1: "gruenberg", austria1: "wien" });
  const board = boardOf(state);
  const cities = board.cities.filter(
    (city) => pack.cities[city]?.map === "bohemia" && !state.at.includes(city),
  );
  const found = disturbances(state, pack, 0, cities);

  test("SUP-14 only cities where somebody would have to pay are named, the dearest first", () => {
    expect(found.every(({ points }) => points > 0)).toBe(true);
    expect(found.map(({ points }) => points)).toEqual(
      found.map(({ points }) => points).sort((a, b) => b - a),
    );
  });

  test("SUP-15 each is charged what the engine asks with the hussar there", () => {
    const charged = found.flatMap(({ city: place, charged: who }) =>
      who.map((entry) => ({ city: place, ...entry })),
    );
    for (const { city: place, general, price } of charged) {
      const hussars = [place, state.hussars[1] ?? (-1 as CityId)];
      expect(supplyOf({ ...state, hussars }, pack, board, general)).toBe(price);
    }
    expect(charged).toEqual([{ city: city("crossen"), general: piece("france1"), price: 4 }]);
  });
});

test("SUP-14, SUP-15 only those are charged who can be supplied at a price, and friends of Austria never", () => {
  const base = movementOf("louis", {
    france1: "berlin",
    franceT1: "gruenberg",
    prussia1: "wien",
    austria1: "breslau",
  });
  const state = { ...base, hussars: [city("crossen"), base.hussars[1] as CityId] };
  const charged = [{ general: piece("france1"), price: 4 }];
  expect(chargedAmong(state, pack, [piece("france1"), piece("prussia1"), piece("austria1")])).toEqual(
    charged,
  );
  expect(chargedAmong(base, pack, [piece("france1")])).toEqual([]);
  expect(disturbanceIn(base, pack, 0, city("crossen"))).toEqual({
    city: city("crossen"),
    charged,
    points: 4,
  });
  expect(disturbanceIn(base, pack, 0, city("linz"))).toEqual({ city: city("linz"), charged: [], points: 0 });
});

import { AUSTRIA, FRANCE, type Frame, PRUSSIA } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { placesAsked } from "../../src/game/placesAsked.ts";
import { city, general, historical, viewAtStart } from "../panels/position.ts";

const traun = general("austria", 1);
const schwerin = general("prussia", 1);
const asked = (frame: Frame, marked = [city("brieg")]) => {
  const view = viewAtStart("introductory", "maria", { agenda: [frame] });
  return placesAsked(view, historical, marked);
};
const standsIn = (piece: typeof traun) => viewAtStart("introductory", "maria").at[piece];

describe("the eye is led to what is asked", () => {
  test("to a battle, and to all attacks that may come next", () => {
    const side = { generals: [traun], power: AUSTRIA, suit: 0, troops: 3 } as const;
    const fight = { attacker: city("brieg"), defender: city("neisse") };
    expect(
      asked({
        kind: "battle",
        attacker: { ...side, city: city("brieg") },
        defender: { ...side, city: city("neisse") },
        score: 0,
        toPlay: "attacker",
      }),
    ).toEqual([city("brieg"), city("neisse")]);
    expect(
      asked({ kind: "combat", fights: [{ ...fight, attackers: [schwerin], defenders: [traun] }] }),
    ).toEqual([city("brieg"), city("neisse")]);
  });

  test("to the generals whose supply is to be paid now, not to those of others", () => {
    const charges = [
      { general: traun, price: 2 },
      { general: schwerin, price: 1 },
    ];
    const frame = (power: typeof AUSTRIA | typeof PRUSSIA | typeof FRANCE): Frame => ({
      kind: "supply",
      paying: [power],
      charges,
      unsupplied: [],
    });
    expect(asked(frame(AUSTRIA))).toEqual([standsIn(traun)]);
    expect(asked(frame(PRUSSIA))).toEqual([standsIn(schwerin)]);
    expect(asked(frame(FRANCE))).toEqual([]);
  });

  test("to the way of a retreat, and to the electors when an emperor is elected", () => {
    expect(
      asked({
        kind: "retreat",
        generals: [traun],
        from: city("neisse"),
        winner: city("breslau"),
        winnerPower: PRUSSIA,
        length: 1,
      }),
    ).toEqual([city("neisse"), city("breslau"), city("brieg")]);
    const electors = asked({ kind: "vote", voters: [], charles: 0, francis: 0 });
    expect(electors.length).toBe(historical.isElectorFortress.filter((is) => is).length);
    expect(electors.length).toBeGreaterThan(0);
  });

  test("nowhere while pieces far and wide may be chosen, and else to the cities that react", () => {
    expect(asked({ kind: "hussars", handled: [] })).toEqual([]);
    expect(placesAsked(viewAtStart("introductory", "maria", { agenda: [] }), historical, [])).toEqual([]);
    expect(asked({ kind: "secondTrain" })).toEqual([city("brieg")]);
  });
});

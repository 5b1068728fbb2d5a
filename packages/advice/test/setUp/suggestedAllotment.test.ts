import { choices, newGame, refusalOf, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { AUSTRIA, FRANCE, MOST_TROOPS, PRAGMATIC, PRUSSIA, seatsOf } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { suggestedAllotment, takesPart } from "../../src/setUp/index.ts";
import { ADVANCED, INTRODUCTORY, pack } from "../support/table.ts";

describe("the split suggested for set-up", () => {
  for (const options of [INTRODUCTORY, ADVANCED])
    test(`SET-15 to SET-18 is legal for every power: ${options.variant}`, () => {
      const state = newGame(pack, options, seedFromNumber(5));
      let suggested = 0;
      for (const seat of seatsOf(options)) {
        const seen = view(state, seat);
        for (const choice of choices(seen, seat)) {
          if (choice.type !== "allot") continue;
          const troops = suggestedAllotment(seen, choice);
          expect(refusalOf(seen, seat, { type: "allot", power: choice.power, troops })).toBeNull();
          suggested++;
        }
      }
      expect(suggested).toBeGreaterThanOrEqual(3);
    });

  test("INT-02 generals who take no part get no more than they must while there is room with the others", () => {
    const state = newGame(pack, INTRODUCTORY, seedFromNumber(5));
    for (const seat of seatsOf(INTRODUCTORY))
      for (const choice of choices(state, seat)) {
        if (choice.type !== "allot") continue;
        const troops = suggestedAllotment(state, choice);
        const isFull = choice.generals.every(
          (general, place) => !takesPart(state, general) || troops[place] === MOST_TROOPS,
        );
        choice.generals.forEach((general, place) => {
          if (!takesPart(state, general) && !isFull) expect(troops[place]).toBe(choice.minimum[place]);
        });
      }
  });
});

test.each([
  [
    "the introductory game: France's two in Flanders get no more than they must",
    INTRODUCTORY,
    FRANCE,
    [8, 8, 8, 1, 1],
  ],
  ["the advanced game: evenly, the better rank first", ADVANCED, FRANCE, [7, 6, 5, 4, 4]],
  ["Austria", ADVANCED, AUSTRIA, [5, 5, 6, 4, 4, 4]],
  ["Prussia", ADVANCED, PRUSSIA, [6, 5, 5, 6]],
  ["the Pragmatic Army", ADVANCED, PRAGMATIC, [5, 5, 4]],
] as const)("SET-15 to SET-18 %s", (_, options, power, troops) => {
  const state = newGame(pack, options, seedFromNumber(5));
  const choice = seatsOf(options)
    .flatMap((seat) => choices(state, seat))
    .find((other) => other.type === "allot" && other.power === power);
  if (choice?.type !== "allot") throw new Error("no such power");
  expect(suggestedAllotment(state, choice)).toEqual(troops);
});

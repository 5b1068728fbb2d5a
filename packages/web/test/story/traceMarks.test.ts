import type { Traces } from "@maria/advice/story";
import { describe, expect, test } from "vitest";
import { citiesOfDeed, placesOfCard, powerOfDeed } from "../../src/story/deedPlaces.ts";
import { traceMarks, traceRoutes } from "../../src/story/traceMarks.ts";
import { city, general, historical, viewAtStart, wordsIn } from "../panels/position.ts";

const path = [city("glogau"), city("breslau")];
const way = { kind: "way", pieces: [general("prussia", 1)], path, how: "march" } as const;

describe("the last moves of the others on the board", () => {
  const traces: Traces = {
    ways: [way],
    fallen: [city("brieg")],
    battles: [city("neisse")],
    lost: [city("olmuetz")],
    arrived: [city("glogau")],
  };

  test("are arrows in their power's colour", () => {
    expect(traceRoutes(historical, traces)).toEqual([{ path, kind: "past", power: "prussia" }]);
  });

  test("what fell, was fought over, was lost or came is marked and named, and does not react", () => {
    const marks = traceMarks(wordsIn("en"), traces);
    expect(marks.map(({ kind, label, active }) => [kind, label, active])).toEqual([
      ["conquest", "Brieg has fallen", false],
      ["battle", "Neisse: combat", false],
      ["danger", "Olmütz: a supply train was eliminated", false],
      ["seen", "Glogau: a piece has come", false],
    ]);
  });
});

describe("a deed in the list", () => {
  const view = viewAtStart("introductory", "maria");
  const hungry = { type: "outOfSupply", general: general("austria", 1), loss: 1 } as const;
  const supply = { kind: "supply", entries: [hungry], isSettled: true } as const;

  test("is shown where it was done, with the arms of who did it", () => {
    expect([citiesOfDeed(view, historical, way), powerOfDeed(historical, way)]).toEqual([path, 2]);
    const hussar = { kind: "hussar", hussar: 0, city: city("brieg") } as const;
    expect([citiesOfDeed(view, historical, hussar), powerOfDeed(historical, hussar)]).toEqual([
      [city("brieg")],
      4,
    ]);
    const outcome = { kind: "outcome", outcome: supply } as const;
    expect(citiesOfDeed(view, historical, outcome)).toEqual([view.at[hungry.general]]);
    expect(powerOfDeed(historical, outcome)).toBe(4);
  });

  test("a card's results are shown where they came about; a winter nowhere in particular", () => {
    expect(placesOfCard(view, historical, { outcomes: [supply] })).toEqual([view.at[hungry.general]]);
    const winter = { ...supply, kind: "winter" } as const;
    expect(placesOfCard(view, historical, { outcomes: [winter] })).toEqual([]);
  });
});

import type { View } from "@maria/rules";
import { NOBODY, OFF_BOARD, PRUSSIA } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { fortressesByTerritory, hussarPlaces, matches, piecesByPower } from "../../src/panels/textBoard.ts";
import { city, general, historical, viewAtStart, withPieces, wordsIn } from "./position.ts";

const words = wordsIn("en");
const [friedrich, schwerin] = [general("prussia", 1), general("prussia", 2)];
const prussianTrain = historical.trains.find(({ power }) => power === PRUSSIA)?.id;
const [brieg, breslau] = [city("brieg"), city("breslau")];

/** Friedrich before Brieg with his train far behind, Schwerin off the board. */
const seen: View = (() => {
  const start = viewAtStart("introductory", "frederick");
  const empty: View = { ...start, at: start.at.map((place) => (place >= 0 ? OFF_BOARD : place)) };
  return {
    ...withPieces(empty, { [friedrich]: brieg, [prussianTrain ?? -1]: city("berlin") }),
    troops: start.troops.map((_, piece) => (piece === friedrich ? 5 : 0)),
    faceDown: start.faceDown.map((_, piece) => piece === friedrich),
  };
})();

describe("a piece as a row", () => {
  const prussia = piecesByPower(words, seen).find(({ power }) => power === PRUSSIA);
  const rowOf = (piece: number | undefined) => prussia?.rows.find((row) => row.piece === piece);

  test("a general on the board, with all that is known of him", () => {
    expect(rowOf(friedrich)).toEqual({
      piece: friedrich,
      city: brieg,
      name: "Friedrich (1)",
      place: "Brieg",
      suit: "♣ clubs",
      troops: "5",
      facing: "face-down",
      supply: "out of supply",
    });
  });

  test("a general off the board stands nowhere and lacks nothing", () => {
    expect(rowOf(schwerin)).toMatchObject({
      city: null,
      name: "Schwerin (2)",
      place: "off the board",
      suit: "",
      facing: "",
      supply: "",
    });
  });

  test("a train has a place and a suit, neither troops nor supply", () => {
    expect(rowOf(prussianTrain)).toEqual({
      piece: prussianTrain,
      city: city("berlin"),
      name: "Supply train",
      place: "Berlin",
      suit: "♥ hearts",
      troops: "",
      facing: "",
      supply: "",
    });
  });

  test("the generals of a power come by rank, then its trains", () => {
    expect(prussia?.rows.map(({ name }) => name)).toEqual([
      "Friedrich (1)",
      "Schwerin (2)",
      "Erbprinz Leopold (3)",
      "Supply train",
    ]);
  });
});

describe("a fortress as a row", () => {
  const rowsIn = (view: View) => fortressesByTerritory(words, view, () => true).flatMap(({ rows }) => rows);
  const rowOf = (view: View, id: number) => rowsIn(view).find((row) => row.city === id);

  test("with its marker, who controls it, and who protects it at what distance", () => {
    const view: View = {
      ...seen,
      markers: seen.markers.map((_, fortress) =>
        fortress === historical.fortressIn[breslau] ? PRUSSIA : NOBODY,
      ),
    };
    expect(rowOf(view, breslau)).toEqual({
      city: breslau,
      name: "Breslau",
      kind: "Major fortress",
      suit: "♣ clubs",
      controller: "Prussia",
      marker: "Prussia",
      protection: "Friedrich at 2",
    });
  });

  test("one that nobody has conquered is its owner's, without a marker", () => {
    const linz = rowOf(seen, city("linz"));
    expect([linz?.controller, linz?.marker, linz?.protection]).toEqual(["Austria", "none", "not protected"]);
  });

  test("only fortresses that are in use have a row, and only their territories a table", () => {
    const only = fortressesByTerritory(words, seen, (id) => id === breslau);
    expect(only.map(({ territory, name, rows }) => [territory, name, rows.length])).toEqual([
      ["silesia", "Silesia", 1],
    ]);
  });
});

test("HUS-01 a hussar on the board is told with its city", () => {
  expect(hussarPlaces(words, { ...seen, hussars: [OFF_BOARD, brieg] })).toEqual(["off the board", "Brieg"]);
});

test("numbers are not searched, texts are", () => {
  expect([matches({ name: "Linz", city: 31 }, "31"), matches({ name: "Linz" }, "lin")]).toEqual([
    false,
    true,
  ]);
});

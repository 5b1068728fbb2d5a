import type { View } from "@maria/rules";
import { AUSTRIA, FRANCE, MOVED, NOBODY, OFF_BOARD, PRUSSIA, UNKNOWN } from "@maria/rules/model";
import { expect, test } from "vitest";
import { fortressMarksOf, hussarMark, hussarOf, piecesOf } from "../../src/game/boardMarks.ts";
import { citiesIn } from "../../src/panels/logPlaces.ts";
import {
  city,
  general,
  historical,
  randomGame,
  viewAtStart,
  withPieces,
  wordsIn,
} from "../panels/position.ts";

const words = wordsIn("en");
const [friedrich, schwerin] = [general("prussia", 1), general("prussia", 2)];
const start = viewAtStart("introductory", "frederick", {
  at: viewAtStart("introductory", null).at.map(() => OFF_BOARD),
  hussars: [OFF_BOARD, city("brieg")],
});

test("what is not on the board has no mark; hussars follow the pieces", () => {
  const marks = piecesOf(words, start, "Hussar");
  expect(marks).toEqual([
    {
      id: historical.pieces.length + 1,
      kind: "hussar",
      power: "austria",
      city: city("brieg"),
      label: "Hussar 2, Brieg",
    },
  ]);
  expect(hussarOf(historical, hussarMark(historical, 0))).toBe(0);
  expect(hussarOf(historical, hussarMark(historical, 1))).toBe(1);
  expect(hussarOf(historical, historical.pieces.length - 1)).toBeNull();
});

test("in a stack the deputy lies underneath, and the supreme commander shows the strength of both", () => {
  const stacked: View = {
    ...withPieces(start, { [friedrich]: city("breslau"), [schwerin]: city("breslau") }),
    troops: start.troops.map((_, piece) => (piece === friedrich ? 5 : 3)),
    faceDown: start.faceDown.map((_, piece) => piece === schwerin),
    hussars: [OFF_BOARD, OFF_BOARD],
  };
  expect(piecesOf(words, stacked, "Hussar")).toEqual([
    {
      id: friedrich,
      kind: "general",
      power: "prussia",
      city: city("breslau"),
      label: "Prussia 1, Friedrich, Breslau",
      rank: 1,
      strength: "8",
      faceDown: false,
      underneath: false,
      onTop: true,
      spent: false,
    },
    expect.objectContaining({ id: schwerin, rank: 2, faceDown: true, underneath: true, onTop: false }),
  ]);
  expect(piecesOf(words, stacked, "Hussar")[1]).not.toHaveProperty("strength");
});

test("HID-01 a strength stated of two generals stands on neither of them once they have parted", () => {
  const [moment] = [...randomGame("introductory", 3, 80)].slice(-1);
  if (moment === undefined) throw new Error("no game");
  const parted: View = {
    ...withPieces(moment.view, { [friedrich]: city("breslau"), [schwerin]: city("brieg") }),
    troops: moment.view.troops.map(() => UNKNOWN),
    sightings: [{ generals: [friedrich, schwerin], total: 12, certain: true }],
  };
  const strengths = (view: View) =>
    piecesOf(words, view, "")
      .filter(({ id }) => id === friedrich || id === schwerin)
      .map(({ strength }) => strength);
  expect(strengths(parted)).toEqual(["?", "?"]);
  const joined = withPieces(parted, { [schwerin]: city("breslau") });
  expect(strengths(joined)).toEqual(["12", undefined]);
});

test("a piece that has moved is spent, in the movement phase only", () => {
  const moving = [...randomGame("introductory", 3, 80)].find(
    ({ view }) => view.agenda.at(-1)?.kind === "movement",
  );
  if (moving === undefined) throw new Error("nobody moves");
  const moved: View = { ...moving.view, spent: moving.view.spent.map(() => MOVED) };
  expect(
    piecesOf(words, moved, "")
      .filter(({ kind }) => kind !== "hussar")
      .every(({ spent }) => spent),
  ).toBe(true);
  const rested: View = { ...moving.view, spent: moving.view.spent.map(() => 0) };
  expect(piecesOf(words, rested, "").some(({ spent }) => spent)).toBe(false);
  const atStart = { ...viewAtStart("introductory", null), spent: moved.spent };
  expect(piecesOf(words, atStart, "").some(({ spent }) => spent)).toBe(false);
});

test("markers of victory, of electors, and question marks, each with its owner", () => {
  const fortress = historical.fortressIn[city("brieg")];
  const elector = historical.fortressIn[city("mainz")];
  const marked: View = {
    ...start,
    markers: start.markers.map((_, id) => (id === fortress ? PRUSSIA : id === elector ? FRANCE : NOBODY)),
    questionMarks: start.questionMarks.map((_, id) => (id === fortress ? AUSTRIA : NOBODY)),
  };
  const marks = fortressMarksOf(words, marked);
  expect(marks).toHaveLength(3);
  expect(marks).toEqual(
    expect.arrayContaining([
      { city: city("brieg"), kind: "victory", power: "prussia", label: "Brieg: of Prussia" },
      { city: city("brieg"), kind: "question", power: "austria", label: "Brieg: ? of Austria" },
      { city: city("mainz"), kind: "elector", power: "france", label: "Mainz: of France" },
    ]),
  );
});

test("a line of the log shows where it happened, or where its pieces are now", () => {
  const placed = withPieces(start, { [friedrich]: city("glogau") });
  const [a, b, c] = [city("brieg"), city("neisse"), city("glatz")];
  const brieg = historical.fortressIn[a] as number;
  const cities = (entry: object) => citiesIn(placed, historical, entry as Parameters<typeof citiesIn>[2]);
  expect(cities({ type: "marched", from: a, path: [b, c] })).toEqual([a, b, c]);
  expect(cities({ type: "hussarPlaced", city: b })).toEqual([b]);
  expect(cities({ type: "displaced", from: a, to: null })).toEqual([a]);
  expect(cities({ type: "displaced", from: a, to: b })).toEqual([a, b]);
  expect(cities({ type: "conquered", fortress: brieg })).toEqual([a]);
  expect(cities({ type: "battleBegan", attacker: { city: a }, defender: { city: b } })).toEqual([a, b]);
  expect(cities({ type: "battleEnded", attacker: a, defender: b })).toEqual([a, b]);
  expect(cities({ type: "fightsListed", fights: [{ attacker: a, defender: b }] })).toEqual([a, b]);
  expect(cities({ type: "recruited", reentries: [{ city: c }] })).toEqual([c]);
  expect(cities({ type: "transferred", from: friedrich, to: schwerin })).toEqual([city("glogau")]);
  expect(cities({ type: "outOfSupply", general: schwerin })).toEqual([]);
  expect(cities({ type: "outOfSupply", general: friedrich })).toEqual([city("glogau")]);
  expect(cities({ type: "handSurrendered", covered: [friedrich] })).toEqual([city("glogau")]);
  expect(cities({ type: "turnBegan" })).toEqual([]);
});

import { cityId, pieceId, type Refusal } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { tapCity, tapPiece } from "../src/game/boardTaps.ts";
import type { Offer } from "../src/game/offer.ts";

const refusal: Refusal = { refused: true, rule: "MOV-05", reason: "generalMovesThree" };

const offering = (taken: string[], name: string, cities: number[], pieces: number[]): Offer => ({
  cityMarks: cities.map((city) => ({ city, kind: "normal", active: true, label: "" })),
  pieces: new Set(pieces.map(pieceId)),
  onCity: (city) => taken.push(`${name}: city ${city}`),
  onPiece: (piece) => taken.push(`${name}: piece ${piece}`),
});

describe("a tap on the board", () => {
  test("goes to the control that was opened last", () => {
    const taken: string[] = [];
    const offers = [offering(taken, "last", [1], []), offering(taken, "first", [1, 2], [])];
    expect(tapCity(offers, cityId(1))).toBe("taken");
    expect(tapCity(offers, cityId(2))).toBe("taken");
    expect(taken).toEqual(["last: city 1", "first: city 2"]);
  });

  test("on a piece counts for its city when only the city may be chosen", () => {
    const taken: string[] = [];
    expect(tapPiece([offering(taken, "march", [7], [])], pieceId(3), cityId(7))).toBe("taken");
    expect(taken).toEqual(["march: city 7"]);
  });

  test("that nobody takes is explained by whoever can", () => {
    const offers: Offer[] = [{}, { whyNotCity: () => refusal, whyNotPiece: () => refusal }];
    expect(tapCity(offers, cityId(1))).toEqual(refusal);
    expect(tapPiece(offers, pieceId(1), cityId(1))).toEqual(refusal);
  });

  test("that nobody takes or explains means nothing", () => {
    expect(tapCity([{}], cityId(1))).toBeNull();
  });

  test("does not choose a city that is only pointed out", () => {
    const taken: string[] = [];
    const offer: Offer = {
      cityMarks: [{ city: 4, kind: "seen", active: false, label: "" }],
      onCity: () => taken.push("city"),
    };
    expect(tapCity([offer], cityId(4))).toBeNull();
    expect(taken).toEqual([]);
  });
});

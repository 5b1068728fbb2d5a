import { describe, expect, test } from "vitest";
import { parseAction } from "../../src/game/parse.ts";
import { PROTECTION_RANGE } from "../../src/model/numbers.ts";
import { isRefusal } from "../../src/model/rule.ts";
import { distance } from "../../src/pack/pack.ts";
import { boardOf } from "../../src/pack/registry.ts";
import { DONE, questionMarkOn } from "../support/battlefield.ts";
import { historical } from "../support/packs.ts";
import { affairsIn, affairsPosition } from "../support/politicalChanges.ts";
import { city, marchOf, markerOn, piece, played } from "../support/position.ts";
import { cardsReceived, quietlyTo, quietPlay } from "../support/quietPlay.ts";
import {
  agreed,
  agreementOf,
  endsOffered,
  forbidden,
  keepsAway,
  keepsOut,
  promise,
  subsidy,
  truce,
} from "../support/treaties.ts";

const SILESIAN_CITIES = historical.cities
  .filter(({ territory }) => territory === "silesia")
  .map(({ key }) => key);
const cityOf = (key: string) => city(historical, key);
const isSilesian = (key: string): boolean => SILESIAN_CITIES.includes(key);

describe("EXA-44 agreements that are allowed", () => {
  test("EXA-44, NEG-03 and RUL-101 a subsidy for two turns, if Austria's generals leave Silesia as fast as possible", () => {
    const start = affairsPosition({
      begin: { stage: 5, phase: "movement" },
      turn: 4,
      pieces: { austria5: "ohlau", austria1: "zuckmantel", pragmatic1: "hannover" },
    });
    const terms = [subsidy("pragmatic", "austria"), keepsOut("austria", SILESIAN_CITIES)];
    const bound = agreed(start, "frederick", "maria", terms);
    expect(affairsIn(bound).contracts).toMatchObject([{ giver: 5, receiver: 4, turns: 2 }]);
    // Nobody goes in, and Neipperg, four cities deep in Silesia, may only go towards the border, and must.
    forbidden(bound, "maria", marchOf(bound, "austria1", ["neisse"]), 1);
    forbidden(bound, "maria", marchOf(bound, "austria5", ["brieg", "ohlau"]), 1);
    forbidden(bound, "maria", DONE, 1);
    const nearer = played(bound, "maria", marchOf(bound, "austria5", ["brieg", "grottkau", "neisse"])).state;
    played(nearer, "maria", DONE);
    const next = quietlyTo(nearer, 5, "movement", 5);
    expect(endsOffered(next, "maria", piece(historical, "austria5")).filter(isSilesian)).toEqual([]);
    forbidden(next, "maria", DONE, 1);
    expect(affairsIn(next).contracts).toMatchObject([{ giver: 5, receiver: 4, turns: 1 }]);
    // RUL-102: the Pragmatic Army has drawn in turn 4 already, so the two turns are 5 and 6, for both sides.
    expect(agreementOf(bound, 1).until).toBe(6);
    const draws = [...quietPlay(nearer, (at) => at.turn === 7)].flatMap(({ events }) => events);
    expect([cardsReceived(draws, "austria"), cardsReceived(draws, "pragmatic")]).toEqual([12, 4]);
    const sixth = quietlyTo(nearer, 5, "movement", 6);
    for (const name of ["austria1", "austria5"])
      expect(endsOffered(sixth, "maria", piece(historical, name)).filter(isSilesian)).toEqual([]);
  });

  test("EXA-44 Prussia attacks nobody for two turns, if Austria keeps out of protecting distance of Neisse and Cosel", () => {
    const start = affairsPosition({
      begin: { stage: 4, phase: "movement" },
      turn: 4,
      pieces: {
        prussia1: "brieg",
        prussia2: "maehrisch-schoenberg",
        austria1: "olmuetz",
        pragmatic1: "hannover",
      },
    });
    const state = agreed(start, "frederick", "maria", [
      truce("prussia", "austria"),
      keepsAway("austria", ["neisse", "cosel"]),
    ]);
    forbidden(state, "frederick", marchOf(state, "prussia2", ["mueglitz"]), 1);
    const { state: left } = played(
      state,
      "frederick",
      marchOf(state, "prussia1", ["oppeln", "neisse", "grottkau"]),
    );
    expect(markerOn(left, "neisse")).toBe("prussia");
    const austria = quietlyTo(left, 5, "movement");
    forbidden(austria, "maria", marchOf(austria, "austria1", ["baern", "troppau"]), 1);
    played(austria, "maria", marchOf(austria, "austria1", ["prossnitz"]));
  });

  test("EXA-44 and RUL-101 an Austrian within protecting distance has to leave it, as fast as he can", () => {
    const start = affairsPosition({
      begin: { stage: 5, phase: "movement" },
      turn: 4,
      pieces: { austria1: "troppau", austria2: "wien", prussia1: "breslau", pragmatic1: "hannover" },
    });
    const state = agreed(start, "frederick", "maria", [
      truce("prussia", "austria"),
      keepsAway("austria", ["neisse", "cosel"]),
    ]);
    forbidden(state, "maria", DONE, 1);
    const elsewhere = played(state, "maria", marchOf(state, "austria2", ["hollabrunn"])).state;
    forbidden(elsewhere, "maria", DONE, 1);
    const ends = endsOffered(state, "maria", piece(historical, "austria1"));
    const near = (key: string): boolean =>
      ["neisse", "cosel"].some(
        (fortress) => distance(boardOf(state), cityOf(fortress), cityOf(key)) <= PROTECTION_RANGE,
      );
    const far = historical.cities.filter(({ key }) => !near(key));
    const wayOut = (key: string): number =>
      Math.min(...far.map(({ id }) => distance(boardOf(state), cityOf(key), id)));
    expect(ends.filter((key) => !near(key)).length).toBeGreaterThan(0);
    expect(ends.filter((key) => wayOut(key) >= wayOut("troppau"))).toEqual([]);
  });
});

describe("EXA-44 agreements that are not", () => {
  test("EXA-44 and NEG-08 that a general does not protect: there is no term for it, and words change nothing", () => {
    const term = { type: "noProtection", power: 4, fortress: 1 };
    expect(isRefusal(parseAction({ type: "propose", partner: "maria", terms: [term], turns: 2 }))).toBe(true);
    const start = affairsPosition({
      begin: { stage: 4, phase: "movement" },
      pieces: { prussia1: "neisse", austria1: "troppau", pragmatic1: "hannover" },
    });
    const state = agreed(start, "frederick", "maria", [promise("austria", "nobody protects Neisse")]);
    const { state: left } = played(state, "frederick", marchOf(state, "prussia1", ["grottkau"]));
    expect(questionMarkOn(left, "neisse")).toBe("prussia");
    expect(markerOn(played(left, "frederick", DONE).state, "neisse")).toBe("austria");
  });

  test("EXA-44, NEG-07 and NEG-09 a TC as a present, or a peace of one's own making", () => {
    for (const term of [
      { type: "present", power: 0, other: 2, cards: [3] },
      { type: "peace", power: 0, other: 4 },
      { type: "alliance", power: 0, other: 4 },
      { type: "noCombat", power: 0, other: 4, cards: [3] },
    ])
      expect(isRefusal(parseAction({ type: "propose", partner: "maria", terms: [term], turns: 2 }))).toBe(
        true,
      );
  });
});

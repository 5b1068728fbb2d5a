import { describe, expect, test } from "vitest";
import { isRefusal } from "../src/model/rule.ts";
import { parseAction } from "../src/parse.ts";
import { DONE, questionMarkOn } from "./support/battlefield.ts";
import { historical } from "./support/packs.ts";
import { affairsIn, affairsPosition } from "./support/politicalChanges.ts";
import { marchOf, markerOn, piece, played } from "./support/position.ts";
import { cardsReceived, quietlyTo, quietPlay } from "./support/quietPlay.ts";
import {
  agreed,
  endsOffered,
  forbidden,
  keepsAway,
  keepsOut,
  promise,
  subsidy,
  truce,
} from "./support/treaties.ts";

const SILESIAN_CITIES = historical.cities
  .filter(({ territory }) => territory === "silesia")
  .map(({ key }) => key);
const isSilesian = (key: string): boolean => SILESIAN_CITIES.includes(key);

describe("EXA-44 agreements that are allowed", () => {
  test("EXA-44 and NEG-03 a subsidy for two turns, if Austria's generals leave Silesia as fast as possible", () => {
    const start = affairsPosition({
      begin: { stage: 5, phase: "movement" },
      turn: 4,
      pieces: { austria5: "ohlau", austria1: "zuckmantel", pragmatic1: "hannover" },
    });
    const terms = [subsidy("pragmatic", "austria", 2), keepsOut("austria", SILESIAN_CITIES)];
    const bound = agreed(start, "frederick", "maria", terms);
    expect(affairsIn(bound).contracts).toMatchObject([{ giver: 5, receiver: 4, turns: 2 }]);
    // Nobody goes in, and Neipperg, four cities deep in Silesia, may only go towards the border.
    forbidden(bound, "maria", marchOf(bound, "austria1", ["neisse"]), 1);
    forbidden(bound, "maria", marchOf(bound, "austria5", ["brieg", "ohlau"]), 1);
    const nearer = played(bound, "maria", marchOf(bound, "austria5", ["brieg", "grottkau", "neisse"])).state;
    const next = quietlyTo(nearer, 5, "movement", 5);
    expect(endsOffered(next, "maria", piece(historical, "austria5")).filter(isSilesian)).toEqual([]);
    expect(affairsIn(next).contracts).toMatchObject([{ giver: 5, receiver: 4, turns: 1 }]);
    const draws = [...quietPlay(nearer, (at) => at.turn === 6)].flatMap(({ events }) => events);
    expect([cardsReceived(draws, "austria"), cardsReceived(draws, "pragmatic")]).toEqual([6, 2]);
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

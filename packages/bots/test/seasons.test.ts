import { play } from "@maria/rules";
import { boardOf, distance, FREE, packOf, supplyOf } from "@maria/rules/board";
import { AUSTRIA, type CityId, FRANCE, type State } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { historical } from "./support/historical.ts";
import { cadetsAnswer, city, offered, piece, position } from "./support/position.ts";

describe("with its hussars the cadet", () => {
  test("makes an enemy pay for his supply", () => {
    let state = position({
      stage: 2,
      phase: "hussars",
      frame: { kind: "hussars", handled: [] },
      pieces: { austria1: "beneschau", france1: "prag", franceT2: "taus" },
    });
    const price = (now: State): number => supplyOf(now, packOf(now), boardOf(now), piece("france1"));
    expect(price(state)).toBe(FREE);
    const played = play(state, "maria", cadetsAnswer(state, "maria"));
    if (!("state" in played)) throw new Error(played.rule);
    state = played.state;
    expect(price(state)).toBe(5);
    expect(cadetsAnswer(state, "maria")).toEqual({ type: "done" });
  });

  test("does nothing when no enemy is abroad", () => {
    const state = position({
      stage: 2,
      phase: "hussars",
      frame: { kind: "hussars", handled: [] },
      pieces: { austria1: "prag", bavaria1: "muenchen", bavariaT1: "ingolstadt" },
    });
    expect(cadetsAnswer(state, "maria")).toEqual({ type: "done" });
  });
});

test("a beaten enemy is sent where he protects least", () => {
  const state = position({
    stage: 3,
    phase: "combat",
    pieces: { france1: "beraun", austria1: "prag", franceT2: "pilsen" },
    frame: {
      kind: "retreat",
      generals: [piece("austria1")],
      from: city("prag"),
      winner: city("beraun"),
      winnerPower: FRANCE,
      length: 3,
    },
  });
  const [choice] = offered(state, "louis");
  const answer = cadetsAnswer(state, "louis");
  if (choice?.type !== "retreat" || answer.type !== "retreat") throw new Error("no retreat");
  /** How many Austrian fortresses a general at the end of the path would protect. */
  const protectedFrom = (path: readonly CityId[]): number =>
    historical.coreAustrian.filter((fortress) => {
      const place = historical.fortresses[fortress] as CityId;
      return distance(historical.bohemiaOnly, path.at(-1) as CityId, place) <= 3;
    }).length;
  const counts = choice.paths.map(protectedFrom);
  expect(Math.max(...counts)).toBeGreaterThan(Math.min(...counts));
  expect(protectedFrom(answer.path)).toBe(Math.min(...counts));
});

describe("in winter the cadet", () => {
  const winter = (hand: string): State =>
    position({
      turn: 3,
      stage: 5,
      phase: "winter",
      frame: { kind: "winter", waiting: [AUSTRIA], agreedStacks: [], refusedStacks: [] },
      pieces: { austria1: "prag", france1: "pilsen", franceT2: "taus", prussia1: "breslau" },
      troops: { austria1: 2 },
      hands: { austria: hand },
    });

  const recruiting = (hand: string) => {
    const answer = cadetsAnswer(winter(hand), "maria");
    if (answer.type !== "recruit") throw new Error("no recruits");
    expect("state" in play(winter(hand), "maria", answer)).toBe(true);
    return answer;
  };

  test("brings generals back to the board", () => {
    const { reentries, split, troops } = recruiting("H10 H6 S4 S5 C4 C6 D9");
    expect(reentries.length).toBeGreaterThan(0);
    expect(split.reduce((sum, each) => sum + each.troops, 0)).toBe(troops);
  });

  test("keeps some cards for combat", () => {
    expect(recruiting("D10 D9 D8 R").cards.length).toBeLessThan(4);
  });

  test("recruits nobody without cards", () => {
    expect(recruiting("")).toMatchObject({ troops: 0, cards: [], reentries: [] });
  });
});

describe("France's subsidy", () => {
  const subsidy = (france: string, bavaria: string): State =>
    position({
      turn: 4,
      stage: 3,
      phase: "tacticalCards",
      frame: { kind: "subsidy" },
      pieces: { france1: "pilsen", bavaria1: "linz" },
      hands: { france, bavaria },
    });

  test("goes to a Bavaria that is poorer than France", () => {
    expect(cadetsAnswer(subsidy("H5 H6 H7", "S2"), "louis")).toEqual({ type: "subsidy", pay: true });
  });

  test("stays with a France that is poorer than Bavaria", () => {
    expect(cadetsAnswer(subsidy("H5", "S2 S3 S4"), "louis")).toEqual({ type: "subsidy", pay: false });
  });
});

test("a power that cannot pay for all feeds its strongest general", () => {
  const state = position({
    stage: 3,
    phase: "supply",
    pieces: { france1: "prag", france2: "tabor", franceT2: "taus" },
    troops: { france1: 8, france2: 1 },
    hands: { france: "H6" },
    frame: {
      kind: "supply",
      paying: [FRANCE],
      charges: [
        { general: piece("france2"), price: 6 },
        { general: piece("france1"), price: 5 },
      ],
      unsupplied: [],
    },
  });
  expect(cadetsAnswer(state, "louis")).toEqual({
    type: "coverSupply",
    power: FRANCE,
    generals: [piece("france1")],
  });
});

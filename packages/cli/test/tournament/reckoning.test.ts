import { chanceFrom } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import { inverse, product } from "../../src/tournament/matrix.ts";
import { fixturesOf, pairingOf, pairingSeatings, poolSeatings } from "../../src/tournament/seatings.ts";
import { sequentialTest, shareAt } from "../../src/tournament/sequential.ts";
import { shareOf } from "../../src/tournament/shares.ts";
import { fitStrengths, type Scored } from "../../src/tournament/strength.ts";

const SEATS = ["maria", "frederick", "louis"] as const;
const POOL = ["strong", "middle", "weak"];
const unit = (random: (below: number) => number): number => random(2 ** 31) / 2 ** 31;

/** Games won as Plackett and Luce say, by bots and roles whose strengths are known. */
const played = (bots: readonly number[], roles: readonly number[], rounds: number): Scored[] => {
  const random = chanceFrom(7);
  return fixturesOf(poolSeatings(POOL, SEATS), rounds * 24).map(({ round, seating }) => {
    const odds = seating.map((bot, seat) => Math.exp((bots[POOL.indexOf(bot)] ?? 0) + (roles[seat] ?? 0)));
    const [first = 0, second = 0, third = 0] = odds;
    const drawn = unit(random) * (first + second + third);
    const winner = drawn < first ? 0 : drawn < first + second ? 1 : 2;
    return { round, seating, shares: seating.map((_, seat) => (seat === winner ? 1 : 0)) };
  });
};

describe("seatings", () => {
  test("everybody plays every role with every company, and a bot alone among itself only without others", () => {
    const seatings = poolSeatings(POOL, SEATS);
    expect(seatings).toHaveLength(27 - 3);
    expect(new Set(seatings.map(String)).size).toBe(24);
    for (const bot of POOL)
      for (const seat of SEATS.keys())
        expect(seatings.filter((seating) => seating[seat] === bot)).toHaveLength(8);
    expect(poolSeatings(["one"], SEATS)).toEqual([["one", "one", "one"]]);
  });

  test("a pairing is one against two in each role, and is recognised", () => {
    const seatings = pairingSeatings("a", "b", SEATS);
    expect(seatings).toEqual([
      ["a", "b", "b"],
      ["b", "a", "b"],
      ["b", "b", "a"],
    ]);
    for (const seating of seatings) expect(pairingOf(seating)).toEqual({ one: "a", others: "b" });
    expect(pairingOf(["a", "b", "c"])).toBeNull();
    expect(pairingOf(["a", "a", "a"])).toBeNull();
    expect(pairingOf(["a", "b"])).toEqual({ one: "a", others: "b" });
  });

  test("rounds are whole, and those of one round share their number", () => {
    const fixtures = fixturesOf(pairingSeatings("a", "b", SEATS), 4);
    expect(fixtures.map(({ number, round }) => [number, round])).toEqual([
      ...[0, 1, 2].map((number) => [number, 0]),
      ...[3, 4, 5].map((number) => [number, 1]),
    ]);
  });
});

describe("strengths", () => {
  test("of bots and roles are found again within their errors", () => {
    const [bots, roles] = [
      [0.8, 0, -0.8],
      [0.5, -0.5, 0],
    ];
    const fit = fitStrengths(POOL, 3, played(bots, roles, 60));
    for (const [truth, found] of [
      [bots, fit.bots],
      [roles, fit.roles],
    ] as const)
      for (const [index, { mean, variance }] of found.entries()) {
        expect(variance).toBeLessThan(0.01);
        expect(Math.abs(mean - (truth[index] ?? 0))).toBeLessThan(3 * Math.sqrt(variance));
      }
  });

  test("add up to zero, and stay finite for somebody who never wins", () => {
    const games = played([0, 0, -50], [0, 0, 0], 10);
    const { bots } = fitStrengths(POOL, 3, games);
    expect(bots.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(0);
    expect(bots[2]?.mean).toBeLessThan(-2);
    expect(bots[2]?.mean).toBeGreaterThan(-12);
  });

  test("need the inverse of a matrix", () => {
    const matrix = [
      [0, 2, 1],
      [2, 5, 0],
      [1, 0, 3],
    ];
    for (const [row, line] of product(matrix, inverse(matrix)).entries())
      for (const [column, value] of line.entries()) expect(value).toBeCloseTo(row === column ? 1 : 0);
    expect(() => inverse([[0]])).toThrow("singular");
  });
});

describe("a share of wins", () => {
  test("has Wilson's interval if rounds scatter as single games do, and never a narrower one", () => {
    const single = Array.from({ length: 100 }, (_, game) => [game % 4 === 0 ? 1 : 0]);
    const { share, low, high } = shareOf(single);
    expect(share).toBe(0.25);
    expect(low).toBeCloseTo(0.1755, 2);
    expect(high).toBeCloseTo(0.343, 2);
    const steady = shareOf(Array.from({ length: 25 }, () => [1, 0, 0, 0]));
    expect(steady.low).toBeCloseTo(low, 2);
    expect(steady.high).toBeCloseTo(high, 2);
    const together = Array.from({ length: 25 }, (_, round) =>
      new Array<number>(4).fill(round % 4 === 0 ? 1 : 0),
    );
    expect(shareOf(together).low).toBeLessThan(low - 0.02);
  });
});

describe("the sequential test", () => {
  test("points and shares: equals win their fair share, four hundred points are odds of ten to one", () => {
    expect(shareAt(0, 2)).toBeCloseTo(1 / 3);
    expect(shareAt(400, 1)).toBeCloseTo(10 / 11);
  });

  /** Shares of verdicts over many tests of somebody who is truly so much stronger. */
  const verdicts = (elo: number): Record<string, number> => {
    const counts: Record<string, number> = { elo0: 0, elo1: 0, undecided: 0 };
    const random = chanceFrom(11);
    for (let trial = 0; trial < 200; trial++) {
      const scores: number[] = [];
      let verdict = "undecided";
      while (verdict === "undecided" && scores.length < 2000) {
        const wins = [0, 1, 2].filter(() => unit(random) < shareAt(elo, 2)).length;
        scores.push(wins / 3);
        ({ verdict } = sequentialTest({ elo0: 0, elo1: 100 }, scores, 3, 2));
      }
      counts[verdict] = (counts[verdict] ?? 0) + 1;
    }
    return counts;
  };

  test("errs about five times in a hundred either way", () => {
    expect(verdicts(0).elo1).toBeLessThan(20);
    expect(verdicts(100).elo0).toBeLessThan(20);
    expect(verdicts(200).elo1).toBeGreaterThan(195);
  });

  test("says nothing before there is something to go by", () => {
    expect(sequentialTest({ elo0: 0, elo1: 50 }, [], 3, 2).verdict).toBe("undecided");
    expect(sequentialTest({ elo0: 0, elo1: 50 }, [1, 1, 1], 3, 2).verdict).toBe("undecided");
  });
});

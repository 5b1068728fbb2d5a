import { type BotName, botNames } from "@maria/bots";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  aged,
  BOT_STRENGTHS,
  botEstimate,
  type Contender,
  chancesOf,
  combined,
  type Estimate,
  NEW_ROLE,
  NEWCOMER,
  pointsOf,
  rate,
} from "../src/rating.ts";

/** A generator with a seed of its own, so that a failure is found again. */
const chanceOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

interface Played {
  /** By seat: who sits there. */
  readonly sitting: readonly number[];
  readonly winner: number;
}

/** People with these strengths, and one bot, play at seats with these advantages. */
const playedBy = (strengths: readonly number[], roles: readonly number[], games: number, seed: number) => {
  const chance = chanceOf(seed);
  const all = strengths.map((_, index) => index);
  return Array.from({ length: games }, (): Played => {
    const left = [...all];
    const sitting = roles.map(() => left.splice(Math.floor(chance() * left.length), 1)[0] ?? 0);
    const odds = sitting.map((who, seat) => Math.exp((strengths[who] ?? 0) + (roles[seat] ?? 0)));
    let lot = chance() * odds.reduce((sum, one) => sum + one, 0);
    const winner = odds.findIndex((one) => {
      lot -= one;
      return lot < 0;
    });
    return { sitting, winner };
  });
};

/** What is known after these games, player 0 being a cadet. */
const ratedBy = (games: readonly Played[], people: number, seats: number) => {
  const players: Estimate[] = Array.from({ length: people }, (_, who) =>
    who === 0 ? botEstimate("cadet") : NEWCOMER,
  );
  const roles: Estimate[] = Array.from({ length: seats }, () => NEW_ROLE);
  for (const { sitting, winner } of games) {
    const rated = rate(
      sitting.map((who, seat) => {
        const player = players[who] ?? NEWCOMER;
        return {
          player: who === 0 ? player : aged(player),
          role: roles[seat] ?? NEW_ROLE,
          share: seat === winner ? 1 : 0,
        };
      }),
    );
    for (const [seat, one] of rated.entries()) {
      players[sitting[seat] ?? 0] = one.player;
      roles[seat] = one.role;
    }
  }
  return { players, roles };
};

const STRENGTHS = [0, -1.2, -0.4, 0.3, 0.9, 1.6];

test.each([
  { seats: 3, roles: [0.35, -0.25, -0.1] },
  { seats: 2, roles: [0.3, -0.3] },
])("strengths and advantages of $seats roles are found from the games alone", ({ seats, roles }) => {
  const { players, roles: found } = ratedBy(playedBy(STRENGTHS, roles, 3000, 7), STRENGTHS.length, seats);
  for (const [who, strength] of STRENGTHS.entries()) {
    const estimate = players[who] ?? NEWCOMER;
    expect(Math.abs(estimate.mean - strength), `player ${who}`).toBeLessThan(0.45);
  }
  for (const [seat, role] of roles.entries())
    expect(Math.abs((found[seat]?.mean ?? 9) - role), `role ${seat}`).toBeLessThan(0.15);
  expect(found.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(0, 9);
});

test("the uncertainty is honest: nine of ten strengths lie within the range that is shown", () => {
  let within = 0;
  let all = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const { players } = ratedBy(playedBy(STRENGTHS, [0.3, -0.2, -0.1], 60, seed), STRENGTHS.length, 3);
    for (const [who, strength] of STRENGTHS.entries()) {
      if (who === 0) continue;
      const { mean, variance } = players[who] ?? NEWCOMER;
      all++;
      if (Math.abs(mean - strength) <= 1.96 * Math.sqrt(variance)) within++;
    }
  }
  expect(within / all).toBeGreaterThan(0.9);
  // A range that holds always says nothing.
  expect(within / all).toBeLessThan(1);
});

test("in whatever order games arrive, what is known stays within the range that is shown", () => {
  const differences: number[] = [];
  for (let seed = 1; seed <= 8; seed++) {
    const games = playedBy(STRENGTHS, [0.3, -0.2, -0.1], 120, seed);
    const chance = chanceOf(seed + 100);
    const shuffled = games
      .map((game) => ({ game, place: chance() }))
      .sort((one, other) => one.place - other.place)
      .map(({ game }) => game);
    const inOrder = ratedBy(games, STRENGTHS.length, 3).players;
    const otherwise = ratedBy(shuffled, STRENGTHS.length, 3).players;
    for (const who of STRENGTHS.keys()) {
      if (who === 0) continue;
      const [one, other] = [inOrder[who] ?? NEWCOMER, otherwise[who] ?? NEWCOMER];
      differences.push(Math.abs(one.mean - other.mean) / Math.sqrt(one.variance));
    }
  }
  expect(Math.max(...differences)).toBeLessThan(1.96);
  expect(differences.reduce((sum, one) => sum + one, 0) / differences.length).toBeLessThan(0.7);
});

test("bots hold the scale: no game changes what is known of them, whoever wins", () => {
  for (const level of botNames) {
    const bot = botEstimate(level);
    const [rated] = rate([
      { player: bot, role: NEW_ROLE, share: 1 },
      { player: NEWCOMER, role: NEW_ROLE, share: 0 },
    ]);
    expect(rated?.player).toEqual(bot);
  }
  const order = botNames.map((level: BotName) => BOT_STRENGTHS[level]);
  expect([...order].sort((one, other) => one - other)).toEqual(order);
});

const estimate = fc.record({
  mean: fc.double({ min: -6, max: 6, noNaN: true }),
  variance: fc.double({ min: 0, max: 4, noNaN: true }),
});
const contenders = fc
  .tuple(
    fc.array(fc.record({ player: estimate, role: estimate }), { minLength: 2, maxLength: 3 }),
    fc.nat(),
    fc.boolean(),
  )
  .map(([seats, lot, isTie]): Contender[] =>
    seats.map((seat, index) => ({
      ...seat,
      share: isTie ? 1 / seats.length : index === lot % seats.length ? 1 : 0,
    })),
  );

test("a game makes everything more certain, lifts the winner, lowers the others, and is finite", () => {
  fc.assert(
    fc.property(contenders, (given) => {
      const rated = rate(given);
      expect(rated.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      for (const [seat, { player, chance }] of rated.entries()) {
        const before = given[seat];
        if (before === undefined) throw new Error("somebody is missing");
        expect(Number.isFinite(player.mean)).toBe(true);
        expect(player.variance).toBeLessThanOrEqual(before.player.variance + 1e-9);
        expect(player.variance).toBeGreaterThanOrEqual(0);
        if (before.share === 1) expect(player.mean).toBeGreaterThanOrEqual(before.player.mean - 1e-6);
        if (before.share === 0) expect(player.mean).toBeLessThanOrEqual(before.player.mean + 1e-6);
        expect(chance).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 300 },
  );
});

test("a win that was expected counts little, one against the odds much", () => {
  const strong: Estimate = { mean: 2, variance: 0.2 };
  const weak: Estimate = { mean: -2, variance: 0.2 };
  const gain = (winner: Estimate, loser: Estimate): number => {
    const [rated] = rate([
      { player: winner, role: NEW_ROLE, share: 1 },
      { player: loser, role: NEW_ROLE, share: 0 },
    ]);
    return (rated?.player.mean ?? 0) - winner.mean;
  };
  expect(gain(weak, strong)).toBeGreaterThan(5 * gain(strong, weak));
});

test("a tie of equals says nothing of them but that they are equal", () => {
  const seat: Contender = { player: NEWCOMER, role: NEW_ROLE, share: 1 / 3 };
  for (const { player } of rate([seat, seat, seat])) expect(player.mean).toBeCloseTo(0, 9);
});

test("whoever played as two people is known as well as if he had been one all the time", () => {
  const games = playedBy([0, 1], [0.2, -0.2], 60, 5);
  const whole = ratedBy(games, 2, 2).players[1] ?? NEWCOMER;
  const halves = combined(
    ratedBy(games.slice(0, 30), 2, 2).players[1] ?? NEWCOMER,
    ratedBy(games.slice(30), 2, 2).players[1] ?? NEWCOMER,
  );
  expect(Math.abs(halves.mean - whole.mean)).toBeLessThan(Math.sqrt(whole.variance));
  expect(combined(NEWCOMER, whole).mean).toBeCloseTo(whole.mean, 9);
  expect(combined(NEWCOMER, whole).variance).toBeCloseTo(whole.variance, 9);
});

test("400 points are odds of ten to one", () => {
  const better: Estimate = { mean: Math.LN10, variance: 1 };
  expect(pointsOf(better).rating - pointsOf(NEWCOMER).rating).toBe(400);
  const role = { mean: 0, variance: 0 };
  const [chance = 0] = chancesOf([
    { player: better, role },
    { player: NEWCOMER, role },
  ]);
  expect(chance).toBeCloseTo(10 / 11, 9);
});

import { describe, expect, test } from "vitest";
import { generalsIn, powerOf } from "../../src/ground/stacks.ts";
import type { RetreatFrame } from "../../src/model/frames.ts";
import { type CityId, isOnBoard } from "../../src/model/ids.ts";
import { AUSTRIA, areEnemies, FRANCE } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import type { Random } from "../../src/tools/random.ts";
import { keyOf, retreatsOffered } from "../support/battlefield.ts";
import { randomFrom } from "../support/games.ts";
import {
  type Defeat,
  distancesFrom,
  hasFartherEnd,
  mayStep,
  naiveOutcomes,
  neighboursOf,
  outcomeOf,
  simplePaths,
} from "../support/naiveRetreats.ts";
import { historical } from "../support/packs.ts";
import { asked, city, position, refused } from "../support/position.ts";
import { scattered } from "../support/scattered.ts";

const pick = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

/** A scattered position in which somebody has just been beaten by an enemy next door. */
interface Beaten {
  readonly defeat: Defeat;
  readonly after: (length: number) => State;
}

/** Moves a random enemy of a random general next to him, so that somebody is beaten in any position. */
const beatenSomewhere = (seed: number): Beaten | null => {
  const random = randomFrom(seed);
  const variant = random(2) === 0 ? "introductory" : "advanced";
  const strewn = position({ ...scattered(random, variant), begin: { stage: 5, phase: "movement" } });
  const onBoard = historical.generals.filter(({ id }) => isOnBoard(strewn.at[id] as CityId));
  if (onBoard.length === 0) return null;
  const loser = pick(onBoard, random);
  const from = strewn.at[loser.id] as CityId;
  const enemies = onBoard.filter(({ power }) => areEnemies(power, loser.power, strewn.saxony));
  const occupiedNow = new Set(strewn.at.filter(isOnBoard));
  const open = neighboursOf(variant, keyOf(strewn, from))
    .map((key) => city(historical, key))
    .filter((id) => !occupiedNow.has(id) && !strewn.hussars.includes(id));
  if (enemies.length === 0 || open.length === 0) return null;
  const winner = pick(enemies, random);
  const place = pick(open, random);
  const at = strewn.at.slice();
  at[winner.id] = place;
  const generals = generalsIn(strewn, historical, from);
  const frame: Omit<RetreatFrame, "length"> = {
    kind: "retreat",
    generals,
    from,
    winner: place,
    winnerPower: winner.power,
  };
  return {
    defeat: {
      variant,
      from: keyOf(strewn, from),
      winner: keyOf(strewn, place),
      mayCross: generals.every((general) =>
        ([FRANCE, AUSTRIA] as number[]).includes(powerOf(historical, general)),
      ),
      occupied: new Set(at.filter(isOnBoard).map((id) => keyOf(strewn, id))),
      hussars: strewn.hussars.filter(isOnBoard).map((id) => keyOf(strewn, id)),
    },
    after: (length) => ({ ...strewn, at, agenda: [{ ...frame, length }] }),
  };
};

const defeats = (count: number, firstSeed: number): Beaten[] => {
  const found: Beaten[] = [];
  for (let seed = firstSeed; found.length < count; seed++) {
    const beaten = beatenSomewhere(seed);
    if (beaten) found.push(beaten);
  }
  return found;
};

/** The retreats the engine offers the winner, as lists of cities. */
const offeredPaths = (state: State): string[][] => {
  const [winner] = asked(state);
  if (!winner) throw new Error("nobody is asked");
  // No city of the historical pack has a double hyphen in its key.
  return retreatsOffered(state, winner, "--").map((path) => path.split("--"));
};

describe("the retreats offered, against a search that tries everything", () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "RTR-05 RTR-06 RTR-07 RTR-08 RTR-10 RUL-57 RUL-58 and RUL-60 every end and every choice of hussars, retreats of %i",
    (length) => {
      let several = 0;
      for (const { defeat, after } of defeats(length > 6 ? 80 : 200, length * 1000)) {
        const paths = offeredPaths(after(length));
        const outcomes = paths.map((path) => outcomeOf(defeat, path)).sort();
        expect(outcomes).toEqual(naiveOutcomes(defeat, length));
        if (outcomes.some((outcome) => outcome.includes(" over "))) several++;
      }
      expect(several).toBeGreaterThan(0);
    },
  );

  test("RTR-04 and RTR-06 of all simple paths exactly the offered ones are accepted", () => {
    for (const { defeat, after } of defeats(25, 40_000)) {
      const state = after(4);
      const [winner] = asked(state);
      const offered = new Set(offeredPaths(state).map((path) => path.join("--")));
      const ends = new Set(offeredPaths(state).map((path) => path.at(-1)));
      for (const path of simplePaths(defeat, 4)) {
        if (offered.has(path.join("--"))) continue;
        const action = { type: "retreat", path: path.map((key) => city(historical, key)) } as const;
        refused(state, winner ?? "maria", action, ends.has(path.at(-1)) ? "RUL-60" : "RTR-06");
      }
    }
  });
});

describe("long retreats", () => {
  test.each([9, 10, 11, 12, 13, 14, 15])(
    "RTR-05 RTR-06 RTR-07 and RTR-08 every path offered is whole, simple, legal and ends farthest, retreats of %i",
    (length) => {
      let withWay = 0;
      for (const { defeat, after } of defeats(40, length * 1000)) {
        const paths = offeredPaths(after(length));
        const away = distancesFrom(defeat.variant, defeat.winner);
        for (const path of paths) {
          expect(path).toHaveLength(length);
          expect(new Set(path).size).toBe(length);
          expect(path.every((next, index) => mayStep(defeat, path[index - 1] ?? defeat.from, next))).toBe(
            true,
          );
        }
        const outcomes = paths.map((path) => outcomeOf(defeat, path));
        expect(new Set(outcomes).size).toBe(outcomes.length);
        const reached = [...new Set(paths.map((path) => away.get(path.at(-1) as string)))];
        expect(reached.length).toBeLessThanOrEqual(1);
        expect(hasFartherEnd(defeat, length, reached[0] ?? -1)).toBe(false);
        if (paths.length > 0) withWay++;
      }
      expect(withWay).toBeGreaterThan(0);
    },
  );
});

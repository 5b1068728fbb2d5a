import { choices, type Entry, pending } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { type GameOptions, seatsOf } from "@maria/rules/model";
import { chanceFrom, randomAction } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import {
  Authority,
  MemoryStore,
  type Moment,
  momentAfter,
  newGameStart,
  type Reader,
  readSnapshot,
  writeSnapshot,
} from "../src/index.ts";
import { ADVANCED, GAMBIT, historical as pack, THREE, TWO } from "./support/historical.ts";

/** A reader who is told everything twice: as it is, and by what has changed. */
interface Both {
  readonly reader: Reader;
  readonly whole: Moment[];
  readonly pieced: Moment[];
  changes: number;
}

const watchedTwice = async (table: Authority, reader: Reader): Promise<Both> => {
  const both: Both = { reader, whole: [], pieced: [], changes: 0 };
  await table.watch(reader, (moment) => both.whole.push(moment));
  await table.watch(
    reader,
    (moment) => both.pieced.push(moment),
    undefined,
    (change) => {
      both.changes++;
      both.pieced.push(momentAfter(both.pieced.at(-1) as Moment, change));
    },
  );
  return both;
};

const layToRest = (table: Authority): Promise<void> =>
  table.rest((snapshot) => {
    const text = writeSnapshot(table.start, snapshot);
    return () => readSnapshot(table.start, text) as NonNullable<ReturnType<typeof readSnapshot>>;
  });

describe("what has changed", () => {
  test.each<[string, GameOptions]>([
    ["introductory", THREE],
    ["for two", TWO],
    ["advanced", ADVANCED],
    ["Silesia Gambit", GAMBIT],
  ])(
    "gives what everybody would have been shown, through secrets, take-backs and rest: %s",
    async (_name, options) => {
      const random = chanceFrom(3);
      const table = await Authority.open(
        newGameStart(pack.id, options, seedFromNumber(4)),
        new MemoryStore(),
        {
          keeping: { states: 2, lines: 4 },
        },
      );
      const all = await Promise.all([...seatsOf(options), null].map((reader) => watchedTwice(table, reader)));
      let rests = 0;
      for (let entries = 0; entries < 150 && table.state.result === null; entries++) {
        const asked = pending(table.state)[0]?.seat;
        const seat =
          seatsOf(options).find((one) => random(4) === 0 && choices(table.viewOf(one), one).length > 0) ??
          asked;
        if (seat === undefined) break;
        const takesBack = random(8) === 0 && table.viewOf(seat).takeBack > 0;
        const offered = choices(table.viewOf(seat), seat);
        const action: Entry["action"] = takesBack ? { type: "takeBack" } : randomAction(offered, random);
        if (random(5) === 0) {
          await layToRest(table);
          expect(table.isResting).toBe(true);
          rests++;
        }
        await table.act(seat, table.seenBy(seat), action);
        for (const { whole, pieced, reader } of all) {
          expect(pieced.at(-1), `${reader} after ${entries}`).toEqual(whole.at(-1));
          expect(pieced.at(-1)?.view).toEqual(table.viewOf(reader));
        }
      }
      expect(rests).toBeGreaterThan(10);
      for (const { whole, pieced, changes } of all) {
        expect(pieced).toHaveLength(whole.length);
        expect(changes).toBeGreaterThan(whole.length / 2);
      }
    },
  );
});

describe("a game at rest", () => {
  test("tells whoever comes back the same as if it had not rested, and nothing about whether it had", async () => {
    const tell = async (rests: boolean) => {
      const random = chanceFrom(5);
      const table = await Authority.open(newGameStart(pack.id, THREE, seedFromNumber(9)), new MemoryStore(), {
        keeping: { states: 2, lines: 4 },
      });
      for (let entries = 0; entries < 40; entries++) {
        const seat = pending(table.state)[0]?.seat;
        if (seat === undefined) break;
        await table.act(seat, table.seenBy(seat), randomAction(choices(table.viewOf(seat), seat), random));
      }
      const told: Moment[] = [];
      for (const reader of [...seatsOf(THREE), null])
        for (const back of [0, 1, 3, 30]) {
          if (rests) await layToRest(table);
          const stop = await table.watch(reader, (moment) => told.push(moment), table.seenBy(reader) - back);
          stop();
        }
      return told;
    };
    const told = await tell(true);
    expect(told).toEqual(await tell(false));
    expect(told.every(({ isWhole }) => !isWhole)).toBe(true);
  });

  test("goes on by itself as soon as somebody asks something of it", async () => {
    const table = await Authority.open(newGameStart(pack.id, THREE, seedFromNumber(1)), new MemoryStore(), {
      keeping: { states: 2, lines: 4 },
    });
    const action = randomAction(choices(table.viewOf("maria"), "maria"), chanceFrom(1));
    const before = table.snapshot;
    await layToRest(table);
    expect(table.snapshot).toEqual(before);
    expect(table.isResting).toBe(false);
    await layToRest(table);
    expect(await table.act("maria", 0, action)).toEqual({ accepted: true });
    await layToRest(table);
    expect(await table.act("maria", 0, action)).toEqual({ accepted: true });
    expect(table.entries).toBe(1);
  });
});

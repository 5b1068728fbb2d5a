import { choices, type Entry } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { seatsOf } from "@maria/rules/model";
import { chanceFrom, randomAction } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import {
  Authority,
  type EntryStore,
  type Keeping,
  MemoryStore,
  type Moment,
  newGameStart,
  type Reader,
  readSnapshot,
  writeSnapshot,
} from "../src/index.ts";
import { ADVANCED, historical as pack, THREE } from "./support/historical.ts";

const START = newGameStart(pack.id, THREE, seedFromNumber(5));
const LITTLE: Keeping = { states: 2, lines: 6 };

/** Plays by chance, now and then taking something back or shifting troops in secret. */
const playSome = async (
  table: Authority,
  random: ReturnType<typeof chanceFrom>,
  entries: number,
): Promise<void> => {
  for (let played = 0; played < entries && table.state.result === null; played++)
    for (const seat of seatsOf(table.start.options)) {
      const offered = choices(table.viewOf(seat), seat);
      if (offered.length === 0) continue;
      const takesBack = random(5) === 0 && table.state.takeBack.some((count) => count > 0);
      const action: Entry["action"] = takesBack ? { type: "takeBack" } : randomAction(offered, random);
      await table.act(seat, table.seenBy(seat), action);
    }
};

const momentOf = async (table: Authority, reader: Reader, since?: number): Promise<Moment> => {
  const moments: Moment[] = [];
  const stop = await table.watch(reader, (moment) => moments.push(moment), since);
  stop();
  return moments[0] as Moment;
};

const READERS: readonly Reader[] = [...seatsOf(THREE), null];

describe("a snapshot", () => {
  test.each([
    ["introductory", THREE],
    ["advanced", ADVANCED],
  ])(
    "lets the %s game go on exactly as it would have, reading only what came after",
    async (_name, options) => {
      const start = newGameStart(pack.id, options, seedFromNumber(5));
      const store = new MemoryStore();
      const table = await Authority.open(start, store);
      await playSome(table, chanceFrom(7), 60);
      const text = writeSnapshot(start, table.snapshot);
      const putAwayAt = table.entries;
      await playSome(table, chanceFrom(8), 10);
      const reads: number[] = [];
      const watched: EntryStore = {
        append: (number, entry) => store.append(number, entry),
        read: (from) => {
          reads.push(from);
          return store.read(from);
        },
      };
      const again = await Authority.open(start, watched, {
        snapshot: readSnapshot(start, text),
        keeping: LITTLE,
      });
      expect([again.state, again.entries]).toEqual([table.state, table.entries]);
      expect(reads.every((from) => from === putAwayAt + 1 || from === 1)).toBe(true);
      expect(reads[0]).toBe(putAwayAt + 1);
      for (const reader of READERS) {
        expect(again.seenBy(reader)).toBe(table.seenBy(reader));
        expect(await momentOf(again, reader)).toEqual(await momentOf(table, reader));
      }
      // What was accepted before is still known to be a repetition.
      const random = chanceFrom(9);
      for (const seat of seatsOf(options)) {
        const offered = choices(again.viewOf(seat), seat);
        if (offered.length === 0) continue;
        const action = randomAction(offered, random);
        const seen = again.seenBy(seat);
        expect(await again.act(seat, seen, action)).toEqual(await table.act(seat, seen, action));
      }
    },
  );

  test("of another form, other rules or another pack is passed over", () => {
    expect(readSnapshot(START, "")).toBeNull();
    expect(readSnapshot(START, "{}\n")).toBeNull();
    expect(readSnapshot(START, '{"form":1,"rules":1,"pack":"x"}\n[2]\n')).toBeNull();
  });
});

describe("whoever comes back", () => {
  test("is shown what was added to his log since, or the whole if that is not kept or something is gone", async () => {
    const table = await Authority.open(START, new MemoryStore(), { keeping: LITTLE });
    const kept: Record<string, number> = { true: 0, false: 0 };
    const random = chanceFrom(11);
    for (let round = 0; round < 40; round++) {
      for (const reader of READERS) {
        const since = table.seenBy(reader);
        const before = (await momentOf(table, reader)).lines;
        await playSome(table, chanceFrom(round), 1 + random(3));
        const caughtUp = await momentOf(table, reader, since);
        const now = await momentOf(table, reader);
        kept[String(caughtUp.isWhole)] = (kept[String(caughtUp.isWhole)] ?? 0) + 1;
        expect(caughtUp.view).toEqual(now.view);
        expect(caughtUp.isWhole ? caughtUp.lines : [...before, ...caughtUp.lines]).toEqual(now.lines);
      }
    }
    expect([kept.true, kept.false].every((count) => (count ?? 0) > 5)).toBe(true);
  });

  test("with a number he cannot have seen is shown the whole", async () => {
    const table = await Authority.open(START, new MemoryStore(), { keeping: LITTLE });
    expect((await momentOf(table, "maria", 7)).isWhole).toBe(true);
    expect((await momentOf(table, "maria", 0)).isWhole).toBe(false);
  });

  test("sees a take-back with the whole log, however little is kept", async () => {
    const store = new MemoryStore();
    const table = await Authority.open(START, store, { keeping: LITTLE });
    const shown: Moment[] = [];
    await table.watch("louis", (moment) => shown.push(moment));
    await playSome(table, chanceFrom(12), 80);
    const { lines } = await momentOf(await Authority.open(START, store), "louis");
    const from = shown.findLastIndex(({ isWhole }) => isWhole);
    expect(from).toBeGreaterThan(0);
    expect(shown.slice(from).flatMap((moment) => moment.lines)).toEqual(lines);
  });
});

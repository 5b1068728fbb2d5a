import { choices, type Entry, newGame, pending, replay, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { type Random, type Seat, type State, seatsOf } from "@maria/rules/model";
import { chanceFrom, randomAction } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import { type Answer, Authority, type Moment, newGameStart } from "../src/index.ts";
import { FATES, type Fate, FaultyStore } from "./support/faultyStore.ts";
import { ADVANCED, historical as pack, THREE } from "./support/historical.ts";

const START = newGameStart(pack.id, THREE, seedFromNumber(7));

const opened = async (...fates: Fate[]) => {
  const store = new FaultyStore(() => fates.shift() ?? "stored");
  const table = await Authority.open(START, store);
  const shown: Moment[] = [];
  await table.watch(null, (moment) => shown.push(moment));
  return { store, table, shown };
};

const chance = chanceFrom(3);
const anyAction = (table: Authority, seat: Seat) => randomAction(choices(table.viewOf(seat), seat), chance);
const act = (table: Authority, seat: Seat, action: unknown = anyAction(table, seat)): Promise<Answer> =>
  table.act(seat, table.seenBy(seat), action);

describe("decide, append durably, commit, tell", () => {
  test("an append that fails leaves the game as it was, says so, and shows nothing", async () => {
    const { store, table, shown } = await opened("refused");
    const before = table.state;
    const action = anyAction(table, "maria");
    expect(await act(table, "maria", action)).toEqual({ failed: "notStored" });
    expect(table.state).toBe(before);
    expect([table.entries, table.seenBy("maria"), shown.length]).toEqual([0, 0, 1]);
    expect(await act(table, "maria", action)).toEqual({ accepted: true });
    expect(store.kept.entries).toEqual([{ seat: "maria", action }]);
  });

  test("an append that is slow shows nothing before it is stored", async () => {
    const { store, table, shown } = await opened();
    let release: () => void = () => {};
    store.pause = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    const before = table.state;
    const acting = act(table, "maria");
    const late = act(table, "louis");
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(table.state).toBe(before);
    expect(shown).toHaveLength(1);
    expect(store.kept.entries).toEqual([]);
    store.pause = async () => {};
    release();
    expect([await acting, await late]).toEqual([{ accepted: true }, { accepted: true }]);
    expect(shown.map(({ seen }) => seen)).toEqual([0, 1, 2]);
    expect(store.kept.entries.map(({ seat }) => seat)).toEqual(["maria", "louis"]);
  });

  test("an append that was stored though it seemed to fail is accepted and shown, once", async () => {
    const { store, table, shown } = await opened("storedUnheard");
    expect(await act(table, "maria")).toEqual({ accepted: true });
    expect(store.kept.entries).toHaveLength(1);
    expect(shown.map(({ seen }) => seen)).toEqual([0, 1]);
  });

  test.each<[Fate, number, Answer]>([
    ["storedInTheDark", 1, { accepted: true }],
    ["lostInTheDark", 0, { accepted: true }],
  ])(
    "an append whose outcome is unknown is settled before anything else: %s",
    async (fate, stored, again) => {
      const { store, table, shown } = await opened(fate);
      const action = anyAction(table, "maria");
      expect(await act(table, "maria", action)).toEqual({ failed: "unknown" });
      expect(store.kept.entries).toHaveLength(stored);
      expect(shown).toHaveLength(1);
      // The same decision once more, as the page would send it.
      expect(await table.act("maria", 0, action)).toEqual(again);
      expect(store.kept.entries).toEqual([{ seat: "maria", action }]);
      expect(shown.at(-1)?.seen).toBe(1);
      expect(table.seenBy("maria")).toBe(1);
    },
  );

  test("a crash between decide and append loses nothing that was acknowledged", async () => {
    const { store, table } = await opened();
    await act(table, "maria");
    store.pause = () => new Promise(() => {});
    void act(table, "louis");
    const again = await Authority.open(START, store.kept);
    expect(again.entries).toBe(1);
    expect(again.state).toEqual(table.state);
    expect(await act(again, "louis")).toEqual({ accepted: true });
  });

  test("two writers of one game: the second takes in what the first has stored, and decides again", async () => {
    const { store, table } = await opened();
    const other = await Authority.open(START, store);
    const told: number[] = [];
    await other.watch("louis", ({ seen }) => told.push(seen));
    const [ours, theirs] = [anyAction(table, "maria"), anyAction(table, "frederick")];
    expect(await act(table, "maria", ours)).toEqual({ accepted: true });
    expect(await other.act("frederick", 0, theirs)).toEqual({ accepted: true });
    expect(told).toEqual([0, 1, 2]);
    expect(store.kept.entries.map(({ seat }) => seat)).toEqual(["maria", "frederick"]);
    expect(await table.catchUp()).toBe(true);
    expect(table.state).toEqual(other.state);
  });

  test("whoever has seen more at another writer is answered by what he has seen, not called stale", async () => {
    const { store, table } = await opened();
    const [other, third] = [await Authority.open(START, store), await Authority.open(START, store)];
    await act(table, "maria");
    const told: number[] = [];
    expect(await other.act("frederick", 1, anyAction(table, "frederick"))).toEqual({ accepted: true });
    await third.watch("louis", ({ seen }) => told.push(seen), 2);
    expect(told.at(-1)).toBe(2);
    expect(await other.act("louis", 99, anyAction(other, "louis"))).toEqual({ stale: true });
  });

  test("the same decision sent to two writers is played once, and both say it is accepted", async () => {
    const { store, table } = await opened();
    const other = await Authority.open(START, store);
    const action = anyAction(table, "maria");
    expect(await act(table, "maria", action)).toEqual({ accepted: true });
    expect(await act(other, "maria", action)).toEqual({ accepted: true });
    expect(store.kept.entries).toHaveLength(1);
  });
});

const stateOf = (start: typeof START, entries: readonly Entry[]): State => {
  const replayed = replay({ ...start, entries });
  if (!("state" in replayed)) throw new Error(JSON.stringify(replayed));
  return replayed.state;
};

/** Somebody who is asked, or now and then somebody who shifts troops or takes back. */
const anyEntry = (table: Authority, random: Random): Entry => {
  const seats = seatsOf(table.start.options);
  const seat = seats[random(seats.length)] as Seat;
  const seen = view(table.state, seat);
  if (random(4) === 0 && seen.takeBack > 0) return { seat, action: { type: "takeBack" } };
  const transfers = choices(seen, seat).filter(({ type }) => type === "transfer");
  if (random(3) === 0 && transfers.length > 0) return { seat, action: randomAction(transfers, random) };
  const asked = pending(table.state)[0]?.seat ?? seat;
  return { seat: asked, action: randomAction(choices(view(table.state, asked), asked), random) };
};

describe("over random games with a store that fails, answers late or not at all, and crashes", () => {
  test.each([1, 2, 3, 4, 5, 6])(
    "game %i: what is stored is what was acknowledged, plus at most the unknown one",
    async (number) => {
      const random = chanceFrom(number);
      const start = newGameStart(pack.id, number % 2 ? THREE : ADVANCED, seedFromNumber(number));
      const fate = (): Fate => (random(4) > 0 ? "stored" : (FATES[random(FATES.length)] as Fate));
      let store = new FaultyStore(fate);
      let table = await Authority.open(start, store);
      let shown: Moment | null = null;
      const look = async (): Promise<void> => {
        const listener = (moment: Moment): void => {
          shown = moment;
        };
        // In the dark there is nothing to be seen yet.
        await table.watch("maria", listener).catch(() => {});
      };
      await look();
      /** Entries of which somebody was told that they are accepted. */
      const acknowledged: Entry[] = [];
      let failures = 0;
      let crashes = 0;
      for (let n = 0; n < 250 && table.state.result === null; n++) {
        const { seat, action } = anyEntry(table, random);
        if (random(5) === 0) store.pause = () => new Promise((resolve) => setTimeout(resolve));
        else store.pause = async () => {};
        const answer = await table.act(seat, table.seenBy(seat), action);
        const stored = store.kept.entries;
        if ("accepted" in answer) acknowledged.push({ seat, action });
        else failures++;
        const unknown = stored.length - acknowledged.length;
        expect([0, 1]).toContain(unknown);
        expect(stored.slice(0, acknowledged.length)).toEqual(acknowledged);
        // Nothing is shown that is not stored.
        expect(table.entries).toBeLessThanOrEqual(stored.length);
        expect((shown as Moment | null)?.seen ?? 0).toBeLessThanOrEqual(stored.length);
        if (unknown === 1) {
          while (!(await table.catchUp()));
          acknowledged.push(stored.at(-1) as Entry);
        }
        if (random(12) === 0) {
          crashes++;
          store = new FaultyStore(fate, stored);
          table = await Authority.open(start, store);
          expect(table.state).toEqual(stateOf(start, acknowledged));
          await look();
        }
      }
      expect(failures).toBeGreaterThan(10);
      expect(crashes).toBeGreaterThan(3);
      expect(table.state).toEqual(stateOf(start, store.kept.entries));
      expect(store.kept.entries).toEqual(acknowledged);
      expect(newGame(pack, start.options, start.seed)).not.toEqual(table.state);
    },
  );
});

describe("taking back further than the states that are kept", () => {
  test("reads the record back, and comes out where a replay does", async () => {
    const random = chanceFrom(11);
    const store = new FaultyStore(() => "stored");
    const start = newGameStart(pack.id, THREE, seedFromNumber(2));
    const table = await Authority.open(start, store);
    const quiet = async (isMeant: (seat: Seat) => boolean): Promise<void> => {
      const asked = pending(table.state).find(({ seat }) => isMeant(seat));
      if (asked === undefined) throw new Error("nobody is asked");
      const offered = choices(table.state, asked.seat).filter(({ type }) => type !== "transfer");
      expect(await act(table, asked.seat, randomAction(offered, random))).toEqual({ accepted: true });
    };
    for (let n = 0; n < 4; n++) await quiet(() => true);
    const shift = async (n: number): Promise<void> => {
      const [choice] = choices(table.viewOf("frederick"), "frederick").filter(
        ({ type }) => type === "transfer",
      );
      if (choice === undefined) throw new Error(`no transfer left after ${n}`);
      expect(await act(table, "frederick", randomAction([choice], random))).toEqual({ accepted: true });
    };
    const SHIFTS = 260;
    for (let n = 0; n < SHIFTS; n++) await shift(n);
    const before = stateOf(start, store.kept.entries.slice(0, -SHIFTS));
    for (let n = 0; n < SHIFTS; n++)
      expect(await act(table, "frederick", { type: "takeBack" })).toEqual({ accepted: true });
    expect(table.state).toEqual(before);
    expect(table.state).toEqual(stateOf(start, store.kept.entries));
  });
});

import { BOTS, type BotName, botNames } from "@maria/bots";
import { choices, type Entry, pending, play, refusalOf, replay } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { type Action, type GameOptions, isRefusal, type Seat, type State, seatsOf } from "@maria/rules/model";
import { chanceFrom, randomAction } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import {
  Authority,
  BotLoop,
  botsOf,
  MemoryStore,
  type Moment,
  newGameStart,
  type Player,
  type Players,
  type Reader,
} from "../src/index.ts";
import { ADVANCED, historical as pack, THREE } from "./support/historical.ts";

const bot = (level: BotName): Player => ({ kind: "bot", level });
const SEATED: Players = { maria: bot("cadet"), frederick: bot("cadet"), louis: bot("cadet") };

interface Game {
  readonly table: Authority;
  readonly store: MemoryStore;
}

const opened = async (
  entries: readonly Entry[] = [],
  options: GameOptions = THREE,
  seed = 5,
): Promise<Game> => {
  const store = new MemoryStore(entries);
  const start = newGameStart(pack.id, options, seedFromNumber(seed));
  return { table: await Authority.open(start, store), store };
};

const momentOf = async (table: Authority, reader: Reader): Promise<Moment> => {
  let shown: Moment | null = null;
  const stop = await table.watch(reader, (moment) => {
    shown ??= moment;
  });
  stop();
  return shown as unknown as Moment;
};

const READERS = ["maria", "frederick", "louis", null] as const;

const chance = chanceFrom(1);
const anyAction = (table: Authority, seat: Seat) => randomAction(choices(table.viewOf(seat), seat), chance);
const act = (table: Authority, seat: Seat, action: unknown = anyAction(table, seat)) =>
  table.act(seat, table.seenBy(seat), action);
const ACCEPTED = { accepted: true };

const transfersOf = (table: Authority, seat: Seat) =>
  choices(table.viewOf(seat), seat).filter(({ type }) => type === "transfer");
const shift = (table: Authority, seat: Seat) =>
  act(table, seat, randomAction(transfersOf(table, seat), chance));

const playedOn = (state: State, seat: Seat, action: Action): State => {
  const played = play(state, seat, action);
  if (isRefusal(played)) throw new Error(played.rule);
  return played.state;
};

/** A game in which two seats have troops to shift inside a stack. */
const withTwoStacks = async (): Promise<Game & { readonly one: Seat; readonly other: Seat }> => {
  for (let seed = 0; seed < 50; seed++) {
    const game = await opened([], THREE, seed);
    for (let n = 0; n < 60; n++) {
      const [asked] = pending(game.table.state);
      if (asked === undefined) break;
      await act(game.table, asked.seat);
      const [one, other] = seatsOf(THREE).filter((seat) => transfersOf(game.table, seat).length > 0);
      if (one !== undefined && other !== undefined) return { ...game, one, other };
    }
  }
  throw new Error("no game has two stacks");
};

describe("the authority over a game", () => {
  test("opens a stored game at the same moment for everybody, log and numbers and all", async () => {
    const { table, store } = await opened();
    for (let n = 0; n < 120; n++) {
      const [asked] = pending(table.state);
      if (asked !== undefined) expect(await act(table, asked.seat)).toEqual(ACCEPTED);
    }
    const again = (await opened(JSON.parse(JSON.stringify(store.entries)) as Entry[])).table;
    for (const reader of READERS)
      expect(await momentOf(again, reader)).toEqual(await momentOf(table, reader));
    expect(again.state).toEqual(table.state);
  });

  test("refuses an entry made before the seat's last one, and changes nothing", async () => {
    const { table, store } = await opened();
    const action = anyAction(table, "maria");
    expect(await table.act("maria", 0, action)).toEqual(ACCEPTED);
    expect(await table.act("maria", 0, { type: "done" })).toEqual({ stale: true });
    expect(await table.act("maria", 99, action)).toEqual({ stale: true });
    expect(store.entries).toHaveLength(1);
  });

  test("handles two entries that come at once one after the other: a double click is played once", async () => {
    const { table, store } = await opened();
    const action = anyAction(table, "maria");
    const answers = await Promise.all([table.act("maria", 0, action), table.act("maria", 0, action)]);
    expect(answers).toEqual([ACCEPTED, ACCEPTED]);
    expect(store.entries).toHaveLength(1);
  });

  test("an entry sent once more is accepted as often as it comes, until its seat has made another", async () => {
    const { table, store } = await opened();
    const action = anyAction(table, "louis");
    await act(table, "maria");
    expect(await table.act("louis", 1, action)).toEqual(ACCEPTED);
    // It may have been made before or after Maria's entry was seen.
    for (const seen of [0, 1]) expect(await table.act("louis", seen, action)).toEqual(ACCEPTED);
    expect(store.entries).toHaveLength(2);
    expect(await table.act("louis", 2, { type: "takeBack" })).toEqual(ACCEPTED);
    expect(await table.act("louis", 1, action)).toEqual({ stale: true });
    expect(await table.act("louis", 2, { type: "takeBack" })).toEqual(ACCEPTED);
    expect(store.entries).toHaveLength(3);
  });

  test("lets two seats decide at the same time: another seat's entry does not make one stale", async () => {
    const { table } = await opened();
    const actions = [anyAction(table, "maria"), anyAction(table, "louis")];
    expect(await table.act("maria", 0, actions[0])).toEqual(ACCEPTED);
    expect(await table.act("louis", 0, actions[1])).toEqual(ACCEPTED);
  });

  test("whoever asks too late is shown the present moment", async () => {
    const { table } = await opened();
    const shown: Moment[] = [];
    await table.watch("maria", (moment) => shown.push(moment));
    await act(table, "maria");
    await table.act("maria", 0, { type: "done" });
    expect(shown.map(({ seen, isWhole, lines }) => [seen, isWhole, lines.length])).toEqual([
      [0, true, 0],
      [1, false, 1],
      [1, false, 0],
    ]);
  });

  test("answers what the rules forbid with the clause, and what is no seat of the game too", async () => {
    const { table } = await opened();
    expect(await act(table, "maria", { type: "done" })).toMatchObject({ refused: true, rule: "SET-16" });
    expect(await table.act("playerA", 0, { type: "done" })).toMatchObject({ reason: "unknownSeat" });
  });

  test("refuses what is no action at all, and stores its own copy of what is one", async () => {
    const { table, store } = await opened();
    const sent = anyAction(table, "maria");
    for (const junk of [{ ...sent, constructor: "x" }, { type: "takeBack", by: 1 }, null, 7, "done"])
      expect(await act(table, "maria", junk)).toMatchObject({ reason: "malformedAction" });
    expect(store.entries).toEqual([]);
    expect(await act(table, "maria", sent)).toEqual(ACCEPTED);
    expect(store.entries[0]?.action).toEqual(sent);
    expect(store.entries[0]?.action).not.toBe(sent);
  });

  test("forgets the lines of an entry that was taken back, and tells the others' again", async () => {
    const { table, store } = await opened();
    for (const seat of ["maria", "louis"] as const) await act(table, seat);
    expect(await act(table, "maria", { type: "takeBack" })).toEqual(ACCEPTED);
    expect((await momentOf(table, null)).lines.map(({ by }) => by)).toEqual(["louis"]);
    await act(table, "maria");
    expect((await momentOf(table, null)).lines.map(({ by }) => by)).toEqual(["louis", "maria"]);
    expect(store.entries.map(({ action }) => action.type)).toEqual(["allot", "allot", "takeBack", "allot"]);
  });

  test("an entry made before something was taken back that its seat had seen is stale", async () => {
    const { table } = await opened();
    await act(table, "maria");
    const seen = table.seenBy("louis");
    const action = anyAction(table, "louis");
    await act(table, "maria", { type: "takeBack" });
    expect(await table.act("louis", seen, action)).toEqual({ stale: true });
    expect(await act(table, "louis", action)).toEqual(ACCEPTED);
  });

  test("HID-03 several entries are taken back from under another seat's secret ones, which stay", async () => {
    const { table, store, one, other } = await withTwoStacks();
    const before = table.state;
    for (const seat of [one, one, other]) expect(await shift(table, seat)).toEqual(ACCEPTED);
    const theirs = store.entries.at(-1)?.action as Action;
    for (let n = 0; n < 2; n++) expect(await act(table, one, { type: "takeBack" })).toEqual(ACCEPTED);
    expect(table.state).toEqual(playedOn(before, other, theirs));
    expect(await act(table, other, { type: "takeBack" })).toEqual(ACCEPTED);
    expect(table.state).toEqual(before);
  });

  test("RUL-105 no take-back is refused for what others have secretly done, were it ever so much", async () => {
    const { table, store, one, other } = await withTwoStacks();
    const before = table.state;
    for (let n = 0; n < 95; n++) expect(await shift(table, one)).toEqual(ACCEPTED);
    for (let n = 0; n < 100; n++) expect(await shift(table, other)).toEqual(ACCEPTED);
    for (let n = 0; n < 95; n++) expect(await act(table, one, { type: "takeBack" })).toEqual(ACCEPTED);
    expect(table.viewOf(one).takeBack).toBe(0);
    // Beyond all measure what was secretly done goes with what is taken back.
    expect(table.state).toEqual(before);
    expect(replay({ ...table.start, entries: store.entries })).toEqual({ state: table.state });
    expect((await Authority.open(table.start, new MemoryStore(store.entries))).state).toEqual(table.state);
  });

  test("HID-01, HID-05 tells another seat neither troops nor cards", async () => {
    const { table } = await opened();
    await act(table, "maria");
    const { lines, view } = await momentOf(table, "louis");
    expect(lines[0]?.entry).toEqual({ type: "allotted", power: 4 });
    expect(view.hands[4]).toEqual([]);
  });

  test("of two who look with the same eyes one may leave: the other hears on, and whoever comes back hears all", async () => {
    const { table } = await opened();
    const shown: [number, boolean][] = [];
    await table.watch(null, ({ lines, isWhole }) => shown.push([lines.length, isWhole]));
    const leave = await table.watch(null, () => {});
    await act(table, "maria");
    leave();
    await act(table, "louis");
    expect(shown).toEqual([
      [0, true],
      [1, false],
      [1, false],
    ]);
    expect((await momentOf(table, null)).lines.map(({ by }) => by)).toEqual(["maria", "louis"]);
  });

  test("a log that nobody reads any more is written down anew for the next reader", async () => {
    const { table } = await opened();
    const leave = await table.watch("maria", () => {});
    await act(table, "louis");
    leave();
    await act(table, "maria");
    expect((await momentOf(table, "maria")).lines.map(({ by }) => by)).toEqual(["louis", "maria"]);
  });

  test("a reader who cannot be told any more keeps nobody from playing", async () => {
    const { table } = await opened();
    let calls = 0;
    await table.watch("louis", () => {
      if (++calls > 1) throw new Error("the line is dead");
    });
    expect(await act(table, "maria")).toEqual(ACCEPTED);
    expect(await act(table, "frederick")).toEqual(ACCEPTED);
    expect(calls).toBe(2);
  });
});

describe("a record that goes on in a way these rules do not allow", () => {
  const damaged = async (damage: (entries: Entry[]) => unknown[]) => {
    const { table, store } = await opened();
    for (const seat of ["maria", "louis"] as const) await act(table, seat);
    const entries = damage([...store.entries]);
    const start = newGameStart(pack.id, THREE, seedFromNumber(5));
    const found = new MemoryStore(entries as Entry[]);
    return { found, before: table, table: await Authority.open({ ...start, rules: 1 }, found) };
  };

  test("is opened if every entry is legal today, whatever version it was begun under", async () => {
    const { table, before } = await damaged((entries) => entries);
    expect(table.halt).toBeNull();
    expect(table.state).toEqual(before.state);
    expect(await act(table, "frederick")).toEqual(ACCEPTED);
  });

  test("is shown up to there, and nothing is added to it", async () => {
    const { table, found } = await damaged(([first, second]) => [
      first,
      { seat: "louis", action: { type: "done" } },
      second,
    ]);
    expect(table.halt).toEqual({ number: 2, of: 3, rules: 1 });
    expect(table.entries).toBe(1);
    expect(await act(table, "frederick")).toEqual({ failed: "halted" });
    expect(await new BotLoop(table, botsOf(SEATED, BOTS)).play()).toBeNull();
    expect(found.entries).toHaveLength(3);
  });

  test("is shown up to an entry that is missing or has not the shape of one", async () => {
    const { table } = await damaged(([first, second]) => [first, null, second]);
    expect(table.halt).toMatchObject({ number: 2, of: 3 });
    expect((await momentOf(table, null)).lines).toHaveLength(1);
  });

  test("a take-back that was never allowed leaves the game as it was before it", async () => {
    const { table } = await damaged((entries) => [
      ...entries,
      { seat: "frederick", action: { type: "takeBack" } },
    ]);
    expect(table.halt).toMatchObject({ number: 3 });
    expect(table.entries).toBe(2);
  });
});

describe("a bot at the table", () => {
  test("answers the same when the game is opened again", async () => {
    const played = async (entries: readonly Entry[]): Promise<MemoryStore> => {
      const { table, store } = await opened(entries);
      await new BotLoop(table, botsOf(SEATED, BOTS)).play();
      return store;
    };
    const whole = await played([]);
    const half = Math.floor(whole.entries.length / 2);
    expect((await played(whole.entries.slice(0, half))).entries).toEqual(whole.entries);
  });

  test("leaves to people what people have to decide", async () => {
    const { table, store } = await opened();
    const loop = new BotLoop(table, botsOf({ ...SEATED, maria: { kind: "person" } }, BOTS));
    expect(await loop.play()).toBeNull();
    expect(store.entries.map(({ seat }) => seat)).not.toContain("maria");
    expect(pending(table.state).map(({ seat }) => seat)).toEqual(["maria"]);
  });

  test("may answer later, while others play: its answer counts if it is still legal", async () => {
    const { table, store } = await opened();
    let asked = 0;
    let release: () => void = () => {};
    const thinking = new Promise<void>((resolve) => {
      release = resolve;
    });
    const loop = new BotLoop(table, {
      louis: async (_view, offered, _budget, random) => {
        asked++;
        await thinking;
        return randomAction(offered, random);
      },
    });
    const quiet = loop.play();
    expect(await act(table, "maria")).toEqual(ACCEPTED);
    expect(store.entries.map(({ seat }) => seat)).toEqual(["maria"]);
    release();
    expect(await quiet).toBeNull();
    expect(store.entries.map(({ seat }) => seat)).toEqual(["maria", "louis"]);
    expect(asked).toBe(1);
  });

  test("whose answer is overtaken by what others do is asked again, and no fault of its is told", async () => {
    const { table } = await opened([], ADVANCED, 3);
    const random = chanceFrom(2);
    const offerTo = (seat: Seat): Action | null => {
      const [choice] = choices(table.viewOf("maria"), "maria").filter(({ type }) => type === "propose");
      for (let n = 0; n < 50 && choice !== undefined; n++) {
        const offer = randomAction([choice], random);
        if (
          offer.type === "propose" &&
          offer.partner === seat &&
          refusalOf(table.state, "maria", offer) === null
        )
          return offer;
      }
      return null;
    };
    while (offerTo("louis") === null) {
      const seat = pending(table.state)[0]?.seat as Seat;
      const offered = choices(table.viewOf(seat), seat).filter(({ type }) => type !== "propose");
      expect(await act(table, seat, randomAction(offered, random))).toEqual(ACCEPTED);
    }
    expect(await act(table, "maria", offerTo("louis"))).toEqual(ACCEPTED);
    const agreement = table.state.affairs?.agreements.at(-1)?.id as number;
    const faults: string[] = [];
    let asked = 0;
    const loop = new BotLoop(
      table,
      {
        louis: async (_view, offered) => {
          if (++asked > 1 || offered[0]?.type !== "answerOffer") throw new Error("asked too often");
          expect(await act(table, "maria", { type: "withdrawOffer", agreement })).toEqual(ACCEPTED);
          return { type: "answerOffer", agreement, accept: false };
        },
      },
      { onFault: ({ message }) => faults.push(message) },
    );
    const quiet = loop.play();
    await quiet;
    expect(faults.filter((message) => message.includes("answerOffer"))).toEqual([]);
    expect(table.state.affairs?.agreements.find(({ id }) => id === agreement)?.status).not.toBe("offered");
  });

  test("that throws or answers against the rules is answered for by chance, and the fault is told", async () => {
    for (const broken of [
      () => {
        throw new Error("out of ideas");
      },
      () => ({ type: "done" }) as const,
      async () => ({ nonsense: true }) as never,
    ]) {
      const { table, store } = await opened();
      const faults: string[] = [];
      const loop = new BotLoop(table, { louis: broken }, { onFault: ({ message }) => faults.push(message) });
      expect(await loop.play()).toBeNull();
      expect(store.entries.map(({ seat }) => seat)).toEqual(["louis"]);
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatch(/out of ideas|SET-16|malformed/);
    }
  });

  test("a call that comes while the bots play is not lost", async () => {
    const { table } = await opened();
    const loop = new BotLoop(table, botsOf({ ...SEATED, maria: { kind: "person" } }, BOTS));
    for (let n = 0; n < 30 && table.state.result === null; n++) {
      const running = loop.play();
      if (pending(table.state).some(({ seat }) => seat === "maria")) await act(table, "maria");
      void loop.play();
      await running;
      await loop.play();
      expect(pending(table.state).filter(({ seat }) => seat !== "maria")).toEqual([]);
    }
  });

  test.each(botNames)("%s plays on after a fault of the store as if nothing had been", async (level) => {
    const { table, store } = await opened();
    const append = store.append.bind(store);
    let calls = 0;
    store.append = (number, entry) =>
      ++calls === 2 ? Promise.reject(new Error("full")) : append(number, entry);
    const players: Players = { ...SEATED, maria: { kind: "person" }, louis: bot(level) };
    const loop = new BotLoop(table, botsOf(players, BOTS));
    expect(await loop.play()).toEqual({ failed: "notStored" });
    expect(store.entries).toHaveLength(1);
    expect(await loop.play()).toBeNull();
    expect(pending(table.state).map(({ seat }) => seat)).toEqual(["maria"]);
    const { table: plain, store: undisturbed } = await opened();
    await new BotLoop(plain, botsOf(players, BOTS)).play();
    expect(store.entries).toEqual(undisturbed.entries);
  });
});

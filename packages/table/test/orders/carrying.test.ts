import { BOTS } from "@maria/bots";
import { choices, pending } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { type Action, type GameOptions, isRefusal, type Seat, seatsOf } from "@maria/rules/model";
import { chanceFrom } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import {
  Authority,
  BotLoop,
  Host,
  MemoryStore,
  type Moment,
  NO_ORDERS,
  newGameStart,
  type Orders,
  type Reply,
} from "../../src/index.ts";
import { type Fate, FaultyStore } from "../support/faultyStore.ts";
import { ADVANCED, historical, THREE } from "../support/historical.ts";
import { randomOrders } from "../support/ordered.ts";
import { firstDifference, Room } from "../support/recordedRoom.ts";

const START = newGameStart(historical.id, THREE, seedFromNumber(3));
const HUSSARS_STAY: Orders = { ...NO_ORDERS, hussars: "stay" };

const cadetIn = (authority: Authority, seat: Seat): Action => {
  const seen = authority.viewOf(seat);
  return BOTS.cadet(seen, choices(seen, seat), { milliseconds: 0 }, () => 0);
};

/** Cadets play until the decision of this kind lies before somebody. */
const playUntil = async (authority: Authority, kind: string): Promise<Seat> => {
  for (;;) {
    const [asked] = pending(authority.state);
    if (asked === undefined) throw new Error(`nobody was ever asked for ${kind}`);
    if (asked.kind === kind) return asked.seat;
    const answer = await authority.act(
      asked.seat,
      authority.seenBy(asked.seat),
      cadetIn(authority, asked.seat),
    );
    expect(answer).toEqual({ accepted: true });
  }
};

const ordersIn = (store: MemoryStore) =>
  store.read(1).then((entries) => entries.flatMap((entry) => ("order" in entry ? [entry.order] : [])));

const linesOf = async (authority: Authority, reader: Seat | null): Promise<Moment["lines"]> => {
  let lines: Moment["lines"] = [];
  const stop = await authority.watch(reader, (moment) => {
    lines = moment.lines;
  });
  stop();
  return lines;
};

describe("a sealed order", () => {
  test.each<[string, GameOptions, number]>([
    ["introductory", THREE, 5],
    ["advanced", ADVANCED, 8],
  ])(
    "looks to all others, byte for byte, as if its player had acted, whatever else it says: %s",
    async (_name, options, seed) => {
      const owner: Seat = "frederick";
      const others = [...seatsOf(options), null].filter((reader) => reader !== owner);
      const orders = randomOrders(chanceFrom(seed));
      const given = { current: orders };
      const sealed = await Room.open(
        options,
        seed,
        {},
        { ordersOf: (seat) => (seat === owner ? given.current : null) },
      );
      const byHand = await Room.open(options, seed);
      let ordered = 0;
      for (let n = 0; n < 120 && sealed.authority.state.result === null; n++) {
        const entries = await sealed.store.read(byHand.store.entries.length + 1);
        for (const entry of entries) {
          await byHand.act(entry.seat, entry.action);
          if ("order" in entry) ordered++;
        }
        for (const reader of others)
          expect(firstDifference(byHand.received(reader), sealed.received(reader))).toBeNull();
        const seat = pending(sealed.authority.state)[0]?.seat as Seat;
        await sealed.act(seat, cadetIn(sealed.authority, seat));
      }
      expect(ordered).toBeGreaterThan(3);
      expect(sealed.received(owner).filter((text) => text.includes('"order":')).length).toBeGreaterThan(2);
      expect(others.some((reader) => sealed.received(reader).join().includes('"order"'))).toBe(false);
    },
    20_000,
  );

  test("is told to its owner, and still when the game is opened again", async () => {
    const store = new MemoryStore();
    const authority = await Authority.open(START, store);
    const owner = await playUntil(authority, "hussars");
    await new BotLoop(authority, {}, { ordersOf: () => HUSSARS_STAY }).play();
    expect(await ordersIn(store)).toEqual(["hussars"]);
    const reopened = await Authority.open(START, store);
    for (const reader of seatsOf(THREE)) {
      const told = await linesOf(authority, reader);
      expect(told.some(({ order }) => order === "hussars")).toBe(reader === owner);
      expect(await linesOf(reopened, reader)).toEqual(told);
    }
  });

  test("can be changed until it is due, and is asked anew then", async () => {
    const authority = await Authority.open(START, new MemoryStore());
    await playUntil(authority, "hussars");
    let orders = HUSSARS_STAY;
    let come = (): void => {};
    const pace = (): Promise<void> =>
      new Promise((resolve) => {
        come = resolve;
      });
    const loop = new BotLoop(authority, {}, { ordersOf: () => orders, pace });
    const { entries } = authority;
    const playing = loop.play();
    await new Promise((resolve) => setTimeout(resolve));
    expect([authority.entries, loop.isDue]).toEqual([entries, true]);
    orders = NO_ORDERS;
    come();
    expect(await playing).toBeNull();
    expect([authority.entries, loop.isDue]).toEqual([entries, false]);
  });

  test("is not carried out again when its player takes it back, until he has acted", async () => {
    let rested = 0;
    for (let seed = 1; seed < 4; seed++) {
      const store = new MemoryStore();
      const random = chanceFrom(seed);
      const start = newGameStart(historical.id, ADVANCED, seedFromNumber(seed));
      const authority = await Authority.open(start, store);
      const orders = randomOrders(random);
      const ordersOf = () => orders;
      const loop = new BotLoop(authority, {}, { ordersOf });
      for (let n = 0; n < 60; n++) {
        const before = authority.entries;
        await loop.play();
        const last = (await store.read(authority.entries)).at(-1);
        if (authority.entries > before && last !== undefined) {
          const { seat } = last;
          const isBack = await authority.act(seat, authority.seenBy(seat), { type: "takeBack" });
          if (!isRefusal(isBack)) {
            const { entries } = authority;
            // Also after the end of the process.
            const reopened = await Authority.open(start, store, {
              ...{ snapshot: authority.snapshot, keeping: { states: 8, lines: 24 } },
            });
            for (const one of [authority, reopened])
              expect(
                await new BotLoop(one, {}, { ordersOf: (who) => (who === seat ? orders : null) }).play(),
              );
            expect([authority.entries, reopened.entries]).toEqual([entries, entries]);
            await authority.act(seat, authority.seenBy(seat), last.action);
            expect(authority.entries).toBe(entries + 1);
            rested++;
            continue;
          }
        }
        const [asked] = pending(authority.state);
        if (asked === undefined) break;
        await authority.act(asked.seat, authority.seenBy(asked.seat), cadetIn(authority, asked.seat));
      }
    }
    expect(rested).toBeGreaterThan(2);
  });

  test.each<Fate>(["refused", "storedUnheard", "storedInTheDark", "lostInTheDark"])(
    "is carried out once if its entry is %s, and nobody hears of trouble",
    async (fate) => {
      const fates: Fate[] = [];
      const store = new FaultyStore(() => fates.shift() ?? "stored");
      const authority = await Authority.open(START, store);
      const owner = await playUntil(authority, "hussars");
      let putOff = 0;
      const host = new Host("game", {}, authority, BOTS, {
        ordersOf: () => HUSSARS_STAY,
        onPutOff: () => void putOff++,
      });
      const replies: Reply[] = [];
      host.connect([], (reply) => void replies.push(reply));
      fates.push(fate);
      for (let tries = 0; tries < 3; tries++) await host.playOn();
      expect(await ordersIn(store.kept)).toEqual(["hussars"]);
      expect(replies.map(({ type }) => type)).toEqual(["opened"]);
      expect(putOff).toBe(fate === "storedUnheard" ? 0 : 1);
      const told = (await linesOf(authority, owner)).filter(({ order }) => order === "hussars");
      expect(told.length).toBeGreaterThan(0);
    },
  );
});

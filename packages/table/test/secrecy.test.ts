import { BOTS } from "@maria/bots";
import { choices, logFor, pending, play, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import {
  type Action,
  type GameOptions,
  isRefusal,
  type Random,
  type Seat,
  type State,
  seatsOf,
} from "@maria/rules/model";
import { chanceFrom, randomAction } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import { isSeenBy } from "../src/course.ts";
import { Authority, MemoryStore, newGameStart, type Players, type Reply } from "../src/index.ts";
import { ADVANCED, historical as pack, THREE, TWO } from "./support/historical.ts";
import { firstDifference, Room } from "./support/recordedRoom.ts";

/** The strengths stated, by which games go apart for good reason: totals, and both sides in combat. */
const stated = (state: State, seat: Seat, action: Action): string | null => {
  const played = play(state, seat, action);
  if (isRefusal(played)) return null;
  const battles = played.events.filter(({ type }) => type === "battleBegan");
  return JSON.stringify([view(played.state, null).troopTotals, battles]);
};

/** Whether two games that look alike stop doing so: what is legal or stated in one is not in the other. */
const goApart = (one: State, other: State, seat: Seat, action: Action, alike: Action): boolean =>
  stated(one, seat, action) !== stated(other, seat, alike);

const transfersOf = (room: Room, seat: Seat) =>
  choices(room.authority.viewOf(seat), seat).filter(({ type }) => type === "transfer");

/** A secret of the seat: troops shifted, shifted and taken back, or shifted to and fro. */
const doSecretly = async (room: Room, seat: Seat, random: Random): Promise<number> => {
  const before = room.store.entries.length;
  const offered = transfersOf(room, seat);
  if (offered.length === 0) return 0;
  await room.act(seat, randomAction(offered, random));
  if (random(2) === 0) await room.act(seat, { type: "takeBack" });
  return room.store.entries.length - before;
};

describe("HID-03 what a seat cannot see cannot be counted", () => {
  test.each<[string, GameOptions, number]>([
    ["three players", THREE, 2],
    ["three players", THREE, 9],
    ["the advanced game", ADVANCED, 4],
    ["two players", TWO, 3],
  ])(
    "all that is sent to a seat is the same, byte for byte, whatever others do in secret: %s",
    async (_name, options, seed) => {
      const random = chanceFrom(seed);
      const plain = await Room.open(options, seed);
      const secretive = await Room.open(options, seed);
      const [onlooker, ...others] = seatsOf(options) as [Seat, ...Seat[]];
      let secrets = 0;
      let compared = 0;
      for (let n = 0; n < 150 && plain.authority.state.result === null; n++) {
        for (const other of others) secrets += await doSecretly(secretive, other, random);
        const seat = pending(plain.authority.state)[0]?.seat as Seat;
        const offered = choices(plain.authority.viewOf(seat), seat).filter(({ type }) => type !== "transfer");
        const action = randomAction(offered, random);
        // What others allot is as secret as what they shift; INT-02: in other games it would show in the totals.
        const isOtherAllotment =
          action.type === "allot" && seat !== onlooker && options.variant === "advanced";
        const alike = isOtherAllotment ? randomAction(offered.slice(0, 1), random) : action;
        if (goApart(plain.authority.state, secretive.authority.state, seat, action, alike)) break;
        await plain.act(seat, action);
        await secretive.act(seat, alike);
        // Stale in one game is stale in the other.
        const stale = random(6) === 0 ? Math.max(0, plain.authority.seenBy(onlooker) - random(3)) : null;
        if (stale !== null)
          for (const room of [plain, secretive]) await room.act(onlooker, { type: "takeBack" }, stale);
        for (const reader of [onlooker, null])
          expect(firstDifference(plain.received(reader), secretive.received(reader))).toBeNull();
        expect(secretive.authority.seenBy(onlooker)).toBe(plain.authority.seenBy(onlooker));
        compared++;
      }
      expect(compared).toBeGreaterThan(25);
      expect(secrets).toBeGreaterThan(10);
      expect(secretive.store.entries.length).toBeGreaterThan(plain.store.entries.length);
    },
  );

  test("another seat's secret transfer makes no entry stale, nor does its taking back", async () => {
    const room = await Room.open(THREE, 2);
    const random = chanceFrom(5);
    while (pending(room.authority.state).every(({ kind }) => kind === "allotment")) {
      const seat = pending(room.authority.state)[0]?.seat as Seat;
      await room.act(seat, randomAction(choices(room.authority.viewOf(seat), seat), random));
    }
    const asked = pending(room.authority.state)[0]?.seat as Seat;
    const other = seatsOf(THREE).find((seat) => seat !== asked && transfersOf(room, seat).length > 0) as Seat;
    const seen = room.authority.seenBy(asked);
    const told = room.received(asked).length;
    await room.act(other, randomAction(transfersOf(room, other), random));
    await room.act(other, { type: "takeBack" });
    expect(room.received(asked)).toHaveLength(told);
    const offered = choices(room.authority.viewOf(asked), asked).filter(({ type }) => type !== "transfer");
    await room.act(asked, randomAction(offered, random), seen);
    const answer = room
      .received(asked)
      .map((text) => JSON.parse(text) as Reply)
      .findLast(({ type }) => type === "answer");
    expect(answer).toMatchObject({ answer: { accepted: true } });
  });

  test("bots answer the same, in the same order, whatever a person shifts inside his stacks", async () => {
    const players: Players = {
      frederick: { kind: "bot", level: "random" },
      louis: { kind: "bot", level: "random" },
    };
    const play = async (isSecretive: boolean) => {
      const room = await Room.open(THREE, 6, players);
      const random = chanceFrom(8);
      const whim = chanceFrom(9);
      let secrets = 0;
      for (let n = 0; n < 25 && room.authority.state.result === null; n++) {
        if (isSecretive) secrets += await doSecretly(room, "maria", whim);
        if (!pending(room.authority.state).some(({ seat }) => seat === "maria")) break;
        const offered = choices(room.authority.viewOf("maria"), "maria").filter(
          ({ type }) => type !== "transfer",
        );
        await room.act("maria", randomAction(offered, random));
        if (JSON.stringify(room.received(null)).includes("battleBegan")) break;
      }
      const bots = room.store.entries.filter(({ seat }) => seat !== "maria");
      return { bots, secrets, sent: room.received("louis") };
    };
    const [plain, secretive] = [await play(false), await play(true)];
    expect(secretive.secrets).toBeGreaterThan(5);
    const common = Math.min(plain.bots.length, secretive.bots.length);
    expect(common).toBeGreaterThan(10);
    expect(secretive.bots.slice(0, common)).toEqual(plain.bots.slice(0, common));
    expect(secretive.sent.slice(0, 10)).toEqual(plain.sent.slice(0, 10));
  });

  test("an entry is counted by exactly those who can tell from view or log that it happened", async () => {
    const random = chanceFrom(21);
    let checked = 0;
    const start = newGameStart(pack.id, ADVANCED, seedFromNumber(12));
    let before: ReturnType<typeof view>[] = [];
    const readers = [...seatsOf(ADVANCED), null];
    const authority = await Authority.open(start, new MemoryStore(), {
      audit: (step) => {
        if (step.type !== "played") return;
        readers.forEach((reader, index) => {
          const isSeen = isSeenBy(reader, step.seat, step.action);
          const hasLine = logFor(step.state, step.events, reader).length > 0;
          const hasChanged = JSON.stringify(view(step.state, reader)) !== JSON.stringify(before[index]);
          expect(isSeen, step.action.type).toBe(hasLine || hasChanged);
          checked++;
        });
      },
    });
    for (let n = 0; n < 300 && authority.state.result === null; n++) {
      before = readers.map((reader) => view(authority.state, reader));
      const seats = seatsOf(ADVANCED).filter((seat) => choices(authority.state, seat).length > 0);
      const seat =
        random(3) === 0 ? (seats[random(seats.length)] as Seat) : (pending(authority.state)[0]?.seat as Seat);
      const seen = authority.viewOf(seat);
      const action =
        random(2) === 0 && pending(authority.state).some((asked) => asked.seat === seat)
          ? BOTS.cadet(seen, choices(seen, seat), { milliseconds: 0 }, random)
          : randomAction(choices(seen, seat), random);
      await authority.act(seat, authority.seenBy(seat), action);
    }
    expect(checked).toBeGreaterThan(800);
  });
});

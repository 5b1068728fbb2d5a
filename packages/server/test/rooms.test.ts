import { choices } from "@maria/rules";
import { chanceFrom, randomAction } from "@maria/rules/search";
import type { Moment, NetworkReply, Person } from "@maria/table";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { AlertJobs } from "../src/alerts/alertJobs.ts";
import { vapidKeysFrom } from "../src/alerts/channels.ts";
import { ALONE } from "../src/cluster/cluster.ts";
import { makeGame, start } from "../src/games/gathering.ts";
import { unsettledGames } from "../src/games/lists.ts";
import { ProgressNotes } from "../src/games/progress.ts";
import type { Room } from "../src/games/room.ts";
import { Rooms } from "../src/games/rooms.ts";
import { NOBODY } from "../src/games/summary.ts";
import type { House } from "../src/house.ts";
import { Jobs } from "../src/jobs/jobs.ts";
import { newGuest } from "../src/people/people.ts";
import { entriesOf } from "../src/storage/entries.ts";
import { Journal } from "../src/storage/journal.ts";
import { keepPack } from "../src/storage/packs.ts";
import { latestSnapshot } from "../src/storage/snapshots.ts";
import { openStorage, type Place } from "../src/storage/storage.ts";
import { historicalData } from "./support/historical.ts";
import { CADET, NEW_GAME } from "./support/serving.ts";
import { testStores } from "./support/stores.ts";

/** All of a server but its doors, with a game of one person and two bots that has just been started. */
const house = async (place: Place) => {
  const { db, dialect, close } = await openStorage(place, () => {});
  onTestFinished(() => close());
  const log = pino({ level: "silent" });
  const fail = (error: unknown): void => {
    throw error;
  };
  const jobs = new Jobs({ db, dialect, log });
  const alerts = new AlertJobs({
    ...{ db, jobs, log, mail: null, reach: "public", grace: null, presenceAt: () => NOBODY },
    vapid: vapidKeysFrom("01".repeat(32)),
  });
  const kept: House = {
    ...{ db, journal: new Journal(db), progress: new ProgressNotes(db, fail), log },
    ...{ jobs, alerts, cluster: ALONE, answerAfter: 0 },
  };
  const { person } = await newGuest(db, "Theresa", "?");
  const players = { maria: { kind: "person" }, frederick: CADET, louis: CADET } as const;
  const made = await makeGame(db, person, { ...NEW_GAME, players }, await keepPack(db, historicalData));
  if ("refused" in made) throw new Error(made.refused);
  await start(db, made.id, person);
  const rooms = new Rooms(kept);
  onTestFinished(async () => {
    rooms.close();
    await kept.journal.close();
    await kept.progress.flush();
  });
  return { house: kept, rooms, person, id: made.id };
};

/** Plays so many decisions of Maria's by chance, and leaves again. */
const visit = async (room: Room, person: Person, decisions: number, seed: number): Promise<Moment> => {
  const random = chanceFrom(seed);
  let latest: Moment | null = null;
  let answered = 0;
  const { receive, leave } = room.enter({
    person,
    send(reply: NetworkReply) {
      if (reply.type === "moment") latest = reply.moment;
      if (reply.type === "answer") answered++;
    },
  });
  const until = async (isSo: () => boolean): Promise<void> => {
    await expect.poll(isSo, { timeout: 20_000, interval: 2 }).toBe(true);
  };
  receive({ type: "watch", watch: 1, reader: "maria" });
  const isAsked = (): boolean => latest?.pending.some(({ seat }) => seat === "maria") === true;
  for (let request = 1; request <= decisions; request++) {
    await until(isAsked);
    const { view, seen } = latest as unknown as Moment;
    const action = randomAction(choices(view, "maria"), random);
    receive({ type: "act", request, seat: "maria", seen, action });
    await until(() => answered === request);
  }
  await until(isAsked);
  leave();
  return latest as unknown as Moment;
};

const roomOf = async (rooms: Rooms, id: string): Promise<Room> => {
  const room = await rooms.of(id);
  if (room === null) throw new Error("there is no such game");
  return room;
};

describe.each(testStores())("games in memory, kept in $name", ({ place }) => {
  test("one that nobody looks at is put away, and is the same when somebody comes again", async () => {
    const { house: kept, rooms, person, id } = await house(await place());
    const before = await visit(await roomOf(rooms, id), person, 12, 1);
    await expect.poll(() => rooms.known(id)?.isIdle).toBe(true);
    await rooms.sweep(0);
    expect(rooms.size).toBe(1);
    await rooms.sweep(Number.POSITIVE_INFINITY);
    expect(rooms.size).toBe(0);
    expect((await latestSnapshot(kept.db, id))?.number).toBeGreaterThan(12);
    const after = await visit(await roomOf(rooms, id), person, 0, 1);
    expect([after.view, after.seen, after.lines.length > 0]).toEqual([before.view, before.seen, true]);
  });

  test("one that somebody looks at stays", async () => {
    const { rooms, id } = await house(await place());
    const { leave } = (await roomOf(rooms, id)).enter({ person: null, send: () => {} });
    await rooms.sweep(Number.POSITIVE_INFINITY);
    expect(rooms.size).toBe(1);
    leave();
    await expect.poll(async () => rooms.sweep(Number.POSITIVE_INFINITY).then(() => rooms.size)).toBe(0);
  });

  test("one at which somebody sits while nothing happens rests, and goes on as it was", async () => {
    const { rooms, person, id } = await house(await place());
    const room = await roomOf(rooms, id);
    const before = await visit(room, person, 3, 1);
    await expect.poll(() => room.isIdle).toBe(true);
    expect(room.isResting).toBe(false);
    await room.layToRest(0);
    expect(room.isResting).toBe(false);
    await room.layToRest(performance.now());
    expect(room.isResting).toBe(true);
    const after = await visit(room, person, 0, 1);
    expect([after.view, after.seen]).toEqual([before.view, before.seen]);
    await room.layToRest(performance.now());
    expect((await visit(room, person, 3, 2)).seen).toBeGreaterThan(before.seen + 2);
  });

  test("one that takes in a change stays, though nobody looks at it", async () => {
    const { rooms, id } = await house(await place());
    const room = await rooms.of(id);
    await expect.poll(() => room?.isIdle).toBe(true);
    const renewed = room?.renew();
    await rooms.sweep(performance.now() + 1);
    expect(await rooms.of(id)).toBe(room);
    await renewed;
    await expect
      .poll(async () => {
        await rooms.sweep(performance.now() + 1);
        return rooms.size;
      })
      .toBe(0);
  });

  test("one whose bots were interrupted is found after a restart, and they play on", async () => {
    const { house: kept, rooms, id } = await house(await place());
    expect(await unsettledGames(kept.db)).toEqual([id]);
    await rooms.resume();
    const seats = async () =>
      (await entriesOf(kept.db, kept.journal, id).read(1)).map((entry) => (entry as { seat: string }).seat);
    await expect.poll(async () => (await seats()).sort()).toEqual(["frederick", "louis"]);
    await expect.poll(() => rooms.known(id)?.isIdle).toBe(true);
    await kept.progress.flush();
    expect(await unsettledGames(kept.db)).toEqual([]);
  });
});

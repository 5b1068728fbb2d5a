import { seedFromNumber } from "@maria/rules/authority";
import { type GameOptions, type Seat, type State, seatsOf } from "@maria/rules/model";
import { chanceFrom } from "@maria/rules/search";
import { type NewGame, newGameStart, type Reader } from "@maria/table";
import { expect, test } from "vitest";
import { gameKey, gamesWith } from "../../lab/src/fuzz/games.ts";
import { isSeenBy } from "../../table/src/course.ts";
import { firstDifference } from "../../table/test/support/recordedRoom.ts";
import { freshId } from "../src/fresh.ts";
import { openStorage } from "../src/storage/storage.ts";
import { serving } from "./support/serving.ts";
import { newDirectory } from "./support/stores.ts";
import { readerQuery, Traffic } from "./support/traffic.ts";
import { commonDecision, formOf, type Point, twinOf, wholeGame } from "./support/twins.ts";
import { Visitor } from "./support/visitor.ts";

/** `npm run test:secrecy` looks at more points of each game, with the eyes of everybody. */
const POINTS = Number(process.env.MARIA_SECRECY_POINTS ?? "0");
const isLong = POINTS > 0;
const DECISIONS = isLong ? 12 : 6;
const UNLIMITED = 1_000_000;
const LIMITS = {
  requestsPerMinute: UNLIMITED,
  socketsPerAddress: UNLIMITED,
  socketsPerPerson: UNLIMITED,
  streamsPerHolder: UNLIMITED,
  messagesPerSecond: UNLIMITED,
  messagesAtOnce: UNLIMITED,
};

const atRest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1300));

/** Two stored games that differ in what this reader cannot know, and in nothing else. */
interface Pair {
  readonly point: Point;
  readonly reader: Reader;
  readonly games: readonly [string, string];
  readonly states: readonly [State, State];
}

const PERSON = { kind: "person" } as const;
const NAMES = ["Theresa", "Fritz", "Louis"];

const newGameFor = (options: GameOptions): NewGame => ({
  ...{ name: "secret", options, take: seatsOf(options)[0] ?? null, pace: "live", isOpen: true },
  players: Object.fromEntries(seatsOf(options).map((seat) => [seat, PERSON])),
});

/** Copies a game that has just started as often as there are points and eyes, and lets it stand there. */
const plantPairs = async (
  directory: string,
  template: string,
  seed: number,
  readers: (index: number, all: readonly Reader[]) => readonly Reader[],
): Promise<readonly Pair[]> => {
  const { db, close } = await openStorage({ directory }, () => {});
  const random = chanceFrom(seed);
  try {
    const row = await db.selectFrom("games").selectAll().where("id", "=", template).executeTakeFirstOrThrow();
    const seats = await db.selectFrom("seats").selectAll().where("game", "=", template).execute();
    const options = JSON.parse(row.options) as GameOptions;
    const start = newGameStart(row.pack, options, seedFromNumber(seed));
    Object.assign(row, { seed: start.seed, rules: start.rules });
    const all: readonly Reader[] = [...seatsOf(options), null];
    const points = await wholeGame(start, seed, isLong ? POINTS : all.length);
    const pairs: Pair[] = [];
    for (const [index, point] of points.entries())
      for (const reader of readers(index, all)) {
        const states = [point.snapshot.state, twinOf(point, reader, random)] as const;
        const games = [freshId(), freshId()] as const;
        for (const [at, id] of games.entries()) {
          await db
            .insertInto("games")
            .values({ ...row, id })
            .execute();
          await db
            .insertInto("seats")
            .values(seats.map((seat) => ({ ...seat, game: id, invitation: freshId() })))
            .execute();
          const entries = point.entries.map(({ seat, action }, place) => ({
            ...{ game: id, number: place + 1, seat, action: JSON.stringify(action) },
          }));
          for (let from = 0; from < entries.length; from += 200)
            await db
              .insertInto("entries")
              .values(entries.slice(from, from + 200))
              .execute();
          const form = formOf(point, states[at] as State);
          await db.insertInto("snapshots").values({ game: id, number: entries.length, form }).execute();
        }
        pairs.push({ point, reader, games, states });
      }
    return pairs;
  } finally {
    await close();
  }
};

/** What the reader is sent in both games while he looks at them, asks for what he may not have, and others play on. */
const lookOn = async (
  port: number,
  { point, reader, games, states }: Pair,
  cookies: ReadonlyMap<Seat, string>,
  seed: number,
) => {
  const random = chanceFrom(seed);
  const readers: readonly Reader[] = [...cookies.keys(), null];
  const seen = new Map(readers.map((one, index) => [one, point.snapshot.counts[index]?.seen ?? 0]));
  const seenBy = (one: Reader): number => seen.get(one) ?? 0;
  const cookie = reader === null ? "" : (cookies.get(reader) ?? "");
  const both = games.map((game) => new Traffic(port, game, cookie));
  const polls: readonly string[][] = [[], []];
  const query = readerQuery(reader);
  for (const traffic of both) {
    for (const path of [
      "",
      `/moment?${query}`,
      `/moment?${query}since=${seenBy(reader) - 1}`,
      "/chat",
      "/record",
      `/choices?seat=${reader ?? "maria"}`,
      `/choices?seat=${reader ?? "maria"}&choice=0&from=1&most=500`,
    ])
      await traffic.ask("GET", path);
    await traffic.sit();
    await traffic.say({ type: "watch", watch: 1, reader }, '"watch":1');
    const since = Math.max(0, seenBy(reader) - 2);
    await traffic.say({ type: "watch", watch: 2, reader, since }, '"watch":2');
    await traffic.say({ type: "watch", watch: 4, reader, changes: true }, '"watch":4');
    const refused = { type: "act", request: 1, seat: reader ?? "maria", seen: seenBy(reader) };
    const answered = reader === null ? "malformed" : '"request":1';
    await traffic.say({ ...refused, action: { type: "constructor" } }, answered);
    await traffic.say({ ...refused, seen: 0, action: { type: "takeBack" } }, answered);
  }
  const listeners = games.map((game) => new Traffic(port, game, cookie));
  for (const listener of listeners) {
    await listener.listen(`${query}since=${Math.max(0, seenBy(reader) - 1)}`);
    await listener.until("event: moment", 0);
  }
  let [now, played] = [states, 0];
  for (; played < DECISIONS; played++) {
    const decision = commonDecision(now, reader, random);
    if (decision === null) break;
    const { seat, action, after } = decision;
    const body = { seat, seen: seenBy(seat), action };
    const isSeen = isSeenBy(reader, seat, action);
    for (const one of readers) if (isSeenBy(one, seat, action)) seen.set(one, seenBy(one) + 1);
    for (const [at, traffic] of both.entries()) {
      const from = traffic.received.length;
      const waiting = new Traffic(port, games[at] as string, cookie);
      // News comes by polling as well, to whoever waits for it.
      const polled =
        played === 0 && isSeen ? waiting.ask("GET", `/moment?${query}since=${seenBy(reader) - 1}`) : null;
      const mover = new Traffic(port, games[at] as string, cookies.get(seat) ?? "");
      await mover.ask("POST", "/act", body);
      expect(mover.received[0]).toContain('{"answer":{"accepted":true}}');
      if (isSeen) {
        await traffic.until(`"seen":${seenBy(reader)},`, from);
        await listeners[at]?.until(`id: ${seenBy(reader)}\n`, 0);
      }
      await polled;
      polls[at]?.push(...waiting.received);
    }
    now = after;
  }
  // That a game is over is noted before it is told: how long that takes is up to the disk.
  if (played > 0 && now[0].result !== null)
    for (const traffic of [...both, ...listeners]) await traffic.until('"status":"finished"', 0);
  for (const traffic of both) {
    await traffic.say({ type: "watch", watch: 3, reader }, '"watch":3');
    traffic.close();
  }
  for (const listener of listeners) listener.close();
  const received = both.map((traffic, at) => [
    ...[...traffic.received, ...(polls[at] ?? []), ...(listeners[at]?.received ?? [])],
  ]);
  return { received, played };
};

const GAMES = gamesWith({});
const SEED = 7;

/** All games in one house: begun by people, planted while nobody is there, and looked at when it is open again. */
const openHouse = async () => {
  const directory = newDirectory();
  const before = await serving({ directory }, { limits: LIMITS });
  const people = await Promise.all(NAMES.map((name) => Visitor.named(before.port, name)));
  const [maker] = people as [Visitor, ...Visitor[]];
  const templates: string[] = [];
  for (const options of GAMES) {
    const { game } = await maker.make(newGameFor(options));
    for (const [index, seat] of seatsOf(options).entries())
      if (index > 0) await people[index]?.ask("POST", `/api/games/${game.id}/join`, { seat });
    await maker.ask("POST", `/api/games/${game.id}/start`, {});
    templates.push(game.id);
  }
  await before.close();
  const planted: (readonly Pair[])[] = [];
  for (const template of templates)
    planted.push(
      await plantPairs(directory, template, SEED, (index, all) =>
        isLong ? all : [all[index % all.length] as Reader],
      ),
    );
  const { port } = await serving({ directory }, { limits: LIMITS });
  const cookieOf = (options: GameOptions, reader: Reader): string =>
    (reader === null ? undefined : people[seatsOf(options).indexOf(reader)]?.cookie) ?? "";
  return { port, planted, cookieOf };
};

test("HID-03 with other secrets in other hands a seat and a spectator are sent the same bytes, in every game", {
  timeout: isLong ? 3_600_000 : 120_000,
}, async () => {
  const { port, planted, cookieOf } = await openHouse();
  for (const { games } of planted.flat())
    for (const game of games) await new Traffic(port, game, "").ask("GET", "/moment");
  await atRest();
  let decisions = 0;
  for (const [number, options] of GAMES.entries()) {
    const pairs = planted[number] ?? [];
    const cookies = new Map(seatsOf(options).map((seat) => [seat, cookieOf(options, seat)]));
    for (const [index, pair] of pairs.entries()) {
      const { received, played } = await lookOn(port, pair, cookies, SEED + index);
      const [one, other] = received as [string[], string[]];
      const where = `${gameKey(options)}: ${pair.reader} after ${pair.point.entries.length}`;
      expect(firstDifference(one, other), where).toBeNull();
      expect(JSON.stringify(pair.states[0]), where).not.toBe(JSON.stringify(pair.states[1]));
      decisions += played;
    }
  }
  expect(decisions).toBeGreaterThan(2 * planted.flat().length);
  await atRest();
  for (const [number, options] of GAMES.entries())
    for (const { games, reader } of planted[number] ?? []) {
      const both = games.map((game) => new Traffic(port, game, cookieOf(options, reader)));
      for (const traffic of both) await traffic.ask("GET", "");
      expect(both[1]?.received).toEqual(both[0]?.received);
      if (reader !== null) continue;
      // Whoever holds the secrets that were changed is told of them: the comparison sees what it should.
      const [seat] = seatsOf(options) as [Seat, ...Seat[]];
      const own = games.map((game) => new Traffic(port, game, cookieOf(options, seat)));
      for (const traffic of own) await traffic.ask("GET", `/moment?reader=${seat}`);
      expect(own[1]?.received).not.toEqual(own[0]?.received);
    }
});

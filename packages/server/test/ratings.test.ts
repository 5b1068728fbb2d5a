import type { Seat } from "@maria/rules/model";
import { type Person, type Progress, parseProfile, parseRanking } from "@maria/table";
import type { Kysely } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { join, makeGame, start } from "../src/games/gathering.ts";
import { ProgressNotes } from "../src/games/progress.ts";
import type { SeatOfGame } from "../src/games/rows.ts";
import { openAccount } from "../src/people/accounts.ts";
import { deletePerson } from "../src/people/leaving.ts";
import { mergeGuest } from "../src/people/merging.ts";
import { sharesOf } from "../src/people/outcome.ts";
import { newGuest } from "../src/people/people.ts";
import { profileOf, rankingOf } from "../src/people/profiles.ts";
import { rateGame } from "../src/people/ratings.ts";
import { keepPack } from "../src/storage/packs.ts";
import type { Schema } from "../src/storage/schema.ts";
import { openStorage, type Place } from "../src/storage/storage.ts";
import { historicalData } from "./support/historical.ts";
import { NEW_GAME } from "./support/serving.ts";
import { testStores } from "./support/stores.ts";

const STORES = testStores();

const opened = async (place: Place): Promise<Kysely<Schema>> => {
  const { db, close } = await openStorage(place, () => {});
  onTestFinished(() => close());
  return db;
};

const person = async (db: Kysely<Schema>, name: string): Promise<Person> =>
  (await newGuest(db, name, "?")).person;

/** A game of these two and a cadet that has ended so; rated as often as wanted. */
const played = async (
  db: Kysely<Schema>,
  [maria, frederick]: readonly [Person, Person],
  winner: Seat | null,
  times = 1,
): Promise<string> => {
  const made = await makeGame(db, maria, { ...NEW_GAME, isOpen: true }, await keepPack(db, historicalData));
  if ("refused" in made) throw new Error(made.refused);
  const { id } = made;
  await join(db, id, frederick, { seat: "frederick" });
  await start(db, id, maria);
  const ended: string[] = [];
  const notes = new ProgressNotes(
    db,
    (error) => {
      throw error;
    },
    { onOver: async (_step, game) => void ended.push(game), onAwaited: async () => {} },
  );
  const result = { winner, ending: "finalScoring" as const, power: -1 as const, turn: 9 };
  for (let notings = 0; notings < 2; notings++) {
    notes.note(id, { noted: 7, progress: { turn: 9, result, waitsFor: [] }, waits: {}, awaited: [] }, true);
    await notes.flush();
  }
  // That it is over is said once, however often it is noted.
  expect(ended).toEqual([id]);
  await Promise.all(Array.from({ length: times }, () => rateGame(db, id)));
  return id;
};

const seatOf = (seat: Seat, who: string | null, resigned: string | null = null): SeatOfGame => ({
  ...{ seat, player: who === null ? { kind: "bot", level: "cadet" } : { kind: "person" } },
  person: who === null ? null : { id: who, name: who },
  ...{ invitation: null, invited: null, resigned, standIn: null, proposal: null, since: null, absences: [] },
});
const RUNNING = { closed: null, imported: null };
const won = (winner: Seat | null): Progress => ({
  ...{ turn: 9, waitsFor: [] },
  result: { winner, ending: "finalScoring", power: -1, turn: 9 },
});
const AT = "2026-11-18T12:00:00.000Z";

test("whoever has resigned has lost, and a game that was given up is won by those who stayed", () => {
  const stayed = [seatOf("maria", "t"), seatOf("frederick", "f"), seatOf("louis", null)];
  const left = [seatOf("maria", "t"), seatOf("frederick", "f", AT), seatOf("louis", null)];
  const alone = [seatOf("maria", "t", AT), seatOf("frederick", null), seatOf("louis", null)];
  const closed = { closed: "resigned", imported: null } as const;
  const rated = (
    row: Parameters<typeof sharesOf>[0]["row"],
    seats: SeatOfGame[],
    progress: Progress | null,
  ) => sharesOf({ row, seats, progress });
  expect(rated(RUNNING, stayed, won("louis"))).toEqual([0, 0, 1]);
  expect(rated(RUNNING, stayed, null)).toBeNull();
  expect(rated(RUNNING, left, won("maria"))).toEqual([1, 0, 0]);
  // The bot in his place wins: not he.
  expect(rated(RUNNING, left, won("frederick"))).toEqual([0.5, 0, 0.5]);
  expect(rated(RUNNING, left, won(null))).toEqual([0.5, 0, 0.5]);
  expect(rated(closed, left, null)).toEqual([1, 0, 0]);
  expect(rated(closed, alone, null)).toEqual([0, 0.5, 0.5]);
  expect(rated({ closed: "moved", imported: null }, alone, null)).toBeNull();
  expect(rated({ closed: null, imported: AT }, stayed, won("maria"))).toBeNull();
});

describe.each(STORES)("ratings on $name", ({ place }) => {
  test("a game is counted once, however often and at once it is asked for, for all who played it and their roles", async () => {
    const db = await opened(await place());
    const [theresa, fritz] = [await person(db, "Theresa"), await person(db, "Fritz")];
    const id = await played(db, [theresa, fritz], "frederick", 4);
    const [hers, his] = [await profileOf(db, theresa.id, null), await profileOf(db, fritz.id, null)];
    expect([hers?.games, his?.games]).toEqual([1, 1]);
    expect(his?.rating?.rating).toBeGreaterThan(hers?.rating?.rating ?? 0);
    expect(his?.tallies).toEqual([
      expect.objectContaining({ variant: "introductory", players: 3, seat: "frederick", games: 1, won: 1 }),
    ]);
    expect(his?.tallies[0]?.expected).toBe(33);
    expect(hers?.latest).toEqual([
      expect.objectContaining({ game: { id, name: "Silesia" }, outcome: "lost" }),
    ]);
    const { roles } = await rankingOf(db);
    expect(roles.map(({ seat, games }) => [seat, games])).toEqual([
      ["frederick", 1],
      ["louis", 1],
      ["maria", 1],
    ]);
    expect(roles[0]?.advantage.rating).toBeGreaterThan(0);
    // The page reads what the server says.
    expect(parseProfile({ profile: hers })).toEqual({ profile: hers });
    expect(parseRanking(JSON.parse(JSON.stringify(await rankingOf(db))))).toEqual(await rankingOf(db));
  });

  test("a tie is shared, a private game is named to its players alone, and whoever sits at two seats is not rated", async () => {
    const db = await opened(await place());
    const [theresa, fritz] = [await person(db, "Theresa"), await person(db, "Fritz")];
    const id = await played(db, [theresa, fritz], null);
    await db.updateTable("games").set({ open: 0 }).where("id", "=", id).execute();
    const hers = await profileOf(db, theresa.id, null);
    expect(hers?.tallies[0]).toMatchObject({ games: 1, won: 0, tied: 1 });
    expect(hers?.latest[0]).toMatchObject({ game: null, outcome: "tied" });
    expect((await profileOf(db, theresa.id, fritz))?.latest[0]?.game?.id).toBe(id);
    await played(db, [theresa, theresa], "maria");
    expect((await profileOf(db, theresa.id, null))?.games).toBe(1);
    expect(await profileOf(db, "nobody", null)).toBeNull();
  });

  test("those with an account are ranked by what they can hardly be weaker than; a guest's games become his account's", async () => {
    const db = await opened(await place());
    const account = async (name: string): Promise<Person> => {
      const made = await openAccount(db, null, name, null);
      if ("refused" in made) throw new Error(made.refused);
      return made;
    };
    const [theresa, fritz, guest] = [
      await account("Theresa"),
      await account("Fritz"),
      await person(db, "Guest"),
    ];
    for (let games = 0; games < 3; games++) await played(db, [theresa, fritz], "maria");
    await played(db, [guest, fritz], "maria");
    const names = async () =>
      (await rankingOf(db)).people.map(({ person: { name }, games }) => [name, games]);
    expect(await names()).toEqual([
      ["Theresa", 3],
      ["Fritz", 4],
    ]);
    const before = await profileOf(db, theresa.id, null);
    await mergeGuest(db, guest, theresa.id);
    const after = await profileOf(db, theresa.id, null);
    expect(after).toMatchObject({ games: 4, tallies: [{ games: 4, won: 4 }] });
    expect(after?.rating?.range).toBeLessThan(before?.rating?.range ?? 0);
    expect(after?.rating?.rating).toBeGreaterThan(before?.rating?.rating ?? 9999);
    await deletePerson(db, theresa.id);
    expect(await names()).toEqual([["Fritz", 4]]);
  });
});

import type { Entry } from "@maria/rules";
import type { EntryStore, GameStart, Players, Progress } from "@maria/table";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { freshId } from "./freshId.ts";
import { askToKeep } from "./persistence.ts";
import { isSavedGame, type SavedGame } from "./savedGame.ts";

interface Shelf extends DBSchema {
  games: { key: string; value: SavedGame };
  /** Append-only: an entry is a row of its own, so that storing one never touches the others. */
  entries: { key: [string, number]; value: Entry };
}

let shelf: Promise<IDBPDatabase<Shelf>> | null = null;

/** A database that does not open, or that the browser has closed, is opened anew when it is next needed. */
const forget = (): void => {
  shelf = null;
};

const openShelf = (): Promise<IDBPDatabase<Shelf>> => {
  if (shelf !== null) return shelf;
  const opening = openDB<Shelf>("maria", 1, {
    upgrade(database) {
      database.createObjectStore("games", { keyPath: "id" });
      database.createObjectStore("entries");
    },
    terminated: forget,
  });
  opening.catch(forget);
  shelf = opening;
  return opening;
};

const entriesOf = (game: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([game, from], [game, Number.MAX_SAFE_INTEGER]);

/** A row that is no game any more: it can only be deleted. */
export interface DamagedGame {
  readonly id: string;
  readonly name: string | null;
}

const damagedGame = (id: string, row: unknown): DamagedGame => {
  const name = typeof row === "object" && row !== null && "name" in row ? row.name : null;
  return { id, name: typeof name === "string" && name !== "" ? name : null };
};

/** All rows, read one by one: a row that cannot even be read must not hide the others. */
const rowsOf = async (): Promise<(readonly [string, unknown])[]> => {
  const database = await openShelf();
  const keys = await database.getAllKeys("games");
  return Promise.all(
    keys.map(async (id) => [id, await database.get("games", id).catch(() => null)] as const),
  );
};

/** What the shelf holds, the latest game first. */
export const gamesOnShelf = async (): Promise<{
  readonly games: readonly SavedGame[];
  readonly damaged: readonly DamagedGame[];
}> => {
  const rows = await rowsOf();
  const games = rows.flatMap(([, row]) => (isSavedGame(row) ? [row] : []));
  return {
    games: games.sort((a, b) => b.changed - a.changed),
    damaged: rows.flatMap(([id, row]) => (isSavedGame(row) ? [] : [damagedGame(id, row)])),
  };
};

export const savedGames = async (): Promise<readonly SavedGame[]> => (await gamesOnShelf()).games;

/** There is no game of this name on the shelf, or what is there is none any more. */
export class NoSuchGame extends Error {}

export const createGame = async (
  name: string,
  players: Players,
  { rules, pack, options, seed }: GameStart,
  entries: readonly Entry[],
  progress: Progress,
  commitment?: string,
): Promise<SavedGame> => {
  const changed = Date.now();
  const game: SavedGame = {
    id: freshId(),
    name,
    rules,
    pack,
    options,
    seed,
    players,
    changed,
    progress,
    suggested: progress.turn,
    ...(commitment === undefined ? {} : { commitment }),
  };
  const transaction = (await openShelf()).transaction(["games", "entries"], "readwrite", {
    durability: "strict",
  });
  await transaction.objectStore("games").add(game);
  for (const [index, entry] of entries.entries())
    await transaction.objectStore("entries").add(entry, [game.id, index + 1]);
  await transaction.done;
  void askToKeep();
  return game;
};

export const savedGame = async (id: string): Promise<SavedGame> => {
  const game = await (await openShelf()).get("games", id);
  if (!isSavedGame(game)) throw new NoSuchGame(`there is no saved game ${id}`);
  return game;
};

export const startOf = ({ rules, pack, options, seed }: SavedGame): GameStart => ({
  rules,
  pack,
  options,
  seed,
});

/** The entries from a number on, as they were stored; nothing that stands for an entry that is missing is one. */
export const entriesFrom = async (game: string, from: number): Promise<unknown[]> => {
  const transaction = (await openShelf()).transaction("entries");
  const range = entriesOf(game, from);
  const [keys, values] = await Promise.all([
    transaction.store.getAllKeys(range),
    transaction.store.getAll(range),
  ]);
  const entries: unknown[] = [];
  keys.forEach(([, number], index) => {
    while (entries.length < number - from) entries.push(null);
    entries.push(values[index]);
  });
  return entries;
};

/** The entries of a game in the browser's database: stored for good when the promise is fulfilled. */
export const entryStore = (game: string): EntryStore => ({
  async append(number, entry) {
    const transaction = (await openShelf()).transaction("entries", "readwrite", { durability: "strict" });
    // A number that exists already is refused. Both are awaited, so that neither fails unheard.
    await Promise.all([transaction.store.add(entry, [game, number]), transaction.done]);
  },
  read: (from) => entriesFrom(game, from),
});

const change = async (id: string, changes: Partial<SavedGame>): Promise<void> => {
  const transaction = (await openShelf()).transaction("games", "readwrite");
  const game = await transaction.store.get(id);
  if (game !== undefined) await transaction.store.put({ ...game, ...changes });
  await transaction.done;
};

export const noteProgress = (id: string, progress: Progress): Promise<void> =>
  change(id, { progress, changed: Date.now() });

/** Saving it as a file has been suggested, or done, in this turn. */
export const noteSuggested = (id: string, turn: number): Promise<void> => change(id, { suggested: turn });

export const renameGame = (id: string, name: string): Promise<void> => change(id, { name });

export const deleteGame = async (id: string): Promise<void> => {
  const transaction = (await openShelf()).transaction(["games", "entries"], "readwrite");
  await transaction.objectStore("games").delete(id);
  await transaction.objectStore("entries").delete(entriesOf(id));
  await transaction.done;
};

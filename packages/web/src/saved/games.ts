import type { Entry, GameOptions } from "@maria/rules";
import type { EntryStore, GameStart, Players, Progress } from "@maria/table";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { freshId } from "./freshId.ts";

/** A game without its entries. */
export interface SavedGame {
  readonly id: string;
  readonly name: string;
  readonly rules: number;
  readonly pack: string;
  readonly options: GameOptions;
  readonly seed: string;
  readonly players: Players;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly progress: Progress;
}

interface Shelf extends DBSchema {
  games: { key: string; value: SavedGame };
  /** Append-only: an entry is a row of its own, so that storing one never touches the others. */
  entries: { key: [string, number]; value: Entry };
}

let shelf: Promise<IDBPDatabase<Shelf>> | null = null;

const openShelf = (): Promise<IDBPDatabase<Shelf>> => {
  shelf ??= openDB<Shelf>("maria", 1, {
    upgrade(database) {
      database.createObjectStore("games", { keyPath: "id" });
      database.createObjectStore("entries");
    },
  });
  return shelf;
};

const entriesOf = (game: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([game, from], [game, Number.MAX_SAFE_INTEGER]);

/** The latest game first. */
export const savedGames = async (): Promise<SavedGame[]> => {
  const games = await (await openShelf()).getAll("games");
  return games.sort((a, b) => b.changed - a.changed);
};

export const createGame = async (
  name: string,
  players: Players,
  { rules, pack, options, seed }: GameStart,
  entries: readonly Entry[],
  progress: Progress,
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
  };
  const transaction = (await openShelf()).transaction(["games", "entries"], "readwrite", {
    durability: "strict",
  });
  await transaction.objectStore("games").add(game);
  for (const [index, entry] of entries.entries())
    await transaction.objectStore("entries").add(entry, [game.id, index + 1]);
  await transaction.done;
  return game;
};

export const savedGame = async (id: string): Promise<SavedGame> => {
  const game = await (await openShelf()).get("games", id);
  if (game === undefined) throw new RangeError(`there is no saved game ${id}`);
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

export const renameGame = (id: string, name: string): Promise<void> => change(id, { name });

export const deleteGame = async (id: string): Promise<void> => {
  const transaction = (await openShelf()).transaction(["games", "entries"], "readwrite");
  await transaction.objectStore("games").delete(id);
  await transaction.objectStore("entries").delete(entriesOf(id));
  await transaction.done;
};

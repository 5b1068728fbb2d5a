import {
  type Entry,
  type GameOptions,
  type GameRecord,
  parseRecord,
  type Result,
  type Seat,
} from "@maria/rules";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Players } from "../table/table.ts";
import { freshId } from "./freshId.ts";

/** How far a game has come, for the list of saved games. */
export interface Progress {
  readonly turn: number;
  readonly result: Result | null;
  readonly waitsFor: readonly Seat[];
}

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

const entriesOf = (game: string): IDBKeyRange =>
  IDBKeyRange.bound([game, 0], [game, Number.MAX_SAFE_INTEGER]);

/** The latest game first. */
export const savedGames = async (): Promise<SavedGame[]> => {
  const games = await (await openShelf()).getAll("games");
  return games.sort((a, b) => b.changed - a.changed);
};

export const createGame = async (
  name: string,
  players: Players,
  record: GameRecord,
  progress: Progress,
): Promise<SavedGame> => {
  const { rules, pack, options, seed, entries } = record;
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

export interface LoadedGame extends SavedGame {
  readonly record: GameRecord;
}

/** What the browser kept is no more to be trusted than a file: it passes the edge before it is played. */
export const loadGame = async (id: string): Promise<LoadedGame> => {
  const game = await savedGame(id);
  const entries = await (await openShelf()).getAll("entries", entriesOf(id));
  const { rules, pack, options, seed } = game;
  const parsed = parseRecord({ rules, pack, options, seed, entries });
  if ("fault" in parsed)
    throw new RangeError(`the saved game ${id} is damaged: ${parsed.fault} ${parsed.entry ?? ""}`);
  return { ...game, record: parsed.record };
};

/** Stored for good when the promise is fulfilled; a number that exists already is refused. */
export const appendEntry = async (game: string, seq: number, entry: Entry): Promise<void> => {
  const transaction = (await openShelf()).transaction("entries", "readwrite", { durability: "strict" });
  await transaction.store.add(entry, [game, seq]);
  await transaction.done;
};

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

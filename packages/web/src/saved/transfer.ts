import type { BotName } from "@maria/bots";
import { type GameRecord, parseRecord, pending, replay, type Seat, type State, seatsOf } from "@maria/rules";
import { keep, type LoadedPack, packNamed, UnknownPack } from "../pack/packs.ts";
import type { Player, Players } from "../table/table.ts";
import { createGame, loadGame, type SavedGame } from "./games.ts";

const FORMAT = "maria-game";

/** A game as one JSON file: the record, and who sat where. */
interface GameFile {
  readonly format: typeof FORMAT;
  readonly name: string;
  readonly players: Players;
  readonly record: GameRecord;
}

/** Why a file cannot be taken in; each has a sentence in every language. */
export type ImportFault = "notJson" | "notAGame" | "otherPack" | "otherRules" | "illegalEntry";

export class ImportError extends Error {
  readonly fault: ImportFault;
  constructor(fault: ImportFault, detail: string) {
    super(detail);
    this.fault = fault;
  }
}

export const exportGame = async (id: string): Promise<string> => {
  const { name, players, record } = await loadGame(id);
  const file: GameFile = { format: FORMAT, name, players, record };
  return `${JSON.stringify(file)}\n`;
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportError("notJson", String(error));
  }
};

/** A field of an object itself, never of what it inherits from. */
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const LEVELS: readonly BotName[] = ["cadet", "random"];

/** Seats about which the file says nothing sensible are taken by people. */
const playerOf = (found: unknown): Player => {
  const level = LEVELS.find((name) => name === fieldOf(found, "level"));
  return fieldOf(found, "kind") === "bot" && level !== undefined
    ? { kind: "bot", level }
    : { kind: "person" };
};

const playersOf = (found: unknown, seats: readonly Seat[]): Players =>
  Object.fromEntries(seats.map((seat) => [seat, playerOf(fieldOf(found, seat))]));

/** As long as the page lets a name be. */
const LONGEST_NAME = 80;

const nameOf = (found: unknown, fallback: string): string =>
  (typeof found === "string" && found.trim() !== "" ? found : fallback).slice(0, LONGEST_NAME);

/** Replays every entry: a file with an illegal one is refused as a whole. */
const check = (record: GameRecord): State => {
  const replayed = replay(record);
  if ("state" in replayed) return replayed.state;
  if ("foreign" in replayed)
    throw replayed.foreign === "pack"
      ? new ImportError("otherPack", record.pack)
      : new ImportError("otherRules", String(record.rules));
  const { number, refusal } = replayed;
  throw new ImportError("illegalEntry", `entry ${number} breaks ${refusal.rule}: ${refusal.reason}`);
};

const packOf = async (record: GameRecord): Promise<LoadedPack> => {
  try {
    return await packNamed(record.pack);
  } catch (error) {
    throw error instanceof UnknownPack ? new ImportError("otherPack", record.pack) : error;
  }
};

/** Takes in an exported game, or a bare record as the terminal writes it, if its pack is known here. */
export const importGame = async (text: string, name: string): Promise<SavedGame> => {
  const found = readJson(text);
  const isFile = fieldOf(found, "format") === FORMAT;
  const parsed = parseRecord(isFile ? fieldOf(found, "record") : found);
  if ("fault" in parsed) throw new ImportError("notAGame", `${parsed.fault}, ${parsed.entry}`);
  const { record } = parsed;
  const pack = await packOf(record);
  const state = check(record);
  const given = nameOf(isFile ? fieldOf(found, "name") : undefined, name);
  const players = playersOf(isFile ? fieldOf(found, "players") : undefined, seatsOf(record.options));
  const { turn, result } = state;
  await keep(pack);
  return createGame(given, players, record, {
    turn,
    result,
    waitsFor: pending(state).map(({ seat }) => seat),
  });
};

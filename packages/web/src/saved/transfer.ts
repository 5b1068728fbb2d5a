import { type GameRecord, packOf, parseRecord, pending, replay, type Seat, seatsOf } from "@maria/rules";
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
export type ImportFault = "notJson" | "notAGame" | "otherPack" | "illegalEntry";

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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isPlayer = (value: unknown): value is Player =>
  isObject(value) &&
  (value.kind === "person" ||
    (value.kind === "bot" && (value.level === "cadet" || value.level === "random")));

/** Seats about which the file says nothing sensible are taken by people. */
const playersOf = (found: unknown, seats: readonly Seat[]): Players => {
  const named = isObject(found) ? found : {};
  return Object.fromEntries(
    seats.map((seat) => [seat, isPlayer(named[seat]) ? named[seat] : { kind: "person" }]),
  );
};

/** Replays every entry: a file with an illegal one is refused as a whole. */
const check = (record: GameRecord): ReturnType<typeof replay> => {
  try {
    packOf(record);
  } catch (error) {
    throw new ImportError("otherPack", String(error));
  }
  try {
    return replay(record);
  } catch (error) {
    throw new ImportError("illegalEntry", String(error));
  }
};

/** Takes in an exported game, or a bare record as the terminal writes it. The pack must have been loaded. */
export const importGame = async (text: string, name: string): Promise<SavedGame> => {
  const found = readJson(text);
  const isFile = isObject(found) && found.format === FORMAT;
  const parsed = parseRecord(isFile ? found.record : found);
  if (!("record" in parsed)) throw new ImportError("notAGame", `${parsed.fault}, ${parsed.entry}`);
  const { record } = parsed;
  const state = check(record);
  const given = isFile && typeof found.name === "string" ? found.name : name;
  const players = playersOf(isFile ? found.players : null, seatsOf(record.options));
  const { turn, result } = state;
  return createGame(given, players, record, {
    turn,
    result,
    waitsFor: pending(state).map(({ seat }) => seat),
  });
};

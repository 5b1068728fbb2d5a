import { botNames } from "@maria/bots";
import { type GameRecord, loadPack, type PackData } from "@maria/rules";
import { codec, isLoaded, parseRecord, type RecordFault } from "@maria/rules/authority";
import { seatsOf } from "@maria/rules/model";
import { playBack } from "./playBack.ts";
import type { Player, Players } from "./players.ts";
import { type Progress, progressOf } from "./progress.ts";
import type { Halt } from "./table.ts";

const FORMAT = "maria-game";

/** As long as a game's name may be. */
export const LONGEST_NAME = 80;

/**
 * A game as one JSON file: the record, who sat where, and the pack it is played with, so that it opens anywhere and for
 * ever. A bare record, as simulations write it, only names its pack by the fingerprint.
 */
export interface GameFile {
  readonly name: string;
  readonly players: Players;
  readonly record: GameRecord;
  /** Null if the file only names the pack. */
  readonly pack: PackData | null;
  /** SHA-256 of the seed, as it was shown when the game started on a server. */
  readonly commitment?: string;
}

/** Why a file holds no game; `entry` is counted from 1. */
export type GameFormFault =
  | { readonly fault: "notJson" }
  | { readonly fault: "notAGame"; readonly what: RecordFault; readonly entry: number | null };

/** Why a file cannot be taken in. */
export type GameFileFault =
  | GameFormFault
  /** Its pack is neither in the file nor known here, or the one in the file is not the one it names. */
  | { readonly fault: "otherPack"; readonly pack: string }
  /** An entry breaks the rules it was played under, which are the ones known here. */
  | { readonly fault: "illegalEntry"; readonly number: number };

export const writeGameFile = ({ name, players, record, pack, commitment }: GameFile): string =>
  `${JSON.stringify({
    ...{ format: FORMAT, name, players, record },
    ...(commitment === undefined ? {} : { commitment }),
    ...(pack === null ? {} : { pack }),
  })}\n`;

/** A data field of an object itself, never of what it inherits from. */
const fieldOf = (value: unknown, name: string): unknown => {
  const found = codec.isPlain(value) ? codec.ownValue(value, name) : codec.MALFORMED;
  return found === codec.MALFORMED ? undefined : found;
};

/** Seats about which the file says nothing sensible are taken by people. */
const playerOf = (found: unknown): Player => {
  const level = botNames.find((name) => name === fieldOf(found, "level"));
  return fieldOf(found, "kind") === "bot" && level !== undefined
    ? { kind: "bot", level }
    : { kind: "person" };
};

const nameOf = (found: unknown, fallback: string): string => {
  const name = codec.read(codec.text(LONGEST_NAME), found);
  return typeof name === "string" && name.trim() !== "" ? name : fallback.slice(0, LONGEST_NAME);
};

const commitmentIn = (found: unknown): string | null =>
  typeof found === "string" && /^[0-9a-f]{64}$/.test(found) ? found : null;

const jsonOf = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

/** The form of a file that holds a game, or a bare record; whether it can be played is not asked here. */
export const parseGameFile = (text: string, fallbackName: string): GameFile | GameFormFault => {
  const json = jsonOf(text);
  if (json === null) return { fault: "notJson" };
  const found = json.value;
  const isFile = fieldOf(found, "format") === FORMAT;
  const parsed = parseRecord(isFile ? fieldOf(found, "record") : found);
  if ("fault" in parsed) return { fault: "notAGame", what: parsed.fault, entry: parsed.entry };
  const { record } = parsed;
  const players = fieldOf(found, "players");
  const commitment = commitmentIn(fieldOf(found, "commitment"));
  return {
    name: nameOf(isFile ? fieldOf(found, "name") : undefined, fallbackName),
    players: Object.fromEntries(
      seatsOf(record.options).map((seat) => [seat, playerOf(fieldOf(players, seat))]),
    ),
    record,
    ...(commitment === null ? {} : { commitment }),
    pack: isFile ? ((fieldOf(found, "pack") as PackData | undefined) ?? null) : null,
  };
};

/** Loads the pack that came with the game unless it is known; false if there is none, or not the one it names. */
export const loadOwnPack = ({ record, pack }: GameFile): boolean => {
  if (isLoaded(record.pack)) return true;
  if (pack === null) return false;
  try {
    // Checked before it is compiled: it comes from outside.
    return loadPack(pack).id === record.pack;
  } catch {
    return false;
  }
};

export interface CheckedGame {
  readonly progress: Progress;
  /** The record was played under other rules, and can be shown up to here only. */
  readonly halt: Halt | null;
}

/**
 * Plays a file's record back with its own pack, which is loaded if need be. Every entry must be legal; only a record of
 * another version of the rules may break them from some entry on.
 */
export const checkGameFile = (file: GameFile, rules: number): CheckedGame | GameFileFault => {
  if (!loadOwnPack(file)) return { fault: "otherPack", pack: file.record.pack };
  const { entries, ...start } = file.record;
  const { course, halt } = playBack(start, entries);
  if (halt !== null && start.rules === rules) return { fault: "illegalEntry", number: halt.number };
  return { progress: progressOf(course.state), halt };
};

import type { GameOptions } from "@maria/rules/model";
import type { Players, Progress } from "@maria/table";

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
  /** The turn in which it was last saved as a file, or in which that was last suggested. */
  readonly suggested?: number;
  /** Of a game that comes from a server: SHA-256 of the seed, as it was shown there when the game started. */
  readonly commitment?: string;
}

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const SEATS: readonly unknown[] = ["maria", "frederick", "louis", "playerA", "playerB"];
const VARIANTS: readonly unknown[] = ["introductory", "advanced", "silesia-gambit"];

const isOptions = (value: unknown): boolean =>
  isObject(value) && VARIANTS.includes(value.variant) && (value.players === 2 || value.players === 3);

const isProgress = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.turn === "number" &&
  Array.isArray(value.waitsFor) &&
  value.waitsFor.every((seat) => SEATS.includes(seat)) &&
  (value.result === null ||
    (isObject(value.result) && (value.result.winner === null || SEATS.includes(value.result.winner))));

/**
 * Whether a row of the database is a game that can be listed and opened: a disk may have damaged it, another program
 * may have changed it. Asked without the rules, which the first screen has not loaded.
 */
export const isSavedGame = (row: unknown): row is SavedGame =>
  isObject(row) &&
  [row.id, row.name, row.pack, row.seed].every((text) => typeof text === "string") &&
  [row.rules, row.changed].every((number) => Number.isFinite(number)) &&
  isObject(row.players) &&
  isOptions(row.options) &&
  isProgress(row.progress);

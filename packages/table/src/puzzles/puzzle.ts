import type { Entry, GameRecord } from "@maria/rules";
import { type Action, type CityId, cityId, type PieceId, pieceId, type Seat } from "@maria/rules/model";

/** What a puzzle asks for; each kind has a measure of its own (`judge`). */
export const PUZZLE_KINDS = [
  "victory",
  "conquest",
  "battle",
  "army",
  "retreat",
  "supply",
  "payment",
  "hussars",
] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** Who has to find what, and when it is found. */
export interface Task {
  readonly kind: PuzzleKind;
  readonly seat: Seat;
  /** So many marches may bring the victory; one decision in every other kind. */
  readonly marches: number;
  /** What the best answers come to: whatever comes to less is wrong. */
  readonly worth: number;
}

/** A moment of a game with a best answer. */
export interface Puzzle extends Task {
  readonly id: string;
  /** So many entries of its game have been played. */
  readonly entries: number;
  /** 1 to 3, by the number of plausible wrong answers. */
  readonly level: 1 | 2 | 3;
  /** All right answers to the first decision, of those that come to the same one. */
  readonly answers: readonly Action[];
}

/** A game with the puzzles found in it. */
export interface PuzzleGame {
  readonly record: GameRecord;
  readonly puzzles: readonly Puzzle[];
}

/** Seat, piece, whether it was a force march, and the cities entered: most entries are marches. */
type ShortMarch = readonly [Seat, PieceId, 0 | 1, ...CityId[]];
type ShortEntry = ShortMarch | Entry;

/** A game as the page ships with it. */
export interface StoredPuzzleGame {
  readonly record: Omit<GameRecord, "entries"> & { readonly entries: readonly ShortEntry[] };
  readonly puzzles: readonly Puzzle[];
}

const shortened = (entry: Entry): ShortEntry => {
  const { seat, action } = entry;
  if (action.type !== "march" || action.commander !== undefined) return entry;
  return [seat, action.piece, action.force ? 1 : 0, ...action.path];
};

const isShort = (entry: ShortEntry): entry is ShortMarch => Array.isArray(entry);

const lengthened = (entry: ShortEntry): Entry => {
  if (!isShort(entry)) return entry;
  const [seat, piece, force, ...path] = entry;
  return {
    seat,
    action: { type: "march", piece: pieceId(piece), path: path.map(cityId), force: force === 1 },
  };
};

export const storePuzzles = ({ record, puzzles }: PuzzleGame): StoredPuzzleGame => ({
  record: { ...record, entries: record.entries.map(shortened) },
  puzzles,
});

export const readPuzzles = ({ record, puzzles }: StoredPuzzleGame): PuzzleGame => ({
  record: { ...record, entries: record.entries.map(lengthened) },
  puzzles,
});

/** The game up to the moment of a puzzle. */
export const recordOf = ({ record }: PuzzleGame, { entries }: Puzzle): GameRecord => ({
  ...record,
  entries: record.entries.slice(0, entries),
});

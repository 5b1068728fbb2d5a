import type { Seat } from "@maria/rules/model";
import { PUZZLE_KINDS, type Puzzle, type PuzzleGame, readPuzzles, type StoredPuzzleGame } from "@maria/table";

/** What the list says of a puzzle without its game. */
export type PuzzleEntry = Pick<Puzzle, "id" | "kind" | "level" | "seat"> & {
  readonly seat: Seat;
  /** The file of its game. */
  readonly game: string;
  readonly variant: "introductory" | "advanced";
};

const LISTS = import.meta.glob<readonly PuzzleEntry[]>("../../puzzles/catalogue.json", {
  import: "default",
  eager: true,
});
/** Each game is a file of its own, made by `npm run puzzles` and loaded when one of its puzzles is opened. */
const GAMES = import.meta.glob<StoredPuzzleGame>("../../puzzles/*-*.json", { import: "default" });

/** The introductory game's come first, and of each form the easy ones. */
const byForm = (one: PuzzleEntry, other: PuzzleEntry): number =>
  Number(one.variant === "advanced") - Number(other.variant === "advanced") || one.level - other.level;

/** All puzzles, kind by kind. */
export const PUZZLES: readonly PuzzleEntry[] = PUZZLE_KINDS.flatMap((kind) =>
  Object.values(LISTS)
    .flat()
    .filter((puzzle) => puzzle.kind === kind)
    .sort(byForm),
);

export const puzzleNamed = (id: string): PuzzleEntry | null =>
  PUZZLES.find((puzzle) => puzzle.id === id) ?? null;

/** Its number among those of its kind. */
export const numberOf = ({ id, kind }: PuzzleEntry): number =>
  PUZZLES.filter((puzzle) => puzzle.kind === kind).findIndex((puzzle) => puzzle.id === id) + 1;

/** They ship with the page, and the tests have solved them: nothing is checked here. */
export const loadGameOf = async ({ game }: PuzzleEntry): Promise<PuzzleGame> => {
  const load = GAMES[`../../puzzles/${game}.json`];
  if (load === undefined) throw new Error(`there is no game ${game}`);
  return readPuzzles(await load());
};

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { replay } from "@maria/rules";
import type { State } from "@maria/rules/model";
import { type Puzzle, readPuzzles, recordOf, type StoredPuzzleGame } from "@maria/table";
import { BATTLE_KINDS } from "./find.ts";

/** The same number of steps from packages/lab/src/positions and from packages/lab/dist/positions. */
export const FOLDER = fileURLToPath(new URL("../../positions/", import.meta.url));
const PUZZLES = fileURLToPath(new URL("../../../web/puzzles/", import.meta.url));
const CATALOGUE = "catalogue.json";

export interface Position {
  readonly puzzle: Puzzle;
  state(): State;
}

const positionsIn = (folder: string): Position[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json") && name !== CATALOGUE)
    .sort()
    .flatMap((name) => {
      const game = readPuzzles(JSON.parse(readFileSync(join(folder, name), "utf8")) as StoredPuzzleGame);
      return game.puzzles.map((puzzle) => ({
        puzzle,
        state() {
          const replayed = replay(recordOf(game, puzzle));
          if (!("state" in replayed)) throw new Error(`${puzzle.id} cannot be played up to`);
          return replayed.state;
        },
      }));
    });

/** The page's puzzles, but for battles with open hands, and battles whose best answer is known though hands are hidden. */
export const allPositions = (): readonly Position[] => [
  ...positionsIn(PUZZLES).filter(({ puzzle }) => !BATTLE_KINDS.some((kind) => kind === puzzle.kind)),
  ...positionsIn(FOLDER),
];

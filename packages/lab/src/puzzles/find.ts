import { BattleTooLong, PUZZLE_KINDS, type Puzzle, type PuzzleKind } from "@maria/table";
import type { Moment, ScoutedGame } from "../lessons/scout.ts";
import { KINDS_OF_PUZZLES } from "./kinds.ts";
import { type Weighed, weighedAnswers } from "./weighed.ts";

const levelOf = (tempting: number, [second, third]: readonly [number, number]): 1 | 2 | 3 => {
  if (tempting >= third) return 3;
  return tempting >= second ? 2 : 1;
};

const weighed = ({ before, seat }: Moment, kind: PuzzleKind, marches: number): readonly Weighed[] => {
  try {
    return weighedAnswers(before, { kind, seat, marches });
  } catch (error) {
    if (error instanceof BattleTooLong) return [];
    throw error;
  }
};

/** The puzzle of a kind that a moment of a game makes, every answer to it weighed; null if it makes none. */
const puzzleAt = (kind: PuzzleKind, game: ScoutedGame, at: number, name: string): Puzzle | null => {
  const moment = game.moments[at];
  if (moment === undefined) return null;
  const { marches: marchesAt, suits, tempts, levels } = KINDS_OF_PUZZLES[kind];
  const marches = marchesAt(moment, game, at);
  if (marches === null) return null;
  const answers = weighed(moment, kind, marches);
  const worth = Math.max(...answers.map((answer) => answer.worth));
  const best = answers.filter((answer) => answer.worth === worth);
  const others = answers.filter((answer) => answer.worth < worth);
  const [first] = best;
  if (first === undefined || !suits(best, others)) return null;
  // In a battle that can be won nobody asks for the troops.
  if (kind === "army" && weighed(moment, "battle", 1).some((answer) => answer.worth > 0)) return null;
  const tempting = others.filter((other) => tempts(other, first)).length;
  return {
    ...{ id: `${name}-${at}`, kind, seat: moment.seat, marches, worth, entries: at },
    level: levelOf(tempting, levels),
    answers: best.map(({ action }) => action),
  };
};

/** The puzzles in a game, no more of each kind than are wanted. */
export const puzzlesIn = (
  game: ScoutedGame,
  name: string,
  wanted: Readonly<Record<PuzzleKind, number>>,
): readonly Puzzle[] =>
  PUZZLE_KINDS.flatMap((kind) => {
    const found: Puzzle[] = [];
    for (let at = 0; at < game.moments.length && found.length < wanted[kind]; at++) {
      const puzzle = puzzleAt(kind, game, at, name);
      if (puzzle !== null) found.push(puzzle);
    }
    return found;
  });

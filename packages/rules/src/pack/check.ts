import { checkArmies } from "./checkArmies.ts";
import { checkBoard } from "./checkBoard.ts";
import { checkElectors } from "./checkElectors.ts";
import { checkFortresses } from "./checkFortresses.ts";
import { checkGoals, noteGoals } from "./checkGoals.ts";
import { checkPolitics } from "./checkPolitics.ts";
import { fieldsOf } from "./checkReading.ts";
import { checkSetUp } from "./checkSetUp.ts";
import { checkSilesia } from "./checkSilesia.ts";
import type { PackData } from "./data.ts";

export interface PackProblem {
  /** The file and the place in it: "board.json roads[3]". */
  readonly where: string;
  /** What is wrong, as a sentence for the maker of the pack. */
  readonly what: string;
  /** The clause of docs/rules/rules.md that is not satisfied, where there is one. */
  readonly rule?: string;
}

/**
 * Everything in a component pack that the rules do not allow; empty for a sound pack.
 *
 * The data may come straight from a file: whatever is missing or of the wrong type is reported too, and nothing
 * is ever thrown. What no rule reads (names, colours, drawing data) is left to the JSON schemas of the packs.
 */
export const checkPack = (data: PackData): PackProblem[] => {
  const problems: PackProblem[] = [];
  const report = (where: string, what: string, rule?: string): void => {
    problems.push(rule === undefined ? { where, what } : { where, what, rule });
  };
  const file = fieldsOf({ where: "pack", value: data, report });
  if (!file) return problems;
  const board = checkBoard({ where: "board.json", value: file("board").value, report });
  const armies = checkArmies({ where: "armies.json", value: file("armies").value, report });
  if (board) {
    checkFortresses(board, report);
    checkGoals(board, report);
  }
  if (board && armies) {
    checkSilesia(board, armies, report);
    checkElectors(board, armies, report);
    checkSetUp(board, armies, report);
  }
  checkPolitics({ where: "politics.json", value: file("politics").value, report });
  return problems;
};

/** What is worth knowing about a sound pack, though the rules allow it (NID-09); in the form of problems. */
export const packNotes = (data: PackData): PackProblem[] => {
  const notes: PackProblem[] = [];
  const board = checkBoard({ where: "board.json", value: data.board, report: () => {} });
  if (board) noteGoals(board, (where, what, rule) => notes.push({ where, what, ...(rule && { rule }) }));
  return notes;
};

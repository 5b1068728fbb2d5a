import type { PackData } from "../data.ts";
import { checkArmies } from "./armies.ts";
import { checkBoard } from "./board.ts";
import { checkElectors } from "./electors.ts";
import { checkFortresses } from "./fortresses.ts";
import { checkGoals, noteGoals } from "./goals.ts";
import { checkPolitics } from "./politics.ts";
import { fieldsOf } from "./reading.ts";
import { checkSetUp } from "./setUp.ts";
import { checkSilesia } from "./silesia.ts";

/** Something a component pack may not say, or (as a note) something unusual it does. */
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

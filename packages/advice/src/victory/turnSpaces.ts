import { isWinterDue } from "@maria/rules/board";
import { CESSION_TURN, FIRST_YEAR, type Position, TURNS_BETWEEN_WINTERS } from "@maria/rules/model";
import { lastTurn } from "./lastTurn.ts";

/** A space of the time track. */
export interface TurnSpace {
  readonly turn: number;
  readonly isNow: boolean;
  readonly isOver: boolean;
  readonly isLast: boolean;
  /** WTR-01: a winter follows. */
  readonly winter: boolean;
  /** SGA-13: after this turn Austria may cede Silesia. */
  readonly cession: boolean;
}

/** MAP-18, WTR-01: the turns of the game as far as they are known. */
export const turnSpaces = (view: Position): TurnSpace[] => {
  const last = lastTurn(view);
  const isAdvanced = view.options.variant === "advanced";
  const maybeCeded = view.options.variant === "silesia-gambit" && !view.affairs?.cession;
  return Array.from({ length: last }, (_, index): TurnSpace => {
    const turn = index + 1;
    const isLast = turn === last;
    return {
      turn,
      isNow: turn === view.turn,
      isOver: turn < view.turn,
      isLast,
      winter: isWinterDue(turn) && (isAdvanced || !isLast),
      cession: maybeCeded && turn === CESSION_TURN && view.turn <= turn,
    };
  });
};

/** CRD-01: in the advanced game every third turn begins a new year of Political Cards. */
export const yearOf = (turn: number): number => FIRST_YEAR + Math.floor((turn - 1) / TURNS_BETWEEN_WINTERS);

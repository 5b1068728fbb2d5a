import type { CardId, GameOptions, Pack } from "@maria/rules/model";
import { type ArmyAccount, armyAccountsIn } from "./armies.ts";
import { type BattleReport, battlesIn } from "./battles.ts";
import { type CardAccount, cardAccountsIn } from "./cardAccounts.ts";
import { type ExecutionReport, executionsIn } from "./politics.ts";
import { linesOf, type ReportStep } from "./step.ts";
import { type TurningPoint, turningPoints } from "./turningPoints.ts";

/** A game that is over, counted. */
export interface Report {
  readonly turns: number;
  readonly battles: readonly BattleReport[];
  readonly cards: readonly CardAccount[];
  readonly armies: readonly ArmyAccount[];
  readonly executions: readonly ExecutionReport[];
  readonly turningPoints: readonly TurningPoint[];
}

export const MOST_TURNING_POINTS = 5;

/** A game that is over, as its reader may know it. */
export interface PlayedGame {
  readonly steps: readonly ReportStep[];
  /** The hands with which it began, by power. */
  readonly dealt: readonly (readonly CardId[])[];
  readonly pack: Pack;
  readonly options: GameOptions;
}

/** A fold over what the reader may know; with all hands open no card in it is unknown. */
export const reportOf = ({ steps, dealt, pack, options }: PlayedGame): Report => {
  const lines = linesOf(steps);
  const battles = battlesIn(lines, dealt, pack, options);
  return {
    turns: steps.at(-1)?.turn ?? 0,
    battles,
    cards: cardAccountsIn(lines, dealt, pack),
    armies: armyAccountsIn(steps, lines, battles, pack),
    executions: executionsIn(lines),
    turningPoints: turningPoints(steps, MOST_TURNING_POINTS),
  };
};

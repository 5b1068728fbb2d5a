import type { LogEntry } from "@maria/rules";
import { type PoliticalCardId, type Power, worthOf } from "@maria/rules/model";
import { outcomesIn } from "../story/outcomes.ts";
import type { ReportLine } from "./step.ts";

/** A political card that was executed, and what it brought. */
export interface ExecutionReport {
  readonly step: number;
  readonly turn: number;
  readonly power: Power;
  readonly card: PoliticalCardId;
  /** How many cards it cost, and what they were worth as money. */
  readonly cards: number;
  readonly worth: number;
  /** What followed from it. */
  readonly effects: readonly LogEntry[];
}

export const executionsIn = (lines: readonly ReportLine[]): ExecutionReport[] => {
  const paid = new Map<PoliticalCardId, readonly [number, number]>();
  for (const { entry } of lines)
    if (entry.type === "politicalCardSelected")
      paid.set(entry.card, [entry.paid.length, entry.paid.reduce((sum, card) => sum + worthOf(card), 0)]);
  return outcomesIn(lines.map(({ entry }) => entry)).flatMap(({ at, outcome }): ExecutionReport[] => {
    const [first, ...effects] = outcome.entries;
    const line = lines[at];
    if (first?.type !== "politicalCardExecuted" || line === undefined) return [];
    const { power, card } = first;
    const [cards, worth] = paid.get(card) ?? [0, 0];
    return [{ step: line.step, turn: line.turn, power, card, cards, worth, effects: [first, ...effects] }];
  });
};

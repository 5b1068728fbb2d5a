import type { Budget } from "@maria/bots";
import { actionsOf, type PackData, type View } from "@maria/rules";
import { parseAction } from "@maria/rules/authority";
import { type Action, type Choice, isRefusal, type Seat } from "@maria/rules/model";
import type { Memory } from "@maria/rules/search";

/**
 * How a bot from outside is spoken to: one JSON object in each line of its standard input and output (docs/outside-bots.md).
 */
export const PROTOCOL = 1;

/** The ways of a march and the splits of troops may be thousands: so many of each choice are spelt out. */
const MOST_LISTED = 500;

/** One kind of decision, with actions that can be answered as they stand. */
export interface ToldChoice {
  readonly type: Choice["type"];
  /** Pieces, cities, cards and prices, by their numbers in the pack. */
  readonly about: Omit<Choice, "type">;
  readonly actions: readonly Action[];
  /** Whether there are more actions than those listed; they are legal answers, too. */
  readonly isCut: boolean;
}

export interface Hello {
  readonly type: "hello";
  readonly protocol: typeof PROTOCOL;
  readonly pack: PackData;
}

export interface Question {
  readonly type: "decide";
  readonly id: number;
  readonly seat: Seat;
  readonly view: View;
  readonly choices: readonly ToldChoice[];
  readonly memory: Memory;
  readonly budget: Budget;
  /** Chance of its own for this decision: the same in every tournament with this seed. */
  readonly chance: number;
}

export const toldChoice = (choice: Choice): ToldChoice => {
  const { type, ...about } = choice;
  const actions: Action[] = [];
  for (const action of actionsOf(choice)) {
    if (actions.length === MOST_LISTED) return { type, about, actions, isCut: true };
    actions.push(action);
  }
  return { type, about, actions, isCut: false };
};

const objectIn = (line: string): Readonly<Record<string, unknown>> => {
  const value: unknown = JSON.parse(line);
  if (typeof value !== "object" || value === null) throw new Error("a line is no JSON object");
  return value as Record<string, unknown>;
};

/** Enough of a line to recognise it by. */
const shortened = (line: string): string => (line.length > 120 ? `${line.slice(0, 120)}…` : line);

export const readReady = (line: string): void => {
  if (objectIn(line).type !== "ready") throw new Error(`not ready: ${shortened(line)}`);
};

/** The action in an answer to the question with this number; throws if it is none. */
export const readAnswer = (line: string, id: number): Action => {
  const answer = objectIn(line);
  if (answer.id !== id) throw new Error(`no answer to question ${id}: ${shortened(line)}`);
  const action = parseAction(answer.action);
  if (isRefusal(action)) throw new Error(`no action: ${shortened(line)}`);
  return action;
};

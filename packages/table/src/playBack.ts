import { type Entry, type GameRecord, newGame, replay } from "@maria/rules";
import { parseRecord, type ReplayStep, RULES_VERSION } from "@maria/rules/authority";
import { packOf } from "@maria/rules/board";
import type { Action, Refusal } from "@maria/rules/model";
import { draftOf } from "@maria/rules/search";
import { Course, KEEP_ALL, type Keeping } from "./course.ts";
import type { Decided, Step } from "./decide.ts";
import type { OrderKind } from "./orders/orders.ts";
import { withoutOrder } from "./storedEntry.ts";
import type { Halt, Reader } from "./table.ts";

/** All of a record but its entries: what a game begins with. */
export type GameStart = Omit<GameRecord, "entries">;

export interface PlayedBack {
  readonly course: Course;
  readonly halt: Halt | null;
}

/** The entries before the first that has not the shape of one, all with the rules' own hands built anew. */
const readable = (start: GameStart, found: readonly unknown[]): readonly Entry[] => {
  const parsed = parseRecord({ ...start, entries: found.map((stored) => withoutOrder(stored).entry) });
  if (!("fault" in parsed)) return parsed.record.entries;
  if (parsed.entry === null) throw new RangeError(`the record is damaged: ${parsed.fault}`);
  return readable(start, found.slice(0, parsed.entry - 1));
};

/** A replay changes its state at every step; a course keeps some of them. */
const keptStep = (
  step: Exclude<ReplayStep, { type: "begun" }>,
  entries: readonly Entry[],
  order: OrderKind | null = null,
): Step => {
  const state = draftOf(step.state);
  return step.type === "played"
    ? { ...step, state, ...(order === null ? {} : { order }) }
    : { ...step, state, undone: (entries[step.removed - 1] as Entry).action as Action };
};

const followed = (
  start: GameStart,
  entries: readonly Entry[],
  found: readonly unknown[],
  read: readonly Reader[],
  keeping: Keeping,
): { readonly course: Course; readonly illegal: number | null } => {
  const course = Course.begun(newGame(packOf(start), start.options, start.seed), read, keeping);
  const replayed = replay({ ...start, rules: RULES_VERSION, entries }, (step) => {
    if (step.type === "begun") return;
    const { order } = withoutOrder(found[step.number - 1]);
    course.follow(keptStep(step, entries, order));
  });
  return { course, illegal: "number" in replayed ? replayed.number : null };
};

/**
 * What a take-back leads to that reaches further back than is kept: the record is played back with it at its end. The
 * entries must be legal.
 */
export const takeBackByRecord = (
  start: GameStart,
  found: readonly unknown[],
  takeBack: Entry,
): Decided | Refusal => {
  const entries = [...readable(start, found), takeBack];
  const steps: Step[] = [];
  const replayed = replay({ ...start, rules: RULES_VERSION, entries }, (step) => {
    if (step.type === "begun" || (steps.length === 0 && step.number < entries.length)) return;
    steps.push(keptStep(step, entries));
  });
  if ("refusal" in replayed) return replayed.refusal;
  if ("foreign" in replayed) throw new RangeError("the pack of a game in play is not loaded");
  return { state: replayed.state, steps };
};

/**
 * Plays a record back, whatever version of the rules it was begun under, as far as every entry in it is legal today; the
 * logs of the readers given are written down. Costs a replay and a copy of the state for each entry. Throws if the
 * record has no sound beginning or its pack is not loaded.
 */
export const playBack = (
  start: GameStart,
  found: readonly unknown[],
  read: readonly Reader[] = [],
  keeping = KEEP_ALL,
): PlayedBack => {
  const haltAt = (number: number): Halt => ({ number, of: found.length, rules: start.rules });
  const entries = readable(start, found);
  const whole = followed(start, entries, found, read, keeping);
  if (whole.illegal === null)
    return {
      course: whole.course,
      halt: entries.length < found.length ? haltAt(entries.length + 1) : null,
    };
  // An illegal take-back may have been followed halfway.
  const { course } = followed(start, entries.slice(0, whole.illegal - 1), found, read, keeping);
  return { course, halt: haltAt(whole.illegal) };
};

/** The part of a record that today's rules allow, as one of theirs: for those who only look on. */
export const playableRecord = (
  start: GameStart,
  found: readonly unknown[],
): { readonly record: GameRecord; readonly halt: Halt | null } => {
  const { course, halt } = playBack(start, found);
  const entries = readable(start, found.slice(0, course.entries));
  return { record: { ...start, rules: RULES_VERSION, entries }, halt };
};

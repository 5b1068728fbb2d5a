import { type Entry, type GameRecord, play, replay } from "@maria/rules";
import {
  type Action,
  type CardId,
  type CityId,
  isRefusal,
  type PieceId,
  type Power,
  type Seat,
  type State,
  type Suit,
} from "@maria/rules/model";

/** What a text of a lesson names, by what stands in braces there. */
export type LessonValue =
  | { readonly piece: PieceId }
  | { readonly city: CityId }
  | { readonly cards: readonly CardId[] }
  | { readonly suit: Suit }
  | { readonly power: Power }
  | { readonly number: number };

/** What somebody is asked to do in a step. */
export type LessonTask =
  /** Look at something: tap this piece, or this city. */
  | { readonly kind: "piece"; readonly piece: PieceId }
  | { readonly kind: "city"; readonly city: CityId }
  /** A question with so many answers, of which one is right, counted from 0. */
  | { readonly kind: "question"; readonly answers: number; readonly right: number }
  /** Decide as a player would. */
  | { readonly kind: "act"; readonly action: Action };

/** One idea: what is said, what is to be done, and what happens then. */
export interface LessonStep {
  /** Its texts are found by this name after that of the lesson, or by this alone if it is one that lessons share. */
  readonly name: string;
  readonly task: LessonTask;
  readonly values: Readonly<Record<string, LessonValue>>;
  /** The clauses it is about. */
  readonly rules: readonly string[];
  /** Cities to bring into sight. */
  readonly places: readonly CityId[];
  /** What everybody does before the next step. */
  readonly after: readonly Entry[];
}

/** A moment of a game, seen by one seat, and a few steps from there. */
export interface Lesson {
  readonly id: string;
  readonly seat: Seat;
  readonly record: GameRecord;
  readonly steps: readonly LessonStep[];
}

const endOf = (path: readonly CityId[]): CityId | undefined => path[path.length - 1];

const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null)
    return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) =>
    isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
};

/** Payments in any order are the same payment. */
const withCardsSorted = (action: Action): object =>
  "cards" in action ? { ...action, cards: [...action.cards].sort((a, b) => a - b) } : action;

/** What a march takes from the enemy: fortresses and supply trains. */
const takenBy = (state: State, seat: Seat, march: Action): readonly string[] => {
  const played = play(state, seat, march);
  if (isRefusal(played)) return [];
  return played.events.flatMap((event) => {
    if (event.type === "conquered") return [`fortress ${event.fortress}`];
    return event.type === "trainEliminated" ? [`train ${event.train}`] : [];
  });
};

/**
 * Whether an action of a seat is what a step asks for, as the game stands when the step begins. A march may take another way to the same
 * city at the same pace, if it takes all that was meant to be taken; how a power shares out its troops at the beginning or in
 * winter is its own affair, and which cards it pays with too; anything else is meant exactly.
 */
export const isAsked = (state: State, seat: Seat, asked: Action, action: Action): boolean => {
  if (asked.type === "march" && action.type === "march") {
    const isThere =
      asked.piece === action.piece &&
      asked.force === action.force &&
      endOf(asked.path) === endOf(action.path);
    if (!isThere || isSame(asked.path, action.path)) return isThere;
    const taken = takenBy(state, seat, action);
    return takenBy(state, seat, asked).every((prize) => taken.includes(prize));
  }
  if (asked.type === "retreat" && action.type === "retreat") return endOf(asked.path) === endOf(action.path);
  if (asked.type === "allot" && action.type === "allot") return asked.power === action.power;
  if (asked.type === "recruit" && action.type === "recruit")
    return asked.power === action.power && asked.troops === action.troops;
  if (asked.type === "paySupply" && action.type === "paySupply") return asked.power === action.power;
  return isSame(withCardsSorted(asked), withCardsSorted(action));
};

/** What has been played when a step begins, the way the lesson means it. */
export const recordAt = ({ record, steps, seat }: Lesson, step: number): GameRecord => {
  const done = steps.slice(0, step).flatMap(({ task, after }): Entry[] => {
    const own: Entry[] = task.kind === "act" ? [{ seat, action: task.action }] : [];
    return [...own, ...after];
  });
  return { ...record, entries: [...record.entries, ...done] };
};

/** What these rules do not allow in a lesson, in words for developers; null if it can be played from end to end. */
export const lessonFault = (lesson: Lesson): string | null => {
  const begun = replay(lesson.record);
  if (!("state" in begun)) return `${lesson.id}: its record is not allowed: ${JSON.stringify(begun)}`;
  let { state } = begun;
  for (const { name, task, after } of lesson.steps) {
    const own: Entry[] = task.kind === "act" ? [{ seat: lesson.seat, action: task.action }] : [];
    for (const { seat, action } of [...own, ...after]) {
      if (action.type === "takeBack") return `${lesson.id}/${name}: takes back`;
      const played = play(state, seat, action);
      if (isRefusal(played)) return `${lesson.id}/${name}: ${seat} may not ${action.type} (${played.rule})`;
      state = played.state;
    }
  }
  return null;
};

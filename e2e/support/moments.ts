import { type GameRecord, type LogEntry, play } from "@maria/rules";
import { replaySteps } from "@maria/rules/authority";
import {
  type Action,
  type Frame,
  type GameEvent,
  isRefusal,
  type Seat,
  type State,
} from "@maria/rules/model";
import { draftOf } from "@maria/rules/search";
import { sayWith, sentenceOf, type Words, wordsFor } from "@maria/tell";
import { en } from "@maria/tell/messages/en";
import { historical, recordsLike } from "./records.ts";

/** The words of the game, as a visitor with an English browser reads them. */
export const words: Words = wordsFor("en", historical, sayWith<typeof en>("en", en));
export const told = (event: LogEntry): string => sentenceOf(words, event);

/** One action, with the game before and after it. */
export interface Step {
  readonly before: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/** The game after one more action, by the rules alone: what the page must come to as well. */
export const playOn = (before: State, seat: Seat, action: Action): Step => {
  const played = play(before, seat, action);
  if (isRefusal(played)) throw new Error(`${seat} may not ${action.type}: ${played.rule}`);
  return { before, seat, action, after: played.state, events: played.events };
};

/** A recorded game up to a decision that is about to be taken. */
export interface Moment {
  readonly record: GameRecord;
  /** How the recorded game went on. */
  readonly next: Step;
  /** And what came after that. */
  readonly later: readonly Step[];
}

type Numbered = Step & { readonly number: number };

const stepsOf = (record: GameRecord): Numbered[] => {
  const steps: Numbered[] = [];
  let before: State | null = null;
  for (const step of replaySteps(record)) {
    const after = draftOf(step.state);
    if (step.type === "played" && before !== null) {
      const { number, seat, action, events } = step;
      steps.push({ number, before, seat, action, after, events });
    }
    before = after;
  }
  return steps;
};

/** Games that have been gone through once: most tests want several moments of the same. */
const known = new Map<string, { readonly record: GameRecord; readonly steps: readonly Numbered[] }[]>();

function* gamesLike(fixture: string): Generator<{
  readonly record: GameRecord;
  readonly steps: readonly Numbered[];
}> {
  const games = known.get(fixture) ?? [];
  known.set(fixture, games);
  yield* games;
  for (const record of recordsLike(fixture).slice(games.length)) {
    const game = { record, steps: stepsOf(record) };
    games.push(game);
    yield game;
  }
}

/** The recorded game, or another of its kind, up to the first action that is wanted. */
export const momentBefore = (
  fixture: string,
  isWanted: (step: Step, later: () => readonly Step[]) => boolean,
): Moment => {
  for (const { record, steps } of gamesLike(fixture))
    for (const [index, next] of steps.entries()) {
      const later = (): Step[] => steps.slice(index + 1);
      if (!isWanted(next, later)) continue;
      const entries = record.entries.slice(0, next.number - 1);
      return { record: { ...record, entries }, next, later: later() };
    }
  throw new Error(`there is nothing of the kind in any game like ${fixture}`);
};

export const topFrame = (state: State): Frame | undefined => state.agenda.at(-1);

type EventOf<Type extends GameEvent["type"]> = Extract<GameEvent, { type: Type }>;

export const eventIn = <Type extends GameEvent["type"]>({ events }: Step, type: Type): EventOf<Type> => {
  const found = events.find((event): event is EventOf<Type> => event.type === type);
  if (found === undefined) throw new Error(`there was no ${type}`);
  return found;
};

export const hasEvent = ({ events }: Step, type: GameEvent["type"]): boolean =>
  events.some((event) => event.type === type);

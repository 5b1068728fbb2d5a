import {
  type Action,
  apply,
  type Draft,
  draftOf,
  type GameEvent,
  type GameRecord,
  type LogEntry,
  logFor,
  newGame,
  packOf,
  type Seat,
  type State,
  standingEntries,
  type View,
  view,
} from "@maria/rules";
import { type Counts, countsOf } from "./counts.ts";
import { type MarkKind, marksIn } from "./landmarks.ts";

/** Whose eyes the game is seen with: a seat's, a spectator's (null), or, once it is over, everybody's. */
export type Reader = Seat | null | "everybody";

/** One step of the replay: what an action brought about that the reader may know. */
export interface ReplayStep {
  /** How many entries of the record have been played. */
  readonly played: number;
  /** Nobody's for the beginning. */
  readonly by: Seat | null;
  readonly turn: number;
  /** Index into the sequence of play. */
  readonly phase: number;
  readonly lines: readonly LogEntry[];
  readonly marks: readonly MarkKind[];
  /** Empty where the race is not shown. */
  readonly counts: Counts;
}

export interface History {
  readonly reader: Reader;
  readonly steps: readonly ReplayStep[];
  /** HID-14: while an advanced game is played, nobody is shown how the pools have changed: winter scores are pools. */
  readonly showsRace: boolean;
  /** The game as the reader may see it after a step. */
  viewAt(step: number): View;
}

/** A copy of the state is kept every so many entries: any other is a short way from one of them. */
const BETWEEN_COPIES = 40;
/** The page stays awake while a long game is read. */
const LONGEST_STRETCH = 12;

const NO_COUNTS: Counts = new Map();

type Played = { readonly seat: Seat; readonly action: Action };

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** HID-01, HID-05: when the game is over nothing is secret any more. */
const openView = (state: State): View => ({
  ...view(state, null),
  troops: state.troops,
  hands: state.hands,
  ...(state.closed === null ? {} : { placed: state.closed.placed, faceDownCards: state.closed.faceDown }),
});

const viewFor = (state: State, reader: Reader): View =>
  reader === "everybody" ? openView(state) : view(state, reader);

const linesFor = (state: State, events: readonly GameEvent[], reader: Reader): readonly LogEntry[] =>
  reader === "everybody" ? events : logFor(state, events, reader);

/**
 * Plays the record through once. An action of which the reader may not even know that it happened (HID-03) is no step
 * of its own, or the number of steps would tell.
 */
export const readHistory = async (record: GameRecord, reader: Reader): Promise<History> => {
  const pack = packOf(record);
  const entries: readonly Played[] = standingEntries(record.entries);
  const draft: Draft = draftOf(newGame(pack, record.options, record.seed));
  const copies: State[] = [draftOf(draft)];
  const showsRace = reader === "everybody" || record.options.variant !== "advanced";
  const counts = (): Counts => (showsRace ? countsOf(draft, pack) : NO_COUNTS);
  const beginning = { played: 0, by: null, turn: draft.turn, phase: draft.step, lines: [], marks: [] };
  const steps: ReplayStep[] = [{ ...beginning, counts: counts() }];
  let since = performance.now();
  for (const [index, { seat, action }] of entries.entries()) {
    const events: GameEvent[] = [];
    apply(draft, seat, action, events);
    const played = index + 1;
    if (played % BETWEEN_COPIES === 0) copies.push(draftOf(draft));
    const lines = linesFor(draft, events, reader);
    if (lines.length > 0)
      steps.push({
        played,
        by: seat,
        turn: draft.turn,
        phase: draft.step,
        lines,
        marks: marksIn(events),
        counts: counts(),
      });
    if (performance.now() - since > LONGEST_STRETCH) {
      await breathe();
      since = performance.now();
    }
  }

  const stateAfter = (played: number): State => {
    const copy = Math.floor(played / BETWEEN_COPIES);
    const state = draftOf(copies[copy] ?? draft);
    for (const { seat, action } of entries.slice(copy * BETWEEN_COPIES, played))
      apply(state, seat, action, null);
    return state;
  };
  return {
    reader,
    steps,
    showsRace,
    viewAt: (step) => viewFor(stateAfter(steps[step]?.played ?? 0), reader),
  };
};

import { type Counts, countsOf } from "@maria/advice/victory";
import { type GameRecord, type LogEntry, logFor, type View, view } from "@maria/rules";
import { replaySteps } from "@maria/rules/authority";
import { packOf } from "@maria/rules/board";
import type { GameEvent, Seat, State } from "@maria/rules/model";
import { draftOf } from "@maria/rules/search";
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
  /** HID-02: the troops of each power after it. */
  readonly totals: readonly number[];
}

export interface History {
  readonly reader: Reader;
  readonly steps: readonly ReplayStep[];
  /** HID-14: while an advanced game is played, nobody is shown how the pools have changed: winter scores are pools. */
  readonly showsRace: boolean;
  /** The game as the reader may see it after a step. */
  viewAt(step: number): View;
}

/** The page stays awake while a long game is read. */
const LONGEST_STRETCH = 12;

const NO_COUNTS: Counts = new Map();

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
  const showsRace = reader === "everybody" || record.options.variant !== "advanced";
  const steps: ReplayStep[] = [];
  /** The game after each step. */
  const states: State[] = [];
  const add = (state: State, step: Pick<ReplayStep, "played" | "by" | "lines" | "marks">): void => {
    const counts = showsRace ? countsOf(state, pack) : NO_COUNTS;
    const totals = pack.armies.map(({ generals }) =>
      generals.reduce((sum, general) => sum + (state.troops[general] ?? 0), 0),
    );
    steps.push({ ...step, turn: state.turn, phase: state.step, counts, totals });
    states.push(draftOf(state));
  };
  const drop = (entry: number): void => {
    while ((steps.at(-1)?.played ?? 0) >= entry) {
      steps.pop();
      states.pop();
    }
  };

  const replaying = replaySteps(record);
  let since = performance.now();
  for (let next = replaying.next(); ; next = replaying.next()) {
    if (next.done) {
      if (!("state" in next.value)) throw new RangeError("the record cannot be played back");
      return { reader, steps, showsRace, viewAt: (step) => viewFor(states[step] as State, reader) };
    }
    const step = next.value;
    if (step.type === "begun") add(step.state, { played: 0, by: null, lines: [], marks: [] });
    else if (step.type === "takenBack") drop(step.removed);
    else {
      const { number, seat, state, events } = step;
      const lines = linesFor(state, events, reader);
      if (lines.length > 0) add(state, { played: number, by: seat, lines, marks: marksIn(events) });
    }
    if (performance.now() - since > LONGEST_STRETCH) {
      await breathe();
      since = performance.now();
    }
  }
};

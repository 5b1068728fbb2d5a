import { logEntry } from "@maria/rules/authority";
import { type Seat, type State, seatsOf } from "@maria/rules/model";
import type { Past, Standing, Step } from "./decide.ts";
import type { LogLine, Reader } from "./table.ts";

/** So many games before an entry are kept for take-backs; whoever goes back further waits for the record to be read. */
const MOST_KEPT = 200;

/** HID-03: whether the reader knows that somebody at the seat did this, or took it back. */
export const isSeenBy = (reader: Reader, seat: Seat, action: { readonly type: string }): boolean =>
  reader === seat || action.type !== "transfer";

interface NumberedLine {
  readonly number: number;
  readonly line: LogLine;
}

/** What one reader knows of the course of the game. */
interface Knowledge {
  /** How many entries he has seen. */
  seen: number;
  /** An entry of his that was made before he had seen so many is stale. */
  current: number;
  /** The log as he may read it; null while nobody reads. */
  lines: NumberedLine[] | null;
}

/**
 * The course of one game as far as it is stored: its state, what may be taken back, and what each reader has seen of
 * it. It grows by steps alone, whether they come from a record played back or from an entry just stored, so that a game
 * opened again stands exactly where it stood.
 */
export class Course implements Past {
  state: State;
  entries = 0;
  again = 0;
  readonly standing: Standing[] = [];
  private readonly known: ReadonlyMap<Reader, Knowledge>;

  /** A new game, or one that is played back from its beginning; `read` are the readers whose log is kept. */
  constructor(begun: State, read: Iterable<Reader> = []) {
    this.state = begun;
    const readers: readonly Reader[] = [...seatsOf(begun.options), null];
    const kept = new Set(read);
    this.known = new Map(
      readers.map((reader) => [reader, { seen: 0, current: 0, lines: kept.has(reader) ? [] : null }]),
    );
  }

  seenBy(reader: Reader): number {
    return this.knowledgeOf(reader).seen;
  }

  linesOf(reader: Reader): readonly LogLine[] {
    return this.linesFrom(reader, 0);
  }

  /** The lines from this entry on. */
  linesFrom(reader: Reader, number: number): readonly LogLine[] {
    const lines = this.knowledgeOf(reader).lines ?? [];
    const from = lines.findLastIndex((line) => line.number < number) + 1;
    return lines.slice(from).map(({ line }) => line);
  }

  /** Begins to keep a reader's log from another course of the same game, or ceases to. */
  keepLines(reader: Reader, from: Course | null): void {
    this.knowledgeOf(reader).lines = from?.knowledgeOf(reader).lines ?? null;
  }

  keepsLines(reader: Reader): boolean {
    return this.knowledgeOf(reader).lines !== null;
  }

  /** Whether the seat has acted, or something it had seen was taken back, since it had seen so many entries. */
  isStale(seat: Seat, seen: number): boolean {
    const knowledge = this.knowledgeOf(seat);
    return seen < knowledge.current || seen > knowledge.seen;
  }

  follow(step: Step): void {
    if (step.type === "takenBack") {
      this.entries = step.number;
      this.again += step.since;
      while ((this.standing.at(-1)?.number ?? 0) >= step.removed) this.standing.pop();
      this.note(step.seat, step.undone, true);
      this.forget(step.removed);
    } else {
      const isNew = step.number > this.entries;
      if (isNew) {
        this.entries = step.number;
        this.note(step.seat, step.action, false);
      }
      this.keep(step);
      this.write(step);
    }
    this.state = step.state;
  }

  private knowledgeOf(reader: Reader): Knowledge {
    const knowledge = this.known.get(reader);
    if (knowledge === undefined) throw new RangeError(`nobody sits at ${reader} in this game`);
    return knowledge;
  }

  private note(seat: Seat, action: { readonly type: string }, isTakenBack: boolean): void {
    for (const [reader, knowledge] of this.known) {
      if (!isSeenBy(reader, seat, action)) continue;
      knowledge.seen++;
      if (isTakenBack || reader === seat) knowledge.current = knowledge.seen;
    }
  }

  private keep({ number, seat, action, state }: Extract<Step, { type: "played" }>): void {
    const { standing } = this;
    if (state.takeBack.every((count) => count === 0)) standing.length = 0;
    else if (standing.push({ number, seat, action, before: this.state }) > MOST_KEPT) standing.shift();
  }

  private forget(number: number): void {
    for (const { lines } of this.known.values())
      if (lines !== null) while ((lines.at(-1)?.number ?? 0) >= number) lines.pop();
  }

  private write({ number, seat, state, events }: Extract<Step, { type: "played" }>): void {
    const { turn, step } = state;
    for (const [reader, { lines }] of this.known) {
      if (lines === null) continue;
      for (const event of events) {
        const entry = logEntry(state, event, reader);
        if (entry !== null) lines.push({ number, line: { turn, step, by: seat, entry } });
      }
    }
  }
}

import type { Entry } from "@maria/rules";
import { logEntry } from "@maria/rules/authority";
import { type Seat, type State, seatsOf } from "@maria/rules/model";
import type { Past, Standing, Step } from "./decide.ts";
import type { LogLine, Reader } from "./table.ts";

/** How much of the past a course keeps at hand; whoever wants more waits for the record to be read. */
export interface Keeping {
  /** Games before an entry, for take-backs. */
  readonly states: number;
  /** Lines of each log, for those who come back. */
  readonly lines: number;
}

export const KEEP_ALL: Keeping = { states: 200, lines: Number.POSITIVE_INFINITY };

/** HID-03: whether the reader knows that somebody at the seat did this, or took it back. */
export const isSeenBy = (reader: Reader, seat: Seat, action: { readonly type: string }): boolean =>
  reader === seat || action.type !== "transfer";

interface NumberedLine {
  readonly number: number;
  /** How many entries the reader had seen with this one. */
  readonly seen: number;
  readonly line: LogLine;
}

/** The log of one reader, or its later part: all lines of what came after he had seen `since` entries. */
interface Log {
  since: number;
  readonly lines: NumberedLine[];
}

/** The latest entry of a seat, and between which counts it must have been made. */
interface OwnEntry {
  readonly action: Entry["action"];
  readonly from: number;
  readonly to: number;
}

/** What one reader can count of the course of the game. */
export interface Counts {
  /** How many entries he has seen. */
  seen: number;
  /** An entry of his that was made before he had seen so many is stale. */
  current: number;
  /** How many he had seen when something was last taken back; what he read before that may be gone. */
  undone: number;
  own: OwnEntry | null;
  /** What the seat did last, and others saw, was to take something back: its player thinks again, and his orders rest. */
  hasTakenBack: boolean;
}

interface Knowledge extends Counts {
  /** Null while nobody reads. */
  log: Log | null;
}

/** A course without its past: enough to play on. */
export interface CourseSnapshot {
  readonly state: State;
  readonly entries: number;
  readonly again: number;
  /** In the order of the seats, the spectator last. */
  readonly counts: readonly Counts[];
}

const readersOf = (state: State): readonly Reader[] => [...seatsOf(state.options), null];

const NOTHING_SEEN: Counts = { seen: 0, current: 0, undone: 0, own: null, hasTakenBack: false };
const TAKE_BACK = { type: "takeBack" } as const;

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
  private readonly keeping: Keeping;

  private constructor(snapshot: CourseSnapshot, read: ReadonlySet<Reader>, keeping: Keeping) {
    this.state = snapshot.state;
    this.entries = snapshot.entries;
    this.again = snapshot.again;
    this.keeping = keeping;
    this.known = new Map(
      readersOf(snapshot.state).map((reader, index) => {
        const counts = snapshot.counts[index] ?? NOTHING_SEEN;
        const log = read.has(reader) ? { since: counts.seen, lines: [] } : null;
        return [reader, { ...counts, log }];
      }),
    );
  }

  /** A new game, or one that is played back from its beginning; `read` are the readers whose log is kept. */
  static begun(state: State, read: Iterable<Reader> = [], keeping = KEEP_ALL): Course {
    return new Course({ state, entries: 0, again: 0, counts: [] }, new Set(read), keeping);
  }

  /** A game that goes on from where it was put away; where logs are short, everybody's is kept from there on. */
  static resumed(snapshot: CourseSnapshot, keeping: Keeping): Course {
    const read = Number.isFinite(keeping.lines) ? readersOf(snapshot.state) : [];
    return new Course(snapshot, new Set(read), keeping);
  }

  get snapshot(): CourseSnapshot {
    const counts = [...this.known.values()].map(({ log: _log, ...counts }): Counts => counts);
    return { state: this.state, entries: this.entries, again: this.again, counts };
  }

  seenBy(reader: Reader): number {
    return this.knowledgeOf(reader).seen;
  }

  /** The whole log, which must be kept whole. */
  linesOf(reader: Reader): readonly LogLine[] {
    return this.linesFrom(reader, 0);
  }

  /** The lines from this entry on. */
  linesFrom(reader: Reader, number: number): readonly LogLine[] {
    const lines = this.knowledgeOf(reader).log?.lines ?? [];
    const from = lines.findLastIndex((line) => line.number < number) + 1;
    return lines.slice(from).map(({ line }) => line);
  }

  /** What was added to the log since the reader had seen so many entries; null if that is not kept, or something is gone. */
  linesSince(reader: Reader, seen: number): readonly LogLine[] | null {
    const { log, undone, seen: now } = this.knowledgeOf(reader);
    if (log === null || seen < log.since || seen < undone || seen > now) return null;
    const from = log.lines.findLastIndex((line) => line.seen <= seen) + 1;
    return log.lines.slice(from).map(({ line }) => line);
  }

  /** Takes a reader's log over from another course of the same game, or lets go of it. */
  keepLines(reader: Reader, from: Course | null): void {
    this.knowledgeOf(reader).log = from?.knowledgeOf(reader).log ?? null;
  }

  /** Whether the log is kept from its beginning. */
  keepsWhole(reader: Reader): boolean {
    return this.knowledgeOf(reader).log?.since === 0;
  }

  /** Whether the seat has acted, or something it had seen was taken back, since it had seen so many entries. */
  isStale(seat: Seat, seen: number): boolean {
    const knowledge = this.knowledgeOf(seat);
    return seen < knowledge.current || seen > knowledge.seen;
  }

  /** Whether the last the seat did for all to see was to take something back. */
  hasTakenBack(seat: Seat): boolean {
    return this.knowledgeOf(seat).hasTakenBack;
  }

  /** Whether this is the seat's latest entry sent once more, by somebody who has not seen yet that it was accepted. */
  isRepeated(seat: Seat, seen: number, action: Entry["action"]): boolean {
    const { own } = this.knowledgeOf(seat);
    return (
      own !== null &&
      own.from <= seen &&
      seen <= own.to &&
      JSON.stringify(own.action) === JSON.stringify(action)
    );
  }

  follow(step: Step): void {
    if (step.type === "takenBack") {
      this.entries = step.number;
      this.again += step.since;
      while ((this.standing.at(-1)?.number ?? 0) >= step.removed) this.standing.pop();
      this.note(step.seat, step.undone, TAKE_BACK);
      this.forget(step.removed);
    } else {
      const isNew = step.number > this.entries;
      if (isNew) {
        this.entries = step.number;
        this.shortenLogs();
        this.note(step.seat, step.action, step.action);
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

  /** `done` is the action played or taken back, by which it is known who may know; `entry` is what stands in the record. */
  private note(seat: Seat, done: { readonly type: string }, entry: Entry["action"]): void {
    for (const [reader, knowledge] of this.known) {
      if (!isSeenBy(reader, seat, done)) continue;
      const { seen, current } = knowledge;
      knowledge.seen = seen + 1;
      if (entry.type === "takeBack") knowledge.undone = knowledge.seen;
      if (entry.type === "takeBack" || reader === seat) knowledge.current = knowledge.seen;
      if (reader !== seat) continue;
      knowledge.own = { action: entry, from: current, to: seen };
      // HID-03: nothing that others see may hang on what only he knows he did.
      if (done.type !== "transfer") knowledge.hasTakenBack = entry.type === "takeBack";
    }
  }

  private keep({ number, seat, action, state }: Extract<Step, { type: "played" }>): void {
    const { standing, keeping } = this;
    if (state.takeBack.every((count) => count === 0)) standing.length = 0;
    else if (standing.push({ number, seat, action, before: this.state }) > keeping.states) standing.shift();
  }

  private forget(number: number): void {
    for (const { log } of this.known.values())
      if (log !== null) while ((log.lines.at(-1)?.number ?? 0) >= number) log.lines.pop();
  }

  private write({ number, seat, state, events, order }: Extract<Step, { type: "played" }>): void {
    const { turn, step } = state;
    for (const [reader, { log, seen }] of this.known) {
      if (log === null) continue;
      for (const event of events) {
        const entry = logEntry(state, event, reader);
        if (entry === null) continue;
        // Only whoever gave an order is told that it was one.
        const own = order !== undefined && reader === seat ? { order } : {};
        log.lines.push({ number, seen, line: { turn, step, by: seat, entry, ...own } });
      }
    }
  }

  /** Before something new is written: what a take-back has just brought to light is still to be told. Half goes at once. */
  private shortenLogs(): void {
    for (const { log } of this.known.values())
      if (log !== null && log.lines.length > 2 * this.keeping.lines) this.shorten(log);
  }

  private shorten(log: Log): void {
    const last = log.lines[log.lines.length - this.keeping.lines - 1];
    if (last === undefined) return;
    log.since = last.seen;
    log.lines.splice(0, log.lines.findLastIndex((line) => line.seen <= last.seen) + 1);
  }
}

import { type Entry, pending, type View, view } from "@maria/rules";
import { parseEntry, views } from "@maria/rules/authority";
import { isRefusal, type Refusal, refuse, type Seat, type State, seatsOf } from "@maria/rules/model";
import { changeSince } from "./change.ts";
import { Course, type CourseSnapshot, isSeenBy, KEEP_ALL, type Keeping } from "./course.ts";
import { BEYOND, type Decided, decide, type Step } from "./decide.ts";
import type { EntryStore } from "./entryStore.ts";
import type { Ordered } from "./orders/orderedAction.ts";
import type { OrderKind } from "./orders/orders.ts";
import { type GameStart, playBack, takeBackByRecord } from "./playBack.ts";
import { withoutOrder } from "./storedEntry.ts";
import type { Answer, Change, Halt, LogLine, Moment, Reader } from "./table.ts";

interface Watch {
  readonly reader: Reader;
  readonly listener: (moment: Moment) => void;
  readonly onChange: ((change: Change) => void) | null;
}

/** What a moment tells of the log. */
interface Telling {
  readonly linesOf: (reader: Reader) => readonly LogLine[];
  readonly isWhole: boolean;
  /** The game as it stood when all who are told were told last. */
  readonly before?: State;
}

export interface OpenOptions {
  /** Shown every step once it is stored, with all its secrets: for simulations and checks, never for players. */
  readonly audit?: (step: Step) => void;
  /** How much of the past is kept in memory; all that is watched and may be taken back unless it is given. */
  readonly keeping?: Keeping;
  /** What `snapshot` once gave, under these rules: only the entries after it are read. */
  readonly snapshot?: CourseSnapshot | null;
}

/** Both have passed the edge, so their fields stand in the same order. */
const isSame = (one: Entry, other: Entry): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The authority over one game. It handles one entry after another: decide, append durably, commit, tell. Nothing is
 * shown or acknowledged before it is stored; what cannot be stored leaves the game as it was. It keeps no record, only
 * the state and what may be taken back, and of a reader's log as much as it was told to keep.
 */
export class Authority {
  readonly start: GameStart;
  private readonly store: EntryStore;
  private readonly audit: (step: Step) => void;
  /** Whether logs are short, and everybody's is kept. */
  private readonly isShort: boolean;
  private readonly keeping: Keeping;
  /** The course, or how it is had again while the game rests. */
  private kept: Course | (() => CourseSnapshot);
  private stopped: Halt | null;
  /** Whether an append may have been stored although it failed. */
  private isUnsettled = false;
  private readonly watches = new Set<Watch>();
  private queue: Promise<unknown> = Promise.resolve();

  private constructor(
    start: GameStart,
    store: EntryStore,
    { audit = () => {}, keeping = KEEP_ALL }: OpenOptions,
    course: Course,
    halt: Halt | null,
  ) {
    this.start = start;
    this.store = store;
    this.audit = audit;
    this.keeping = keeping;
    this.isShort = Number.isFinite(keeping.lines);
    this.kept = course;
    this.stopped = halt;
  }

  /**
   * Opens a game as it is stored. The pack must be loaded. Rejects if the store cannot be read or holds no sound
   * beginning of a game.
   */
  static async open(start: GameStart, store: EntryStore, options: OpenOptions = {}): Promise<Authority> {
    const { keeping = KEEP_ALL, snapshot = null } = options;
    if (snapshot !== null) {
      const authority = new Authority(start, store, options, Course.resumed(snapshot, keeping), null);
      if ((await authority.takeInNew()) === null) throw new Error("the store cannot be read");
      return authority;
    }
    // Where logs are short, everybody's is kept: for those who come back.
    const read: readonly Reader[] = Number.isFinite(keeping.lines) ? [...seatsOf(start.options), null] : [];
    const { course, halt } = playBack(start, await store.read(1), read, keeping);
    return new Authority(start, store, options, course, halt);
  }

  private get course(): Course {
    if (typeof this.kept === "function") this.kept = Course.resumed(this.kept(), this.keeping);
    return this.kept;
  }

  /** Nothing has been asked of the game since it was laid to rest. */
  get isResting(): boolean {
    return typeof this.kept === "function";
  }

  /**
   * Lets go of everything but what `shorten` keeps of a snapshot and gives back, until something is asked of the game: then it stands
   * as if it had just been opened from the store.
   */
  rest(shorten: (snapshot: CourseSnapshot) => () => CourseSnapshot): Promise<void> {
    return this.inTurn(async () => {
      if (typeof this.kept !== "function" && this.isShort) this.kept = shorten(this.kept.snapshot);
    });
  }

  /** The game as it stands, for `open` to go on from: a cache of the record, with all its secrets. */
  get snapshot(): CourseSnapshot {
    return this.course.snapshot;
  }

  /** Why the game goes no further here, if it does not. */
  get halt(): Halt | null {
    return this.stopped;
  }

  /** How many entries are known to be stored; never to be shown to a seat (HID-03). */
  get entries(): number {
    return this.course.entries;
  }

  /** The game as it is stored, to ask who has to decide or what has come of it; never to be shown. */
  get state(): State {
    return this.course.state;
  }

  viewOf(reader: Reader): View {
    return view(this.course.state, reader);
  }

  /** How many entries the reader has seen: the number that `act` wants. */
  seenBy(reader: Reader): number {
    return this.course.seenBy(reader);
  }

  /**
   * Asks for an entry of the seat, made when it had seen so many. Whatever is sent is read at the edge first. Answers
   * when the entry is stored and told, or with the reason why it is not; rejects for nothing that is sent.
   */
  act(seat: Seat, seen: number, sent: unknown): Promise<Answer> {
    return this.inTurn(() => this.handle(seat, seen, sent));
  }

  /**
   * Lets a seat's sealed orders act as the seat would. They are asked when nothing else is going on, so that what was changed
   * before is changed; null if they have nothing to say.
   */
  carryOut(seat: Seat, ask: () => Ordered | null): Promise<Answer | null> {
    return this.inTurn(async () => {
      const ordered = ask();
      return ordered && this.handle(seat, this.seenBy(seat), ordered.action, ordered.order);
    });
  }

  /** Does something while no entry is decided or stored. */
  meanwhile<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.inTurn(work);
  }

  /** Whether the last the seat did for all to see was to take something back. */
  hasTakenBack(seat: Seat): boolean {
    return this.course.hasTakenBack(seat);
  }

  /**
   * Takes in, and tells, what is stored beyond what is known here: what another process has stored, or an append that
   * seemed to have failed. False if the store cannot be read.
   */
  catchUp(): Promise<boolean> {
    return this.inTurn(async () => (await this.takeInNew()) !== null);
  }

  /** Fulfilled when everything asked for so far is answered. */
  settled(): Promise<void> {
    return this.inTurn(async () => {});
  }

  /**
   * Calls with the present moment and the whole log, or with what was added to the log since the reader had seen `since`
   * entries if nothing of it was taken back; then with every moment the reader may know of. Where it differs from the one before by what has
   * changed alone, `onChange` is called in its place.
   */
  async watch(
    reader: Reader,
    listener: (moment: Moment) => void,
    since?: number,
    onChange: Watch["onChange"] = null,
  ): Promise<() => void> {
    const watch: Watch = { reader, listener, onChange };
    await this.inTurn(async () => {
      if (since !== undefined) await this.catchUpWith(reader, since);
      const added = await this.linesSince(reader, since);
      this.watches.add(watch);
      this.show([watch], {
        linesOf: () => added ?? this.course.linesOf(reader),
        isWhole: added === null,
      });
    });
    return () => {
      this.watches.delete(watch);
      if (!this.isShort && ![...this.watches].some((other) => other.reader === reader))
        this.course.keepLines(reader, null);
    };
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => {});
    return done;
  }

  private async handle(seat: Seat, seen: number, sent: unknown, order?: OrderKind): Promise<Answer> {
    if (this.isUnsettled && (await this.takeInNew()) === null) return { failed: "unknown" };
    const entry = parseEntry({ seat, action: sent });
    if (isRefusal(entry)) return entry;
    if (!seatsOf(this.start.options).includes(seat)) return refuse("PWR-01", "unknownSeat");
    await this.catchUpWith(seat, seen);
    for (;;) {
      if (this.stopped !== null) return { failed: "halted" };
      if (this.course.isStale(seat, seen)) {
        if (this.course.isRepeated(seat, seen, entry.action)) return { accepted: true };
        this.show(
          [...this.watches].filter(({ reader }) => reader === seat),
          { linesOf: () => [], isWhole: false },
        );
        return { stale: true };
      }
      const decided = await this.decided(entry);
      if (decided === null) return { failed: "notStored" };
      if (isRefusal(decided)) return decided;
      const answer = await this.append(entry, decided, order);
      if (answer !== null) return answer;
    }
  }

  /** Null if the record would have to be read back and cannot be. Whoever watches a take-back is shown his whole log. */
  private async decided(entry: Entry): Promise<Decided | Refusal | null> {
    const { course } = this;
    const decided = decide(course.state, entry.seat, entry.action, course);
    if (decided !== BEYOND && (isRefusal(decided) || entry.action.type !== "takeBack")) return decided;
    try {
      await this.readWhole([...this.watches].map(({ reader }) => reader));
      return decided === BEYOND ? takeBackByRecord(this.start, await this.storedSoFar(), entry) : decided;
    } catch {
      return null;
    }
  }

  /**
   * What was added to the reader's log since then; null if he has to be shown all of it, which is at hand then. He is sent the same
   * whatever is kept in memory: that may hang on what others do in secret (HID-03).
   */
  private async linesSince(reader: Reader, since: number | undefined): Promise<readonly LogLine[] | null> {
    const kept = since === undefined ? null : this.course.linesSince(reader, since);
    if (kept !== null) return kept;
    await this.readWhole([reader]);
    return since === undefined ? null : this.course.linesSince(reader, since);
  }

  private async storedSoFar(): Promise<readonly unknown[]> {
    return (await this.store.read(1)).slice(0, this.course.entries);
  }

  /** Sees to it that the whole logs of these readers are at hand. Rejects if the store cannot be read. */
  private async readWhole(readers: readonly Reader[]): Promise<void> {
    const missing = readers.filter((reader) => !this.course.keepsWhole(reader));
    if (missing.length === 0) return;
    const { course } = playBack(this.start, await this.storedSoFar(), missing);
    for (const reader of missing) this.course.keepLines(reader, course);
  }

  /**
   * Null if another writer was first. What he stored may be something of which the seat may not even know (HID-03), so
   * it has to be decided again and not to be refused for that.
   */
  private async append(entry: Entry, decided: Decided, order?: OrderKind): Promise<Answer | null> {
    try {
      await this.store.append(this.course.entries + 1, entry, order);
    } catch {
      this.isUnsettled = true;
      const stored = await this.takeInNew();
      if (stored === null) return { failed: "unknown" };
      const [first] = stored;
      if (first === undefined) return { failed: "notStored" };
      return isSame(first, entry) ? { accepted: true } : null;
    }
    this.commit(decided, order ?? null);
    return { accepted: true };
  }

  /** Whoever has seen more than is known here has seen it at another process. */
  private async catchUpWith(reader: Reader, seen: number): Promise<void> {
    if (seen > this.course.seenBy(reader)) await this.takeInNew();
  }

  /** The entries that were new; null if the store cannot be read. */
  private async takeInNew(): Promise<readonly Entry[] | null> {
    let stored: readonly unknown[];
    try {
      stored = await this.store.read(this.course.entries + 1);
    } catch {
      return null;
    }
    this.isUnsettled = false;
    const taken: Entry[] = [];
    for (const [index, found] of stored.entries()) {
      const { entry: sent, order } = withoutOrder(found);
      const entry = this.stopped === null ? parseEntry(sent) : refuse("SEQ-04", "malformedAction");
      const decided = isRefusal(entry) ? entry : await this.decided(entry);
      if (isRefusal(entry) || decided === null || isRefusal(decided)) {
        const of = this.course.entries + stored.length - index;
        this.stopped ??= { number: this.course.entries + 1, of, rules: this.start.rules };
        break;
      }
      this.commit(decided, order);
      taken.push(entry);
    }
    return taken;
  }

  private commit(decided: Decided, order: OrderKind | null): void {
    const steps = decided.steps.map(
      (step): Step => (order === null || step.type !== "played" ? step : { ...step, order }),
    );
    const before = this.course.state;
    for (const step of steps) this.course.follow(step);
    const [first] = steps;
    if (first === undefined) return;
    this.tell(first, before);
    for (const step of steps) this.audit(step);
  }

  /** HID-03: those who may not know that it happened are told nothing, not even that there is nothing to tell. */
  private tell(step: Step, before: State): void {
    const isTakeBack = step.type === "takenBack";
    const action = isTakeBack ? step.undone : step.action;
    const told = [...this.watches].filter(({ reader }) => isSeenBy(reader, step.seat, action));
    this.show(told, {
      linesOf: (reader) =>
        isTakeBack ? this.course.linesOf(reader) : this.course.linesFrom(reader, step.number),
      isWhole: isTakeBack,
      ...(isTakeBack ? {} : { before }),
    });
  }

  /** Shows the present moment; all who see with the same eyes are shown the same object. */
  private show(watches: readonly Watch[], { linesOf, isWhole, before }: Telling): void {
    const { course } = this;
    if (watches.length === 0) return;
    const readers = [...new Set(watches.map(({ reader }) => reader))];
    const seen = views(course.state, readers);
    const deciding = pending(course.state);
    const moments = readers.map(
      (reader, index): Moment => ({
        seen: course.seenBy(reader),
        view: seen[index] as View,
        pending: deciding,
        lines: linesOf(reader),
        isWhole,
      }),
    );
    const isBrief = before !== undefined && watches.some(({ onChange }) => onChange !== null);
    // HID-03: what others have done in secret since has changed nothing in a reader's view.
    const changes = isBrief
      ? views(before, readers).map((view, index) => changeSince(view, moments[index] as Moment))
      : [];
    for (const watch of watches)
      try {
        const index = readers.indexOf(watch.reader);
        const change = changes[index];
        if (change !== undefined && watch.onChange !== null) watch.onChange(change);
        else watch.listener(moments[index] as Moment);
      } catch {
        // Somebody who cannot be told any more must not keep the others from playing.
        this.watches.delete(watch);
      }
  }
}

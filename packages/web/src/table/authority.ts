import {
  type Entry,
  type GameEvent,
  type GameRecord,
  isRefusal,
  type LogEntry,
  logEntry,
  type Position,
  parseEntry,
  pending,
  playAtTable,
  type Table as RulesTable,
  replay,
  type Seat,
  seatsOf,
  view,
} from "@maria/rules";
import type { Answer, LogLine, Moment } from "./table.ts";

type Reader = Seat | null;

/** A game with its log as each reader may know it. */
export class Authority {
  private table: RulesTable;
  private readonly readers: readonly Reader[];
  private lines = new Map<Reader, LogLine[]>();

  constructor(record: GameRecord) {
    this.readers = [...seatsOf(record.options), null];
    this.table = { record, state: this.retell(record) };
  }

  get seq(): number {
    return this.table.record.entries.length;
  }

  get record(): GameRecord {
    return this.table.record;
  }

  /** The position everybody may ask who has to decide in; never to be shown. */
  get position(): Position {
    return this.table.state;
  }

  /** Rebuilds state and log from the record. */
  private retell(record: GameRecord): RulesTable["state"] {
    this.lines = new Map(this.readers.map((reader) => [reader, []]));
    const replayed = replay(record, (step) => {
      if (step.type === "played") this.tell(step.state, step.seat, step.number, step.events);
      if (step.type === "takenBack") this.forget(step.removed);
    });
    if ("state" in replayed) return replayed.state;
    if ("foreign" in replayed) throw new RangeError(`the game was played with other ${replayed.foreign}`);
    const { number, entry, refusal } = replayed;
    throw new RangeError(`entry ${number} (${entry.seat}, ${entry.action.type}) breaks ${refusal.rule}`);
  }

  /** Nobody is told any more of an entry, or of what came after it. */
  private forget(entry: number): void {
    for (const lines of this.lines.values()) while ((lines.at(-1)?.seq ?? 0) >= entry) lines.pop();
  }

  private tell(state: Position, by: Seat, seq: number, events: readonly GameEvent[]): void {
    for (const reader of this.readers)
      for (const event of events) {
        const entry: LogEntry | null = logEntry(state, event, reader);
        if (entry !== null)
          this.lines.get(reader)?.push({ seq, turn: state.turn, step: state.step, by, entry });
      }
  }

  /** Whether the seat has acted, or anything was taken back, since the moment it speaks of. */
  private isStale(seat: Seat, seq: number): boolean {
    return this.record.entries
      .slice(seq)
      .some((entry) => entry.seat === seat || entry.action.type === "takeBack");
  }

  /** Whatever is sent here is read at the edge first: nothing else is ever played or stored. */
  act(seat: Seat, seq: number, sent: Entry["action"]): Answer {
    if (this.isStale(seat, seq)) return { stale: true };
    const entry = parseEntry({ seat, action: sent });
    if (isRefusal(entry)) return entry;
    const { action } = entry;
    const played = playAtTable(this.table, seat, action);
    if (isRefusal(played)) return played;
    this.table = played.table;
    if (action.type === "takeBack") this.retell(played.table.record);
    else this.tell(played.table.state, seat, this.seq, played.events);
    return { accepted: true };
  }

  /** The present moment; `since` leaves out what the reader has read already. */
  moment(reader: Reader, since: number | null): Moment {
    const all = this.lines.get(reader) ?? [];
    return {
      seq: this.seq,
      view: view(this.table.state, reader),
      pending: pending(this.table.state),
      lines: since === null ? [...all] : all.filter(({ seq }) => seq > since),
      isWhole: since === null,
    };
  }
}

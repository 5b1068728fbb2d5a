import type { Entry } from "@maria/rules";
import type { OrderKind } from "@maria/table";
import { CompiledQuery, type Kysely, sql } from "kysely";
import { EPOCH, epochOf } from "./epoch.ts";
import type { EntryRow, Schema } from "./schema.ts";

interface Waiting {
  readonly row: EntryRow;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

export interface JournalOptions {
  /**
   * How many statements may be on their way at once: one, so that what comes meanwhile gathers here; or any number, where whoever
   * writes puts those together that have come while he was at it, and should never have to wait for more to do.
   */
  readonly mostUnderWay?: number;
  /** Told of each group that is stored: how many entries, and in how many seconds. */
  readonly onGroup?: (size: number, seconds: number) => void;
  /** Told why a group could not be stored. */
  readonly onError?: (error: unknown) => void;
}

/** Both stores take more values in one statement. */
const MOST_IN_GROUP = 128;

const keyOf = ({ game, number }: Pick<EntryRow, "game" | "number">): string => `${game} ${number}`;

/**
 * Appends entries of all games. Those that come in the same moment, or while others are being written, go to the disk
 * together: one statement, one transaction, one synchronisation. An append is answered when its entry is stored for good.
 * Nothing is stored on a record that was restored since it was read.
 */
export class Journal {
  private readonly db: Kysely<Schema>;
  private readonly options: Required<JournalOptions>;
  private queue: Waiting[] = [];
  private isGathering = false;
  private readonly underWay = new Set<Promise<void>>();
  private isClosed = false;
  /** How many epochs it has seen. */
  generation = 0;
  private epoch: string | null = null;
  /** The statement for each size of a group: to compile it takes longer than to carry it out. */
  private readonly statements = new Map<number, string>();

  constructor(
    db: Kysely<Schema>,
    { mostUnderWay = 1, onGroup = () => {}, onError = () => {} }: JournalOptions = {},
  ) {
    this.db = db;
    this.options = { mostUnderWay, onGroup, onError };
  }

  append(game: string, number: number, { seat, action }: Entry, order?: OrderKind): Promise<void> {
    if (this.isClosed) return Promise.reject(new Error("the journal is closed"));
    return new Promise((resolve, reject) => {
      const row = { game, number, seat, action: JSON.stringify(action), ordered: order ?? null };
      this.queue.push({ row, resolve, reject });
      this.gather();
    });
  }

  /** Goes on in another epoch. Whoever read the store before it must not append any more. */
  renew(epoch: string): void {
    this.epoch = epoch;
    this.generation++;
  }

  /** Takes nothing more; fulfilled when all that was taken is answered. */
  async close(): Promise<void> {
    this.isClosed = true;
    while (this.isGathering || this.underWay.size > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      await Promise.all(this.underWay);
    }
  }

  /** Whatever else has come over the network in this moment is read first. */
  private gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    setImmediate(() => {
      this.isGathering = false;
      this.send();
    });
  }

  private send(): void {
    while (this.queue.length > 0 && this.underWay.size < this.options.mostUnderWay) {
      const written = this.write(this.nextGroup()).finally(() => {
        this.underWay.delete(written);
        this.send();
      });
      this.underWay.add(written);
    }
  }

  /** No two in a group want the same number of a game, or it could not be told which of them was stored. */
  private nextGroup(): readonly Waiting[] {
    const group = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const waiting of this.queue.splice(0, MOST_IN_GROUP)) {
      const key = keyOf(waiting.row);
      if (group.has(key)) later.push(waiting);
      else group.set(key, waiting);
    }
    this.queue.unshift(...later);
    return [...group.values()];
  }

  private async write(group: readonly Waiting[]): Promise<void> {
    const begun = performance.now();
    try {
      const values = group.flatMap(({ row: { game, number, seat, action, ordered } }) => [
        ...[game, number, seat, action, ordered],
      ]);
      this.epoch ??= await epochOf(this.db);
      const statement = CompiledQuery.raw(this.statementFor(group.length), [...values, this.epoch]);
      const { rows } = await this.db.executeQuery<Pick<EntryRow, "game" | "number">>(
        statement as CompiledQuery<Pick<EntryRow, "game" | "number">>,
      );
      const keys = new Set(rows.map(keyOf));
      for (const { row, resolve, reject } of group)
        if (keys.has(keyOf(row))) resolve();
        else reject(new Error(`entry ${row.number} is taken, or the store was restored`));
      this.options.onGroup(group.length, (performance.now() - begun) / 1000);
    } catch (error) {
      this.options.onError(error);
      for (const { reject } of group) reject(error as Error);
    }
  }

  private statementFor(size: number): string {
    const known = this.statements.get(size);
    if (known !== undefined) return known;
    const row = sql`(${""}, ${""}, ${""}, ${""}, ${""})`;
    const rows = sql.join(Array.from({ length: size }, () => row));
    const { sql: text } = sql`
      insert into entries (game, number, seat, action, ordered)
      select column1, cast(column2 as integer), column3, column4, column5 from (values ${rows}) as fresh
      where exists (select 1 from secrets where name = ${sql.lit(EPOCH)} and value = ${""})
      on conflict (game, number) do nothing
      returning game, number`.compile(this.db);
    this.statements.set(size, text);
    return text;
  }
}

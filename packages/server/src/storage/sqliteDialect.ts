import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from "kysely";
import { isReading, type Outcome, type Statements } from "./statements.ts";
import type { Step, Writing } from "./writing.ts";

const resultOf = <Row>({ rows, changes }: Outcome): QueryResult<Row> => ({
  rows: rows as Row[],
  numAffectedRows: BigInt(changes),
});

/** One at a time over the connection that reads; what a transaction asks for, and what writes, goes where it is written. */
class Connection implements DatabaseConnection {
  private readonly reading: Statements;
  private readonly writing: Writing;
  private step: Step | null = null;

  constructor(reading: Statements, writing: Writing) {
    this.reading = reading;
    this.writing = writing;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.step !== null) return resultOf(await this.step.carryOut(sql, parameters));
    if (isReading(sql)) return resultOf(this.reading.carryOut(sql, parameters));
    return resultOf(await this.writing.write(sql, parameters));
  }

  /** Over the connection that reads: in a transaction only where that is the one that writes, too. */
  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    for (const row of this.reading.iterate(sql, parameters)) yield { rows: [row as Row] };
  }

  async begin({ isolationLevel }: TransactionSettings): Promise<void> {
    this.step = await this.writing.begin(isolationLevel === undefined ? "begin immediate" : "begin");
  }

  async end(how: "commit" | "rollback"): Promise<void> {
    await this.step?.[how]();
    this.step = null;
  }
}

class SqliteDriver implements Driver {
  private readonly connect: () => Connection;
  private readonly atEnd: () => Promise<void>;

  constructor(connect: () => Connection, atEnd: () => Promise<void>) {
    this.connect = connect;
    this.atEnd = atEnd;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return this.connect();
  }

  beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    return connection.begin(settings);
  }

  commitTransaction(connection: Connection): Promise<void> {
    return connection.end("commit");
  }

  rollbackTransaction(connection: Connection): Promise<void> {
    return connection.end("rollback");
  }

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.atEnd();
  }
}

/** SQLite for Kysely: whatever only reads is asked at once, everything else one after another where it is written. */
export const sqliteDialect = (
  reading: Statements,
  writing: Writing,
  atEnd: () => Promise<void>,
): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SqliteDriver(() => new Connection(reading, writing), atEnd),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

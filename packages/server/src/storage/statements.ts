import type Database from "libsql";

/** What came of a statement: its rows, or how many it has changed. */
export interface Outcome {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

export interface Wanted {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What came of one of several statements. */
export type Written = Outcome | Error;

const faultOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** How a transaction begins: the right to write is taken at once, or everything is read as it stood in one moment. */
export type Beginning = "begin immediate" | "begin";

/** Statements are prepared once; a server has some dozens of them, those for groups of entries by their size. */
const MOST_PREPARED = 500;

/** What a statement gives back has rows of its own. */
const RETURNS_ROWS = /^\s*(select|with|pragma|explain)\b|\breturning\b/i;
/** Says how the connection works; many are refused in a transaction. */
const SETS = /^\s*pragma\b/i;
const READS = /^\s*(select|explain)\b/i;

/** Whether it may be asked of a connection that never writes. */
export const isReading = (text: string): boolean => READS.test(text);

/** Whether it may stand in a transaction with others. */
export const isWriting = (text: string): boolean => !READS.test(text) && !SETS.test(text);

/** Statements over one connection. */
export class Statements {
  private readonly database: Database.Database;
  private readonly prepared = new Map<string, Database.Statement>();

  constructor(database: Database.Database) {
    this.database = database;
  }

  /** Rows one after another, as they are asked for. */
  iterate(text: string, values: readonly unknown[]): IterableIterator<unknown> {
    return this.statement(text).iterate([...values]) as IterableIterator<unknown>;
  }

  /**
   * Carries a statement out in a transaction of its own, committed when this returns. A statement that finds the file locked is never
   * ended by libsql, and what others write over the same connection is not committed as long as it is not, although they are told so.
   * So the right to write is always taken by itself, and a failure takes everything back.
   */
  write(text: string, values: readonly unknown[]): Outcome {
    this.giveUp();
    if (!isWriting(text)) return this.carryOut(text, values);
    this.begin("begin immediate");
    try {
      const outcome = this.carryOut(text, values);
      this.commit();
      return outcome;
    } catch (error) {
      this.giveUp();
      throw error;
    }
  }

  /**
   * Carries out statements that only write, all in one transaction and with one synchronisation. If one of them fails nothing of it is
   * there, and each is carried out by itself; a commit that fails is the failure of all.
   */
  writeTogether(wanted: readonly Wanted[]): readonly Written[] {
    if (wanted.length === 1) return wanted.map((one) => this.tried(one));
    try {
      this.begin("begin immediate");
    } catch (error) {
      return wanted.map(() => faultOf(error));
    }
    const outcomes = this.carriedOut(wanted);
    if (outcomes === null) return wanted.map((one) => this.tried(one));
    try {
      this.commit();
      return outcomes;
    } catch (error) {
      this.giveUp();
      return wanted.map(() => faultOf(error));
    }
  }

  /** Within the transaction that is under way, which ends with the first that fails. */
  private carriedOut(wanted: readonly Wanted[]): readonly Outcome[] | null {
    try {
      return wanted.map(({ text, values }) => this.carryOut(text, values));
    } catch {
      this.giveUp();
      return null;
    }
  }

  private tried({ text, values }: Wanted): Written {
    try {
      return this.write(text, values);
    } catch (error) {
      return faultOf(error);
    }
  }

  /** Reads, or writes within the transaction that is under way. */
  carryOut(text: string, values: readonly unknown[]): Outcome {
    const statement = this.statement(text);
    if (RETURNS_ROWS.test(text)) return { rows: statement.all([...values]), changes: 0 };
    return { rows: [], changes: statement.run([...values]).changes };
  }

  begin(how: Beginning): void {
    this.giveUp();
    this.database.exec(how);
  }

  commit(): void {
    this.database.exec("commit");
    if (this.database.inTransaction) throw new Error("the transaction is not committed");
  }

  /** Takes back what is not committed; some failures have done so already. */
  giveUp(): void {
    if (this.database.inTransaction) this.database.exec("rollback");
  }

  private statement(text: string): Database.Statement {
    const found = this.prepared.get(text);
    if (found !== undefined) return found;
    if (this.prepared.size >= MOST_PREPARED) this.prepared.clear();
    const statement = this.database.prepare(text);
    this.prepared.set(text, statement);
    return statement;
  }
}

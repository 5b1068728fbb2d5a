import type { Beginning, Outcome, Statements } from "./statements.ts";

/** Where statements that write are carried out, one after another. */
export interface Writing {
  /** In a transaction of its own; fulfilled when it is on the disk. */
  write(text: string, values: readonly unknown[]): Promise<Outcome>;
  /** Begins a transaction; nobody else writes until it has ended. */
  begin(how: Beginning): Promise<Step>;
}

/** A transaction that has begun. */
export interface Step {
  carryOut(text: string, values: readonly unknown[]): Promise<Outcome>;
  /** If it fails, it has to be rolled back. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** Lets one come after another, in the order in which they ask. */
export class Turns {
  private last: Promise<void> = Promise.resolve();

  /** Fulfilled when all who came before have done, and before whoever comes later; takes no turn. */
  passed(): Promise<void> {
    return this.last;
  }

  /** Fulfilled when all who came before have done; gives what lets the next one come. */
  async next(): Promise<() => void> {
    const before = this.last;
    let release = (): void => {};
    this.last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";

/** Milliseconds until the file is asked for again. */
const PAUSE = 20;

/**
 * Writes over the connection that reads, too: for a program beside a server. While the server writes it asks again, for so many
 * milliseconds; between two tries everything else in this process goes on, a server's own thread included.
 */
export class WritingHere implements Writing {
  private readonly statements: Statements;
  private readonly patience: number;
  private readonly turns = new Turns();

  constructor(statements: Statements, patience: number) {
    this.statements = statements;
    this.patience = patience;
  }

  private async whenFree<T>(work: () => T): Promise<T> {
    const end = Date.now() + this.patience;
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isLocked(error) || Date.now() >= end) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  async write(text: string, values: readonly unknown[]): Promise<Outcome> {
    const release = await this.turns.next();
    try {
      return await this.whenFree(() => this.statements.write(text, values));
    } finally {
      release();
    }
  }

  async begin(how: Beginning): Promise<Step> {
    const { statements } = this;
    const release = await this.turns.next();
    try {
      await this.whenFree(() => statements.begin(how));
    } catch (error) {
      release();
      throw error;
    }
    return {
      carryOut: async (text, values) => statements.carryOut(text, values),
      async commit() {
        statements.commit();
        release();
      },
      async rollback() {
        release();
        statements.giveUp();
      },
    };
  }
}

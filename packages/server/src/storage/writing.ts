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

/** Writes over the connection that reads, too: for a program that serves nobody meanwhile. */
export class WritingHere implements Writing {
  private readonly statements: Statements;
  private readonly turns = new Turns();

  constructor(statements: Statements) {
    this.statements = statements;
  }

  async write(text: string, values: readonly unknown[]): Promise<Outcome> {
    const release = await this.turns.next();
    try {
      return this.statements.write(text, values);
    } finally {
      release();
    }
  }

  async begin(how: Beginning): Promise<Step> {
    const { statements } = this;
    const release = await this.turns.next();
    try {
      statements.begin(how);
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

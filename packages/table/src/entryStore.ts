import type { Entry } from "@maria/rules";

/**
 * Where the entries of one game are kept: a browser's database, a server's, a list in memory. Entries are numbered from
 * 1 without gaps and never changed; the number is the lock against two writers.
 */
export interface EntryStore {
  /**
   * Stores an entry under the next number. Fulfilled only when it is stored for good. Rejected if that number is taken
   * or for any other reason; whether it was stored in spite of that the authority finds out by `read`.
   */
  append(number: number, entry: Entry): Promise<void>;
  /** The entries from this number on, in order, as they were stored; nothing in them is trusted. */
  read(from: number): Promise<readonly unknown[]>;
}

/** A game that is kept only as long as somebody plays it: for simulations and the terminal. */
export class MemoryStore implements EntryStore {
  readonly entries: Entry[];

  constructor(entries: readonly Entry[] = []) {
    this.entries = [...entries];
  }

  async append(number: number, entry: Entry): Promise<void> {
    if (number !== this.entries.length + 1) throw new RangeError(`entry ${number} is not the next one`);
    this.entries.push(entry);
  }

  async read(from: number): Promise<readonly Entry[]> {
    return this.entries.slice(from - 1);
  }
}

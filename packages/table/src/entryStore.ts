import type { Entry } from "@maria/rules";
import type { OrderKind } from "./orders/orders.ts";

/**
 * Where the entries of one game are kept: a browser's database, a server's, a list in memory. Entries are numbered from
 * 1 without gaps and never changed; the number is the lock against two writers.
 */
export interface EntryStore {
  /**
   * Stores an entry under the next number. Fulfilled only when it is stored for good. Rejected if that number is taken
   * or for any other reason; whether it was stored in spite of that the authority finds out by `read`. `order` is the
   * sealed order that made it, of which only its owner is ever told.
   */
  append(number: number, entry: Entry, order?: OrderKind): Promise<void>;
  /**
   * The entries from this number on, in order, as they were stored, each with the field `order` if one made it; nothing in
   * them is trusted.
   */
  read(from: number): Promise<readonly unknown[]>;
}

/** A game that is kept only as long as somebody plays it: for simulations and the terminal. */
export class MemoryStore implements EntryStore {
  readonly entries: Entry[];
  private readonly orders = new Map<number, OrderKind>();

  constructor(entries: readonly Entry[] = []) {
    this.entries = [...entries];
  }

  async append(number: number, entry: Entry, order?: OrderKind): Promise<void> {
    if (number !== this.entries.length + 1) throw new RangeError(`entry ${number} is not the next one`);
    this.entries.push(entry);
    if (order !== undefined) this.orders.set(number, order);
  }

  async read(from: number): Promise<readonly Entry[]> {
    return this.entries.slice(from - 1).map((entry, index) => {
      const order = this.orders.get(from + index);
      return order === undefined ? entry : { ...entry, order };
    });
  }
}

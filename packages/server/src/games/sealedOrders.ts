import type { Seat } from "@maria/rules/model";
import type { Authority, Orders } from "@maria/table";
import type { Kysely } from "kysely";
import { leaveOrders, ordersIn } from "../storage/orders.ts";
import type { Schema } from "../storage/schema.ts";

/** The sealed orders of one open game, as they are stored; they change only while no entry is decided or stored. */
export class SealedOrders {
  private readonly db: Kysely<Schema>;
  private readonly game: string;
  private all: ReadonlyMap<Seat, Orders> = new Map();

  constructor(db: Kysely<Schema>, game: string) {
    this.db = db;
    this.game = game;
  }

  at(seat: Seat): Orders | null {
    return this.all.get(seat) ?? null;
  }

  async read(): Promise<void> {
    this.all = await ordersIn(this.db, this.game);
  }

  leave(authority: Authority, seat: Seat, orders: Orders): Promise<void> {
    return authority.meanwhile(async () => {
      await leaveOrders(this.db, this.game, seat, orders);
      this.all = new Map([...this.all, [seat, orders]]);
    });
  }

  /** Takes in what was left at another process, and gives what is another order than before. */
  async readAgain(authority: Authority): Promise<readonly (readonly [Seat, Orders])[]> {
    const before = this.all;
    await authority.meanwhile(() => this.read());
    return [...this.all].filter(
      ([seat, orders]) => JSON.stringify(before.get(seat)) !== JSON.stringify(orders),
    );
  }
}

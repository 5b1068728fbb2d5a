import type { Seat } from "@maria/rules/model";
import { NO_ORDERS, type Orders, type SeatOrders } from "@maria/table";
import { house } from "../house.ts";

/** The sealed orders of the seats played from here, as the server keeps them. */
export class StandingOrders {
  private readonly game: string;
  private seats: readonly Seat[] = [];
  private known = $state.raw<ReadonlyMap<Seat, Orders>>(new Map());

  constructor(game: string) {
    this.game = game;
  }

  /** Null until the server has told them. */
  at(seat: Seat | null): Orders | null {
    return seat === null ? null : (this.known.get(seat) ?? null);
  }

  /** These seats are played from here. */
  async hold(seats: readonly Seat[]): Promise<void> {
    if (seats.join() === this.seats.join()) return;
    this.seats = seats;
    await this.ask();
  }

  /** Asks for them all: on a new line, since another device may have changed them. */
  async ask(): Promise<void> {
    for (const seat of this.seats)
      try {
        this.take(await house.orders(this.game, seat));
      } catch {
        // They are asked for again with the next line.
      }
  }

  take({ seat, orders }: SeatOrders): void {
    this.known = new Map(this.known).set(seat, orders);
  }

  /** Changes some of a seat's orders. Rejects if the server does not take them; then nothing is changed. */
  async change(seat: Seat, changes: Partial<Orders>): Promise<void> {
    const orders = { ...(this.at(seat) ?? NO_ORDERS), ...changes };
    this.take(await house.leaveOrders(this.game, { seat, orders }));
  }
}

import type { ChatLine, OwnGame } from "@maria/table";
import { isAsked } from "./asked.ts";
import type { ConnectionState } from "./connection.ts";
import { house } from "./house.ts";
import { NetworkTable } from "./networkTable.ts";
import { StandingOrders } from "./orders/standingOrders.svelte.ts";

/** One game on a server as this page has it before it: who sits there, who is present, and whether the line stands. */
export class OnlineGame {
  own = $state.raw<OwnGame | null>(null);
  connection = $state<ConnectionState>("connecting");
  /** What this person may hear, the latest last. */
  chat = $state.raw<readonly ChatLine[]>([]);
  private heard = $state(0);
  readonly unheard = $derived(Math.max(0, this.chat.length - this.heard));
  /** The game goes on without him, and not while everybody sits there: he need not wait for it. */
  readonly isWaitingForOthers = $derived(
    this.own !== null &&
      this.own.own.length > 0 &&
      this.own.game.status === "running" &&
      this.own.game.pace !== "live" &&
      !isAsked(this.own),
  );
  readonly table: NetworkTable;
  readonly orders: StandingOrders;

  constructor(id: string) {
    this.orders = new StandingOrders(id);
    this.table = new NetworkTable(id, {
      onGame: (own) => {
        this.own = own;
        void this.orders.hold(own.game.status === "running" ? own.own : []);
      },
      onConnection: (state) => {
        this.connection = state;
        // What was said while the line was lost is asked for; the first time, all that is there.
        if (state === "connected") {
          void this.listen();
          void this.orders.ask();
        }
      },
      onChat: (lines) => {
        this.chat = [...this.chat, ...lines];
      },
      onOrders: (given) => this.orders.take(given),
    });
  }

  /** All that was said has been read. */
  hear(): void {
    this.heard = this.chat.length;
  }

  private async listen(): Promise<void> {
    try {
      this.chat = await house.chat(this.table.id);
    } catch {
      // It is asked for again with the next line.
    }
  }

  /** Takes in what the server has answered about it. */
  take(own: OwnGame): void {
    this.own = own;
  }

  close(): void {
    this.table.close();
  }
}

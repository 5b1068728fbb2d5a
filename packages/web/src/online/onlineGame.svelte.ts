import type { OwnGame } from "@maria/table";
import type { ConnectionState } from "./connection.ts";
import { NetworkTable } from "./networkTable.ts";

/** One game on a server as this page has it before it: who sits there, who is present, and whether the line stands. */
export class OnlineGame {
  own = $state.raw<OwnGame | null>(null);
  connection = $state<ConnectionState>("connecting");
  readonly table: NetworkTable;

  constructor(id: string) {
    this.table = new NetworkTable(id, {
      onGame: (own) => {
        this.own = own;
      },
      onConnection: (state) => {
        this.connection = state;
      },
    });
  }

  /** Takes in what the server has answered about it. */
  take(own: OwnGame): void {
    this.own = own;
  }

  close(): void {
    this.table.close();
  }
}

import type { Account, Person } from "@maria/table";
import { visitor } from "../visitor.svelte.ts";
import { accounts } from "./accounts.ts";

/** The account that is signed in at this device; null for guests and strangers, undefined until the server was asked. */
class OwnAccount {
  account = $state.raw<Account | null | undefined>(undefined);

  async read(): Promise<void> {
    await visitor.ask();
    this.account = await accounts.own();
  }

  /** Somebody has signed in, or out. */
  async become(person: Person | null): Promise<void> {
    visitor.become(person);
    this.account = await accounts.own();
  }
}

export const ownAccount = new OwnAccount();

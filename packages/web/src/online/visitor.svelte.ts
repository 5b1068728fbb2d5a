import type { Person } from "@maria/table";
import { house } from "./house.ts";

/** Who sits at this device, as the server knows him; null for a stranger, undefined until it has been asked. */
class Visitor {
  person = $state.raw<Person | null | undefined>(undefined);

  async ask(): Promise<Person | null> {
    this.person = await house.me();
    return this.person;
  }

  async sayName(name: string): Promise<void> {
    this.person = await house.sayName(name);
  }

  /** The server has taken him for somebody, or for nobody any more. */
  become(person: Person | null): void {
    this.person = person;
  }
}

export const visitor = new Visitor();

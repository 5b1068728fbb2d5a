import type { Seat } from "@maria/rules/model";
import type { Connection, NetworkReply, Person } from "@maria/table";
import { now } from "../fresh.ts";
import type { SeatOfGame } from "./rows.ts";

/** Somebody who has come to a game: a socket, or a request that waits for an answer. */
export interface Visitor {
  readonly person: Person | null;
  /** He comes for one request: nobody is told that he comes and goes. */
  readonly isPassing?: boolean;
  send(reply: NetworkReply): void;
}

export interface Seated {
  readonly visitor: Visitor;
  connection: Connection | null;
  /** The seats it was made for. */
  seats: readonly Seat[];
}

/** All who have come to one game at this process, and since when somebody who sits at it is gone. */
export class Visitors {
  private readonly all = new Set<Seated>();
  /** The people among them; null when somebody has come or gone since it was looked at. */
  private here: ReadonlySet<string> | null = null;
  private readonly gone = new Map<string, string>();
  private readonly opened = now();

  get size(): number {
    return this.all.size;
  }

  [Symbol.iterator](): IterableIterator<Seated> {
    return this.all.values();
  }

  /** Those who stay. */
  get sitting(): readonly Seated[] {
    return [...this.all].filter(({ visitor }) => visitor.isPassing !== true);
  }

  /** The people among those who stay. */
  get people(): ReadonlySet<string> {
    this.here ??= new Set(this.sitting.flatMap(({ visitor }) => visitor.person?.id ?? []));
    return this.here;
  }

  add(visitor: Visitor): Seated {
    const seated: Seated = { visitor, connection: null, seats: [] };
    this.all.add(seated);
    this.here = null;
    return seated;
  }

  /** False if he has left already. */
  remove(seated: Seated): boolean {
    this.here = null;
    return this.all.delete(seated);
  }

  noteWhoIsGone(seats: readonly SeatOfGame[], present: ReadonlySet<string>): void {
    for (const { person } of seats) {
      if (person === null) continue;
      if (present.has(person.id)) this.gone.delete(person.id);
      else if (!this.gone.has(person.id)) this.gone.set(person.id, now());
    }
  }

  /** As long as this process knows of the game, if he has not been here. */
  goneSince(person: string): string {
    return this.gone.get(person) ?? this.opened;
  }
}

import { BOTS } from "@maria/bots";
import type { Entry } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { type GameOptions, type Seat, seatsOf } from "@maria/rules/model";
import {
  Authority,
  Host,
  type HostOptions,
  MemoryStore,
  newGameStart,
  type Players,
  type Reply,
} from "../../src/index.ts";
import { historical } from "./historical.ts";

/** One game with a connection for each seat and a spectator, and everything each of them was sent, as text. */
export class Room {
  readonly authority: Authority;
  readonly store: MemoryStore;
  readonly sent = new Map<Seat | null, string[]>();
  private readonly receive = new Map<Seat | null, (message: unknown) => void>();
  private requests = 0;

  private constructor(authority: Authority, store: MemoryStore, players: Players, options: HostOptions) {
    this.authority = authority;
    this.store = store;
    const host = new Host("game", players, authority, BOTS, options);
    for (const reader of [...seatsOf(authority.start.options), null]) {
      const sent: string[] = [];
      this.sent.set(reader, sent);
      const send = (reply: Reply): void => void sent.push(JSON.stringify(reply));
      const connection = host.connect(reader === null ? [] : [reader], send);
      this.receive.set(reader, (message) => connection.receive(message));
      connection.receive({ type: "watch", watch: 1, reader });
      connection.receive({ type: "watch", watch: 2, reader, changes: true });
    }
    void host.playOn();
  }

  static async open(
    options: GameOptions,
    seed: number,
    players: Players = {},
    hosting: HostOptions = {},
    store = new MemoryStore(),
  ): Promise<Room> {
    const authority = await Authority.open(newGameStart(historical.id, options, seedFromNumber(seed)), store);
    const room = new Room(authority, store, players, hosting);
    await room.quiet();
    return room;
  }

  /** Waits until nothing is under way any more. */
  async quiet(): Promise<void> {
    let before = "";
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve));
      const now = `${this.store.entries.length} ${[...this.sent.values()].map((all) => all.length)}`;
      if (now === before) return;
      before = now;
    }
  }

  async act(seat: Seat, action: Entry["action"], seen = this.authority.seenBy(seat)): Promise<void> {
    // A request's own number is the seat's: another seat's requests are not counted in it.
    const request = seat === "maria" || seat === "playerA" ? ++this.requests : 0;
    this.receive.get(seat)?.({ type: "act", request, seat, seen, action });
    await this.quiet();
  }

  received(reader: Seat | null): readonly string[] {
    return this.sent.get(reader) ?? [];
  }
}

export const firstDifference = (
  one: readonly string[],
  other: readonly string[],
): readonly unknown[] | null => {
  const index = one.findIndex((text, at) => text !== other[at]);
  if (index < 0 && one.length === other.length) return null;
  return [index, one.length, other.length, one[index]?.slice(-300), other[index]?.slice(-300)];
};

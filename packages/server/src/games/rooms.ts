import type { House } from "../house.ts";
import { unsettledGames } from "./lists.ts";
import { Room } from "./room.ts";
import { gameWith } from "./rows.ts";

/** A game nobody looks at is put away after so long. */
const REST_AFTER = 30_000;
const SWEEP_EVERY = 5_000;

/** The games in memory: opened when somebody comes, put away when nobody has looked for a while. */
export class Rooms {
  private readonly house: House;
  private readonly rooms = new Map<string, Promise<Room | null>>();
  private readonly opened = new Map<string, Room>();
  private readonly timer: NodeJS.Timeout;
  private isClosed = false;

  constructor(house: House) {
    this.house = house;
    this.timer = setInterval(() => void this.sweep(performance.now() - REST_AFTER), SWEEP_EVERY);
    this.timer.unref();
  }

  get size(): number {
    return this.opened.size;
  }

  /** The room of a game if it is open. */
  known(id: string): Room | undefined {
    return this.opened.get(id);
  }

  /** The room of a game; null if there is no such game. Rejects if the store cannot be read. */
  async of(id: string): Promise<Room | null> {
    const known = this.rooms.get(id);
    if (known !== undefined) {
      // It must not be put away before whoever asks has come in.
      const room = this.opened.get(id);
      if (room !== undefined) room.lastUsed = performance.now();
      return known;
    }
    const opening = this.open(id);
    this.rooms.set(id, opening);
    try {
      const room = await opening;
      if (room === null) this.rooms.delete(id);
      else this.opened.set(id, room);
      return room;
    } catch (error) {
      this.rooms.delete(id);
      throw error;
    }
  }

  /** Tells those who are in its room, if it is open, that a game has changed in the store. */
  async changed(id: string): Promise<void> {
    await (await this.of(id))?.renew();
  }

  /** Opens games in which the end of a process may have interrupted the bots, one after another. */
  async resume(): Promise<void> {
    for (const id of await unsettledGames(this.house.db)) {
      if (this.isClosed) return;
      try {
        await this.of(id);
      } catch (error) {
        this.house.log.error({ game: id, error }, "a game cannot be opened");
      }
    }
  }

  /** Puts away what nobody has used since. */
  async sweep(since: number): Promise<void> {
    for (const [id, room] of [...this.opened]) {
      if (!room.isIdle || room.lastUsed > since) continue;
      await room.rest();
      if (!room.isIdle || room.lastUsed > since) continue;
      this.opened.delete(id);
      this.rooms.delete(id);
    }
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
  }

  private async open(id: string): Promise<Room | null> {
    const info = await gameWith(this.house.db, id);
    return info === null ? null : Room.open(this.house, info);
  }
}

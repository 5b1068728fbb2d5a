import type { OwnGame, Person } from "@maria/table";
import type { News } from "../cluster/news.ts";
import type { House } from "../house.ts";
import { latestNumbers } from "../storage/entries.ts";
import { within } from "../within.ts";
import { unsettledGames } from "./lists.ts";
import { Lookout } from "./lookout.ts";
import { presentAmong } from "./present.ts";
import { Room } from "./room.ts";
import { type GameInfo, gameWith, ownGameOf } from "./rows.ts";
import type { Presence } from "./summary.ts";
import { lineNumbered, type Stored } from "./talk.ts";

/** A game nobody looks at is put away after so long. */
const REST_AFTER = 30_000;
const SWEEP_EVERY = 5_000;
/** A game at which people sit, but in which nothing has happened for so long, keeps no more than it needs to go on. */
const PAUSE_AFTER = 10_000;
/** So many are laid to rest before others have their turn. */
const MOST_AT_REST = 32;
/** So many games are looked at together after news may have been missed. */
const MOST_AT_ONCE = 20;
/** So long what was begun is waited for when the server goes down. */
const FAREWELL = 5_000;

/** The games in memory: opened when somebody comes, put away when nobody has looked for a while. */
export class Rooms {
  private readonly house: House;
  private readonly rooms = new Map<string, Promise<Room | null>>();
  private readonly opened = new Map<string, Room>();
  private readonly timer: NodeJS.Timeout;
  private isClosed = false;
  private readonly lookout: Lookout;

  constructor(house: House) {
    this.house = house;
    this.lookout = new Lookout(
      (games) => this.look(games),
      (error) => house.log.warn({ error }, "open games cannot be looked at"),
    );
    this.timer = setInterval(() => void this.tidy(performance.now()), SWEEP_EVERY);
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

  /** Who has a game before him, here or at another process. */
  presenceAt(info: GameInfo): Presence {
    const present = () => new Set(presentAmong(info, this.house.cluster));
    return this.known(info.row.id) ?? { present: present(), goneSince: () => null };
  }

  /** A game that was just read, as this person may know it. */
  shownTo(person: Person | null, info: GameInfo): OwnGame {
    const current = this.known(info.row.id)?.upToDate(info) ?? info;
    return ownGameOf(current, person, this.presenceAt(info));
  }

  /** Tells those who are in its rooms, here and at other processes, that a game has changed in the store. */
  async changed(id: string): Promise<void> {
    this.house.cluster.tell({ type: "changed", game: id, number: 0 });
    await (await this.of(id))?.renew();
  }

  /** Tells those who may hear it, here and at other processes, what somebody has said. */
  said(id: string, { number, line }: Stored): void {
    this.house.cluster.tell({ type: "chat", game: id, number });
    this.known(id)
      ?.tellChat(line)
      .catch((error: unknown) => this.house.log.warn({ game: id, error }, "a remark was not told"));
  }

  /** Takes in what another process has told; a game that is not open here is read when it is opened. */
  async hear(news: News): Promise<void> {
    const { game } = news;
    try {
      await this.follow(news);
    } catch (error) {
      this.house.log.warn({ game, error }, "news of a game could not be followed");
      // Nobody tells it once more: who sits here would wait for ever.
      this.lookout.atLater([game]);
    }
  }

  private async follow({ type, game, number }: News): Promise<void> {
    const room = await this.rooms.get(game);
    if (room === undefined || room === null) return;
    if (type === "entries") await room.hear(number);
    else if (type === "changed") await room.renew();
    else if (type === "present") room.hearOfPresence();
    else if (type === "orders") await room.hearOfOrders();
    else {
      const line = await lineNumbered(this.house.db, game, number);
      if (line !== undefined) await room.tellChat(line);
    }
  }

  /** Looks at every open game: something may have been missed. */
  lookAtAll(): void {
    this.lookout.at(this.rooms.keys());
  }

  private async look(games: readonly string[]): Promise<void> {
    const ids = games.filter((id) => this.rooms.has(id));
    const numbers = await latestNumbers(this.house.db, ids);
    for (let from = 0; from < ids.length && !this.isClosed; from += MOST_AT_ONCE)
      await Promise.all(
        ids.slice(from, from + MOST_AT_ONCE).map((id) => this.lookAt(id, numbers.get(id) ?? 0)),
      );
  }

  private async lookAt(id: string, number: number): Promise<void> {
    await this.hear({ type: "changed", game: id, number: 0 });
    await this.hear({ type: "orders", game: id, number: 0 });
    await this.hear({ type: "entries", game: id, number });
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

  private async tidy(now: number): Promise<void> {
    await this.sweep(now - REST_AFTER);
    let quiet = 0;
    for (const room of [...this.opened.values()]) {
      await room.layToRest(now - PAUSE_AFTER);
      if (++quiet % MOST_AT_REST === 0) await new Promise((resolve) => setImmediate(resolve));
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

  /** Lets go of everything in memory, which is not what is stored any more. Whoever comes finds what is stored. */
  forget(): void {
    this.rooms.clear();
    this.opened.clear();
  }

  /** Opens nothing more on its own; fulfilled when all that was asked for in the open games is answered, or after a while. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    this.lookout.close();
    await within(FAREWELL, Promise.all([...this.opened.values()].map((room) => room.goDown())));
  }

  private async open(id: string): Promise<Room | null> {
    const info = await gameWith(this.house.db, id);
    return info === null ? null : Room.open(this.house, info);
  }
}

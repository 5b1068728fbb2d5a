import { BOTS, type Budget } from "@maria/bots";
import type { Seat } from "@maria/rules/model";
import {
  Authority,
  type ChatLine,
  type EntryStore,
  Host,
  type Keeping,
  type Moment,
  type Orders,
  type Progress,
  progressOf,
  type Step,
} from "@maria/table";
import type { House } from "../house.ts";
import { mutersOf } from "../people/mutes.ts";
import { entriesOf } from "../storage/entries.ts";
import { ensurePack } from "../storage/packs.ts";
import { awaitedIn, isMissed } from "./awaited.ts";
import { Clocks } from "./clocks.ts";
import { presentAmong, seatsWith } from "./present.ts";
import type { Noted } from "./progress.ts";
import { type GameInfo, gameWith, ownGameOf, playingIn, seatsHeldBy, startOf } from "./rows.ts";
import { SealedOrders } from "./sealedOrders.ts";
import { Snapshots } from "./snapshots.ts";
import { mayHear } from "./talk.ts";
import { type Seated, type Visitor, Visitors } from "./visitors.ts";

/**
 * Whoever takes back further, or was away longer, waits for the record to be read. Twice as much is ten percent of the time an action
 * takes, for what lives that long is moved about in memory by the collector of garbage.
 */
const KEEPING: Keeping = { states: 4, lines: 8 };
/** So long after another process was found to let the bots play, or what they play could not be stored, it is tried again. */
const BOTS_AGAIN = 1000;
/** Bots think on the thread that serves everybody: a marshal compares fewer plans here than at a device of one's own. */
const BOT_BUDGET: Budget = { milliseconds: 100 };

/** What is in memory of a game that is being played. */
interface Playing {
  readonly authority: Authority;
  readonly host: Host;
}

/** One game in memory, and all who have come to it. Before the start there is nothing but people. */
export class Room {
  readonly id: string;
  private readonly house: House;
  /** As it was read; `current` is where it stands now, made when somebody asks. */
  private read: GameInfo;
  private progress: Progress | null;
  private current: GameInfo | null = null;
  private playing: Playing | null = null;
  private readonly visitors = new Visitors();
  private readonly orders: SealedOrders;
  private readonly snapshots: Snapshots;
  private readonly clocks: Clocks;
  /** What was noted last for lists; null if another process may have noted something since. */
  private shown: string | null = null;
  private busy = 0;
  private isWaiting = false;
  private isGoingDown = false;
  private renewal: Promise<void> = Promise.resolve();
  private telling: Promise<void> = Promise.resolve();
  lastUsed = performance.now();
  private lastEntry = performance.now();

  private constructor(house: House, info: GameInfo) {
    this.id = info.row.id;
    this.house = house;
    this.read = info;
    this.progress = info.progress;
    this.orders = new SealedOrders(house.db, info.row.id);
    this.snapshots = new Snapshots(house, info.row.id);
    this.clocks = new Clocks(info);
  }

  /** Opens a game from the store: the latest snapshot, and the entries since. */
  static async open(house: House, info: GameInfo): Promise<Room> {
    const room = new Room(house, info);
    await room.begin();
    return room;
  }

  /** Nobody is here and nothing is going on. */
  get isIdle(): boolean {
    return this.visitors.size === 0 && this.busy === 0;
  }

  /** The game as it stands. */
  get info(): GameInfo {
    this.current ??= this.clocks.shownIn({ ...this.read, progress: this.progress });
    return this.current;
  }

  /** The game as it was just read, with what is known here and may not be noted yet. */
  upToDate(info: GameInfo): GameInfo {
    return this.playing === null ? info : this.clocks.shownIn({ ...info, progress: this.progress });
  }

  get isPlaying(): boolean {
    return this.playing !== null;
  }

  /** Nothing has been asked of it since it was laid to rest. */
  get isResting(): boolean {
    return this.playing?.authority.isResting === true;
  }

  /** It has come to its end, whether or not that is noted yet. */
  get isOver(): boolean {
    return this.read.row.status === "finished";
  }

  /** The people who have this game before them, at this process or at another. */
  get present(): ReadonlySet<string> {
    const elsewhere = presentAmong(this.read, this.house.cluster);
    const { people } = this.visitors;
    return elsewhere.length === 0 ? people : new Set([...people, ...elsewhere]);
  }

  /** Since when somebody has been gone: as long as this room knows of, if he has not been here. */
  goneSince(person: string): string {
    return this.visitors.goneSince(person);
  }

  /** Somebody comes in. Gives what he says to the game, and how he leaves. */
  enter(visitor: Visitor): { readonly receive: (message: unknown) => void; readonly leave: () => void } {
    const { person, isPassing = false } = visitor;
    const isNews = (): boolean => !isPassing && person !== null && !this.present.has(person.id);
    const isNew = isNews();
    const seated = this.visitors.add(visitor);
    this.lastUsed = performance.now();
    if (!isPassing) this.tellOf(seated);
    this.connect(seated);
    if (isNew) this.tellOthers(seated);
    return {
      receive: (message) => {
        this.lastUsed = performance.now();
        if (seated.connection === null) visitor.send({ type: "malformed" });
        else seated.connection.receive(message);
      },
      leave: () => {
        if (!this.visitors.remove(seated)) return;
        seated.connection?.close();
        this.lastUsed = performance.now();
        if (isNews()) this.tellOthers(null);
      },
    };
  }

  /** Takes in that somebody has joined or left, that others play, or that the game has started or was closed: in turn. */
  renew(): Promise<void> {
    const renewed = this.renewal.then(async () => {
      const info = await gameWith(this.house.db, this.id);
      if (info === null) return;
      this.take(this.upToDate(info));
      if (info.row.status === "closed") this.stop();
      else if (this.playing === null) await this.begin();
      else {
        this.playing.host.seat(playingIn(info));
        if (this.playing.host.isBotDue) this.letPlay(this.playing.host);
      }
      this.tellOthers(null);
      for (const seated of this.visitors) this.connect(seated);
    });
    // It must not be put away meanwhile: whoever came then would find another room, and both would play on.
    this.busy++;
    this.renewal = renewed.catch(() => {}).finally(() => this.busy--);
    return renewed;
  }

  /** Tells what somebody has said to those who may hear it and want to, one line after another. */
  tellChat(line: ChatLine): Promise<void> {
    const told = this.telling.then(async () => {
      const isSaid = line.notice === undefined;
      const muters = isSaid ? await mutersOf(this.house.db, this.info, line.seat) : new Set<string>();
      for (const { visitor } of this.visitors.sitting) {
        const isWanted = visitor.person === null || !muters.has(visitor.person.id);
        if (isWanted && mayHear(seatsHeldBy(this.info, visitor.person), line))
          visitor.send({ type: "chat", lines: [line] });
      }
    });
    this.telling = told.catch(() => {});
    return told;
  }

  /** Another process has stored entries up to this number. Rejects if they cannot be read. */
  async hear(number: number): Promise<void> {
    const { playing } = this;
    if (playing === null || playing.authority.entries >= number) return;
    this.busy++;
    try {
      if (!(await playing.authority.catchUp())) throw new Error("the entries cannot be read");
      this.shown = null;
      this.follow(progressOf(playing.authority.state));
      if (playing.host.isBotDue) this.letPlay(playing.host);
    } finally {
      this.busy--;
    }
  }

  /** Somebody has come or gone at another process. */
  hearOfPresence(): void {
    this.tellOthers(null);
  }

  /** What a seat sees at present, after so many entries; null while nothing is played. */
  async sightOf(seat: Seat): Promise<Pick<Moment, "seen" | "view"> | null> {
    const authority = this.playing?.authority;
    if (authority === undefined) return null;
    return authority.meanwhile(async () => ({ seen: authority.seenBy(seat), view: authority.viewOf(seat) }));
  }

  ordersAt(seat: Seat): Orders | null {
    return this.orders.at(seat);
  }

  /** Leaves orders at a seat: stored for good, told to its person wherever he looks, and carried out if they are due. */
  async leaveOrders(seat: Seat, orders: Orders): Promise<void> {
    const { playing } = this;
    if (playing === null) return;
    const { cluster, progress } = this.house;
    this.busy++;
    try {
      // What is noted later was seen to later.
      await progress.flush();
      await this.orders.leave(playing.authority, seat, orders);
      cluster.tell({ type: "orders", game: this.id, number: 0 });
      this.tellOrders(seat, orders);
      this.letPlay(playing.host);
    } finally {
      this.busy--;
    }
  }

  /** Somebody has left orders at another process. */
  async hearOfOrders(): Promise<void> {
    const { playing } = this;
    if (playing === null) return;
    for (const [seat, orders] of await this.orders.readAgain(playing.authority))
      this.tellOrders(seat, orders);
    if (playing.host.isBotDue) this.letPlay(playing.host);
  }

  private tellOrders(seat: Seat, orders: Orders): void {
    for (const { visitor } of this.visitors.sitting)
      if (seatsHeldBy(this.info, visitor.person).includes(seat))
        visitor.send({ type: "orders", seat, orders });
  }

  private pace(): Promise<void> {
    const { answerAfter } = this.house;
    return answerAfter === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, answerAfter));
  }

  /** Lets a game in which everybody has only looked on since then take no more memory than it needs to go on. */
  async layToRest(since: number): Promise<void> {
    const { playing } = this;
    if (playing === null || this.lastEntry > since || this.isResting || this.busy > 0) return;
    this.current = null;
    await this.snapshots.layToRest(playing.authority);
  }

  /** Puts the game away, so that it is quickly opened again. */
  async rest(): Promise<void> {
    if (this.playing !== null) await this.snapshots.put(this.playing.authority);
  }

  /** The server goes down: bots stop, what was asked for is answered, and whoever waits for news by a request is sent away. */
  async goDown(): Promise<void> {
    this.isGoingDown = true;
    this.playing?.host.seat({});
    await this.playing?.authority.settled();
    for (const { visitor } of [...this.visitors])
      if (visitor.isPassing === true) visitor.send({ type: "failed", message: "the server goes down" });
  }

  private async begin(): Promise<void> {
    const { db, journal } = this.house;
    const gameStart = startOf(this.info);
    const { status } = this.info.row;
    if (gameStart === null || status === "gathering" || status === "closed") return;
    await ensurePack(db, gameStart.pack);
    await this.orders.read();
    const snapshot = await this.snapshots.stored(gameStart);
    const authority = await Authority.open(gameStart, this.toldOf(entriesOf(db, journal, this.id)), {
      keeping: KEEPING,
      snapshot,
      audit: (step) => this.heed(step),
    });
    this.clocks.follow(authority.state);
    const host = new Host(this.info.row.name, playingIn(this.info), authority, BOTS, {
      budget: BOT_BUDGET,
      onQuiet: () => this.onQuiet(),
      claim: () => this.claimBots(authority),
      onPutOff: () => this.playLater(),
      ordersOf: (seat) => this.ordersAt(seat),
      pace: () => this.pace(),
      onFault: ({ seat, message }) =>
        this.house.log.warn({ game: this.id, seat, message }, "a bot is at fault"),
    });
    this.playing = { authority, host };
    this.letPlay(host);
  }

  private heed({ state }: Step): void {
    this.clocks.follow(state);
    this.lastEntry = performance.now();
  }

  /** Bots whose turn it is play at once, also those that were interrupted by the end of the process. */
  private letPlay(host: Host): void {
    this.busy++;
    host
      .playOn()
      .catch((error: unknown) => this.house.log.error({ game: this.id, error }, "the bots cannot play"))
      .finally(() => this.busy--);
  }

  /** Other processes are told what is stored, also if it seemed to fail: they look. */
  private toldOf(store: EntryStore): EntryStore {
    const { cluster } = this.house;
    return {
      append: (number, entry, order) =>
        store
          .append(number, entry, order)
          .finally(() => cluster.tell({ type: "entries", game: this.id, number })),
      read: (from) => store.read(from),
    };
  }

  private async claimBots(authority: Authority): Promise<(() => void) | null> {
    if (this.isGoingDown) return null;
    const { cluster } = this.house;
    const release = await cluster.claimBots(this.id);
    if (release === null) this.playLater();
    // Whoever had the right before may have played.
    else if (cluster.others > 0) await authority.catchUp();
    return release;
  }

  /** Another process lets the bots play, and if it dies before they have, they play here; or the store was not to be written. */
  private playLater(): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    this.busy++;
    const timer = setTimeout(() => {
      this.isWaiting = false;
      this.busy--;
      if (this.playing?.host.isBotDue === true) this.letPlay(this.playing.host);
    }, BOTS_AGAIN);
    timer.unref();
  }

  /** Nobody plays here any more; an entry that is being stored is told to nobody. */
  private stop(): void {
    this.playing?.host.seat({});
    this.playing = null;
    for (const seated of this.visitors) {
      seated.connection?.close();
      seated.connection = null;
    }
  }

  /** Whoever has got up from a seat is connected anew, without it. */
  private connect(seated: Seated): void {
    if (this.playing === null) return;
    const { visitor } = seated;
    const seats = seatsHeldBy(this.info, visitor.person);
    if (seated.connection !== null && seats.join() === seated.seats.join()) return;
    seated.connection?.close();
    seated.seats = seats;
    seated.connection = this.playing.host.connect(seats, (reply) => visitor.send(reply));
  }

  private tellOf({ visitor }: Seated): void {
    visitor.send({ type: "game", game: ownGameOf(this.info, visitor.person, this) });
  }

  /** Tells the visitors how the game stands, and other processes who is present here. */
  private tellOthers(seated: Seated | null): void {
    this.visitors.noteWhoIsGone(this.info.seats, this.present);
    this.house.cluster.present(this.id, seatsWith(this.info, this.visitors.people));
    for (const other of this.visitors.sitting) if (other !== seated) this.tellOf(other);
  }

  private onQuiet(): void {
    // Bots that were stopped may have something to do: whoever looks for such games must find this one.
    if (this.playing === null || this.isGoingDown) return;
    const { authority } = this.playing;
    const progress = progressOf(authority.state);
    this.lastUsed = performance.now();
    if (this.isOver) return;
    const { waits } = this.clocks;
    const awaited = awaitedIn(this.read, waits, this.present);
    const note = { noted: authority.entries, progress, waits, awaited };
    this.house.progress.note(this.id, note, this.isUrgent(note));
    this.follow(progress);
    if (!this.snapshots.isDue(authority)) return;
    this.busy++;
    void this.snapshots.put(authority).finally(() => this.busy--);
  }

  /** Somebody is to hear of it. What is only to be seen in lists is told by the room itself, and may be noted later. */
  private isUrgent({ progress, waits, awaited }: Noted): boolean {
    if (awaited.length === 0 && progress.result === null) return false;
    const before = this.shown;
    this.shown = JSON.stringify([progress, waits]);
    return this.shown !== before;
  }

  private take(info: GameInfo): void {
    this.read = info;
    this.progress = info.progress;
    this.current = null;
  }

  private follow(progress: Progress): void {
    if (this.isOver) return;
    this.progress = progress;
    this.current = null;
    if (progress.result !== null) void this.finish();
    if (!this.clocks.hasChanged() || progress.result !== null) return;
    // A live game waits for whoever is there, and there is nothing to show.
    const { present } = this;
    if (this.read.row.pace !== "live" || this.info.seats.some((seat) => isMissed(seat, present)))
      this.tellOthers(null);
  }

  private async finish(): Promise<void> {
    this.take({ ...this.info, row: { ...this.read.row, status: "finished" } });
    await this.house.progress.flush();
    this.tellOthers(null);
  }
}

import {
  type Authority,
  type CourseSnapshot,
  type GameStart,
  readSnapshot,
  writeSnapshot,
} from "@maria/table";
import type { House } from "../house.ts";
import { latestSnapshot, putSnapshot } from "../storage/snapshots.ts";

/** So many entries at most are played again when a game is opened. */
const EVERY = 64;
/** A game that is put away leaves no more than this. */
const AT_REST = 8;

/** The snapshots of one open game: of what is stored, so that it is opened quickly, and in memory while nothing happens. */
export class Snapshots {
  private readonly house: House;
  private readonly game: string;
  /** Of the journal when the game was opened: in another one it is not what is stored. */
  private readonly generation: number;
  /** After how many entries the last one was made. */
  private latest = 0;

  constructor(house: House, game: string) {
    this.house = house;
    this.game = game;
    this.generation = house.journal.generation;
  }

  /** The stored one, to go on from. */
  async stored(start: GameStart): Promise<CourseSnapshot | null> {
    const stored = await latestSnapshot(this.house.db, this.game);
    const snapshot = stored === undefined ? null : readSnapshot(start, stored.form);
    this.latest = snapshot?.entries ?? 0;
    return snapshot;
  }

  isDue(authority: Authority): boolean {
    return authority.entries - this.latest >= EVERY;
  }

  /** Stores one, unless there have been hardly any entries since the last. */
  async put(authority: Authority): Promise<void> {
    if (authority.halt !== null || authority.entries - this.latest < AT_REST) return;
    if (this.generation !== this.house.journal.generation) return;
    const { snapshot } = authority;
    this.latest = snapshot.entries;
    try {
      const form = writeSnapshot(authority.start, snapshot);
      await putSnapshot(this.house.db, this.game, snapshot.entries, form);
    } catch (error) {
      this.house.log.warn({ game: this.game, error }, "a snapshot was not stored");
    }
  }

  /** Lets the game take no more memory than the text of one. */
  layToRest(authority: Authority): Promise<void> {
    return authority.rest((snapshot) => {
      const text = writeSnapshot(authority.start, snapshot);
      return () => {
        const read = readSnapshot(authority.start, text);
        if (read === null) throw new Error("a game at rest cannot be read");
        return read;
      };
    });
  }
}

import type { BotName } from "@maria/bots";
import type { Decision, Entry, GameOptions, GameRecord, LogEntry, Refusal, Seat, View } from "@maria/rules";

/** Who sits at a seat. */
export type Player = { readonly kind: "person" } | { readonly kind: "bot"; readonly level: BotName };
export type Players = Readonly<Partial<Record<Seat, Player>>>;

/** Something that happened, as its reader may know it, with the moment it belongs to. */
export interface LogLine {
  /** The entry of the record that brought it about. */
  readonly seq: number;
  readonly turn: number;
  /** Index into the sequence of play. */
  readonly step: number;
  readonly by: Seat;
  readonly entry: LogEntry;
}

/** The game after one entry of its record, as one seat, or a spectator, may see it. */
export interface Moment {
  /** How many entries the record has. */
  readonly seq: number;
  readonly view: View;
  readonly pending: readonly Decision[];
  /** What the last entry brought about; the whole log if `isWhole`. */
  readonly lines: readonly LogLine[];
  /** The log begins anew: the game has just been opened, or something was taken back. */
  readonly isWhole: boolean;
}

/** The entry was made for a position that is no longer the present one; the fresh moment comes by `watch`. */
export interface Stale {
  readonly stale: true;
}

export type Answer = { readonly accepted: true } | Refusal | Stale;

/**
 * The authority over one game. It alone knows the state; everybody else sees moments and asks for entries. In the
 * page it is a worker; over the network it is a server: the page cannot tell the difference.
 */
export interface Table {
  readonly id: string;
  readonly name: string;
  readonly options: GameOptions;
  readonly players: Players;
  /** Calls with the present moment, then with every further one, as the seat (null: a spectator) may see it. */
  watch(seat: Seat | null, listener: (moment: Moment) => void): () => void;
  /** Asks for an entry, made in view of the moment `seq`. Once accepted it is stored and never lost. */
  act(seat: Seat, seq: number, action: Entry["action"]): Promise<Answer>;
  /** Calls when the game cannot go on here, with the reason; what was accepted before is stored. */
  onFailure(listener: (message: string) => void): void;
  /** The record as far as its reader may have it: for export, and for replay once the game is over. */
  record(): Promise<GameRecord>;
  close(): void;
}

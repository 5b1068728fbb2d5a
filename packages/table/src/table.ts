import type { Decision, Entry, LogEntry, View } from "@maria/rules";
import type { GameOptions, Refusal, Seat } from "@maria/rules/model";
import type { OrderKind } from "./orders/orders.ts";
import type { Players } from "./players.ts";

/** Whose eyes a game is seen with: a seat's, or a spectator's (null). */
export type Reader = Seat | null;

/** Something that happened, as its reader may know it. */
export interface LogLine {
  readonly turn: number;
  /** Index into the sequence of play. */
  readonly step: number;
  readonly by: Seat;
  readonly entry: LogEntry;
  /** The reader's own sealed order that brought it about. */
  readonly order?: OrderKind;
}

/** The game as one reader may see it after something he may know of. */
export interface Moment {
  /** How many entries the reader has seen, take-backs included. HID-03: of the others' secret ones he has seen none. */
  readonly seen: number;
  readonly view: View;
  readonly pending: readonly Decision[];
  /** What the last entry brought about; the whole log if `isWhole`. */
  readonly lines: readonly LogLine[];
  /** The log begins anew: the game has just been opened, or something was taken back. */
  readonly isWhole: boolean;
}

/** A moment as it differs from the one the reader was shown before it: the rest of his view is as it was. */
export interface Change extends Pick<Moment, "seen" | "pending" | "lines"> {
  readonly view: Partial<View>;
}

/** The entry was made for a position that is no longer the present one; the fresh moment comes by `watch`. */
export interface Stale {
  readonly stale: true;
}

/**
 * Why an entry that the rules allow was not accepted:
 * `notStored`: it could not be stored, and the game is as it was;
 * `unknown`: whether it was stored cannot be found out at present, and nothing is accepted before it is;
 * `halted`: the record goes on in a way these rules do not allow, so the game is shown up to there only.
 */
export interface Failed {
  readonly failed: "notStored" | "unknown" | "halted";
}

export type Answer = { readonly accepted: true } | Refusal | Stale | Failed;

/** The first entry of a record that these rules do not allow: the game is shown up to the one before it. */
export interface Halt {
  readonly number: number;
  readonly of: number;
  /** The version of the rules the record was begun under. */
  readonly rules: number;
}

/** HID-03: a seat is told that its game goes no further here, and not at which entry. */
export type OtherRules = Pick<Halt, "rules">;

/** What keeps the bots from playing on until somebody asks them to try again: a bot goes round in circles, or has no way out. */
export type Trouble = Failed | { readonly fault: "endless" | "helpless"; readonly seat: Seat };

/**
 * One game as those who play it reach it. Whoever keeps it (an `Authority`) alone knows the state; everybody else sees
 * moments and asks for entries. In the page it is kept by a worker, over the network by a server: nobody can tell the
 * difference.
 */
export interface Table {
  readonly id: string;
  readonly name: string;
  readonly options: GameOptions;
  readonly players: Players;
  /** The seats that people play from here; at the others sit bots, or people somewhere else. */
  readonly seats: readonly Seat[];
  readonly halt: OtherRules | null;
  /** Calls with the present moment, then with every further one that the reader may know of. */
  watch(reader: Reader, listener: (moment: Moment) => void): () => void;
  /** Asks for an entry, made in view of the moment `seen`. Once accepted it is stored and never lost. */
  act(seat: Seat, seen: number, action: Entry["action"]): Promise<Answer>;
  /** Calls when the bots cannot go on, or with null when they can again. What was accepted before is stored. */
  onTrouble(listener: (trouble: Trouble | null) => void): void;
  /** Lets the bots try again after trouble. */
  retry(): void;
  /** Calls when the game cannot go on here at all, with the reason. */
  onFailure(listener: (message: string) => void): void;
  close(): void;
}

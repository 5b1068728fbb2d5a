import type { Suit } from "./cards.ts";
import type { CardId } from "./ids.ts";
import type { Seat } from "./options.ts";
import type { Power, PowerOrNobody } from "./powers.ts";
import type { Agreement } from "./treaties.ts";

export const TRACK_NAMES = ["saxony", "russia", "italy"] as const;
export type TrackName = (typeof TRACK_NAMES)[number];

/** Index into `Pack.politics.cards`. */
export type PoliticalCardId = number;

/** SUB-01 to SUB-09: one TC of the giver's income goes to the receiver in each of `turns` further turns. */
export interface Contract {
  readonly giver: Power;
  readonly receiver: Power;
  /** S markers left. */
  readonly turns: number;
  /** RUL-102: the first turn in which it is served. */
  readonly from: number;
  /** The agreement that made it; null for the contract France to Bavaria of turns 1 to 3 (SUB-13). */
  readonly agreement: number | null;
}

/** PCE-05: a shift announced on executing a card, carried out when the selection is over. */
export interface Shift {
  readonly track: TrackName;
  /** Positive is to the right. */
  readonly steps: number;
}

/** SGA-14 to SGA-17: what each side needs once Silesia has been ceded. */
export interface Cession {
  readonly prussiaLacked: number;
  readonly franceLacked: number;
  readonly austriaHeld: number;
}

/**
 * What the advanced game and the Silesia Gambit know beyond pieces, cards and markers, all of it public. A draft has
 * its own and changes it; the lists in it are shared with the states before, so they are replaced, never changed in
 * place. Lists by power have one entry per power.
 */
export interface Affairs {
  /** RUL-65: markers left; negative while more were due than the pool held. */
  readonly pools: readonly number[];
  readonly battleBoxes: readonly number[];
  readonly threeElectors: PowerOrNobody;
  readonly emperor: PowerOrNobody;
  readonly italy: PowerOrNobody;
  readonly silesiaBox: boolean;
  /** ANX-10, FRO-03 */
  readonly setAside: readonly number[];
  /** ANX-07: Silesia is Prussian home country. */
  readonly annexed: boolean;
  /** ANX-18: Prussia is neutral until its stage of this turn begins; 0 when it is at war. */
  readonly prussiaNeutralUntil: number;
  /** RUL-85: the second Prussian train waits for an empty major fortress. */
  readonly secondTrainWaits: boolean;
  /** FRO-06 */
  readonly reduced: boolean;
  readonly tracks: Readonly<Record<TrackName, number>>;
  /** Political cards lying open, and those discarded. */
  readonly openCards: readonly PoliticalCardId[];
  readonly spentCards: readonly PoliticalCardId[];
  readonly election: "inDeck" | "pending" | "held";
  /** POL-05 */
  readonly lastWinner: Seat | null;
  readonly trump: Suit | null;
  /** POL-13: TCs lying face-up on the political display, by power. */
  readonly conserved: readonly (readonly CardId[])[];
  /** POL-11: who has placed a TC in this stage that is not yet turned up. */
  readonly hasPlaced: readonly boolean[];
  readonly shifts: readonly Shift[];
  /** TWO-10: players who have executed a card in this turn. */
  readonly executed: readonly Seat[];
  readonly contracts: readonly Contract[];
  /** TAC-09: powers that have drawn their income in this turn. */
  readonly drawn: readonly Power[];
  /** CRD-06: changes of income for this turn only, by power. */
  readonly incomeChanges: readonly number[];
  /** CRD-26 */
  readonly jacobites: boolean;
  /** HID-26: number of TCs France has put aside. */
  readonly putAside: number;
  readonly cession: Cession | null;
  /** Offers on the table and treaties in force. */
  readonly agreements: readonly Agreement[];
  /** How many offers have been made so far; the last one's number. */
  readonly offersMade: number;
  /** RUL-104: by seat, how many of them in this turn. */
  readonly offersThisTurn: readonly number[];
}

/** What lies face-down: never in any view as it is. */
export interface ClosedCards {
  /** The last card is opened next. */
  readonly politicalDeck: readonly PoliticalCardId[];
  /** HID-17: the TC each power has placed in this stage, −1 for none. */
  readonly placed: readonly (CardId | -1)[];
  /** OPT-04, OPT-08: TCs left face-down on the display, by power. */
  readonly faceDown: readonly (readonly CardId[])[];
  /** SGA-08 */
  readonly putAside: readonly CardId[];
  /** WTR-14, WTR-15: each winter's scores, by power. */
  readonly winterScores: readonly (readonly number[])[];
}

/** A copy that belongs to a draft, which may put other things in it. */
export type Changeable<T> = { -readonly [Field in keyof T]: T[Field] };

/** Field by field, like `draftOf`: ten times as fast as spreading so many fields. */
export const copyOfAffairs = (affairs: Affairs): Changeable<Affairs> => ({
  pools: affairs.pools,
  battleBoxes: affairs.battleBoxes,
  threeElectors: affairs.threeElectors,
  emperor: affairs.emperor,
  italy: affairs.italy,
  silesiaBox: affairs.silesiaBox,
  setAside: affairs.setAside,
  annexed: affairs.annexed,
  prussiaNeutralUntil: affairs.prussiaNeutralUntil,
  secondTrainWaits: affairs.secondTrainWaits,
  reduced: affairs.reduced,
  tracks: affairs.tracks,
  openCards: affairs.openCards,
  spentCards: affairs.spentCards,
  election: affairs.election,
  lastWinner: affairs.lastWinner,
  trump: affairs.trump,
  conserved: affairs.conserved,
  hasPlaced: affairs.hasPlaced,
  shifts: affairs.shifts,
  executed: affairs.executed,
  contracts: affairs.contracts,
  drawn: affairs.drawn,
  incomeChanges: affairs.incomeChanges,
  jacobites: affairs.jacobites,
  putAside: affairs.putAside,
  cession: affairs.cession,
  agreements: affairs.agreements,
  offersMade: affairs.offersMade,
  offersThisTurn: affairs.offersThisTurn,
});

export const copyOfClosed = (closed: ClosedCards): Changeable<ClosedCards> => ({
  politicalDeck: closed.politicalDeck,
  placed: closed.placed,
  faceDown: closed.faceDown,
  putAside: closed.putAside,
  winterScores: closed.winterScores,
});

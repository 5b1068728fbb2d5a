import type { Rng } from "../tools/rng.ts";
import { type Affairs, type Changeable, type ClosedCards, copyOfAffairs, copyOfClosed } from "./affairs.ts";
import type { Frame } from "./frames.ts";
import type { CardId, PieceId, Place } from "./ids.ts";
import type { GameOptions, Seat } from "./options.ts";
import type { PowerOrNobody, SaxonyStatus } from "./powers.ts";

/** In a view: the troops of a general who belongs to somebody else. */
export const UNKNOWN = -1;

/** What happened to a piece in this movement phase; several may hold. */
export const MOVED = 1;
/** MOV-11: forming a stack ends the movement of both. */
export const FROZEN = 2;
/** TRN-10 */
export const REENTERED = 4;

/**
 * A strength that was stated in combat and that everybody may remember: the sum of these generals' troops.
 * It stays certain until recruits or secret transfers may have changed it.
 */
export interface Sighting {
  readonly generals: readonly PieceId[];
  readonly total: number;
  readonly certain: boolean;
}

export type Ending =
  | "fortressesInAustria" // INT-08
  | "fortressesInAustriaAndSilesia" // INT-09
  | "bothConditions" // TWO-03
  | "oneConditionOnly" // TWO-05
  | "endOfTurnNine" // INT-10, TWO-04, SGA-12
  | "emptyPool" // VIC-01
  | "finalScoring" // VIC-07
  | "pragmaticFortressesInFrance" // SGA-25
  | "frenchFortressesInFlanders" // SGA-26
  | "austrianFortresses" // SGA-27
  | "endOfTurnFifteen"; // SGA-28

export interface Result {
  /** Null is a tie. */
  readonly winner: Seat | null;
  readonly ending: Ending;
  /** The power that won, where a power does (VIC-09). */
  readonly power: PowerOrNobody;
  readonly turn: number;
}

/** What legal choices depend on. A state has all of it; a view has what its seat may know. */
export interface Position {
  readonly pack: string;
  readonly options: GameOptions;
  readonly turn: number;
  /** Index into the sequence of play (ground/sequence.ts). */
  readonly step: number;
  readonly agenda: readonly Frame[];
  readonly at: readonly Place[];
  readonly troops: readonly number[];
  readonly faceDown: readonly boolean[];
  readonly spent: readonly number[];
  /** STK-06: generals who gave way to a partner of equal rank. */
  readonly deputies: readonly boolean[];
  readonly hussars: readonly Place[];
  /** By fortress: whose victory or elector marker lies there. Austria stands for joint control of an elector. */
  readonly markers: readonly PowerOrNobody[];
  readonly questionMarks: readonly PowerOrNobody[];
  readonly hands: readonly (readonly CardId[])[];
  readonly saxony: SaxonyStatus;
  readonly sightings: readonly Sighting[];
  readonly result: Result | null;
  /** Null in the introductory game. */
  readonly affairs: Affairs | null;
}

/** The whole game at one moment, plain JSON-safe data. Opaque to everybody but the engine; show a `View`. */
export interface State extends Position {
  readonly rng: Readonly<Rng>;
  /** The last card is drawn next. */
  readonly drawDeck: readonly CardId[];
  /** TAC-15: by deck of origin. */
  readonly discards: readonly (readonly CardId[])[];
  /** TAC-16: the next of the four decks that has not been opened; 4 when all have. */
  readonly nextDeck: number;
  readonly closed: ClosedCards | null;
  /** Counts draws, discards and statements: nobody may take back past one. */
  readonly disclosures: number;
  /** By seat: how many of its latest actions it may take back. */
  readonly takeBack: readonly number[];
}

/**
 * A private copy the engine may change. Lists that change with nearly every action are its own; those that seldom do are shared
 * with the states before and after, and replaced in place of being changed: to the compiler they are read-only.
 */
export interface Draft extends State {
  turn: number;
  step: number;
  agenda: Frame[];
  /** Its own, and changed by `placePiece` alone, which keeps the cache of who stands where in step. */
  at: readonly Place[];
  troops: number[];
  faceDown: readonly boolean[];
  spent: number[];
  deputies: readonly boolean[];
  hussars: readonly Place[];
  markers: readonly PowerOrNobody[];
  questionMarks: readonly PowerOrNobody[];
  hands: CardId[][];
  saxony: SaxonyStatus;
  sightings: readonly Sighting[];
  result: Result | null;
  affairs: Changeable<Affairs> | null;
  rng: Rng;
  drawDeck: CardId[];
  discards: CardId[][];
  nextDeck: number;
  closed: Changeable<ClosedCards> | null;
  disclosures: number;
  takeBack: number[];
}

/** DEC-02: troops are still being allotted; that is the first step, and the frames need no look after it. */
export const isInSetUp = ({ step, agenda }: Position): boolean =>
  step === 0 && agenda[0]?.kind === "allotment";

const copyOfEach = (piles: readonly (readonly CardId[])[]): CardId[][] => {
  const copies: CardId[][] = [];
  for (const pile of piles) copies.push(pile.slice());
  return copies;
};

/**
 * A copy of a position whose pieces may be put elsewhere to see what would come of it. One of a state has the same hidden
 * class as every draft, so that what the engine asks about positions stays monomorphic to V8. Measured together with `takeOut`
 * and `hasRoomNextDoor`: see decision 0019.
 */
export const trialOf = (position: Position): Position & Pick<Draft, "spent"> =>
  "rng" in position
    ? draftOf(position as State)
    : { ...position, at: position.at.slice(), spent: position.spent.slice() };

/**
 * A private copy to change by `apply`: a handful of short lists are copied, what is replaced and never changed is shared. Field
 * by field, so that V8 gives every draft the same hidden class. Checked play is
 * some 10 % faster for sharing the lists that seldom change; with hands and discards shared as well it would be another 10 %, and play
 * in place 3 % slower (decision 0019).
 */
export const draftOf = (state: State): Draft => ({
  pack: state.pack,
  options: state.options,
  turn: state.turn,
  step: state.step,
  agenda: state.agenda.slice(),
  at: state.at.slice(),
  troops: state.troops.slice(),
  faceDown: state.faceDown,
  spent: state.spent.slice(),
  deputies: state.deputies,
  hussars: state.hussars,
  markers: state.markers,
  questionMarks: state.questionMarks,
  hands: copyOfEach(state.hands),
  saxony: state.saxony,
  sightings: state.sightings,
  result: state.result,
  affairs: state.affairs === null ? null : copyOfAffairs(state.affairs),
  rng: { key: state.rng.key, used: state.rng.used },
  drawDeck: state.drawDeck.slice(),
  discards: copyOfEach(state.discards),
  nextDeck: state.nextDeck,
  closed: state.closed === null ? null : copyOfClosed(state.closed),
  disclosures: state.disclosures,
  takeBack: state.takeBack.slice(),
});

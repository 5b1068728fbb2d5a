import type { Reentry } from "./actions.ts";
import type { Cession, PoliticalCardId, Shift, TrackName } from "./affairs.ts";
import type { Suit } from "./cards.ts";
import type { BattleSide, Fight } from "./frames.ts";
import type { CardId, CityId, FortressId, PieceId } from "./ids.ts";
import type { Seat } from "./options.ts";
import type { Power, PowerOrNobody, SaxonyStatus } from "./powers.ts";
import type { Result } from "./state.ts";
import type { Agreement } from "./treaties.ts";

/**
 * What happened, as structure: prose belongs to the language files. Where a part is secret the event says so in
 * its comment, and log.ts builds what each seat may read.
 */
export type GameEvent =
  | { readonly type: "turnBegan"; readonly turn: number }
  | { readonly type: "stageBegan"; readonly stage: 2 | 3 | 4 | 5; readonly powers: readonly Power[] }
  | { readonly type: "winterBegan"; readonly turn: number }
  /** `troops` is secret. */
  | { readonly type: "allotted"; readonly power: Power; readonly troops: readonly number[] }
  | { readonly type: "setUpCompleted" }
  /** Wholly secret, the fact included (HID-03). */
  | { readonly type: "transferred"; readonly from: PieceId; readonly to: PieceId; readonly troops: number }
  | { readonly type: "deckOpened"; readonly decks: readonly number[] }
  /** The cards are secret, their decks are not. */
  | { readonly type: "cardsDrawn"; readonly power: Power; readonly cards: readonly CardId[] }
  /** The card is the receiver's secret, its deck is not. */
  | { readonly type: "subsidyPaid"; readonly from: Power; readonly to: Power; readonly card: CardId }
  | { readonly type: "subsidyRefused"; readonly from: Power; readonly to: Power }
  | { readonly type: "hussarPlaced"; readonly hussar: number; readonly city: CityId }
  | { readonly type: "hussarRemoved"; readonly hussar: number; readonly city: CityId }
  | {
      readonly type: "supplyPaid";
      readonly power: Power;
      readonly price: number;
      readonly cards: readonly CardId[];
    }
  | {
      readonly type: "handSurrendered";
      readonly power: Power;
      readonly price: number;
      readonly cards: readonly CardId[];
      readonly covered: readonly PieceId[];
    }
  | { readonly type: "outOfSupply"; readonly general: PieceId; readonly loss: number }
  | { readonly type: "backInSupply"; readonly general: PieceId }
  | {
      readonly type: "generalRemoved";
      readonly general: PieceId;
      readonly cause: "supply" | "combat" | "noRetreat";
    }
  | {
      readonly type: "marched";
      readonly piece: PieceId;
      readonly from: CityId;
      readonly path: readonly CityId[];
      readonly force: boolean;
    }
  | {
      readonly type: "stackFormed";
      readonly city: CityId;
      readonly commander: PieceId;
      readonly deputy: PieceId;
    }
  | { readonly type: "stackProposed"; readonly piece: PieceId; readonly city: CityId }
  | { readonly type: "stackAnswered"; readonly seat: Seat; readonly agreed: boolean }
  | { readonly type: "disputeAnswered"; readonly seat: Seat; readonly dispute: boolean }
  | { readonly type: "disputeDeclared"; readonly seat: Seat }
  | { readonly type: "flandersPassed"; readonly seat: Seat }
  | { readonly type: "seatDone"; readonly seat: Seat }
  | { readonly type: "seatNotDone"; readonly seat: Seat }
  | { readonly type: "trainEliminated"; readonly train: PieceId; readonly city: CityId; readonly by: PieceId }
  | {
      readonly type: "trainReentered";
      readonly train: PieceId;
      readonly city: CityId;
      readonly cards: readonly CardId[];
    }
  | {
      readonly type: "conquered";
      readonly fortress: FortressId;
      readonly by: Power;
      /** Whose marker lies there now; nobody's when the territory's colour shows control. */
      readonly marker: PowerOrNobody;
      readonly retroactive: boolean;
    }
  | { readonly type: "questionMarkPlaced"; readonly fortress: FortressId; readonly by: Power }
  | { readonly type: "questionMarkRemoved"; readonly fortress: FortressId }
  | { readonly type: "fightsListed"; readonly fights: readonly Fight[] }
  | {
      readonly type: "battleBegan";
      readonly attacker: BattleSide;
      readonly defender: BattleSide;
      readonly score: number;
    }
  | {
      readonly type: "cardPlayed";
      readonly power: Power;
      readonly card: CardId;
      readonly value: number;
      /** From the point of view of the side that played. */
      readonly score: number;
    }
  | {
      readonly type: "battleEnded";
      readonly winner: "attacker" | "defender" | null;
      readonly winnerPower: PowerOrNobody;
      readonly attacker: CityId;
      readonly defender: CityId;
      readonly loss: number;
    }
  | {
      readonly type: "retreated";
      readonly generals: readonly PieceId[];
      readonly from: CityId;
      readonly path: readonly CityId[];
    }
  | {
      readonly type: "noRetreat";
      readonly generals: readonly PieceId[];
      readonly from: CityId;
      readonly length: number;
    }
  /** `split` is secret. */
  | {
      readonly type: "recruited";
      readonly power: Power;
      readonly troops: number;
      readonly reentries: readonly Reentry[];
      readonly cards: readonly CardId[];
      readonly split: readonly { readonly general: PieceId; readonly troops: number }[];
    }
  | { readonly type: "politicsBegan" }
  /** OPT-02: the cards are the owner's, their decks are public. */
  | { readonly type: "cardsTakenBack"; readonly power: Power; readonly cards: readonly CardId[] }
  /** OPT-08, HID-20: the cards are the owner's, their decks are public. */
  | { readonly type: "cardsTurnedDown"; readonly power: Power; readonly cards: readonly CardId[] }
  | { readonly type: "politicalCardOpened"; readonly card: PoliticalCardId }
  | { readonly type: "electionAnnounced" }
  | { readonly type: "trumpTurnedUp"; readonly card: CardId }
  | { readonly type: "trumpChosen"; readonly suit: Suit; readonly by: Seat | null }
  /** The card is secret until all have placed. */
  | { readonly type: "cardPlaced"; readonly power: Power; readonly card: CardId | null }
  | { readonly type: "cardRevealed"; readonly power: Power; readonly card: CardId; readonly isTrump: boolean }
  | {
      readonly type: "influenceRanked";
      readonly ranking: readonly { readonly power: Power; readonly influence: number }[];
    }
  | { readonly type: "conserved"; readonly power: Power }
  | {
      readonly type: "politicalCardSelected";
      readonly power: Power;
      readonly card: PoliticalCardId;
      readonly paid: readonly CardId[];
    }
  | {
      readonly type: "politicalCardExecuted";
      readonly power: Power;
      readonly card: PoliticalCardId;
      readonly instruction: boolean;
      readonly receiver: PowerOrNobody;
      readonly shifts: readonly Shift[];
      /** CRD-04: tracks on the card whose markers could not be shifted with it. */
      readonly barred: readonly TrackName[];
    }
  | { readonly type: "politicalCardDiscarded"; readonly card: PoliticalCardId }
  | { readonly type: "incomeChanged"; readonly power: Power; readonly change: number }
  | { readonly type: "troopsGranted"; readonly power: Power; readonly troops: number }
  /** `split` is secret. */
  | {
      readonly type: "troopsAssigned";
      readonly power: Power;
      readonly troops: number;
      readonly reentries: readonly Reentry[];
      readonly split: readonly { readonly general: PieceId; readonly troops: number }[];
    }
  | { readonly type: "electorTurned"; readonly fortress: FortressId; readonly to: Power }
  | { readonly type: "markerShifted"; readonly track: TrackName; readonly from: number; readonly to: number }
  | { readonly type: "italyMarker"; readonly power: PowerOrNobody }
  | {
      readonly type: "expeditionSent";
      readonly power: Power;
      readonly general: PieceId;
      readonly cards: readonly CardId[];
    }
  | { readonly type: "generalReturned"; readonly general: PieceId; readonly city: CityId }
  | { readonly type: "displaced"; readonly piece: PieceId; readonly from: CityId; readonly to: CityId | null }
  | { readonly type: "saxonyChanged"; readonly status: SaxonyStatus; readonly seat: Seat }
  | { readonly type: "saxonWentHome"; readonly piece: PieceId; readonly city: CityId }
  | { readonly type: "markerReturned"; readonly fortress: FortressId; readonly power: Power }
  | {
      readonly type: "pointsGained";
      readonly power: Power;
      readonly points: number;
      readonly markers: number;
    }
  | { readonly type: "pointsLost"; readonly power: Power; readonly points: number; readonly markers: number }
  | { readonly type: "threeElectors"; readonly power: PowerOrNobody }
  | { readonly type: "objectivesReduced"; readonly setAside: number; readonly returned: number }
  | { readonly type: "setAsideReturned"; readonly power: Power; readonly markers: number }
  | { readonly type: "peaceOffered" }
  | { readonly type: "peaceAnswered"; readonly accepted: boolean }
  | { readonly type: "silesiaAnnexed"; readonly setAside: number; readonly returned: number }
  | { readonly type: "secondTrainPlaced"; readonly train: PieceId; readonly city: CityId }
  | { readonly type: "neutralityEnded"; readonly power: Power }
  | { readonly type: "votesCast"; readonly seat: Seat; readonly charles: number; readonly francis: number }
  | { readonly type: "emperorElected"; readonly emperor: "charles" | "francis"; readonly votes: number }
  /** HID-14: `scores` are secret from everybody until the game is over. */
  | { readonly type: "winterScored"; readonly scores: readonly number[] }
  | { readonly type: "cardsPutAside"; readonly decks: readonly number[] }
  | { readonly type: "silesiaCeded"; readonly cession: Cession }
  | { readonly type: "silesiaKept" }
  | { readonly type: "handDiscarded"; readonly power: Power; readonly cards: readonly CardId[] }
  /** The cards are the owner's secret, their decks are not. */
  | { readonly type: "putAsideTaken"; readonly power: Power; readonly cards: readonly CardId[] }
  | { readonly type: "agreementChanged"; readonly agreement: Agreement }
  | { readonly type: "termImpossible"; readonly agreement: number; readonly term: number }
  | { readonly type: "contractEnded"; readonly giver: Power; readonly receiver: Power }
  | { readonly type: "gameEnded"; readonly result: Result };

/** Collects the events of one action in order; null where nobody wants to hear of them, as in search and simulation. */
export type EventSink = GameEvent[] | null;

import type { Reentry } from "./actions.ts";
import type { BattleSide, Fight } from "./frames.ts";
import type { CardId, CityId, FortressId, PieceId } from "./ids.ts";
import type { Seat } from "./options.ts";
import type { Power, PowerOrNobody } from "./powers.ts";
import type { Result } from "./state.ts";

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
  | { readonly type: "gameEnded"; readonly result: Result };

/** Collects the events of one action in order. */
export type EventSink = GameEvent[];

import type { ProposeAction } from "./actions.ts";
import type { PoliticalCardId, TrackName } from "./affairs.ts";
import type { Charge, Fight } from "./frames.ts";
import type { CardId, CityId, PieceId } from "./ids.ts";
import type { Seat } from "./options.ts";
import type { Power } from "./powers.ts";

/**
 * One kind of legal action with everything needed to offer, count or draw one: small sets are listed, large ones
 * (marches, payments, splits) are described so that they can be walked through. `actionsOf` lists them all.
 */
export type Choice =
  | {
      readonly type: "allot";
      readonly power: Power;
      readonly generals: readonly PieceId[];
      readonly minimum: readonly number[];
      readonly total: number;
    }
  /** Up to `most` troops from one general to his stack partner. */
  | { readonly type: "transfer"; readonly from: PieceId; readonly to: PieceId; readonly most: number }
  | { readonly type: "placeHussar"; readonly hussar: number; readonly cities: readonly CityId[] }
  | { readonly type: "subsidy" }
  | {
      readonly type: "paySupply";
      readonly power: Power;
      readonly price: number;
      readonly hand: readonly CardId[];
    }
  | {
      readonly type: "coverSupply";
      readonly power: Power;
      readonly worth: number;
      readonly charges: readonly Charge[];
    }
  | MarchChoice
  | { readonly type: "halt" }
  | {
      readonly type: "reenterTrain";
      readonly train: PieceId;
      readonly cities: readonly CityId[];
      readonly price: number;
      readonly hand: readonly CardId[];
    }
  | { readonly type: "answerDispute" }
  | { readonly type: "dispute" }
  | { readonly type: "passFlanders" }
  | { readonly type: "answerStack"; readonly answers: readonly boolean[] }
  | { readonly type: "done" }
  | { readonly type: "notDone" }
  | { readonly type: "fight"; readonly fights: readonly Fight[] }
  | {
      readonly type: "playCard";
      readonly cards: readonly CardId[];
      /** The score of the side that plays, before the card. */
      readonly score: number;
    }
  | { readonly type: "stop" }
  | { readonly type: "retreat"; readonly paths: readonly (readonly CityId[])[] }
  | { readonly type: "proposeStack"; readonly general: PieceId; readonly sites: readonly ReentrySite[] }
  | RecruitChoice
  | { readonly type: "chooseTrump" }
  | {
      readonly type: "placeCard";
      readonly power: Power;
      /** The cards that may be placed. */
      readonly hand: readonly CardId[];
      readonly mayPlaceNone: boolean;
    }
  | { readonly type: "selectCard"; readonly cards: readonly PoliticalCardId[] }
  | { readonly type: "conserve" }
  | {
      readonly type: "execute";
      readonly card: PoliticalCardId;
      readonly hasInstruction: boolean;
      /** Powers among which the receiver must be named; null if the card names him. */
      readonly receivers: readonly Power[] | null;
      /** Each shift may be made in one of these ways, or not at all. */
      readonly shifts: readonly {
        readonly track: TrackName;
        readonly steps: readonly number[];
        /** RUL-103: promised, so it may not be left out. */
        readonly isPromised: boolean;
      }[];
    }
  | AssignTroopsChoice
  | {
      readonly type: "expedition";
      readonly power: Power;
      readonly onBoard: readonly PieceId[];
      /** Generals off the board, for 8 points. */
      readonly offBoard: readonly PieceId[];
      readonly price: number;
      readonly hand: readonly CardId[];
    }
  | { readonly type: "bringBack"; readonly generals: readonly PieceId[] }
  | { readonly type: "displace"; readonly piece: PieceId; readonly sites: readonly ReentrySite[] }
  | { readonly type: "shiftSaxony"; readonly most: number }
  | { readonly type: "reduce" }
  | { readonly type: "offerPeace"; readonly offers: readonly boolean[] }
  | { readonly type: "answerPeace"; readonly answers: readonly boolean[] }
  | { readonly type: "placeTrain"; readonly cities: readonly CityId[] }
  /** Between `least` and `most` of the player's votes may go to Charles. */
  | { readonly type: "vote"; readonly votes: number; readonly least: number; readonly most: number }
  | { readonly type: "cede" }
  /**
   * An offer may be put to any of these; its terms are the proposer's to find (model/treaties.ts). Some that come to
   * mind are suggested, to one partner or to all; with a source of chance only one of them, if there is any.
   */
  | {
      readonly type: "propose";
      readonly partners: readonly Seat[];
      suggestions(partner?: Seat, random?: (below: number) => number): readonly ProposeAction[];
    }
  | { readonly type: "answerOffer"; readonly agreement: number; readonly mayAccept: boolean }
  | { readonly type: "withdrawOffer"; readonly agreement: number }
  | { readonly type: "endTreaty"; readonly agreement: number };

/** One further city a march may enter. */
export interface MarchStep {
  readonly city: CityId;
  /** The march may end here. */
  readonly mayEnd: boolean;
  /** The march may go on from here (allowance permitting). */
  readonly mayGoOn: boolean;
  /** Ending here forms a stack of equal ranks: the action must name one of these as commander (STK-06). */
  readonly commanders: readonly PieceId[] | null;
}

/** The tree of a piece's marches, grown on demand: `steps` tells where a path may go on. */
export interface MarchChoice {
  readonly type: "march";
  readonly piece: PieceId;
  readonly from: CityId;
  /** Whether force marches exist for this piece at all. */
  readonly mayForce: boolean;
  /** The legal next cities after `path` (the cities entered so far; empty at the start). */
  steps(this: MarchChoice, path: readonly CityId[], force: boolean): readonly MarchStep[];
}

/** A city where a general may re-enter. */
export interface ReentrySite {
  readonly city: CityId;
  /** He would join a general of equal rank: one of these must be named commander (STK-06). */
  readonly commanders: readonly PieceId[] | null;
}

/** Where new troops may go. */
export interface TroopPlaces {
  readonly power: Power;
  /** Generals on the board with the room each has. */
  readonly room: readonly { readonly general: PieceId; readonly room: number }[];
  /** Generals off the board with the cities where each may re-enter; a city takes no more than `vacancies`. */
  readonly offBoard: readonly { readonly general: PieceId; readonly sites: readonly ReentrySite[] }[];
  readonly vacancies: readonly { readonly city: CityId; readonly vacancies: number }[];
  /** RUL-64: how many troops the power may receive at most, whatever its generals have room for. */
  readonly mostTroops: number;
}

/** DEC-12: as many of the troops as there is room for, re-entering generals included, and as `mostTroops` allows, must be assigned. */
export interface AssignTroopsChoice extends TroopPlaces {
  readonly type: "assignTroops";
  readonly troops: number;
}

export interface RecruitChoice extends TroopPlaces {
  readonly type: "recruit";
  readonly pricePerTroop: number;
  readonly hand: readonly CardId[];
}

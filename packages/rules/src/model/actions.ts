import type { PoliticalCardId, Shift } from "./affairs.ts";
import type { Suit } from "./cards.ts";
import type { CardId, CityId, PieceId } from "./ids.ts";
import type { Seat } from "./options.ts";
import type { Power } from "./powers.ts";
import type { Term } from "./treaties.ts";

/** One action is one decision a player would announce at the table. */
export type Action =
  | AllotAction
  | TransferAction
  | PlaceHussarAction
  | SubsidyAction
  | PaySupplyAction
  | CoverSupplyAction
  | MarchAction
  | HaltAction
  | ReenterTrainAction
  | AnswerDisputeAction
  | DisputeAction
  | PassFlandersAction
  | AnswerStackAction
  | DoneAction
  | NotDoneAction
  | FightAction
  | PlayCardAction
  | StopAction
  | RetreatAction
  | ProposeStackAction
  | RecruitAction
  | ChooseTrumpAction
  | PlaceCardAction
  | SelectCardAction
  | ConserveAction
  | ExecuteAction
  | AssignTroopsAction
  | ExpeditionAction
  | BringBackAction
  | DisplaceAction
  | ShiftSaxonyAction
  | ReduceAction
  | OfferPeaceAction
  | AnswerPeaceAction
  | PlaceTrainAction
  | VoteAction
  | CedeAction
  | ProposeAction
  | AnswerOfferAction
  | WithdrawOfferAction
  | EndTreatyAction;

export type ActionType = Action["type"];

/** DEC-02: troops for the power's generals, in the order of the army sheet. */
export interface AllotAction {
  readonly type: "allot";
  readonly power: Power;
  readonly troops: readonly number[];
}

/** DEC-03, DEC-32 */
export interface TransferAction {
  readonly type: "transfer";
  readonly from: PieceId;
  readonly to: PieceId;
  readonly troops: number;
}

/** DEC-20 */
export interface PlaceHussarAction {
  readonly type: "placeHussar";
  readonly hussar: number;
  readonly city: CityId;
}

/** DEC-21 */
export interface SubsidyAction {
  readonly type: "subsidy";
  readonly pay: boolean;
}

/** DEC-22 */
export interface PaySupplyAction {
  readonly type: "paySupply";
  readonly power: Power;
  readonly cards: readonly CardId[];
}

/** DEC-23: the whole hand goes; these generals are supplied. */
export interface CoverSupplyAction {
  readonly type: "coverSupply";
  readonly power: Power;
  readonly generals: readonly PieceId[];
}

/** DEC-25, DEC-28: the cities entered, in order. */
export interface MarchAction {
  readonly type: "march";
  readonly piece: PieceId;
  readonly path: readonly CityId[];
  readonly force: boolean;
  /** Named when the march forms a stack of equal ranks. */
  readonly commander?: PieceId;
}

/** DEC-26: after a refused stack the march ends where it stands. */
export interface HaltAction {
  readonly type: "halt";
}

/** DEC-25, DEC-27, DEC-29 */
export interface ReenterTrainAction {
  readonly type: "reenterTrain";
  readonly train: PieceId;
  readonly city: CityId;
  readonly cards: readonly CardId[];
}

/** RUL-02: asked of both players before the first move in Flanders. */
export interface AnswerDisputeAction {
  readonly type: "answerDispute";
  readonly dispute: boolean;
}

/** MOV-27: declared in the course of the phase. */
export interface DisputeAction {
  readonly type: "dispute";
}

/** RUL-02: this side moves no more on the Flanders map. */
export interface PassFlandersAction {
  readonly type: "passFlanders";
}

/** DEC-26 */
export interface AnswerStackAction {
  readonly type: "answerStack";
  readonly agree: boolean;
}

/** Ends the seat's part of the hussar stage or the movement phase. */
export interface DoneAction {
  readonly type: "done";
}

/** RUL-01: withdraws "done" while the other player still moves. */
export interface NotDoneAction {
  readonly type: "notDone";
}

/** DEC-30 */
export interface FightAction {
  readonly type: "fight";
  readonly attacker: CityId;
  readonly defender: CityId;
}

/** DEC-31: a value is declared for a Reserve only. */
export interface PlayCardAction {
  readonly type: "playCard";
  readonly card: CardId;
  readonly value?: number;
}

/** DEC-31 */
export interface StopAction {
  readonly type: "stop";
}

/** DEC-33: the cities entered, in order. */
export interface RetreatAction {
  readonly type: "retreat";
  readonly path: readonly CityId[];
}

/** DEC-42: asks the other player to agree to an Austrian-Pragmatic stack by re-entry (RUL-07). */
export interface ProposeStackAction {
  readonly type: "proposeStack";
  readonly general: PieceId;
  readonly city: CityId;
  readonly commander?: PieceId;
}

/** WTR-03: a general coming back, and who commands where the stack would have equal ranks. */
export interface Reentry {
  readonly general: PieceId;
  readonly city: CityId;
  readonly commander?: PieceId;
}

/** DEC-41 to DEC-43, DEC-27: announced together; the split stays secret. */
export interface RecruitAction {
  readonly type: "recruit";
  readonly power: Power;
  readonly troops: number;
  readonly reentries: readonly Reentry[];
  readonly cards: readonly CardId[];
  readonly split: readonly { readonly general: PieceId; readonly troops: number }[];
}

/** DEC-08 */
export interface ChooseTrumpAction {
  readonly type: "chooseTrump";
  readonly suit: Suit;
}

/** DEC-09: null places nothing. */
export interface PlaceCardAction {
  readonly type: "placeCard";
  readonly power: Power;
  readonly card: CardId | null;
}

/** DEC-10 */
export interface SelectCardAction {
  readonly type: "selectCard";
  readonly card: PoliticalCardId;
}

/** DEC-10 */
export interface ConserveAction {
  readonly type: "conserve";
}

/** DEC-11, DEC-13: nothing followed and nothing shifted means the card is discarded without effect. */
export interface ExecuteAction {
  readonly type: "execute";
  readonly instruction: boolean;
  /** Named where the card leaves the receiver open. */
  readonly receiver?: Power;
  readonly shifts: readonly Shift[];
}

/** DEC-12 */
export interface AssignTroopsAction {
  readonly type: "assignTroops";
  readonly reentries: readonly Reentry[];
  readonly split: readonly { readonly general: PieceId; readonly troops: number }[];
}

/** DEC-14, DEC-27: cards are paid for a general who is off the board (TRK-06). */
export interface ExpeditionAction {
  readonly type: "expedition";
  readonly general: PieceId;
  readonly cards: readonly CardId[];
}

/** DEC-18 */
export interface BringBackAction {
  readonly type: "bringBack";
  readonly general: PieceId;
}

/** DEC-16, DEC-17, DEC-19 */
export interface DisplaceAction {
  readonly type: "displace";
  readonly piece: PieceId;
  readonly city: CityId;
  readonly commander?: PieceId;
}

/** DEC-24, DEC-34 */
export interface ShiftSaxonyAction {
  readonly type: "shiftSaxony";
  readonly steps: number;
}

/** DEC-35 */
export interface ReduceAction {
  readonly type: "reduce";
  readonly reduce: boolean;
}

/** DEC-36 */
export interface OfferPeaceAction {
  readonly type: "offerPeace";
  readonly offer: boolean;
}

/** DEC-37 */
export interface AnswerPeaceAction {
  readonly type: "answerPeace";
  readonly accept: boolean;
}

/** DEC-38 */
export interface PlaceTrainAction {
  readonly type: "placeTrain";
  readonly city: CityId;
}

/** DEC-39: how many of the player's votes go to Charles; the others go to Francis. */
export interface VoteAction {
  readonly type: "vote";
  readonly charles: number;
}

/** DEC-40 */
export interface CedeAction {
  readonly type: "cede";
  readonly cede: boolean;
}

/** DEC-05, DEC-07: puts an offer on the table for all to see. */
export interface ProposeAction {
  readonly type: "propose";
  readonly partner: Seat;
  readonly terms: readonly Term[];
  readonly turns: number;
}

/** DEC-05, DEC-07 */
export interface AnswerOfferAction {
  readonly type: "answerOffer";
  readonly agreement: number;
  readonly accept: boolean;
}

export interface WithdrawOfferAction {
  readonly type: "withdrawOffer";
  readonly agreement: number;
}

/** DEC-06: a treaty ends early when both parties have said so. */
export interface EndTreatyAction {
  readonly type: "endTreaty";
  readonly agreement: number;
}

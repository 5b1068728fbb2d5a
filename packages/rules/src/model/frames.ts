import type { PoliticalCardId } from "./affairs.ts";
import type { Suit } from "./cards.ts";
import type { CityId, PieceId } from "./ids.ts";
import type { Seat } from "./options.ts";
import type { AUSTRIA, Power, PRAGMATIC } from "./powers.ts";

/**
 * The agenda is the stack of decisions the game waits for; its last frame is asked first. Frames hold public
 * facts only, so that a view may carry them as they are, and are replaced, never changed.
 */
export type Frame =
  | AllotmentFrame
  | HussarsFrame
  | SubsidyFrame
  | SupplyFrame
  | MovementFrame
  | ConsentFrame
  | MarchOnFrame
  | CombatFrame
  | BattleFrame
  | RetreatFrame
  | WinterFrame
  | TrumpFrame
  | PlacementFrame
  | SelectionFrame
  | ExecutionFrame
  | GrantFrame
  | ExpeditionFrame
  | ReturnFrame
  | DisplacementFrame
  | SaxonsGoHomeFrame
  | AftermathFrame
  | SaxonyShiftFrame
  | ReductionFrame
  | PeaceOfferFrame
  | PeaceAnswerFrame
  | AnnexationFrame
  | SecondTrainFrame
  | VoteFrame
  | CessionFrame;

export type FrameKind = Frame["kind"];

/** DEC-02 */
export interface AllotmentFrame {
  readonly kind: "allotment";
  readonly waiting: readonly Power[];
}

/** DEC-20 */
export interface HussarsFrame {
  readonly kind: "hussars";
  /** Hussars handled in this stage. */
  readonly handled: readonly number[];
}

/** DEC-21 */
export interface SubsidyFrame {
  readonly kind: "subsidy";
}

/** SUP-15: the price of one general's supply path. */
export interface Charge {
  readonly general: PieceId;
  readonly price: number;
}

/** DEC-22, DEC-23 */
export interface SupplyFrame {
  readonly kind: "supply";
  /** Powers that still have to pay, first one asked first. */
  readonly paying: readonly Power[];
  readonly charges: readonly Charge[];
  readonly unsupplied: readonly PieceId[];
}

/** MOV-27, RUL-02: alternating moves on the Flanders map. */
export interface Dispute {
  /** Whose turn it is there; a side that is finished leaves its turn to the other. */
  readonly next: typeof AUSTRIA | typeof PRAGMATIC;
  /** Sides that have passed, which is final; who is done is finished too, as long as that stands (RUL-01). */
  readonly passed: readonly Power[];
}

/** DEC-25 */
export interface MovementFrame {
  readonly kind: "movement";
  readonly powers: readonly Power[];
  readonly done: readonly Seat[];
  /** Seats that have not yet said whether they dispute the order (RUL-02). */
  readonly asked: readonly Seat[];
  readonly dispute: Dispute | null;
  /** Stacks the other player refused in this phase (MOV-26). */
  readonly refusedStacks: readonly StackProposal[];
}

/** How far a march has come. */
export interface MarchProgress {
  readonly piece: PieceId;
  readonly taken: number;
  readonly onMainRoad: boolean;
  readonly force: boolean;
  /** RUL-02: it has touched the Flanders map, the city of departure included. */
  readonly inFlanders: boolean;
}

/** MOV-26, RUL-07: a stack of two players' generals, and who would command it (null: rank decides). */
export interface StackProposal {
  readonly piece: PieceId;
  readonly city: CityId;
  readonly commander: PieceId | null;
}

/** DEC-26: the march stands before the city and waits for the other player's word. */
export interface ConsentFrame {
  readonly kind: "consent";
  readonly seat: Seat;
  readonly stack: StackProposal;
  /** The march that would form the stack; null for a re-entry in winter. */
  readonly march: MarchProgress | null;
}

/** DEC-26: after a refusal the mover chooses anew from the last city. */
export interface MarchOnFrame {
  readonly kind: "marchOn";
  readonly march: MarchProgress;
}

/** RUL-42: one due attack, with the generals who stood there when the phase began. */
export interface Fight {
  readonly attacker: CityId;
  readonly defender: CityId;
  readonly attackers: readonly PieceId[];
  readonly defenders: readonly PieceId[];
}

/** DEC-30 */
export interface CombatFrame {
  readonly kind: "combat";
  readonly fights: readonly Fight[];
}

export interface BattleSide {
  readonly city: CityId;
  readonly generals: readonly PieceId[];
  /** CMB-26, CMB-27: whose hand fights. */
  readonly power: Power;
  readonly suit: Suit;
  /** CMB-11: the total stated. */
  readonly troops: number;
}

/** DEC-31 */
export interface BattleFrame {
  readonly kind: "battle";
  readonly attacker: BattleSide;
  readonly defender: BattleSide;
  /** CMB-12: from the attacker's point of view. */
  readonly score: number;
  readonly toPlay: "attacker" | "defender";
}

/** DEC-33 */
export interface RetreatFrame {
  readonly kind: "retreat";
  readonly generals: readonly PieceId[];
  readonly from: CityId;
  readonly winner: CityId;
  /** RTR-04: the player of this power chooses. */
  readonly winnerPower: Power;
  readonly length: number;
}

/** RUL-07: stacks the other player agreed to, or refused, while this decision lasts. */
export interface Consents {
  readonly agreedStacks: readonly StackProposal[];
  readonly refusedStacks: readonly StackProposal[];
}

/** DEC-41 to DEC-43, and DEC-15 outside winter. */
export interface WinterFrame extends Consents {
  readonly kind: "winter";
  readonly waiting: readonly Power[];
}

/** DEC-08 */
export interface TrumpFrame {
  readonly kind: "trump";
}

/** DEC-09 */
export interface PlacementFrame {
  readonly kind: "placement";
  /** Powers that may still place, from left to right. */
  readonly waiting: readonly Power[];
}

/** DEC-10 */
export interface SelectionFrame {
  readonly kind: "selection";
  /** Powers whose turn is still to come, by influence. */
  readonly ranking: readonly Power[];
}

/** DEC-11, DEC-13 */
export interface ExecutionFrame {
  readonly kind: "execution";
  readonly power: Power;
  readonly card: PoliticalCardId;
}

/** DEC-12 */
export interface GrantFrame extends Consents {
  readonly kind: "grant";
  readonly power: Power;
  readonly troops: number;
}

/** DEC-14 */
export interface ExpeditionFrame {
  readonly kind: "expedition";
  readonly power: Power;
}

/** DEC-18: generals of these powers come back from their off-map boxes, one after another. */
export interface ReturnFrame {
  readonly kind: "return";
  readonly powers: readonly Power[];
  /** The one who comes next, once the city is clear. */
  readonly chosen: PieceId | null;
}

type DisplacementCause = "neutralSaxony" | "annexation" | "leavesStack" | "offMapReturn";

/** DEC-16, DEC-17, DEC-19 */
export interface DisplacementFrame {
  readonly kind: "displacement";
  readonly cause: DisplacementCause;
  readonly pieces: readonly PieceId[];
  readonly refusedStacks: readonly StackProposal[];
}

/** RUL-91: what follows when the foreign pieces have left neutral Saxony. */
export interface SaxonsGoHomeFrame {
  readonly kind: "saxonsGoHome";
}

/** VBX-02 to VBX-10, SAX-07: settled after the retreat. */
export interface AftermathFrame {
  readonly kind: "aftermath";
  readonly winnerPower: Power;
  readonly loserPower: Power;
  readonly city: CityId;
  readonly lost: number;
  readonly generalsLost: number;
}

/** DEC-24, DEC-34 */
export interface SaxonyShiftFrame {
  readonly kind: "saxonyShift";
  readonly most: number;
}

/** DEC-35 */
export interface ReductionFrame {
  readonly kind: "reduction";
}

/** DEC-36 */
export interface PeaceOfferFrame {
  readonly kind: "peaceOffer";
}

/** DEC-37 */
export interface PeaceAnswerFrame {
  readonly kind: "peaceAnswer";
}

/** ANX-06: the steps of the annexation still to come. */
export interface AnnexationFrame {
  readonly kind: "annexation";
  readonly step: 3 | 4 | 5 | 6;
}

/** DEC-38 */
export interface SecondTrainFrame {
  readonly kind: "secondTrain";
}

/** DEC-39 */
export interface VoteFrame {
  readonly kind: "vote";
  /** Players with free votes, in order, and how many each casts. */
  readonly voters: readonly {
    readonly seat: Seat;
    readonly votes: number;
    readonly powers: readonly Power[];
  }[];
  readonly charles: number;
  readonly francis: number;
}

/** DEC-40 */
export interface CessionFrame {
  readonly kind: "cession";
}

import type { Action, CityId, PieceId, PoliticalCardId, Power, Seat } from "@maria/rules/model";

/** What a rule of thumb decides, where nothing on the board can be pointed at. */
export const PRINCIPLES = [
  "allot",
  "transfer",
  "hussar",
  "subsidyPaid",
  "subsidyKept",
  "payment",
  "coverSupply",
  "march",
  "train",
  "done",
  "dispute",
  "stackAgreed",
  "stackRefused",
  "fight",
  "card",
  "stop",
  "retreat",
  "recruit",
  "recruitNone",
  "trump",
  "placeNone",
  "bluff",
  "select",
  "conserve",
  "execute",
  "grant",
  "expedition",
  "bringBack",
  "displace",
  "saxony",
  "reductionMade",
  "reductionLeft",
  "peaceOffered",
  "peaceNotOffered",
  "peaceAccepted",
  "peaceDeclined",
  "placeTrain",
  "vote",
  "ceded",
  "notCeded",
  "propose",
  "offerAccepted",
  "offerDeclined",
  "endTreaty",
] as const;
export type Principle = (typeof PRINCIPLES)[number];

/** Why something is advised: a fact of the position it leads to, or the rule of thumb behind it. */
export type Reason =
  | { readonly kind: "wins" }
  /** With the fortresses in reach the seat would win in its next stage. */
  | { readonly kind: "winsNext" }
  /** The power could have won in its next stage, and cannot any more. */
  | { readonly kind: "stops"; readonly power: Power }
  /** A fortress taken, taken unless its protectors stay, protected now, or within reach now. */
  | { readonly kind: "takes" | "claims" | "guards" | "threatens"; readonly city: CityId }
  | { readonly kind: "takesTrain" | "savesTrain"; readonly train: PieceId }
  /** Supplied again, and out of reach of an army that is stronger as far as is known. */
  | { readonly kind: "feeds" | "evades"; readonly general: PieceId }
  /** A fight that becomes due, with the troops of both sides as the seat reckons them. */
  | { readonly kind: "attacks"; readonly city: CityId; readonly own: number; readonly foe: number }
  /** The score after a card, and what it costs to stop. */
  | { readonly kind: "score"; readonly score: number }
  | { readonly kind: "loses"; readonly troops: number }
  /** What hussars make enemies pay for their supply. */
  | { readonly kind: "charges"; readonly points: number }
  /** The Political Card that influence is placed for. */
  | { readonly kind: "wants"; readonly card: PoliticalCardId }
  /** What a treaty changes in the chance to win of the seat and of the other party, in points of a hundred. */
  | { readonly kind: "treaty"; readonly other: Seat; readonly own: number; readonly theirs: number }
  | { readonly kind: "principle"; readonly principle: Principle };

/** What somebody at the seat would do, and why. */
export interface Counsel {
  /** In order: for a stage of marches the whole plan, else one action. */
  readonly actions: readonly Action[];
  /** The seat's chance of winning by the evaluation, as it stands and as the plan leaves it; null where it says nothing. */
  readonly chance: { readonly now: number; readonly after: number } | null;
  /** The weightiest first; never empty. */
  readonly reasons: readonly Reason[];
}

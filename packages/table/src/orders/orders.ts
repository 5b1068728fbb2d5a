import { codec } from "@maria/rules/authority";
import { HIGHEST_CARD, POWERS, type Power, RESERVE_MAXIMUM, type Suit } from "@maria/rules/model";
import { count, either, parsing } from "../shapes.ts";
import { type BattleOrder, battleOrder } from "./battleOrder.ts";
import { type RetreatWish, retreatWish } from "./retreatWish.ts";

/** What an order is about: by its name the player is told afterwards which of his orders did it. */
export const ORDER_KINDS = [
  "battles",
  "fights",
  "retreat",
  "supply",
  "subsidy",
  "trump",
  "placements",
  "selections",
  "execution",
  "hussars",
  "stacks",
  "dispute",
  "saxony",
  "reduction",
  "peaceOffer",
  "peaceAnswer",
  "cession",
  "vote",
  "winter",
  "troops",
  "pieces",
] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** DEC-22, DEC-23: what hussars charge is paid up to so many points; kept suits go last. */
export interface SupplyOrder {
  readonly most: number;
  readonly keepReserves: boolean;
  readonly keepSuits: readonly Suit[];
}

/**
 * DEC-09: the power places nothing, unless one of these political cards lies open or a rival has so much influence; then its
 * highest trump between two values, if it holds one.
 */
export interface PlacementOrder {
  readonly power: Power;
  readonly unlessCards: readonly number[];
  readonly unlessRival: { readonly power: Power; readonly influence: number } | null;
  readonly least: number;
  readonly most: number;
  readonly reserve: boolean;
}

/** DEC-10: the first of these cards that lies open and may be selected; otherwise the power conserves. */
export interface SelectionOrder {
  readonly power: Power;
  readonly cards: readonly number[];
}

/** Where a marker is to go if a card lets it: −1 to the left, 1 to the right, 0 nowhere. */
export type Direction = -1 | 0 | 1;

/** DEC-11, DEC-13 */
export interface ExecutionOrder {
  readonly instruction: boolean;
  readonly tracks: { readonly saxony: Direction; readonly russia: Direction; readonly italy: Direction };
}

/** DEC-41 to DEC-43: recruits for so many points for each power, placed as a cadet would. */
export interface WinterOrder {
  readonly most: number;
  readonly keepReserves: boolean;
}

/**
 * What a seat's player leaves to be done while he is away. What is null or empty is no order: he is waited for. Only whoever
 * keeps the game reads it, and carries it out as the player's own action when it is due.
 */
export interface Orders {
  /** The first that fits a battle holds for it. */
  readonly battles: readonly BattleOrder[];
  /** DEC-30: the surest fight first. */
  readonly fights: "surest" | null;
  /** DEC-33: what matters most comes first. */
  readonly retreat: readonly RetreatWish[];
  readonly supply: SupplyOrder | null;
  /** DEC-21 */
  readonly subsidy: boolean | null;
  /** DEC-08 */
  readonly trump: Suit | "strongest" | null;
  readonly placements: readonly PlacementOrder[];
  readonly selections: readonly SelectionOrder[];
  readonly execution: ExecutionOrder | null;
  /** DEC-20: they stay where they are. */
  readonly hussars: "stay" | null;
  /** DEC-26; and whoever is refused halts where he stands. */
  readonly stacks: "agree" | "refuse" | null;
  /** RUL-02 */
  readonly dispute: boolean | null;
  /** DEC-24, DEC-34 */
  readonly saxony: "most" | "none" | null;
  /** DEC-35 */
  readonly reduction: boolean | null;
  /** DEC-36 */
  readonly peaceOffer: boolean | null;
  /** DEC-37 */
  readonly peaceAnswer: boolean | null;
  /** DEC-40 */
  readonly cession: boolean | null;
  /** DEC-39 */
  readonly vote: "charles" | "francis" | null;
  readonly winter: WinterOrder | null;
  /** DEC-12: troops that a card brings are placed as a cadet would. */
  readonly troops: "cadet" | null;
  /** DEC-14, DEC-16 to DEC-19, DEC-38: so are pieces that have to go, come back or give way. */
  readonly pieces: "cadet" | null;
}

export const NO_ORDERS: Orders = {
  battles: [],
  fights: null,
  retreat: [],
  supply: null,
  subsidy: null,
  trump: null,
  placements: [],
  selections: [],
  execution: null,
  hussars: null,
  stacks: null,
  dispute: null,
  saxony: null,
  reduction: null,
  peaceOffer: null,
  peaceAnswer: null,
  cession: null,
  vote: null,
  winter: null,
  troops: null,
  pieces: null,
};

/** All cards of the game are worth less. */
const MOST_POINTS = 999;
/** So many orders for battles, and wishes for retreats, are kept at most. */
export const MOST_BATTLE_ORDERS = 16;
export const MOST_RETREAT_WISHES = 6;
const MOST_CARDS = 40;

const points = codec.whole<number>(0, MOST_POINTS);
const suit: codec.Codec<Suit> = codec.oneOf([0, 1, 2, 3]);
const power: codec.Codec<Power> = codec.oneOf(POWERS);
const value = codec.whole<number>(0, Math.max(HIGHEST_CARD, RESERVE_MAXIMUM));
const direction: codec.Codec<Direction> = codec.oneOf([-1, 0, 1]);
const answer = codec.orNull(codec.truth);

const shape = codec.object<Orders>({
  battles: codec.list(battleOrder, MOST_BATTLE_ORDERS),
  fights: codec.orNull(codec.oneOf(["surest"])),
  retreat: codec.list(retreatWish, MOST_RETREAT_WISHES),
  supply: codec.orNull(
    codec.object<SupplyOrder>({
      most: points,
      keepReserves: codec.truth,
      keepSuits: codec.list(suit, 4),
    }),
  ),
  subsidy: answer,
  trump: codec.orNull(either<Suit | "strongest">(suit, codec.oneOf(["strongest"]))),
  placements: codec.list(
    codec.object<PlacementOrder>({
      power,
      unlessCards: codec.list(count, MOST_CARDS),
      unlessRival: codec.orNull(codec.object({ power, influence: points })),
      least: value,
      most: value,
      reserve: codec.truth,
    }),
    POWERS.length,
  ),
  selections: codec.list(
    codec.object<SelectionOrder>({ power, cards: codec.list(count, MOST_CARDS) }),
    POWERS.length,
  ),
  execution: codec.orNull(
    codec.object<ExecutionOrder>({
      instruction: codec.truth,
      tracks: codec.object<ExecutionOrder["tracks"]>({
        saxony: direction,
        russia: direction,
        italy: direction,
      }),
    }),
  ),
  hussars: codec.orNull(codec.oneOf(["stay"])),
  stacks: codec.orNull(codec.oneOf(["agree", "refuse"])),
  dispute: answer,
  saxony: codec.orNull(codec.oneOf(["most", "none"])),
  reduction: answer,
  peaceOffer: answer,
  peaceAnswer: answer,
  cession: answer,
  vote: codec.orNull(codec.oneOf(["charles", "francis"])),
  winter: codec.orNull(codec.object<WinterOrder>({ most: points, keepReserves: codec.truth })),
  troops: codec.orNull(codec.oneOf(["cadet"])),
  pieces: codec.orNull(codec.oneOf(["cadet"])),
});

export const orders: codec.Codec<Orders> = shape;
export const orderKind: codec.Codec<OrderKind> = codec.oneOf(ORDER_KINDS);

/** Orders from outside, built anew; null if they are none. */
export const parseOrders = parsing(shape);

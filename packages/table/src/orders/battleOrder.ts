import { codec } from "@maria/rules/authority";
import { type CityId, HIGHEST_CARD, POWERS, type Power, RESERVE_MAXIMUM } from "@maria/rules/model";
import { count } from "../shapes.ts";

/** One battle: who attacks whom, in which turn. */
export interface BattleName {
  readonly turn: number;
  readonly attacker: CityId;
  readonly defender: CityId;
}

/** DEC-31: how far to go in a battle. All numbers are seen from the player's own side. */
export interface BattleOrder {
  /** The battle it is for; null: any. */
  readonly battle: BattleName | null;
  /** The power whose hand fights; null: any of the seat's. */
  readonly power: Power | null;
  /** Goes no further once he would lose by no more than this; null: as long as the cards last. */
  readonly accept: number | null;
  /** Gives the battle up if he is behind by more than this; null: never. */
  readonly giveUp: number | null;
  /** The lead to be taken with a card, if one reaches it. */
  readonly lead: number;
  /** By suit, the highest card that may be spent; 0 for none of the suit. */
  readonly highest: readonly number[];
  /** The highest value a Reserve may be declared with; 0: no Reserve is spent. */
  readonly reserve: number;
  /** So many points must be left in the hand. */
  readonly keep: number;
  /** Plays only if the cards allowed can at least bring him level. */
  readonly onlyIfLevel: boolean;
  /** What is done when the cards allowed are at an end. */
  readonly otherwise: "stop" | "wait";
}

/** No battle is decided by more. */
const MOST_SCORE = 99;
const MOST_POINTS = 999;

const score = codec.whole<number>(0, MOST_SCORE);
const highest = codec.whole<number>(0, HIGHEST_CARD);

const fourOf =
  <T>(shape: codec.Codec<T>): codec.Codec<readonly T[]> =>
  (value) => {
    const built = codec.list(shape, 4)(value);
    return built !== codec.MALFORMED && built.length === 4 ? built : codec.MALFORMED;
  };

export const battleOrder = codec.object<BattleOrder>({
  battle: codec.orNull(
    codec.object<BattleName>({
      turn: count,
      attacker: count as codec.Codec<CityId>,
      defender: count as codec.Codec<CityId>,
    }),
  ),
  power: codec.orNull(codec.oneOf(POWERS)),
  accept: codec.orNull(score),
  giveUp: codec.orNull(score),
  lead: score,
  highest: fourOf(highest),
  reserve: codec.whole(0, RESERVE_MAXIMUM),
  keep: codec.whole(0, MOST_POINTS),
  onlyIfLevel: codec.truth,
  otherwise: codec.oneOf(["stop", "wait"]),
});

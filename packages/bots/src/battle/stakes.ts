import { choices, pending, type View, view as viewOf } from "@maria/rules";
import { momentOf } from "@maria/rules/board";
import {
  type BattleFrame,
  type BattleSide,
  type Draft,
  majorOf,
  type Power,
  type Random,
  type Seat,
} from "@maria/rules/model";
import { apply, draftOf } from "@maria/rules/search";
import { cadet } from "../cadet/cadet.ts";
import { keepingWorth } from "../cadet/payments.ts";
import { AVERAGE_CARD } from "../cadet/weights.ts";
import { CAMPS } from "../value/camps.ts";
import { chanceBy, chanceOf } from "../value/chances.ts";
import { CAMP_FEATURES, FULL_STAFF, featuresOf, LARGE_ARMY } from "../value/features.ts";
import { fightsToCome } from "../value/field.ts";
import { type Known, knownOf } from "../value/known.ts";

/** More decisions than follow on any battle: a retreat, Saxony. */
const LONGEST_AFTERMATH = 6;
/** Of a hand's cards this share is expected to do its part in combat. */
const SUITED = 0.3;

const isAftermath = (kind: string | undefined): boolean => kind === "retreat" || kind === "saxonyShift";

/** The game when the battle has ended at this score of the side that plays, and the beaten have been sent home. */
const endedAt = (sample: Draft, frame: BattleFrame, score: number, random: Random): Draft => {
  const draft = draftOf(sample);
  const isLost = score <= 0;
  const other = frame.toPlay === "attacker" ? "defender" : "attacker";
  const loser = isLost ? frame.toPlay : other;
  const amount = Math.abs(score);
  draft.agenda[draft.agenda.length - 1] = {
    ...frame,
    toPlay: loser,
    score: loser === "attacker" ? 0 - amount : amount,
  };
  const [first] = pending(draft);
  if (first === undefined) return draft;
  apply(draft, first.seat, { type: "stop" }, null);
  for (let count = 0; count < LONGEST_AFTERMATH && draft.result === null; count++) {
    const [next] = pending(draft);
    if (next === undefined || !isAftermath(next.kind)) break;
    const seen = viewOf(draft, next.seat);
    apply(draft, next.seat, cadet(seen, choices(seen, next.seat), { milliseconds: 0 }, random), null);
  }
  return draft;
};

/** Ends that are carried out; what lies between two of them is worth what lies between theirs. */
const LOOKED_AT = [1, 2, 3, 4, 6, 8, 11, 16] as const;

/** No end may be worth less than a worse one: where the estimates say so they err, and all of them are worth their mean. */
export const risen = (worths: readonly number[]): number[] => {
  const blocks: { sum: number; count: number }[] = [];
  for (const worth of worths) {
    let block = { sum: worth, count: 1 };
    for (
      let before = blocks.at(-1);
      before !== undefined && before.sum / before.count > block.sum / block.count;
      before = blocks.at(-1)
    ) {
      blocks.pop();
      block = { sum: block.sum + before.sum, count: block.count + before.count };
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
};

/** What a camp's having one troop less, and one general less, changes in the seat's chance, wherever they stand. */
const priceOfMen = (
  view: View,
  seat: Seat,
  power: Power,
): { readonly troop: number; readonly general: number } => {
  const { stage } = momentOf(view);
  const camp = CAMPS.indexOf(majorOf(power, view.saxony));
  const features = featuresOf(view, knownOf(view), false, fightsToCome(view));
  const now = chanceBy(view, features, seat, stage);
  const without = (name: "troops" | "generals", unit: number): number => {
    const fewer = features.slice();
    const place = camp * CAMP_FEATURES.length + CAMP_FEATURES.indexOf(name);
    fewer[place] = (fewer[place] as number) - 1 / unit;
    return Math.abs(chanceBy(view, fewer, seat, stage) - now);
  };
  return { troop: without("troops", LARGE_ARMY), general: without("generals", FULL_STAFF) };
};

/** The men a side loses at each end have their price at least, counted from the tie outwards. */
const priced = (
  worths: readonly number[],
  ends: readonly number[],
  own: (loss: number) => number,
  other: (loss: number) => number,
): number[] => {
  const tie = ends.indexOf(0);
  const found = worths.slice();
  for (let at = tie - 1; at >= 0; at--) {
    const step = own(-(ends[at] as number)) - own(-(ends[at + 1] as number));
    found[at] = Math.min(found[at] as number, (found[at + 1] as number) - step);
  }
  for (let at = tie + 1; at < ends.length; at++) {
    const step = other(ends[at] as number) - other(ends[at - 1] as number);
    found[at] = Math.max(found[at] as number, (found[at - 1] as number) + step);
  }
  return found;
};

/**
 * What each end of the battle is worth to the seat. Of the fights of the stage only the others are still to come: this one is over,
 * even if both armies stand where they stood.
 */
export const worthOfEnds = (
  view: View,
  samples: readonly Draft[],
  frame: BattleFrame,
  seat: Seat,
  random: Random,
): ((score: number) => number) => {
  const [own, other] =
    frame.toPlay === "attacker" ? [frame.attacker, frame.defender] : [frame.defender, frame.attacker];
  const worthOf = (score: number): number => {
    let sum = 0;
    for (const sample of samples) {
      const { stage } = momentOf(sample);
      const end = endedAt(sample, frame, score, random);
      sum += chanceOf(end, knownOf(viewOf(end, seat)), seat, stage, false, fightsToCome(sample));
    }
    return sum / samples.length;
  };
  // CMB-19: nobody loses more than he has.
  const upTo = (most: number): number[] => [...LOOKED_AT.filter((score) => score < most), most];
  const ends = [
    ...upTo(own.troops)
      .map((loss) => -loss)
      .reverse(),
    0,
    ...upTo(other.troops),
  ];
  const menOf = ({ power, troops, generals }: BattleSide): ((loss: number) => number) => {
    const { troop, general } = priceOfMen(view, seat, power);
    return (loss) => troop * loss + (loss >= troops ? general * generals.length : 0);
  };
  const worths = priced(risen(ends.map(worthOf)), ends, menOf(own), menOf(other));
  return (score) => {
    const end = Math.max(-own.troops, Math.min(other.troops, score));
    const above = ends.findIndex((each) => each >= end);
    const high = ends[above] as number;
    const worth = worths[above] as number;
    if (high === end) return worth;
    const low = ends[above - 1] as number;
    const worse = worths[above - 1] as number;
    return worse + ((worth - worse) * (end - low)) / (high - low);
  };
};

/** What the seat's chance would be if the power held more cards, or fewer. */
const withCards = (view: View, known: Known, seat: Seat, power: Power, more: number): number => {
  const held = known.held.map((count, of) => (of === power ? count + more : count));
  const cards = known.cards.map((points, place) =>
    place >> 2 === power ? points + more * AVERAGE_CARD * SUITED : points,
  );
  const { stage } = momentOf(view);
  return chanceOf(view, { ...known, held, cards }, seat, stage, false, fightsToCome(view));
};

/** In chances to win: an average card of the own hand, and one of the other's. */
export interface CardPrices {
  /** By card of the hand. */
  readonly own: readonly number[];
  readonly pointOfOther: number;
}

/** What cards are worth in chances to win: on average by the evaluation, one beside another by the rules of thumb. */
export const cardPrices = (view: View, seat: Seat, power: Power, other: Power): CardPrices => {
  const known = knownOf(view);
  const hand = view.hands[power] ?? [];
  const keeping = keepingWorth(view, power, hand);
  const average = keeping.reduce((sum, worth) => sum + worth, 0) / Math.max(1, hand.length);
  const ownCard = Math.max(
    0,
    withCards(view, known, seat, power, 1) - withCards(view, known, seat, power, 0),
  );
  const base = withCards(view, known, seat, other, 0);
  const otherCard = Math.max(0, withCards(view, known, seat, other, -1) - base);
  return {
    own: keeping.map((worth) => (average > 0 ? (ownCard * worth) / average : 0)),
    pointOfOther: otherCard / AVERAGE_CARD,
  };
};

import type { LogEntry } from "@maria/rules";
import { powerOf } from "@maria/rules/board";
import type { CardId, Pack, Power } from "@maria/rules/model";

/** What became of cards. */
export const PURPOSES = [
  "combat",
  "supply",
  "trains",
  "recruits",
  "politics",
  "expeditions",
  "discarded",
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Cards that came into a hand or left it; an unknown card is null. */
export interface CardMove {
  readonly power: Power;
  readonly cards: readonly (CardId | null)[];
  /** Drawn from the deck; laid on the political display or taken back from there; or spent for good. */
  readonly how: "drawn" | "laid" | "takenBack" | Purpose;
  /** From the political display, not from the hand. */
  readonly isFromDisplay?: boolean;
}

const unknown = (decks: readonly number[]): null[] => decks.map(() => null);

/** How an entry of the log moves cards; null if it does not. With all hands open no card is unknown. */
export const cardMoveOf = (entry: LogEntry, pack: Pack): CardMove | null => {
  switch (entry.type) {
    case "cardsDrawn":
    case "putAsideTaken":
      return {
        power: entry.power,
        cards: "cards" in entry ? entry.cards : unknown(entry.decks),
        how: "drawn",
      };
    case "subsidyPaid":
      return { power: entry.to, cards: ["card" in entry ? entry.card : null], how: "drawn" };
    case "cardPlaced": {
      const card = "card" in entry ? entry.card : null;
      const placed = "card" in entry ? card !== null : entry.placed;
      return { power: entry.power, cards: placed ? [card] : [], how: "laid" };
    }
    case "cardsTakenBack":
      return {
        power: entry.power,
        cards: "cards" in entry ? entry.cards : unknown(entry.decks),
        how: "takenBack",
      };
    case "cardPlayed":
      return { power: entry.power, cards: [entry.card], how: "combat" };
    case "supplyPaid":
    case "handSurrendered":
      return { power: entry.power, cards: entry.cards, how: "supply" };
    case "trainReentered":
      return { power: powerOf(pack, entry.train), cards: entry.cards, how: "trains" };
    case "recruited":
      return { power: entry.power, cards: entry.cards, how: "recruits" };
    case "politicalCardSelected":
      return { power: entry.power, cards: entry.paid, how: "politics", isFromDisplay: true };
    case "expeditionSent":
      return { power: entry.power, cards: entry.cards, how: "expeditions" };
    case "handDiscarded":
      return { power: entry.power, cards: entry.cards, how: "discarded" };
    default:
      return null;
  }
};

export type Hand = readonly (CardId | null)[];

const without = (hand: Hand, card: CardId | null): Hand => {
  const at = hand.indexOf(card) >= 0 ? hand.indexOf(card) : hand.indexOf(null);
  return at < 0 ? hand : [...hand.slice(0, at), ...hand.slice(at + 1)];
};

/**
 * The hands after one more entry of the log. POL-12: a card turned up that is no trump goes back to the hand, unless the
 * political option is played (OPT-04).
 */
export const handsAfter = (
  hands: ReadonlyMap<Power, Hand>,
  entry: LogEntry,
  pack: Pack,
  isOption: boolean,
): ReadonlyMap<Power, Hand> => {
  const changed = (power: Power, change: (hand: Hand) => Hand): ReadonlyMap<Power, Hand> =>
    new Map([...hands, [power, change(hands.get(power) ?? [])]]);
  if (entry.type === "cardRevealed" && !entry.isTrump && !isOption)
    return changed(entry.power, (hand) => [...hand, entry.card]);
  const move = cardMoveOf(entry, pack);
  if (move === null || move.isFromDisplay) return hands;
  if (move.how === "drawn" || move.how === "takenBack")
    return changed(move.power, (hand) => [...hand, ...move.cards]);
  return changed(move.power, (hand) => move.cards.reduce(without, hand));
};

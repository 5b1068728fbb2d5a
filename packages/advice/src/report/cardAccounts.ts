import { type CardId, type Pack, POWERS, type Power, suitOf, worthOf } from "@maria/rules/model";
import { cardMoveOf, PURPOSES, type Purpose } from "./hands.ts";
import type { ReportLine } from "./step.ts";

/** So many cards of each suit, Reserves, and cards the reader has not seen. */
export interface Spread {
  /** In the order of `Suit`. */
  readonly suits: readonly number[];
  readonly reserves: number;
  readonly unknown: number;
  readonly count: number;
  /** TAC-18: what those that are known are worth as money. */
  readonly worth: number;
}

export interface CardAccount {
  readonly power: Power;
  readonly drawn: Spread;
  readonly spent: Readonly<Record<Purpose, Spread>>;
}

const NOTHING: Spread = { suits: [0, 0, 0, 0], reserves: 0, unknown: 0, count: 0, worth: 0 };

const withCard = (spread: Spread, card: CardId | null): Spread => {
  const count = spread.count + 1;
  if (card === null) return { ...spread, count, unknown: spread.unknown + 1 };
  const suit = suitOf(card);
  return {
    ...spread,
    count,
    worth: spread.worth + worthOf(card),
    suits: spread.suits.map((cards, index) => (index === suit ? cards + 1 : cards)),
    reserves: spread.reserves + (suit === -1 ? 1 : 0),
  };
};

const EMPTY: Readonly<Record<Purpose, Spread>> = {
  combat: NOTHING,
  supply: NOTHING,
  trains: NOTHING,
  recruits: NOTHING,
  politics: NOTHING,
  expeditions: NOTHING,
  discarded: NOTHING,
};

/** What each power has been dealt and has drawn, and for what it has spent it. */
export const cardAccountsIn = (
  lines: readonly ReportLine[],
  dealt: readonly (readonly CardId[])[],
  pack: Pack,
): CardAccount[] => {
  const accounts = new Map<Power, CardAccount>();
  for (const power of POWERS) {
    const hand = dealt[power] ?? [];
    if (hand.length > 0) accounts.set(power, { power, drawn: hand.reduce(withCard, NOTHING), spent: EMPTY });
  }
  for (const { entry } of lines) {
    const move = cardMoveOf(entry, pack);
    if (move === null || move.how === "laid" || move.how === "takenBack") continue;
    const { power, cards, how } = move;
    const account = accounts.get(power) ?? { power, drawn: NOTHING, spent: EMPTY };
    accounts.set(
      power,
      how === "drawn"
        ? { ...account, drawn: cards.reduce(withCard, account.drawn) }
        : { ...account, spent: { ...account.spent, [how]: cards.reduce(withCard, account.spent[how]) } },
    );
  }
  return [...accounts.values()].sort((a, b) => a.power - b.power);
};

export const spentInAll = ({ spent }: CardAccount): number =>
  PURPOSES.reduce((sum, purpose) => sum + spent[purpose].count, 0);

import type { LogEntry } from "@maria/rules";
import type { BattleSide, CardId, CityId, PieceId, Power } from "@maria/rules/model";
import { otherSide, type SideName } from "../combat/battleScore.ts";

/** A card laid down in a battle. */
export interface LaidCard {
  readonly side: SideName;
  readonly power: Power;
  readonly card: CardId;
  readonly value: number;
  /** CMB-12: the attacker's score after it. */
  readonly score: number;
}

/** How a battle has ended, and what followed from it. */
export interface BattleEnd {
  /** Null is a tie. */
  readonly winner: SideName | null;
  /** CMB-18: troops lost by the cards alone. */
  readonly loss: number;
  /** Null before the retreat is chosen, or where there is none. */
  readonly retreat: { readonly generals: readonly PieceId[]; readonly path: readonly CityId[] } | null;
  /** Generals who have left the board. */
  readonly removed: readonly PieceId[];
  /** RTR-11: they had nowhere to go. */
  readonly hadNoRetreat: boolean;
}

/** A battle as everybody has seen it. */
export interface BattleStory {
  readonly attacker: BattleSide;
  readonly defender: BattleSide;
  /** CMB-12: the attacker's score before the first card. */
  readonly opening: number;
  /** In the order in which they were played. */
  readonly cards: readonly LaidCard[];
  /** The attacker's score now. */
  readonly score: number;
  readonly end: BattleEnd | null;
}

const atEnd = (battle: BattleStory, change: Partial<BattleEnd>): BattleStory =>
  battle.end === null ? battle : { ...battle, end: { ...battle.end, ...change } };

/** The battle after one more entry of the log, whichever it is. */
export const battleAfter = (battle: BattleStory, entry: LogEntry): BattleStory => {
  switch (entry.type) {
    case "cardPlayed": {
      const { power, card, value } = entry;
      const side: SideName = power === battle.attacker.power ? "attacker" : "defender";
      const score = side === "attacker" ? entry.score : 0 - entry.score;
      return { ...battle, score, cards: [...battle.cards, { side, power, card, value, score }] };
    }
    case "battleEnded": {
      const { winner, loss } = entry;
      return { ...battle, end: { winner, loss, retreat: null, removed: [], hadNoRetreat: false } };
    }
    case "generalRemoved":
      return atEnd(battle, { removed: [...(battle.end?.removed ?? []), entry.general] });
    case "retreated":
      return atEnd(battle, { retreat: { generals: entry.generals, path: entry.path } });
    case "noRetreat":
      return atEnd(battle, { hadNoRetreat: true });
    default:
      return battle;
  }
};

export const battleBegun = ({
  attacker,
  defender,
  score,
}: Extract<LogEntry, { type: "battleBegan" }>): BattleStory => ({
  attacker,
  defender,
  opening: score,
  cards: [],
  score,
  end: null,
});

export const loserOf = ({ attacker, defender, end }: BattleStory): BattleSide | null => {
  if (end === null || end.winner === null) return null;
  return otherSide(end.winner) === "attacker" ? attacker : defender;
};

/** Nothing is left to be decided: a tie, a retreat, or nobody who could retreat. */
export const isBattleSettled = (battle: BattleStory): boolean => {
  const { end } = battle;
  if (end === null) return false;
  const loser = loserOf(battle);
  return loser === null || end.retreat !== null || end.removed.length === loser.generals.length;
};

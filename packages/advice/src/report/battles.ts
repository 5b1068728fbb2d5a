import { type GameOptions, type Pack, POWERS, type Power } from "@maria/rules/model";
import type { SideName } from "../combat/battleScore.ts";
import type { BattleStory } from "../story/battleStory.ts";
import { outcomesIn } from "../story/outcomes.ts";
import { type Hand, handsAfter } from "./hands.ts";
import { type Force, MEAN_POINTS, oddsOf, pointsOfHand } from "./odds.ts";
import type { ReportLine } from "./step.ts";

/** A side of a battle before the first card. */
export interface SideBefore extends Force {
  readonly power: Power;
  /** What its hand held for this battle; null where the reader does not know the hand. */
  readonly points: number | null;
  /** What a hand of so many cards holds on average. */
  readonly expected: number;
}

export interface BattleReport {
  /** Where it begins, and where its last card is played. */
  readonly step: number;
  readonly endStep: number;
  readonly turn: number;
  readonly battle: BattleStory;
  readonly attacker: SideBefore;
  readonly defender: SideBefore;
  /** The attacker's chance before the first card (`oddsOf`). */
  readonly odds: number;
  /** 1 if the attacker won, 0 if the defender did, ½ for a tie. */
  readonly result: number;
}

const resultOf = (winner: SideName | null): number => (winner === null ? 0.5 : winner === "attacker" ? 1 : 0);

const isKnown = (hand: Hand): hand is readonly Exclude<Hand[number], null>[] => !hand.includes(null);

/** Every battle that was fought to its end, with what could be expected of it. */
export const battlesIn = (
  lines: readonly ReportLine[],
  dealt: readonly Hand[],
  pack: Pack,
  { politicalOption }: GameOptions,
): BattleReport[] => {
  const before = new Map<number, ReadonlyMap<Power, Hand>>();
  let hands: ReadonlyMap<Power, Hand> = new Map(POWERS.map((power) => [power, dealt[power] ?? []]));
  lines.forEach(({ entry }, at) => {
    if (entry.type === "battleBegan") before.set(at, hands);
    hands = handsAfter(hands, entry, pack, politicalOption);
  });
  const endOf = (at: number, until: number): number =>
    lines.slice(at, until + 1).find(({ entry }) => entry.type === "battleEnded")?.step ?? 0;
  return outcomesIn(lines.map(({ entry }) => entry)).flatMap(({ at, until, outcome }): BattleReport[] => {
    const line = lines[at];
    if (outcome.kind !== "battle" || outcome.battle.end === null || line === undefined) return [];
    const { battle } = outcome;
    const side = (name: SideName): SideBefore => {
      const { power, troops, suit } = battle[name];
      const hand = before.get(at)?.get(power) ?? [];
      return {
        power,
        troops,
        cards: hand.length,
        points: isKnown(hand) ? pointsOfHand(hand, suit) : null,
        expected: hand.length * MEAN_POINTS,
      };
    };
    const attacker = side("attacker");
    const defender = side("defender");
    return [
      {
        step: line.step,
        endStep: endOf(at, until),
        turn: line.turn,
        battle,
        attacker,
        defender,
        odds: oddsOf(attacker, defender),
        result: resultOf(outcome.battle.end.winner),
      },
    ];
  });
};

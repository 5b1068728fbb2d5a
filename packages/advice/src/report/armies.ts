import { powerOf } from "@maria/rules/board";
import { FRANCE, type Pack, type PieceId, POWERS, type Power } from "@maria/rules/model";
import type { BattleReport } from "./battles.ts";
import type { ReportLine, ReportStep } from "./step.ts";

/** What the pieces of a power have done and suffered. */
export interface ArmyAccount {
  readonly power: Power;
  readonly marches: number;
  /** Cities gone from one to the next. */
  readonly cities: number;
  readonly forceMarches: number;
  readonly conquests: number;
  /** Supply trains of others it has eliminated, and own ones it has lost. */
  readonly trainsTaken: number;
  readonly trainsLost: number;
  /** How often a general was out of supply, and the troops that cost. */
  readonly outOfSupply: number;
  readonly lostToSupply: number;
  /** By the cards, and because there was no retreat. */
  readonly lostInCombat: number;
  readonly recruits: number;
  readonly generalsLost: number;
}

const NOTHING: Omit<ArmyAccount, "power"> = {
  marches: 0,
  cities: 0,
  forceMarches: 0,
  conquests: 0,
  trainsTaken: 0,
  trainsLost: 0,
  outOfSupply: 0,
  lostToSupply: 0,
  lostInCombat: 0,
  recruits: 0,
  generalsLost: 0,
};

type Amounts = Partial<Omit<ArmyAccount, "power">>;

/** What an entry adds, by power. */
const amountsOf = ({ entry }: ReportLine, pack: Pack): readonly (readonly [Power, Amounts])[] => {
  const of = (piece: PieceId): Power => powerOf(pack, piece);
  switch (entry.type) {
    case "conquered":
      return [[entry.by, { conquests: 1 }]];
    case "trainEliminated":
      return [
        [of(entry.by), { trainsTaken: 1 }],
        [of(entry.train), { trainsLost: 1 }],
      ];
    case "outOfSupply":
      return [[of(entry.general), { outOfSupply: 1 }]];
    case "generalRemoved":
      return [[of(entry.general), { generalsLost: 1 }]];
    case "recruited":
      return [[entry.power, { recruits: entry.troops }]];
    default:
      return [];
  }
};

/** A stack's losses are told in one sum: they are the power's whose hand fought. */
const lostIn = ({ battle }: BattleReport): readonly [Power, Amounts] => {
  const { end, attacker, defender } = battle;
  if (end === null || end.winner === null) return [FRANCE, {}];
  const loser = end.winner === "attacker" ? defender : attacker;
  return [loser.power, { lostInCombat: end.hadNoRetreat ? loser.troops : end.loss }];
};

/** MOV-26: a march that was interrupted and went on stands in the log in parts, and is one march all the same. */
const marchesIn = (lines: readonly ReportLine[], pack: Pack): (readonly [Power, Amounts])[] => {
  const counted = new Set<string>();
  return lines.flatMap(({ turn, phase, entry }): (readonly [Power, Amounts])[] => {
    if (entry.type !== "marched") return [];
    const march = [turn, phase, entry.piece].join();
    const isNew = !counted.has(march);
    counted.add(march);
    const marches = isNew ? 1 : 0;
    const forceMarches = isNew && entry.force ? 1 : 0;
    return [[powerOf(pack, entry.piece), { marches, forceMarches, cities: entry.path.length }]];
  });
};

/**
 * SUP-09, SUP-10: what lack of supply has really cost. The log tells what was due, which may be more than a stack had; the
 * totals are public. What a battle cost in the same step is not counted again.
 */
const lostToSupplyIn = (
  steps: readonly ReportStep[],
  battles: readonly BattleReport[],
  pack: Pack,
): (readonly [Power, Amounts])[] =>
  steps.flatMap(({ lines, totals }, step): (readonly [Power, Amounts])[] => {
    const starved = new Set(
      lines.flatMap((entry) => (entry.type === "outOfSupply" ? [powerOf(pack, entry.general)] : [])),
    );
    const before = steps[step - 1]?.totals ?? [];
    return [...starved].map((power) => {
      const inBattle = battles
        .filter((battle) => battle.endStep === step)
        .map(lostIn)
        .reduce((sum, [of, { lostInCombat = 0 }]) => sum + (of === power ? lostInCombat : 0), 0);
      return [power, { lostToSupply: (before[power] ?? 0) - (totals[power] ?? 0) - inBattle }];
    });
  });

const added = (account: ArmyAccount, amounts: Amounts): ArmyAccount => {
  const sum = { ...account };
  for (const name of Object.keys(NOTHING) as (keyof typeof NOTHING)[])
    (sum as Record<typeof name, number>)[name] += amounts[name] ?? 0;
  return sum;
};

export const armyAccountsIn = (
  steps: readonly ReportStep[],
  lines: readonly ReportLine[],
  battles: readonly BattleReport[],
  pack: Pack,
): ArmyAccount[] => {
  const amounts = [
    ...lines.flatMap((line) => amountsOf(line, pack)),
    ...marchesIn(lines, pack),
    ...battles.map(lostIn),
    ...lostToSupplyIn(steps, battles, pack),
  ];
  return POWERS.map((power) =>
    amounts.reduce((account, [of, more]) => (of === power ? added(account, more) : account), {
      power,
      ...NOTHING,
    } as ArmyAccount),
  );
};

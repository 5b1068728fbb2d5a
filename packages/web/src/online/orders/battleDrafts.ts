import type { View } from "@maria/rules";
import { dueFights } from "@maria/rules/board";
import { type CityId, HIGHEST_CARD } from "@maria/rules/model";
import type { BattleName, BattleOrder } from "@maria/table";
import { SUITS } from "./suits.ts";

const every = (card: number): readonly number[] => SUITS.map(() => card);

/** What a battle order may begin with; the rest is changed from there. */
export const PRESETS = {
  all: { highest: every(HIGHEST_CARD), reserve: 0, keep: 0, accept: null, giveUp: null, onlyIfLevel: false },
  sparing: { highest: every(5), reserve: 0, keep: 0, accept: 1, giveUp: 6, onlyIfLevel: true },
  yield: { highest: every(0), reserve: 0, keep: 0, accept: null, giveUp: null, onlyIfLevel: false },
} as const satisfies Record<string, Partial<BattleOrder>>;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = ["all", "sparing", "yield"] as const satisfies readonly Preset[];

export const freshOrder = (preset: Preset, battle: BattleName | null): BattleOrder => ({
  battle,
  power: null,
  lead: 1,
  otherwise: "stop",
  ...PRESETS[preset],
});

/** The battles that can be named: what is fought, what is to be fought, and what would be if the movement ended now. */
export const battlesInSight = (view: View): readonly BattleName[] => {
  const frame = view.agenda.at(-1);
  const { turn } = view;
  const named = (attacker: CityId, defender: CityId): BattleName => ({ turn, attacker, defender });
  const fought = frame?.kind === "battle" ? [named(frame.attacker.city, frame.defender.city)] : [];
  const combat = view.agenda.findLast(({ kind }) => kind === "combat");
  const due = combat?.kind === "combat" ? combat.fights : dueFights(view);
  return [...fought, ...due.map(({ attacker, defender }) => named(attacker, defender))];
};

/** An order for a battle of an earlier turn has nothing to say any more. */
export const isPast = ({ battle }: BattleOrder, { turn }: View): boolean =>
  battle !== null && battle.turn < turn;

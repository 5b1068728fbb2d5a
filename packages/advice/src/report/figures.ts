import { type GameOptions, powersOfSeat, SAXONY_PRUSSIAN_ALLY, type Seat } from "@maria/rules/model";
import type { Report } from "./report.ts";

/** A game of one seat in a few figures, to be laid beside those of other games. */
export interface Figures {
  readonly turns: number;
  readonly battles: number;
  readonly battlesWon: number;
  /** How many it could be expected to win, by the odds. */
  readonly battlesExpected: number;
  readonly conquests: number;
  readonly marches: number;
  readonly lostInCombat: number;
  readonly lostToSupply: number;
  /** What a card it drew was worth on average. */
  readonly meanWorth: number;
}

/** Saxony counts for the seat that begins the game with it. */
export const figuresOf = (report: Report, options: GameOptions, seat: Seat): Figures => {
  const powers = powersOfSeat(options, seat, SAXONY_PRUSSIAN_ALLY);
  const own = <Of extends { readonly power: Of["power"] }>(all: readonly Of[]): Of[] =>
    all.filter(({ power }) => (powers as readonly unknown[]).includes(power));
  const armies = own(report.armies);
  const accounts = own(report.cards);
  const sum = <Of>(all: readonly Of[], of: (one: Of) => number): number =>
    all.reduce((total, one) => total + of(one), 0);
  const fought = report.battles.flatMap(({ attacker, defender, odds, result }) => [
    ...(powers.includes(attacker.power) ? [{ odds, result }] : []),
    ...(powers.includes(defender.power) ? [{ odds: 1 - odds, result: 1 - result }] : []),
  ]);
  const drawn = sum(accounts, (account) => account.drawn.count - account.drawn.unknown);
  return {
    turns: report.turns,
    battles: fought.length,
    battlesWon: sum(fought, ({ result }) => result),
    battlesExpected: sum(fought, ({ odds }) => odds),
    conquests: sum(armies, (army) => army.conquests),
    marches: sum(armies, (army) => army.marches),
    lostInCombat: sum(armies, (army) => army.lostInCombat),
    lostToSupply: sum(armies, (army) => army.lostToSupply),
    meanWorth: drawn === 0 ? 0 : sum(accounts, (account) => account.drawn.worth) / drawn,
  };
};

/** The mean of each figure over several games. */
export const meanFigures = (games: readonly Figures[]): Figures | null => {
  const [first] = games;
  if (first === undefined) return null;
  const names = Object.keys(first) as (keyof Figures)[];
  const means = names.map((name) => [name, games.reduce((sum, game) => sum + game[name], 0) / games.length]);
  return Object.fromEntries(means) as Figures;
};

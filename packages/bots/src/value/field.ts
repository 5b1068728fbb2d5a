import { boardOf, distance, homeOf, momentOf, packOf } from "@maria/rules/board";
import {
  type Board,
  type CityId,
  isOnBoard,
  type Pack,
  type PieceId,
  type Position,
  type Power,
  SUPPLY_RANGE,
  TRAIN_MARCH,
} from "@maria/rules/model";
import { type Bonds, bondsOf } from "./bonds.ts";
import { campsByPower } from "./camps.ts";
import type { Known } from "./known.ts";

/** A general as the evaluation sees him. */
export interface Man {
  readonly general: PieceId;
  readonly power: Power;
  readonly camp: number;
  readonly city: CityId;
  /** Where the row of distances from his city begins. */
  readonly row: number;
  readonly troops: number;
  readonly rank: number;
  readonly isHome: boolean;
  /** Roads to the nearest train of his own; 255 without one. */
  readonly line: number;
  /** SUP-03 to SUP-06: he will be in supply, so that he can conquer (SUP-12). */
  readonly isFed: boolean;
}

/** Generals who fight together (CMB-05). */
export interface Troop {
  readonly camp: number;
  readonly city: CityId;
  readonly row: number;
  readonly power: Power;
  readonly troops: number;
  readonly rank: number;
  readonly men: number;
}

export interface Wagon {
  readonly power: Power;
  readonly camp: number;
  readonly city: CityId;
}

/** Who stands where, compactly: what the features are read from. */
export interface Field {
  readonly position: Position;
  readonly known: Known;
  readonly pack: Pack;
  readonly board: Board;
  readonly camps: readonly number[];
  readonly men: readonly Man[];
  readonly troops: readonly Troop[];
  readonly wagons: readonly Wagon[];
  /** The action stage that is running, 0 between stages. */
  readonly stage: number;
  /** The fights of this stage that are still to come; null while pieces march, for then whoever stands beside an enemy attacks. */
  readonly fights: Fights | null;
  /** What treaties in force forbid; null without any. */
  readonly bonds: Bonds | null;
}

/** Who attacks whom, by their cities. */
export type Fights = readonly { readonly attacker: CityId; readonly defender: CityId }[];

/** CMB-01, CMB-08: once the combat phase has begun only what was listed is fought, and everything once. */
export const fightsToCome = ({ agenda, ...position }: Position): Fights | null => {
  if (momentOf(position).phase !== "combat") return null;
  return agenda.flatMap((frame) => (frame.kind === "combat" ? frame.fights : []));
};

const wagonsOf = (position: Position, pack: Pack, camps: readonly number[]): Wagon[] => {
  const wagons: Wagon[] = [];
  for (const { id, power } of pack.trains) {
    const city = position.at[id];
    const camp = camps[power] as number;
    if (city !== undefined && isOnBoard(city) && camp >= 0) wagons.push({ power, camp, city });
  }
  return wagons;
};

/** By power: how much farther than six roads a path may be because a train can still follow in this phase. */
const slackOf = (position: Position, pack: Pack, hasTime: boolean): number[] => {
  const slack = [0, 0, 0, 0, 0, 0];
  if (!hasTime) return slack;
  for (const { id, power } of pack.trains) if (position.spent[id] === 0) slack[power] = TRAIN_MARCH;
  return slack;
};

const troopsOf = (men: readonly Man[]): Troop[] => {
  const troops: (Troop & { troops: number; rank: number; power: Power; men: number; camp: number })[] = [];
  for (const man of men) {
    const there = troops.find(({ city }) => city === man.city);
    if (there === undefined) {
      const { camp, city, row, power, rank } = man;
      troops.push({ camp, city, row, power, troops: man.troops, rank, men: 1 });
      continue;
    }
    there.troops += man.troops;
    there.men++;
    if (man.rank >= there.rank) continue;
    there.rank = man.rank;
    there.power = man.power;
    there.camp = man.camp;
  }
  return troops;
};

/** The position as far as it is judged. `hasTime`: the trains that have not marched may still follow in this phase. */
export const fieldOf = (
  position: Position,
  known: Known,
  hasTime: boolean,
  fights: Fights | null = null,
): Field => {
  const pack = packOf(position);
  const board = boardOf(position);
  const camps = campsByPower(position);
  const wagons = wagonsOf(position, pack, camps);
  const slack = slackOf(position, pack, hasTime);
  const men: Man[] = [];
  for (const { id, power, rank } of pack.generals) {
    const city = position.at[id];
    const camp = camps[power] as number;
    if (city === undefined || !isOnBoard(city) || camp < 0) continue;
    const isHome = homeOf(position, pack, city) === power;
    let line = 255;
    for (const wagon of wagons)
      if (wagon.power === power) line = Math.min(line, distance(board, city, wagon.city));
    const isFed = isHome || line <= SUPPLY_RANGE + (slack[power] as number);
    const troops = known.troops[id] as number;
    men.push({ general: id, power, camp, city, row: city * board.size, troops, rank, isHome, line, isFed });
  }
  const { stage } = momentOf(position);
  const bonds = bondsOf(position);
  return { position, known, pack, board, camps, men, troops: troopsOf(men), wagons, stage, fights, bonds };
};

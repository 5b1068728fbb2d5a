import type { View } from "@maria/rules";
import { areHostile, boardOf, controllerOf, distance, homeOf, packOf, reachOf } from "@maria/rules/board";
import {
  type Board,
  type CityId,
  coOperate,
  type FortressId,
  GENERAL_MARCH,
  isOnBoard,
  type Pack,
  type PieceId,
  POWERS,
  type Power,
  PROTECTION_RANGE,
  SUPPLY_RANGE,
} from "@maria/rules/model";
import { futureOf } from "./horizon.ts";
import { type Host, hostsOf, type Standing, standingsOf } from "./hosts.ts";
import { reckonCards } from "./knowledge.ts";
import { campOf, isObjective, isOfCamp, missingToWin, objectivesOf } from "./objectives.ts";
import { scarcity } from "./payments.ts";
import { CONQUEST_REACH } from "./rulebook.ts";
import type { Style } from "./style.ts";
import { ALARM, CARD_POINT, THREAT_IN_THREE, THREAT_IN_TWO, VIGILANCE } from "./weights.ts";

/** A fortress the camp would like to take. */
export interface Target {
  readonly fortress: FortressId;
  readonly city: CityId;
  readonly worth: number;
  /** CON-05, CON-06 */
  readonly protectors: readonly Host[];
  /** The two nearest generals of the camp, so that the work can be shared. */
  readonly nearest: readonly { readonly general: PieceId; readonly roads: number }[];
}

/** A fortress the camp would not like to lose and that is threatened. */
export interface Holding {
  readonly fortress: FortressId;
  readonly city: CityId;
  readonly worth: number;
  /** Up to 1: how soon an enemy general could take it. */
  readonly threat: number;
  /** What hangs on it if an enemy could win in his next stage by taking it and others. */
  readonly alarm: number;
  readonly guards: readonly PieceId[];
}

/** An enemy train on the board, and how many generals abroad live on it. */
export interface Prey {
  readonly city: CityId;
  readonly feeds: number;
}

/** Everything the cadet reckons before it decides for one camp. */
export interface Situation {
  readonly view: View;
  readonly pack: Pack;
  readonly board: Board;
  readonly major: Power;
  readonly mates: readonly Standing[];
  readonly foes: readonly Standing[];
  readonly foeHosts: readonly Host[];
  /** The foes by camp: those who move and attack together. */
  readonly foeCamps: readonly (readonly Standing[])[];
  /** Hosts of the camp that stand beside an enemy. */
  readonly engaged: readonly Host[];
  /** By power and suit (power × 4 + suit): what the hand can do in combat. */
  readonly cards: readonly number[];
  /** By power: what a point of its cards is worth, in troops. */
  readonly point: readonly number[];
  readonly targets: readonly Target[];
  readonly holdings: readonly Holding[];
  readonly prey: readonly Prey[];
  readonly missingToWin: number | null;
  /** How much more than in the introductory game a fortress guarded counts. */
  readonly vigilance: number;
  readonly future: number;
  readonly style: Style;
  /** MOV-13: the cities an enemy general could come to in his next march, as the pieces stand; looked up when first asked. */
  readonly isInReach: (city: CityId) => boolean;
}

/** Who stands beside whom, seen from one camp. */
interface Field extends Pick<Situation, "view" | "pack" | "board" | "major" | "mates" | "foes" | "foeHosts"> {
  readonly standings: readonly Standing[];
}

const threatAt = (roads: number): number => {
  if (roads <= CONQUEST_REACH) return 1;
  if (roads <= CONQUEST_REACH + GENERAL_MARCH) return THREAT_IN_TWO;
  return roads <= CONQUEST_REACH + 2 * GENERAL_MARCH ? THREAT_IN_THREE : 0;
};

const nearestTwo = (board: Board, standings: readonly Standing[], city: CityId): Target["nearest"] => {
  let first: Target["nearest"][number] | undefined;
  let second: Target["nearest"][number] | undefined;
  for (const { general, city: from } of standings) {
    const roads = distance(board, city, from);
    if (first === undefined || roads < first.roads) {
      second = first;
      first = { general, roads };
    } else if (second === undefined || roads < second.roads) second = { general, roads };
  }
  if (first === undefined) return [];
  return second === undefined ? [first] : [first, second];
};

/** CON-05, CON-06: whether generals of the power protect what the controller holds; mere allies do not. */
const protects = (view: View, power: Power, controller: Power): boolean =>
  power === controller || coOperate(power, controller, view.saxony);

const protectorsOf = ({ view, pack, board, foeHosts }: Field, fortress: FortressId, city: CityId): Host[] => {
  const controller = controllerOf(view, pack, fortress) as Power;
  return foeHosts.filter(
    (host) =>
      distance(board, city, host.city) <= PROTECTION_RANGE &&
      host.generals.some((foe) => protects(view, foe.power, controller)),
  );
};

const targetsOf = (field: Field, take: readonly number[]): Target[] => {
  const { pack, board, mates } = field;
  const targets: Target[] = [];
  pack.fortresses.forEach((city, index) => {
    const worth = take[index] as number;
    if (worth === 0 || !board.isInUse[city]) return;
    const fortress = index as FortressId;
    const protectors = protectorsOf(field, fortress, city);
    targets.push({ fortress, city, worth, protectors, nearest: nearestTwo(board, mates, city) });
  });
  return targets;
};

const holdingsOf = (field: Field, hold: readonly number[]): Holding[] => {
  const { view, pack, board, standings, foeHosts } = field;
  const holdings: Holding[] = [];
  pack.fortresses.forEach((city, index) => {
    const worth = hold[index] as number;
    if (worth === 0 || !board.isInUse[city]) return;
    let roads = Number.POSITIVE_INFINITY;
    for (const foe of foeHosts) roads = Math.min(roads, distance(board, city, foe.city));
    const threat = threatAt(roads);
    if (threat === 0) return;
    const fortress = index as FortressId;
    const controller = controllerOf(view, pack, fortress) as Power;
    const guards: PieceId[] = [];
    for (const { general, power, city: place } of standings)
      if (distance(board, city, place) <= PROTECTION_RANGE && protects(view, power, controller))
        guards.push(general);
    holdings.push({ fortress, city, worth, threat, alarm: 0, guards });
  });
  return holdings;
};

/**
 * Whoever could win in his next stage is answered first: every fortress counts that he could take towards it, if there are as many
 * as he needs. INT-07, ADV-02
 */
const withAlarm = (
  { view, pack, board }: Field,
  camps: readonly (readonly Standing[])[],
  all: Holding[],
): Holding[] => {
  let holdings = all;
  for (const camp of camps) {
    const [first] = camp;
    const major = first === undefined ? null : campOf(view, first.power);
    const missing = major === null ? null : missingToWin(view, pack, major);
    if (major === null || missing === null || missing <= 0) continue;
    const isWithin = ({ fortress, city }: Holding): boolean =>
      isObjective(view, pack, major, fortress) &&
      camp.some((foe) => distance(board, foe.city, city) <= CONQUEST_REACH);
    const within = holdings.filter(isWithin);
    if (within.length < missing) continue;
    holdings = holdings.map((each) =>
      within.includes(each) ? { ...each, alarm: Math.max(each.alarm, ALARM / missing) } : each,
    );
  }
  return holdings;
};

const reachOfFoes = ({ view, foes }: Field): ((city: CityId) => boolean) => {
  let reached: ReadonlySet<CityId> | null = null;
  return (city) => {
    reached ??= new Set(
      foes.flatMap(({ general }) => reachOf(view, general, false).map((each) => each.city)),
    );
    return reached.has(city);
  };
};

const preyOf = ({ view, pack, board, major, foes }: Field): Prey[] => {
  const prey: Prey[] = [];
  for (const { id, power } of pack.trains) {
    const city = view.at[id];
    if (city === undefined || !isOnBoard(city) || !areHostile(view, major, power)) continue;
    let feeds = 0;
    for (const foe of foes) {
      const isAbroad = foe.power === power && homeOf(view, pack, foe.city) !== power;
      if (isAbroad && distance(board, foe.city, city) <= SUPPLY_RANGE) feeds++;
    }
    prey.push({ city, feeds });
  }
  return prey;
};

const campsOf = (view: View, foes: readonly Standing[]): Standing[][] => {
  const camps = new Map<Power, Standing[]>();
  for (const foe of foes) {
    const camp = campOf(view, foe.power);
    camps.set(camp, [...(camps.get(camp) ?? []), foe]);
  }
  return [...camps.values()];
};

/** In the advanced game whoever guards much leaves the victory to those who run. */
const vigilanceOf = ({ options }: View): number => (options.variant === "advanced" ? VIGILANCE : 1);

/** The position as the camp of this power sees it. */
export const situationOf = (view: View, power: Power, style: Style): Situation => {
  const pack = packOf(view);
  const board = boardOf(view);
  const major = campOf(view, power);
  const standings = standingsOf(view, pack);
  const mates = standings.filter((standing) => isOfCamp(view, major, standing.power));
  const foes = standings.filter((standing) => areHostile(view, major, standing.power));
  const foeHosts = hostsOf(foes);
  const field: Field = { view, pack, board, major, mates, foes, foeHosts, standings };
  const { take, hold } = objectivesOf(view, pack, major);
  const isEngaged = (own: Host) => foeHosts.some((foe) => distance(board, own.city, foe.city) === 1);
  const future = futureOf(view);
  const foeCamps = campsOf(view, foes);
  return {
    view,
    pack,
    board,
    major,
    mates,
    foes,
    foeHosts,
    foeCamps,
    engaged: hostsOf(mates).filter(isEngaged),
    cards: reckonCards(view),
    point: POWERS.map((each) => CARD_POINT * scarcity(view, each) * future),
    targets: targetsOf(field, take),
    holdings: withAlarm(field, foeCamps, holdingsOf(field, hold)),
    prey: preyOf(field),
    missingToWin: missingToWin(view, pack, major),
    vigilance: style.guard * vigilanceOf(view),
    future,
    style,
    isInReach: reachOfFoes(field),
  };
};

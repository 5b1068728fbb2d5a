import {
  areHostile,
  type Board,
  boardOf,
  type CityId,
  controllerOf,
  coOperate,
  distance,
  type FortressId,
  homeOf,
  isOnBoard,
  LAST_TURN,
  LAST_TURN_ADVANCED,
  LAST_TURN_AFTER_CESSION,
  type Pack,
  type PieceId,
  POWERS,
  type Power,
  PRAGMATIC,
  packOf,
  type View,
} from "@maria/rules";
import { reckonCards, reckonTroops } from "./knowledge.ts";
import { campOf, isOfCamp, missingToWin, objectivesOf } from "./objectives.ts";
import { scarcity } from "./payments.ts";
import { CARD_POINT } from "./weights.ts";

/** CON-05 */
export const PROTECTION_RANGE = 3;
/** SUP-06 */
export const SUPPLY_RANGE = 6;
/** MOV-05: who stands this near can enter a fortress and leave it again in one move (CON-03). */
const TAKEN_IN_ONE_MOVE = 2;
const TAKEN_IN_TWO_MOVES = 5;
const TAKEN_IN_THREE_MOVES = 8;
const THREAT_IN_TWO = 0.5;
const THREAT_IN_THREE = 0.15;

/** A general on the board, with the troops he has or is reckoned to have. */
export interface Standing {
  readonly general: PieceId;
  readonly power: Power;
  readonly city: CityId;
  readonly troops: number;
  readonly rank: number;
  /** He has not yet marched in this movement phase. */
  readonly isFresh: boolean;
}

/** Everybody who fights together in a city (CMB-05). */
export interface Host {
  readonly city: CityId;
  readonly troops: number;
  /** CMB-27: whose hand fights. */
  readonly power: Power;
  readonly generals: readonly Standing[];
}

/** A fortress the camp would like to take. */
export interface Target {
  readonly fortress: FortressId;
  readonly city: CityId;
  readonly worth: number;
  /** Enemy generals at most 3 cities away (CON-05, CON-06). */
  readonly protectors: readonly Host[];
  /** The two nearest generals of the camp, to share the work. */
  readonly nearest: readonly { readonly general: PieceId; readonly roads: number }[];
}

/** A fortress the camp would not like to lose. */
export interface Holding {
  readonly fortress: FortressId;
  readonly city: CityId;
  readonly worth: number;
  /** 0 to 1: how soon an enemy general could take it. */
  readonly threat: number;
  readonly guards: readonly PieceId[];
}

/** An enemy train, and how many generals abroad live on it. */
export interface Prey {
  readonly city: CityId;
  readonly feeds: number;
}

const preyOf = (view: View, pack: Pack, board: Board, foes: readonly Standing[], major: Power): Prey[] => {
  const prey: Prey[] = [];
  for (const { id, power } of pack.trains) {
    const city = view.at[id];
    if (city === undefined || !isOnBoard(city) || !areHostile(view, major, power)) continue;
    const fed = foes.filter(
      (foe) =>
        foe.power === power &&
        homeOf(view, pack, foe.city) !== power &&
        distance(board, foe.city, city) <= SUPPLY_RANGE,
    );
    prey.push({ city, feeds: fed.length });
  }
  return prey;
};

/** Everything the cadet reckons before it moves the pieces of one camp. */
export interface Situation {
  readonly view: View;
  readonly pack: Pack;
  readonly board: Board;
  readonly major: Power;
  readonly mates: readonly Standing[];
  readonly foes: readonly Standing[];
  readonly foeHosts: readonly Host[];
  /** By power and suit (power × 4 + suit): what the hand is worth in combat. */
  readonly cards: readonly number[];
  /** By power: what a point of its cards is worth, in troops. */
  readonly point: readonly number[];
  readonly targets: readonly Target[];
  /** Enemy trains on the board. */
  readonly prey: readonly Prey[];
  readonly holdings: readonly Holding[];
  readonly missingToWin: number | null;
  /** How much more than in the introductory game a fortress guarded counts: there is no time limit to save it. */
  readonly vigilance: number;
  /** 1 while there is time, 0 when the camp will not move again: what lies ahead counts for less and less. */
  readonly future: number;
}

export const hostOf = (city: CityId, generals: readonly Standing[]): Host => {
  let commander = generals[0] as Standing;
  let troops = 0;
  for (const standing of generals) {
    troops += standing.troops;
    if (standing.rank < commander.rank) commander = standing;
  }
  return { city, troops, power: commander.power, generals };
};

const hostsOf = (standings: readonly Standing[]): Host[] => {
  const byCity = new Map<CityId, Standing[]>();
  for (const standing of standings) {
    const there = byCity.get(standing.city);
    if (there) there.push(standing);
    else byCity.set(standing.city, [standing]);
  }
  return [...byCity].map(([city, generals]) => hostOf(city, generals));
};

export const threatAt = (roads: number): number => {
  if (roads <= TAKEN_IN_ONE_MOVE) return 1;
  if (roads <= TAKEN_IN_TWO_MOVES) return THREAT_IN_TWO;
  return roads <= TAKEN_IN_THREE_MOVES ? THREAT_IN_THREE : 0;
};

const standingsOf = (view: View, pack: Pack): Standing[] => {
  const troops = reckonTroops(view, pack);
  const standings: Standing[] = [];
  for (const { id, power, rank } of pack.generals) {
    const city = view.at[id];
    if (city === undefined || !isOnBoard(city)) continue;
    standings.push({
      general: id,
      power,
      city,
      troops: troops[id] as number,
      rank,
      isFresh: view.spent[id] === 0,
    });
  }
  return standings;
};

/** The two generals nearest to a city. */
const nearestTwo = (board: Board, standings: readonly Standing[], city: CityId): Target["nearest"] => {
  let first: Target["nearest"][number] | undefined;
  let second: Target["nearest"][number] | undefined;
  for (const standing of standings) {
    const roads = distance(board, city, standing.city);
    if (first === undefined || roads < first.roads) {
      second = first;
      first = { general: standing.general, roads };
    } else if (second === undefined || roads < second.roads) second = { general: standing.general, roads };
  }
  if (first === undefined) return [];
  return second === undefined ? [first] : [first, second];
};

/** INT-10: nothing counts after the last turn, and little shortly before. */
const SHORT_TIME = 2;
/** VIC-07, SGA-28: with a last scoring ahead, or a side that only has to hold out, the end still counts. */
const LEAST_FUTURE = 0.3;
/** SGA-13 */
const CESSION_TURN = 6;

const lastTurnOf = (view: View): number => {
  if (view.options.variant === "introductory") return LAST_TURN;
  if (view.options.variant === "advanced") return LAST_TURN_ADVANCED;
  return view.affairs?.cession !== null || view.turn <= CESSION_TURN ? LAST_TURN_AFTER_CESSION : LAST_TURN;
};

export const futureOf = (view: View): number => {
  const future = Math.min(1, (lastTurnOf(view) - view.turn) / SHORT_TIME);
  return view.options.variant === "introductory" ? future : Math.max(LEAST_FUTURE, future);
};

/** In the advanced game every fortress lost is a marker for somebody, to the end of the game. */
const VIGILANCE = 3.5;
/** The Pragmatic Army has little to lose. */
const BOLDNESS = 1.2;

/** CON-05: whether generals of the power protect what the controller holds. */
const protects = (view: View, power: Power, controller: Power): boolean =>
  power === controller || coOperate(power, controller, view.saxony);

/** The position as the camp of this power sees it. */
export const situationOf = (view: View, power: Power): Situation => {
  const pack = packOf(view);
  const board = boardOf(view);
  const major = campOf(view, power);
  const all = standingsOf(view, pack);
  const mates = all.filter((standing) => isOfCamp(view, major, standing.power));
  const foes = all.filter((standing) => areHostile(view, major, standing.power));
  const foeHosts = hostsOf(foes);
  const { take, hold } = objectivesOf(view, pack, major);
  const targets: Target[] = [];
  const holdings: Holding[] = [];
  pack.fortresses.forEach((city, index) => {
    if (!board.isInUse[city]) return;
    const fortress = index as FortressId;
    if ((take[index] as number) !== 0) {
      const protectors = foeHosts.filter(
        (host) =>
          distance(board, city, host.city) <= PROTECTION_RANGE &&
          host.generals.some((foe) => protects(view, foe.power, controllerOf(view, pack, fortress) as Power)),
      );
      targets.push({
        fortress,
        city,
        worth: take[index] as number,
        protectors,
        nearest: nearestTwo(board, mates, city),
      });
    } else if ((hold[index] as number) > 0) {
      let roads = Number.POSITIVE_INFINITY;
      for (const foe of foeHosts) roads = Math.min(roads, distance(board, city, foe.city));
      const threat = threatAt(roads);
      if (threat === 0) return;
      const controller = controllerOf(view, pack, fortress) as Power;
      const guards = all
        .filter(
          (guard) =>
            protects(view, guard.power, controller) && distance(board, city, guard.city) <= PROTECTION_RANGE,
        )
        .map(({ general }) => general);
      holdings.push({ fortress, city, worth: hold[index] as number, threat, guards });
    }
  });
  return {
    view,
    pack,
    board,
    major,
    mates,
    foes,
    foeHosts,
    cards: reckonCards(view),
    point: POWERS.map((each) => CARD_POINT * scarcity(view, each) * futureOf(view)),
    targets,
    prey: preyOf(view, pack, board, foes, major),
    holdings,
    missingToWin: missingToWin(view, pack, major),
    vigilance: view.options.variant === "advanced" ? (major === PRAGMATIC ? BOLDNESS : VIGILANCE) : 1,
    future: futureOf(view),
  };
};

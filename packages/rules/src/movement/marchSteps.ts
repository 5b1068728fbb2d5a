import { isEnemyFortress } from "../ground/control.ts";
import { areHostile, homeOf, isClosedTo } from "../ground/hostility.ts";
import {
  firstIn,
  holdsTwoOthers,
  isOccupied,
  NO_PIECE,
  type Occupation,
  otherIn,
} from "../ground/occupation.ts";
import { commandersOf, isGeneral, powerOf } from "../ground/stacks.ts";
import type { MarchStep } from "../model/choices.ts";
import type { MovementFrame } from "../model/frames.ts";
import type { CityId, PieceId } from "../model/ids.ts";
import { AUSTRIA, areAllied, FRANCE, mayStack, NOBODY } from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import type { Position } from "../model/state.ts";
import { isMainRoad } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";
import type { StandingDuty } from "../treaties/duty.ts";
import {
  eliminationForbidden,
  entryForbidden,
  leavingForbidden,
  type MarchTreaties,
  NO_TREATY,
} from "../treaties/marchTreaties.ts";
import { dutyWith, lessening, standingDuty, standingForbidden } from "../treaties/standingDuty.ts";
import { treatyRefusal } from "../treaties/terms.ts";
import { allowanceOf } from "./marchAllowance.ts";
import { changedMarcher, type Marcher, surveyOf, type WayClosed } from "./marcher.ts";
import { isPlainEntry } from "./openCountry.ts";

/**
 * What it means for a marching piece to enter a city: it finds nobody there, drives a train off it, joins a general, or may
 * not, by a clause of the rules or by a treaty.
 */
export type Entry = "enter" | "eliminate" | "join" | Refusal;

export const isRefused = (entry: Entry): entry is Refusal => typeof entry === "object";

const CROSSING = refuse("MOV-25", "mapCrossingForbidden");
const PIECE = refuse("MOV-09", "cannotPassPiece");
const FULL = refuse("STK-02", "noRoomInCity");
const NO_STACK = refuse("STK-02", "mayNotStackWith");
const TRAIN_HERE = refuse("STK-04", "trainSharesNoCity");
const FORTRESS = refuse("MOV-20", "forceMarchEnemyFortress");
const NEAR_ENEMY = refuse("MOV-22", "forceMarchNearEnemy");
const STACK_REFUSED = refuse("MOV-26", "stackWasRefused");
const NOT_OUR_MOVE = refuse("MOV-27", "otherSideMovesFirst");
const ENEMY_TRAIN = refuse("MOV-15", "trainSharesNoCity");
const CLOSED = refuse("MOV-28", "closedTerritory");
const BOUND = refuse("SGA-04", "flandersIsBound");

/** RUL-101 (3): a general beside others he was to spare owes the best that any march of his comes to. */
const dutyOf = (survey: Marcher, piece: PieceId, from: CityId): StandingDuty | null => {
  const { board, pack, position, spared, treaties } = survey;
  const duty = treaties === null ? null : standingDuty(position, pack, board, treaties, spared, piece);
  if (duty === null || duty.fights === 0) return duty;
  let fewest = duty.fights + 1;
  let isNearer = false;
  const weigh = (city: CityId): boolean => {
    const found = lessening(position, board, duty, city);
    if (found !== null && found.fights < fewest) {
      fewest = found.fights;
      isNearer = found.isNearer;
    } else if (found?.fights === fewest) isNearer ||= found.isNearer;
    return false;
  };
  const marcher = changedMarcher(survey, piece, null, null);
  for (const force of [false, true]) findsAnEnd(marcher, from, 0, true, force, weigh);
  return fewest > duty.fights ? duty : dutyWith(duty, fewest, isNearer);
};

/** The survey as one of the pieces sees it that it was made for. */
export const aimed = (survey: Marcher, piece: PieceId, from: CityId): Marcher => {
  const duty = survey.treaties === null ? null : dutyOf(survey, piece, from);
  return changedMarcher(survey, piece, duty, survey.wayClosed);
};

/** The board as one piece finds it. */
export const marcherOf = (
  position: Position,
  frame: MovementFrame,
  piece: PieceId,
  occupation: Occupation,
  wayClosed: WayClosed | null,
): Marcher => {
  const pack = packOf(position);
  const power = powerOf(pack, piece);
  const marcher = surveyOf(position, frame, occupation, power, isGeneral(pack, piece), wayClosed, piece);
  return marcher.treaties === null ? marcher : aimed(marcher, piece, position.at[piece] as CityId);
};

/** MOV-22, RUL-28: no entered city may be adjacent to, or hold, an enemy piece. */
const isNearEnemy = (marcher: Marcher, city: CityId): boolean => {
  const { board, occupation, pack, power, position } = marcher;
  const { roadsFrom, roadTo } = board;
  const end = roadsFrom[city + 1] as number;
  for (let road = roadsFrom[city] as number; road < end; road++) {
    const there = firstIn(occupation, roadTo[road] as CityId);
    if (there !== NO_PIECE && areHostile(position, power, powerOf(pack, there))) return true;
  }
  return false;
};

const enterOccupied = (marcher: Marcher, city: CityId): Entry => {
  const { pack, occupation, piece, power, position } = marcher;
  const there = otherIn(occupation, city, piece);
  if (there === NO_PIECE) return "enter";
  const powerThere = powerOf(pack, there);
  const enemy = areHostile(position, power, powerThere);
  if (!isGeneral(pack, there)) {
    if (!marcher.isGeneral) return enemy ? ENEMY_TRAIN : TRAIN_HERE;
    return enemy ? "eliminate" : TRAIN_HERE;
  }
  if (!marcher.isGeneral) return TRAIN_HERE;
  if (enemy) return PIECE;
  if (!mayStack(power, powerThere, position.saxony)) return NO_STACK;
  if (holdsTwoOthers(occupation, city, piece)) return FULL;
  for (const refused of marcher.refusedStacks)
    if (refused.piece === piece && refused.city === city) return STACK_REFUSED;
  return "join";
};

/** NEG-04: what treaties take away on the way. Conquest is by leaving, so that is where it is stopped. */
const forbiddenByTreaty = (
  marcher: Marcher,
  treaties: MarchTreaties,
  from: CityId,
  city: CityId,
  force: boolean,
  entry: Entry,
): Entry => {
  const { pack, piece, position } = marcher;
  const conquers = !force && !(position.faceDown[piece] ?? false);
  let treaty = conquers ? leavingForbidden(position, pack, treaties, from) : NO_TREATY;
  if (treaty === NO_TREATY && entry === "eliminate")
    treaty = eliminationForbidden(treaties, powerOf(pack, firstIn(marcher.occupation, city)));
  if (treaty === NO_TREATY) treaty = entryForbidden(position, treaties, piece, from, city);
  return treaty === NO_TREATY ? entry : treatyRefusal(treaty);
};

/** What entering `city` from `from` means. */
export const entryTo = (marcher: Marcher, from: CityId, city: CityId, force: boolean): Entry => {
  const { board, pack, position, power, treaties } = marcher;
  const leavesFlanders = board.isFlanders[from] === 1;
  const entersFlanders = board.isFlanders[city] === 1;
  if (leavesFlanders !== entersFlanders) {
    if (power !== FRANCE && power !== AUSTRIA) return CROSSING;
    if (marcher.semiActive && leavesFlanders) return BOUND;
  }
  if (marcher.flandersClosed && (leavesFlanders || entersFlanders)) return NOT_OUR_MOVE;
  if (isClosedTo(position, pack, power, city)) return CLOSED;
  let entry: Entry = isOccupied(marcher.occupation, city) ? enterOccupied(marcher, city) : "enter";
  if (treaties !== null && !isRefused(entry))
    entry = forbiddenByTreaty(marcher, treaties, from, city, force, entry);
  if (!force || isRefused(entry)) return entry;
  return entry === "eliminate" ? NEAR_ENEMY : entryByForce(marcher, city, entry);
};

/** MOV-20, MOV-22: what a force march makes of an entry that a normal move may make. */
const entryByForce = (marcher: Marcher, city: CityId, entry: Entry): Entry => {
  if (isEnemyFortress(marcher.position, marcher.pack, marcher.power, city)) return FORTRESS;
  return isNearEnemy(marcher, city) ? NEAR_ENEMY : entry;
};

/** SGA-05: in semi-active Flanders a move ends in home territory, own or allied. */
const endsAtHome = (marcher: Marcher, city: CityId): boolean => {
  const { board, pack, position, power } = marcher;
  if (!marcher.semiActive || board.isFlanders[city] === 0) return true;
  const home = homeOf(position, pack, city);
  return home !== NOBODY && (home === power || areAllied(home, power, position.saxony));
};

/** NEG-04: the treaty that forbids it, for the general's own sake or for that of another. */
const endingForbiddenTo = ({ board, piece, position, duty, wayClosed }: Marcher, city: CityId): number => {
  const treaty = duty === null ? NO_TREATY : standingForbidden(position, board, duty, city);
  return treaty !== NO_TREATY || wayClosed === null ? treaty : wayClosed(piece, city);
};

/** Why a march may not end in a city it may enter. */
export const refuseEnding = (marcher: Marcher, city: CityId): Refusal | null => {
  if (!endsAtHome(marcher, city)) return refuse("SGA-05", "mustEndAtHome");
  const treaty = endingForbiddenTo(marcher, city);
  return treaty === NO_TREATY ? null : treatyRefusal(treaty);
};

/** The same where nobody asks why. */
const mayEnd = (marcher: Marcher, city: CityId): boolean =>
  endsAtHome(marcher, city) && endingForbiddenTo(marcher, city) === NO_TREATY;

/** Whether a march may be so many steps long, the last of them over this kind of road. */
export const withinAllowance = (
  marcher: Marcher,
  taken: number,
  onMainRoad: boolean,
  force: boolean,
): boolean => taken <= allowanceOf(marcher.isGeneral, onMainRoad, force);

/** The cities a march that stands in `city` after `taken` steps may enter next. */
export const stepsFrom = (
  marcher: Marcher,
  city: CityId,
  taken: number,
  onMainRoad: boolean,
  force: boolean,
): readonly MarchStep[] => {
  const { board, isGeneral, occupation, piece } = marcher;
  const open = marcher.inOpenCountry && !(marcher.flandersClosed && board.isFlanders[city] === 1);
  const { roadsFrom, roadTo, roadIsMain } = board;
  const end = roadsFrom[city + 1] as number;
  const steps: MarchStep[] = [];
  for (let road = roadsFrom[city] as number; road < end; road++) {
    const left = allowanceOf(isGeneral, onMainRoad && roadIsMain[road] === 1, force) - taken;
    if (left < 1) continue;
    const next = roadTo[road] as CityId;
    if (open && isPlainEntry(board, occupation, city, next, piece)) {
      if (!force || !isRefused(entryByForce(marcher, next, "enter")))
        steps.push({ city: next, mayEnd: true, mayGoOn: left > 1, commanders: null });
      continue;
    }
    const entry = entryTo(marcher, city, next, force);
    if (isRefused(entry)) continue;
    const joins = entry === "join";
    steps.push({
      city: next,
      mayEnd: mayEnd(marcher, next),
      mayGoOn: !joins && left > 1,
      commanders: joins ? commandersWith(marcher, next) : null,
    });
  }
  return steps;
};

const anyCity = (): boolean => true;

const commandersWith = ({ pack, occupation, piece }: Marcher, city: CityId): readonly PieceId[] | null =>
  commandersOf(pack, piece, otherIn(occupation, city, piece));

/** A city on the way of a march that is looked for, with the one before it. */
interface Waypoint {
  readonly city: CityId;
  readonly onMainRoad: boolean;
  readonly before: Waypoint | null;
}

/** A way on from where the march stands in `city` after `taken` steps to another city where it may end, and that suits. */
const findEnd = (
  marcher: Marcher,
  city: CityId,
  taken: number,
  onMainRoad: boolean,
  force: boolean,
  suits: (end: CityId) => boolean = anyCity,
): Waypoint | null => {
  // A city reached again by as good a road after more steps leads to nothing new.
  const seen = new Set<number>();
  let front: Waypoint[] = [{ city, onMainRoad, before: null }];
  for (let steps = taken; front.length > 0; steps++) {
    const further: Waypoint[] = [];
    for (const place of front)
      for (const step of stepsFrom(marcher, place.city, steps, place.onMainRoad, force)) {
        const main = place.onMainRoad && isMainRoad(marcher.board, place.city, step.city);
        if (step.mayEnd && suits(step.city)) return { city: step.city, onMainRoad: main, before: place };
        const key = step.city * 2 + (main ? 1 : 0);
        if (!step.mayGoOn || seen.has(key)) continue;
        seen.add(key);
        further.push({ city: step.city, onMainRoad: main, before: place });
      }
    front = further;
  }
  return null;
};

/** Whether there is one. */
export const findsAnEnd = (
  marcher: Marcher,
  city: CityId,
  taken: number,
  onMainRoad: boolean,
  force: boolean,
  suits: (end: CityId) => boolean = anyCity,
): boolean => findEnd(marcher, city, taken, onMainRoad, force, suits) !== null;

/** The cities of some march a piece could make from a city, the first one not among them; null if it can make none. */
export const someMarch = (survey: Marcher, piece: PieceId, from: CityId): readonly CityId[] | null => {
  const marcher = aimed(survey, piece, from);
  let at =
    findEnd(marcher, from, 0, true, false) ??
    (marcher.isGeneral ? findEnd(marcher, from, 0, true, true) : null);
  if (at === null) return null;
  const cities: CityId[] = [];
  for (; at.before !== null; at = at.before) cities.push(at.city);
  return cities;
};

/** Whether some city next to the piece may be entered and will do as an end. */
const findsAnEndNextDoor = (marcher: Marcher, city: CityId): boolean => {
  for (const next of marcher.board.neighbours[city] as readonly CityId[])
    if (!isRefused(entryTo(marcher, city, next, false)) && mayEnd(marcher, next)) return true;
  return false;
};

/**
 * Whether a piece in `city` could march at all. Mostly one first step tells; a force march never opens a way that a
 * normal move lacks, but for a treaty: it leaves fortresses without conquering.
 */
export const hasMarch = (survey: Marcher, piece: PieceId, city: CityId): boolean => {
  const restricted = survey.semiActive || survey.treaties !== null || survey.wayClosed !== null;
  const marcher = restricted || survey.refusedStacks.length > 0 ? aimed(survey, piece, city) : survey;
  if (findsAnEndNextDoor(marcher, city)) return true;
  if (!restricted) return false;
  return (
    findsAnEnd(marcher, city, 0, true, false) ||
    (marcher.isGeneral && findsAnEnd(marcher, city, 0, true, true))
  );
};

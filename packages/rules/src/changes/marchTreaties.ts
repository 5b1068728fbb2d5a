import { type CityId, type FortressId, isOnBoard, type PieceId } from "../model/ids.ts";
import { AUSTRIA, POWERS, type Power, PRAGMATIC } from "../model/powers.ts";
import type { Position } from "../model/state.ts";
import { forLatest, oncePer } from "../oncePer.ts";
import { type Army, type Board, distance, type Pack } from "../pack/pack.ts";
import { controllerOf, isEnemyFortress, PROTECTION_RANGE } from "../phases/control.ts";
import { areHostile } from "../phases/hostility.ts";
import { type Bound, bindingTerms, ofType } from "./treatyTerms.ts";

/** No treaty forbids it; ids begin with 1. */
export const NO_TREATY = 0;

/** A promise towards one power, with the treaty it stands in. */
interface Towards {
  readonly other: Power;
  readonly treaty: number;
}

/** What its treaties forbid a power's generals. */
export interface MarchTreaties {
  readonly power: Power;
  readonly truces: readonly Towards[];
  readonly noConquest: readonly Towards[];
  readonly noElimination: readonly Towards[];
  readonly keepOut: readonly { readonly area: ReadonlySet<CityId>; readonly treaty: number }[];
  readonly keepAway: readonly { readonly fortresses: readonly FortressId[]; readonly treaty: number }[];
}

/** By power, each worked out when it is first asked for; undefined before. */
const byPower = forLatest((_terms: readonly Bound[]): (MarchTreaties | null | undefined)[] =>
  POWERS.map(() => undefined),
);

/** Null when no treaty concerns the power's generals. */
export const marchTreatiesOf = (position: Position, power: Power): MarchTreaties | null => {
  const terms = bindingTerms(position);
  if (terms.length === 0) return null;
  const known = byPower(terms);
  const before = known[power];
  if (before !== undefined) return before;
  const found = collect(terms, power);
  known[power] = found;
  return found;
};

const concerns = ({ term }: Bound, power: Power): boolean => {
  switch (term.type) {
    case "noCombat":
      return term.power === power || term.other === power;
    case "noConquest":
    case "noTrainElimination":
    case "keepOut":
    case "keepAway":
      return term.power === power;
    default:
      return false;
  }
};

const collect = (all: readonly Bound[], power: Power): MarchTreaties | null => {
  const terms = all.filter((bound) => concerns(bound, power));
  if (terms.length === 0) return null;
  const towards = (type: "noConquest" | "noTrainElimination"): Towards[] =>
    ofType(terms, type).flatMap(({ term, treaty }) =>
      term.power === power ? [{ other: term.other, treaty }] : [],
    );
  return {
    power,
    truces: ofType(terms, "noCombat").flatMap(({ term, treaty }) => {
      if (term.power === power) return [{ other: term.other, treaty }];
      return term.other === power ? [{ other: term.power, treaty }] : [];
    }),
    noConquest: towards("noConquest"),
    noElimination: towards("noTrainElimination"),
    keepOut: ofType(terms, "keepOut").flatMap(({ term, treaty }) =>
      term.power === power ? [{ area: new Set(term.cities), treaty }] : [],
    ),
    keepAway: ofType(terms, "keepAway").flatMap(({ term, treaty }) =>
      term.power === power ? [{ fortresses: term.fortresses, treaty }] : [],
    ),
  };
};

/** MRK-05: elector fortresses of the Austrian-Pragmatic side are held by both. */
export const isHeldBy = (position: Position, pack: Pack, fortress: FortressId, power: Power): boolean => {
  const controller = controllerOf(position, pack, fortress);
  if (controller === power) return true;
  return power === PRAGMATIC && controller === AUSTRIA && (pack.isElectorFortress[fortress] ?? false);
};

/** RUL-32: leaving is what conquers, or marks for conquest; the treaty that forbids it to a general who would. */
export const leavingForbidden = (
  position: Position,
  pack: Pack,
  treaties: MarchTreaties,
  city: CityId,
): number => {
  if (treaties.noConquest.length === 0 || !isEnemyFortress(position, pack, treaties.power, city))
    return NO_TREATY;
  const fortress = pack.fortressIn[city] as FortressId;
  for (const { other, treaty } of treaties.noConquest)
    if (isHeldBy(position, pack, fortress, other)) return treaty;
  return NO_TREATY;
};

/** The treaty that forbids the elimination of a train of this power. */
export const eliminationForbidden = (treaties: MarchTreaties, owner: Power): number => {
  for (const { other, treaty } of treaties.noElimination) if (other === owner) return treaty;
  return NO_TREATY;
};

/** The treaty that forbids a general to enter a city: one who stands inside the area may move about in it. */
export const entryForbidden = (
  position: Position,
  treaties: MarchTreaties,
  general: PieceId,
  from: CityId,
  city: CityId,
): number => {
  const start = position.at[general] as CityId;
  for (const { area, treaty } of treaties.keepOut)
    if (area.has(city) && !(area.has(start) && area.has(from))) return treaty;
  return NO_TREATY;
};

const nearestOutside = (board: Board, area: ReadonlySet<CityId>, city: CityId): number => {
  let best = 255;
  for (const other of board.cities) if (!area.has(other)) best = Math.min(best, distance(board, city, other));
  return best;
};

/** By area and board, for each city of the area: worked out once, for a march asks about many of them. */
const waysOut = oncePer((_area: ReadonlySet<CityId>) => new Map<Board, Uint8Array>());

/** How far it is from a city of the area to the nearest one outside it. */
const toTheWayOut = (board: Board, area: ReadonlySet<CityId>, city: CityId): number => {
  const known = waysOut(area);
  let table = known.get(board);
  if (table === undefined) {
    table = new Uint8Array(board.size);
    for (const inside of area) table[inside] = nearestOutside(board, area, inside);
    known.set(board, table);
  }
  return table[city] as number;
};

const keepsOutOf = (board: Board, area: ReadonlySet<CityId>, start: CityId, end: CityId): boolean =>
  !area.has(end) || (area.has(start) && toTheWayOut(board, area, end) < toTheWayOut(board, area, start));

const keepsAwayFrom = (board: Board, fortress: CityId, start: CityId, end: CityId): boolean => {
  const away = distance(board, fortress, end);
  if (away > PROTECTION_RANGE) return true;
  return isOnBoard(start) && away > distance(board, fortress, start);
};

/** CMB-01: whether a general here would have to fight one of the other power's. */
const wouldFight = (
  position: Position,
  pack: Pack,
  board: Board,
  power: Power,
  other: Power,
  city: CityId,
): boolean => {
  if (!areHostile(position, power, other)) return false;
  for (const general of (pack.armies[other] as Army).generals) {
    const place = position.at[general] as CityId;
    if (isOnBoard(place) && distance(board, city, place) === 1) return true;
  }
  return false;
};

/** The treaty that forbids a general to end a march in a city, or to be put there by his own player. */
export const endingForbidden = (
  position: Position,
  pack: Pack,
  board: Board,
  treaties: MarchTreaties,
  general: PieceId,
  city: CityId,
): number => {
  const start = position.at[general] as CityId;
  const { keepOut, keepAway, truces, power } = treaties;
  for (const { area, treaty } of keepOut) if (!keepsOutOf(board, area, start, city)) return treaty;
  for (const { fortresses, treaty } of keepAway)
    for (const id of fortresses)
      if (!keepsAwayFrom(board, pack.fortresses[id] as CityId, start, city)) return treaty;
  for (const { other, treaty } of truces)
    if (wouldFight(position, pack, board, power, other, city)) return treaty;
  return NO_TREATY;
};

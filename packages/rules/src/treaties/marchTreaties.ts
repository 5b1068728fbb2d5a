import { controllerOf, isEnemyFortress } from "../ground/control.ts";
import { type CityId, type FortressId, OFF_BOARD, type PieceId } from "../model/ids.ts";
import { PROTECTION_RANGE } from "../model/numbers.ts";
import { AUSTRIA, POWERS, type Power, PRAGMATIC } from "../model/powers.ts";
import type { Position } from "../model/state.ts";
import { type Army, type Board, distance, type Pack } from "../pack/pack.ts";
import { boardOf, packOf } from "../pack/registry.ts";
import { forLatest, oncePer } from "../tools/oncePer.ts";
import { liesIn, type Spared, type StandingDuty, type Zone } from "./duty.ts";
import { type Bound, bindingTerms, ofType, type TermOf } from "./terms.ts";

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
  readonly zones: readonly Zone[];
  /** The generals of all powers with which there is a truce. */
  readonly truced: readonly Spared[];
  /** What binds a general who stands where he may. */
  readonly usualDuty: StandingDuty;
  /** Filled as it is asked for: see `findWayOut`. */
  readonly waysOut: Map<string, Uint8Array>;
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
  const found = collect(position, terms, power);
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

/** CON-05: the cities from which a general would protect one of these fortresses. */
const protectingCities = (pack: Pack, board: Board, fortresses: readonly FortressId[]): CityId[] =>
  board.cities.filter((city) =>
    fortresses.some((id) => distance(board, pack.fortresses[id] as CityId, city) <= PROTECTION_RANGE),
  );

type AreaTerm = TermOf<"keepOut" | "keepAway">;

const isAboutArea = (bound: Bound): bound is Bound<AreaTerm> =>
  bound.term.type === "keepOut" || bound.term.type === "keepAway";

/** What terms cover, by the board they speak of: a term stays the same for as long as its treaty lasts. */
const knownAreas = oncePer((_board: Board) => new WeakMap<AreaTerm, Uint8Array>());

const areaOf = (pack: Pack, board: Board, term: AreaTerm): Uint8Array => {
  const known = knownAreas(board);
  const before = known.get(term);
  if (before !== undefined) return before;
  const covers = new Uint8Array(board.size);
  const cities = term.type === "keepOut" ? term.cities : protectingCities(pack, board, term.fortresses);
  for (const city of cities) covers[city] = 1;
  known.set(term, covers);
  return covers;
};

const zonesIn = (position: Position, terms: readonly Bound[]): Zone[] => {
  const pack = packOf(position);
  const board = boardOf(position);
  return terms.filter(isAboutArea).map(({ term, treaty, index }) => ({
    covers: areaOf(pack, board, term),
    treaty,
    index,
    mayBePassed: term.type === "keepAway",
  }));
};

const collect = (position: Position, all: readonly Bound[], power: Power): MarchTreaties | null => {
  const terms = all.filter((bound) => concerns(bound, power));
  if (terms.length === 0) return null;
  const towards = (type: "noConquest" | "noTrainElimination"): Towards[] =>
    ofType(terms, type).map(({ term, treaty }) => ({ other: term.other, treaty }));
  const truces = ofType(terms, "noCombat").map(({ term, treaty }) => ({
    other: term.power === power ? term.other : term.power,
    treaty,
  }));
  const truced = truces.flatMap(({ other, treaty }) =>
    (packOf(position).armies[other] as Army).generals.map((general) => ({ general, power: other, treaty })),
  );
  const zones = zonesIn(position, terms);
  return {
    power,
    truces,
    noConquest: towards("noConquest"),
    noElimination: towards("noTrainElimination"),
    zones,
    truced,
    usualDuty: {
      start: OFF_BOARD,
      outside: zones,
      inside: [],
      wayOut: null,
      spared: truced,
      fights: 0,
      mostFights: 0,
      mustComeNearer: true,
    },
    waysOut: new Map(),
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
  for (const zone of treaties.zones)
    if (!zone.mayBePassed && liesIn(city, zone) && !(liesIn(start, zone) && liesIn(from, zone)))
      return zone.treaty;
  return NO_TREATY;
};

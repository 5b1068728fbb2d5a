import { homeOf, isClosedTo, isNeutralGround } from "../ground/hostility.ts";
import { commandersOf, isGeneral, powerOf } from "../ground/stacks.ts";
import type { ReentrySite } from "../model/choices.ts";
import type { DisplacementFrame } from "../model/frames.ts";
import { type CityId, isOnBoard, type PieceId } from "../model/ids.ts";
import { AUSTRIA, BAVARIA, FRANCE, mayStack, type Power } from "../model/powers.ts";
import type { Refusal } from "../model/rule.ts";
import type { Position } from "../model/state.ts";
import { type Board, distance, type Pack } from "../pack/pack.ts";
import { boardOf, packOf } from "../pack/registry.ts";
import { marchTreatiesOf, NO_TREATY } from "../treaties/marchTreaties.ts";
import { placingForbidden } from "../treaties/standingDuty.ts";
import { treatyRefusal } from "../treaties/terms.ts";

/** Who stands in a city besides the piece that is being moved. */
export const othersIn = ({ at }: Position, city: CityId, mover: PieceId): PieceId[] => {
  const others: PieceId[] = [];
  for (let piece = 0; piece < at.length; piece++)
    if (at[piece] === city && piece !== mover) others.push(piece as PieceId);
  return others;
};

/** SAX-11, RUL-81: whether there is room: an empty city, or a stack the rules allow. */
const siteIn = (
  position: Position,
  pack: Pack,
  piece: PieceId,
  city: CityId,
  mayJoin: boolean,
): ReentrySite | null => {
  const there = othersIn(position, city, piece);
  const [first] = there;
  if (first === undefined) return { city, commanders: null };
  if (!mayJoin || there.length > 1 || !isGeneral(pack, piece) || !isGeneral(pack, first)) return null;
  if (!mayStack(powerOf(pack, piece), powerOf(pack, first), position.saxony)) return null;
  return { city, commanders: commandersOf(pack, piece, first) };
};

/** RUL-85: the sites at the smallest distance from where the piece stands. */
const nearest = (
  position: Position,
  board: Board,
  piece: PieceId,
  siteAt: (city: CityId) => ReentrySite | null,
): ReentrySite[] => {
  const from = position.at[piece] as CityId;
  let best = 254;
  let found: ReentrySite[] = [];
  for (const city of board.cities) {
    const away = distance(board, from, city);
    if (city === from || away > best) continue;
    const site = siteAt(city);
    if (site === null) continue;
    if (away < best) found = [];
    best = away;
    found.push(site);
  }
  return found;
};

/** SAX-12, RUL-85: French pieces may be put in France or in Bavaria, each the nearest there. */
const countriesFor = (power: Power): readonly Power[] => (power === FRANCE ? [FRANCE, BAVARIA] : [power]);

const mayCrossMaps = (power: Power): boolean => power === FRANCE || power === AUSTRIA;

/** OFF-04, RUL-81: beside the arrow city, or the nearest place if there is none. */
const sitesBeside = (
  position: Position,
  pack: Pack,
  board: Board,
  piece: PieceId,
  isRefused: (city: CityId) => boolean,
): ReentrySite[] => {
  const power = powerOf(pack, piece);
  const from = position.at[piece] as CityId;
  const siteAt = (city: CityId): ReentrySite | null => {
    const onItsMap = mayCrossMaps(power) || board.isFlanders[from] === board.isFlanders[city];
    if (isClosedTo(position, pack, power, city) || !onItsMap || isRefused(city)) return null;
    return siteIn(position, pack, piece, city, true);
  };
  const beside = (board.neighbours[from] as readonly CityId[]).flatMap((city) => siteAt(city) ?? []);
  return beside.length > 0 ? beside : nearest(position, board, piece, siteAt);
};

/** Where the rules let a piece be put, by the reason for which it has to go. */
const sitesByRule = (position: Position, frame: DisplacementFrame, piece: PieceId): ReentrySite[] => {
  const pack = packOf(position);
  const board = boardOf(position);
  const power = powerOf(pack, piece);
  const isRefused = (city: CityId): boolean =>
    frame.refusedStacks.some((stack) => stack.piece === piece && stack.city === city);
  switch (frame.cause) {
    // SAX-15, RUL-89: an empty city of the Bohemia map.
    case "leavesStack":
      return nearest(position, board, piece, (city) => {
        const suits = board.isFlanders[city] === 0 && !isNeutralGround(position, pack, power, city);
        return suits ? siteIn(position, pack, piece, city, false) : null;
      });
    case "offMapReturn":
      return sitesBeside(position, pack, board, piece, isRefused);
    // SAX-11 allows stacks, ANX-14 only unoccupied cities.
    default:
      return countriesFor(power).flatMap((country) =>
        nearest(position, board, piece, (city) =>
          homeOf(position, pack, city) === country && !isRefused(city)
            ? siteIn(position, pack, piece, city, frame.cause === "neutralSaxony")
            : null,
        ),
      );
  }
};

/** The treaty that speaks against putting a general into a city, if another one will do. */
const placeForbidden = (position: Position, piece: PieceId, city: CityId): number => {
  const pack = packOf(position);
  const treaties = isGeneral(pack, piece) ? marchTreatiesOf(position, powerOf(pack, piece)) : null;
  return treaties === null
    ? NO_TREATY
    : placingForbidden(position, pack, boardOf(position), treaties, piece, city);
};

/** NEG-04, RUL-95: where a piece may be put; the rules go before treaties that would leave it no place. */
export const displacementSites = (
  position: Position,
  frame: DisplacementFrame,
  piece: PieceId,
): ReentrySite[] => {
  const sites = sitesByRule(position, frame, piece);
  const kept = sites.filter(({ city }) => placeForbidden(position, piece, city) === NO_TREATY);
  return kept.length > 0 ? kept : sites;
};

/** The refusal of a place that only a treaty takes away. */
export const refuseSiteByTreaty = (
  position: Position,
  frame: DisplacementFrame,
  piece: PieceId,
  place: CityId,
): Refusal | null =>
  sitesByRule(position, frame, piece).some(({ city }) => city === place)
    ? treatyRefusal(placeForbidden(position, piece, place))
    : null;

/** Pieces of other powers that stand in a country, in the order of the action stages. */
export const foreignersIn = (position: Position, pack: Pack, country: Power): PieceId[] =>
  pack.pieces
    .filter(({ id, power }) => {
      const place = position.at[id] as CityId;
      return power !== country && isOnBoard(place) && homeOf(position, pack, place) === country;
    })
    .map(({ id }) => id);

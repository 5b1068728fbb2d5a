import { controllerWith, isFriendlyFortress, isFriendlyTo } from "../ground/control.ts";
import { discardCards } from "../ground/deck.ts";
import { flandersIsSemiActive, isAnyNeutral, isClosedTo, type Silesia } from "../ground/hostility.ts";
import { removeHussar } from "../ground/hussarsOnBoard.ts";
import { noteLeavingPrussia } from "../ground/leavingPrussia.ts";
import { firstIn, isOccupied, type Occupation, occupy, placePiece } from "../ground/occupation.ts";
import { canPay, refusePayment } from "../ground/payment.ts";
import { isGeneral, powerOf } from "../ground/stacks.ts";
import type { ReenterTrainAction } from "../model/actions.ts";
import type { Choice } from "../model/choices.ts";
import type { EventSink } from "../model/events.ts";
import type { MovementFrame } from "../model/frames.ts";
import {
  type CardId,
  type CityId,
  type FortressId,
  isOnBoard,
  NO_PART,
  OFF_BOARD,
  type PieceId,
} from "../model/ids.ts";
import { TRAIN_PRICE } from "../model/numbers.ts";
import type { Seat } from "../model/options.ts";
import {
  BAVARIA,
  coOperate,
  NOBODY,
  POWERS,
  type Power,
  type PowerOrNobody,
  PRUSSIA,
  SAXONY,
} from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import { type Draft, MOVED, type Position, REENTERED } from "../model/state.ts";
import type { Army, Board, City, Pack } from "../pack/pack.ts";
import { boardOf } from "../pack/registry.ts";
import { oncePer } from "../tools/oncePer.ts";
import { NO_TREATY } from "../treaties/marchTreaties.ts";
import { treatyRefusal } from "../treaties/terms.ts";
import { flandersIsClosed, passTurnInFlanders } from "./dispute.ts";
import type { WayClosed } from "./marcher.ts";

/** The cities where trains may re-enter, and lists of some of them, by bits, as they come up. */
interface Sites {
  readonly cities: readonly CityId[];
  readonly fortresses: readonly FortressId[];
  /** By the marker that lies on the fortress, none first: the sites, as bits, that are friendly with such a marker. */
  readonly friendly: readonly number[];
  readonly lists: (readonly CityId[] | undefined)[];
}

/** What may lie on a fortress, in the order of `Sites.friendly`. */
const MARKERS: readonly PowerOrNobody[] = [NOBODY, ...POWERS];

const someOf = ({ cities, lists }: Sites, bits: number): readonly CityId[] => {
  const before = lists[bits];
  if (before !== undefined) return before;
  const some = cities.filter((_, site) => (bits & (1 << site)) !== 0);
  lists[bits] = some;
  return some;
};

const sitesOnBoard = oncePer((_board: Board): Sites[] => []);

/** All that sites depend on beside board and power: `trainSites` keeps them by it. */
type Ownership = Silesia & Pick<Position, "saxony">;

/** TRN-05, TRN-06, TRN-11: major fortresses at home, and that of the co-operating minor power. */
const findSites = (position: Ownership, pack: Pack, board: Board, power: Power): Sites => {
  const cities = (pack.homeMajorFortresses[power] as readonly CityId[]).filter((city) => board.isInUse[city]);
  if (power === PRUSSIA && position.affairs?.annexed === true) cities.push(...pack.silesianMajorFortresses);
  for (const minor of [BAVARIA, SAXONY] as const) {
    const city = pack.majorFortressOf[minor];
    if (city !== null && city !== undefined && coOperate(minor, power, position.saxony)) cities.push(city);
  }
  const fortresses = cities.map((city) => pack.fortressIn[city] as FortressId);
  const isFriendlyWith = (marker: PowerOrNobody, city: CityId): boolean =>
    isFriendlyTo(position, power, controllerWith(position, pack, marker, city));
  const friendly = MARKERS.map((marker) =>
    cities.reduce((bits, city, site) => (isFriendlyWith(marker, city) ? bits | (1 << site) : bits), 0),
  );
  const lists = new Array<readonly CityId[] | undefined>(1 << cities.length).fill(undefined);
  return { cities, fortresses, friendly, lists };
};

/**
 * A cache with an entry for each way Saxony and Silesia may stand; the compiler lets `findSites` see nothing else. Lists of sites
 * are cached by bit set as well (`someOf`). Measured: some 12 % of random play.
 */
const trainSites = (position: Position, pack: Pack, power: Power): Sites => {
  const board = boardOf(position);
  const known = sitesOnBoard(board);
  const annexed = position.affairs?.annexed === true;
  const ceded = position.affairs !== null && position.affairs.cession !== null;
  const silesia = (ceded ? 2 : 0) + (annexed ? 1 : 0);
  const key = (3 * silesia + position.saxony) * POWERS.length + power;
  const before = known[key];
  if (before !== undefined) return before;
  const sites = findSites(position, pack, board, power);
  known[key] = sites;
  return sites;
};

/** TRN-07, RUL-30: a train taken off to re-enter does not stand in its own way. */
const isEmptyFor = (occupation: Occupation, city: CityId, train: PieceId): boolean =>
  !isOccupied(occupation, city) || firstIn(occupation, city) === train;

/** TRN-01 to TRN-03: eliminated trains and trains on the board; never one that takes no part or waits in a box. */
const canReenter = (position: Position, train: PieceId): boolean => {
  const place = position.at[train];
  return place === OFF_BOARD || (place !== undefined && isOnBoard(place));
};

/** RUL-02: a re-entry on the Flanders map counts as a move there. */
const mustWait = (position: Position, frame: MovementFrame, power: Power, city: CityId): boolean =>
  boardOf(position).isFlanders[city] === 1 && flandersIsClosed(position, frame, power);

/** SGA-04, RUL-98: a train that stands in semi-active Flanders does not leave that map by re-entering either. */
const isBoundToFlanders = (position: Position, train: PieceId, city: CityId): boolean => {
  if (!flandersIsSemiActive(position)) return false;
  const { isFlanders } = boardOf(position);
  const place = position.at[train] as CityId;
  return isOnBoard(place) && isFlanders[place] === 1 && isFlanders[city] === 0;
};

/** TRN-08, MOV-28, MOV-27: the sites, as bits, that are open to the power's trains as far as pieces do not matter. */
const sitesOpenTo = (
  position: Position,
  pack: Pack,
  frame: MovementFrame,
  power: Power,
  { cities, fortresses, friendly }: Sites,
): number => {
  const { markers } = position;
  let open = 0;
  for (let site = 0; site < fortresses.length; site++) {
    const marker = markers[fortresses[site] as FortressId] as PowerOrNobody;
    open |= (friendly[marker + 1] as number) & (1 << site);
  }
  if (!isAnyNeutral(position) && !flandersIsClosed(position, frame, power)) return open;
  for (let site = 0; site < cities.length; site++) {
    const city = cities[site] as CityId;
    if (isClosedTo(position, pack, power, city) || mustWait(position, frame, power, city))
      open &= ~(1 << site);
  }
  return open;
};

/** TRN-07: those of the open sites, as bits, where no piece stands. */
const emptySites = (occupation: Occupation, sites: readonly CityId[], open: number): number => {
  let empty = open;
  for (let site = 0; site < sites.length; site++)
    if (isOccupied(occupation, sites[site] as CityId)) empty &= ~(1 << site);
  return empty;
};

/** The sites this train may take: those that are empty, its own, and none that Flanders binds it not to reach. */
const sitesFor = (
  position: Position,
  train: PieceId,
  sites: readonly CityId[],
  open: number,
  empty: number,
  semiActive: boolean,
): number => {
  const place = position.at[train] as CityId;
  let mine = empty;
  if (!isOnBoard(place)) return mine;
  for (let site = 0; site < sites.length; site++) {
    const city = sites[site] as CityId;
    if (city === place) mine |= open & (1 << site);
    if (semiActive && isBoundToFlanders(position, train, city)) mine &= ~(1 << site);
  }
  return mine;
};

export const pushTrainReentries = (
  position: Position,
  pack: Pack,
  frame: MovementFrame,
  power: Power,
  occupation: Occupation,
  into: Choice[],
): void => {
  const hand = position.hands[power] as readonly CardId[];
  if (!canPay(hand, TRAIN_PRICE)) return;
  const sites = trainSites(position, pack, power);
  const open = sitesOpenTo(position, pack, frame, power, sites);
  if (open === 0) return;
  const empty = emptySites(occupation, sites.cities, open);
  const semiActive = flandersIsSemiActive(position);
  const { trains } = pack.armies[power] as Army;
  for (let index = 0; index < trains.length; index++) {
    const train = trains[index] as PieceId;
    if (!canReenter(position, train)) continue;
    const free = sitesFor(position, train, sites.cities, open, empty, semiActive);
    if (free === 0) continue;
    into.push({ type: "reenterTrain", train, cities: someOf(sites, free), price: TRAIN_PRICE, hand });
  }
};

export const refuseTrainReentry = (
  position: Position,
  pack: Pack,
  seat: Seat,
  frame: MovementFrame,
  wayClosed: WayClosed | null,
  action: ReenterTrainAction,
): Refusal | null => {
  const { train, city, cards } = action;
  if (pack.pieces[train] === undefined || isGeneral(pack, train)) return refuse("TRN-01", "malformedAction");
  const power = powerOf(pack, train);
  if (seatOf(position, power) !== seat) return refuse("TRN-02", "notYourPiece");
  if (!frame.powers.includes(power)) return refuse("TRN-01", "pieceNotActive");
  if (position.at[train] === NO_PART) return refuse("INT-02", "pieceTakesNoPart");
  if (!canReenter(position, train)) return refuse("TRN-03", "trainCannotReenter");
  if (!trainSites(position, pack, power).cities.includes(city))
    return refuse("TRN-05", "reenterOnMajorFortress");
  if (isBoundToFlanders(position, train, city)) return refuse("SGA-04", "flandersIsBound");
  // A neutral Prussia whose Saxon ally is at war again may not use Dresden (RUL-89).
  if (isClosedTo(position, pack, power, city)) return refuse("NEU-03", "closedTerritory");
  if (mustWait(position, frame, power, city)) return refuse("MOV-27", "otherSideMovesFirst");
  if (!isFriendlyFortress(position, pack, power, city)) return refuse("TRN-08", "fortressNotFriendly");
  const occupation = occupy(position, boardOf(position));
  if (!isEmptyFor(occupation, city, train)) return refuse("TRN-07", "fortressNotEmpty");
  const treaty = wayClosed === null ? NO_TREATY : wayClosed(train, city);
  if (treaty !== NO_TREATY) return treatyRefusal(treaty);
  return refusePayment(position.hands[power] as readonly CardId[], cards, TRAIN_PRICE, "TRN-04");
};

/** RUL-30: taking off, paying and re-entering are one act. TRN-10: afterwards the train stays where it is. */
export const reenterTrain = (
  draft: Draft,
  pack: Pack,
  action: ReenterTrainAction,
  events: EventSink,
): void => {
  const { train, city, cards } = action;
  const power = powerOf(pack, train);
  discardCards(draft, power, cards);
  placePiece(draft, train, city);
  draft.spent[train] = (draft.spent[train] as number) | MOVED | REENTERED;
  events?.push({ type: "trainReentered", train, city, cards });
  removeHussar(draft, city, events);
  noteLeavingPrussia(draft, pack, train, city, events);
  const top = draft.agenda.length - 1;
  const frame = draft.agenda[top] as MovementFrame;
  if ((pack.cities[city] as City).map === "flanders") draft.agenda[top] = passTurnInFlanders(frame, power);
};

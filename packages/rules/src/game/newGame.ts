import { drawCards } from "../ground/deck.ts";
import { cardsOfDeck } from "../model/cards.ts";
import { type CardId, NO_PART, OFF_BOARD, type Place } from "../model/ids.ts";
import { HUSSARS } from "../model/numbers.ts";
import { type GameOptions, seatsOf, VARIANTS } from "../model/options.ts";
import {
  AUSTRIA,
  FRANCE,
  NOBODY,
  POWERS,
  type Power,
  type PowerOrNobody,
  PRAGMATIC,
  PRUSSIA,
  SAXONY_PRUSSIAN_ALLY,
} from "../model/powers.ts";
import type { Draft, State } from "../model/state.ts";
import type { Army, Pack, Piece } from "../pack/pack.ts";
import { startingAffairs, startingClosedCards } from "../setUp/affairsAtStart.ts";
import { allot, onlyAllotment } from "../setUp/allotment.ts";
import { emptyLists, manyTimesNo, numbersAlike } from "../tools/alike.ts";
import { rngFromSeed, shuffle } from "../tools/rng.ts";
import { settle } from "./settle.ts";

/** INT-06 */
export const powersInPlay = (options: GameOptions): readonly Power[] =>
  options.variant === "introductory" ? POWERS.filter((power) => power !== PRAGMATIC) : POWERS;

/** INT-02, INT-03: what stands outside the Bohemia map takes no part in the introductory game. */
const startOf = (pack: Pack, options: GameOptions, piece: Piece): Place => {
  const { start } = piece;
  if (options.variant === "advanced") return start;
  if (start < 0) return NO_PART;
  return options.variant === "introductory" && pack.cities[start]?.map !== "bohemia" ? NO_PART : start;
};

const startingPlaces = (pack: Pack, options: GameOptions): Place[] => {
  const at: Place[] = [];
  for (const piece of pack.pieces) at.push(startOf(pack, options, piece));
  return at;
};

/** SET-10, SET-11, SET-20, SET-21: markers on the board when play begins. */
const startingMarkers = (pack: Pack, options: GameOptions): PowerOrNobody[] => {
  const markers = numbersAlike<PowerOrNobody>(pack.fortresses.length, NOBODY);
  for (const fortress of pack.startingMarkers.prussian) markers[fortress] = PRUSSIA;
  for (const fortress of pack.startingMarkers.austrian) markers[fortress] = AUSTRIA;
  if (options.variant === "introductory") return markers;
  for (const fortress of pack.electors.french) markers[fortress] = FRANCE;
  for (const fortress of pack.electors.austrianPragmatic) markers[fortress] = AUSTRIA;
  return markers;
};

/** SET-02 to SET-05, SET-09: everything on the table before any card is dealt. */
export const emptyTable = (pack: Pack, options: GameOptions, seed: string): Draft => {
  const rng = rngFromSeed(seed);
  const drawDeck = cardsOfDeck(0);
  shuffle(rng, drawDeck);
  return {
    pack: pack.id,
    options,
    turn: 1,
    step: 0,
    agenda: [],
    at: startingPlaces(pack, options),
    troops: numbersAlike(pack.generals.length, 0),
    faceDown: manyTimesNo(pack.generals.length),
    spent: numbersAlike(pack.pieces.length, 0),
    deputies: manyTimesNo(pack.generals.length),
    hussars: numbersAlike<Place>(HUSSARS, OFF_BOARD),
    markers: startingMarkers(pack, options),
    questionMarks: numbersAlike<PowerOrNobody>(pack.fortresses.length, NOBODY),
    hands: emptyLists<CardId>(POWERS.length),
    saxony: SAXONY_PRUSSIAN_ALLY,
    sightings: [],
    result: null,
    affairs: options.variant === "introductory" ? null : startingAffairs(pack, options),
    rng,
    drawDeck,
    discards: [[], [], [], []],
    nextDeck: 1,
    closed: options.variant === "introductory" ? null : startingClosedCards(pack, options, rng),
    disclosures: 0,
    takeBack: numbersAlike(seatsOf(options).length, 0),
  };
};

const checkOptions = (options: GameOptions): void => {
  if (!VARIANTS.includes(options.variant)) throw new RangeError(`no variant "${options.variant}" (GEN-04)`);
  if (options.players !== 2 && options.players !== 3)
    throw new RangeError("MARIA is for 2 or 3 players (GEN-01)");
  if (options.politicalOption && options.variant !== "advanced")
    throw new RangeError("the optional political rule belongs to the advanced game (GEN-08)");
  if (options.variant === "silesia-gambit" && options.players === 2)
    throw new RangeError("the Silesia Gambit has no two-player form (RUL-96)");
};

/**
 * The game as it stands when the players allot their troops: pieces and markers placed, hands dealt (SET-26).
 *
 * `seed` is 64 hexadecimal digits from a source nobody can predict (HID-28); the same pack, options and seed give
 * the same game for ever. Throws a RangeError for options the rules do not know.
 */
export const newGame = (pack: Pack, options: GameOptions, seed: string): State => {
  checkOptions(options);
  const { variant, players, politicalOption, troopCeiling } = options;
  const draft = emptyTable(pack, { variant, players, politicalOption, troopCeiling }, seed);
  const powers = powersInPlay(options);
  for (const power of powers) drawCards(draft, power, (pack.armies[power] as Army).initialHand, null);
  const waiting: Power[] = [];
  for (const power of powers) {
    const only = onlyAllotment(pack, power);
    if (only === null) waiting.push(power);
    else allot(draft, pack, power, only);
  }
  draft.agenda.push({ kind: "allotment", waiting });
  settle(draft, null);
  return draft;
};

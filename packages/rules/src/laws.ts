import { CARDS, DECK_SIZE, deckOf } from "./model/cards.ts";
import { type CityId, isOnBoard, OFF_BOARD, type PieceId } from "./model/ids.ts";
import { mayStack, NOBODY } from "./model/powers.ts";
import type { State } from "./model/state.ts";
import { boardOf, packOf } from "./pack/registry.ts";
import { isGeneral, MOST_TROOPS, powerOf } from "./phases/stacks.ts";

/** CMP-07: each of the 152 tactical cards is in exactly one place. */
function* cardLaws(state: State): Generator<string> {
  const seen = new Uint8Array(CARDS);
  const places = [...state.hands, state.drawDeck, ...state.discards];
  for (const place of places) for (const card of place) seen[card] = (seen[card] as number) + 1;
  for (let card = 0; card < CARDS; card++) {
    const waiting = card >= state.nextDeck * DECK_SIZE ? 1 : 0;
    if ((seen[card] as number) + waiting !== 1)
      yield `card ${card} is in ${(seen[card] as number) + waiting} places`;
  }
  for (const [deck, pile] of state.discards.entries())
    for (const card of pile)
      if (deckOf(card) !== deck) yield `card ${card} lies with the discards of deck ${deck}`;
}

/** STK-07 to STK-09: 1 to 8 troops on the board, none off it. */
function* troopLaws(state: State): Generator<string> {
  if (state.agenda[0]?.kind === "allotment") return;
  for (const { id, name } of packOf(state).generals) {
    const troops = state.troops[id] as number;
    if (!Number.isInteger(troops)) yield `${name} has ${troops} troops`;
    if (isOnBoard(state.at[id] as CityId) && (troops < 1 || troops > MOST_TROOPS))
      yield `${name} is on the board with ${troops} troops`;
    if (state.at[id] === OFF_BOARD && troops !== 0) yield `${name} is off the board with ${troops} troops`;
  }
}

/** STK-01 to STK-04, HUS-05, INT-01: who may share a city, and where anybody may be at all. */
function* placeLaws(state: State): Generator<string> {
  const pack = packOf(state);
  const board = boardOf(state);
  const inCity = new Map<CityId, PieceId[]>();
  state.at.forEach((place, piece) => {
    if (isOnBoard(place)) inCity.set(place, [...(inCity.get(place) ?? []), piece as PieceId]);
  });
  for (const [city, pieces] of inCity) {
    const name = pack.cities[city]?.name;
    if (!board.isInUse[city]) yield `${name} is not in use but holds a piece`;
    const [a, b] = pieces;
    if (pieces.length > 2) yield `${name} holds ${pieces.length} pieces`;
    if (a === undefined || b === undefined) continue;
    if (!isGeneral(pack, a) || !isGeneral(pack, b)) yield `${name} holds a train and another piece`;
    else if (!mayStack(powerOf(pack, a), powerOf(pack, b), state.saxony))
      yield `${name} holds an illegal stack`;
  }
  for (const place of state.hussars)
    if (isOnBoard(place) && inCity.has(place))
      yield `a hussar shares ${pack.cities[place]?.name} with a piece`;
  if (isOnBoard(state.hussars[0] as CityId) && state.hussars[0] === state.hussars[1])
    yield "both hussars in one city";
  for (const general of pack.generals) {
    const alone = (inCity.get(state.at[general.id] as CityId)?.length ?? 0) < 2;
    if (state.deputies[general.id] && alone) yield `${general.name} gives way to nobody`;
  }
}

/** MAP-21, MRK-04, RCQ-04: markers are of major powers and lie where they may. */
function* markerLaws(state: State): Generator<string> {
  const pack = packOf(state);
  for (const [index, marker] of state.markers.entries()) {
    const city = pack.cities[pack.fortresses[index] as CityId];
    if (marker === 1 || marker === 3) yield `${city?.name} bears the marker of a minor power`;
    if (marker !== NOBODY && city?.home === marker) yield `${city.name} bears its own country's marker`;
    if (marker === NOBODY && city?.territory === "silesia") yield `${city.name} in Silesia bears no marker`;
  }
}

/** The conservation laws of the game, checked after every action in tests and fuzzing; empty when all hold. */
export const brokenLaws = (state: State): string[] => [
  ...cardLaws(state),
  ...troopLaws(state),
  ...placeLaws(state),
  ...markerLaws(state),
];

import { isClosedTo } from "../ground/hostility.ts";
import { momentOf } from "../ground/sequence.ts";
import { isGeneral, powerOf } from "../ground/stacks.ts";
import { troopCeilingOf, troopTotalOf } from "../ground/troopCeiling.ts";
import { TRACK_NAMES } from "../model/affairs.ts";
import { CARDS, DECK_SIZE, deckOf } from "../model/cards.ts";
import type { Frame } from "../model/frames.ts";
import {
  type CardId,
  type CityId,
  isOnBoard,
  OFF_BOARD,
  OFF_MAP_BOX,
  type PieceId,
  type Place,
  SILESIA_BOX,
} from "../model/ids.ts";
import {
  BATTLE_BOXES,
  ELECTORS_NEEDED,
  GENERALS_IN_A_STACK,
  MOST_TROOPS,
  TURNS_BETWEEN_WINTERS,
} from "../model/numbers.ts";
import {
  AUSTRIA,
  areAllied,
  FRANCE,
  isMinor,
  mayStack,
  NOBODY,
  POWER_NAMES,
  POWERS,
  type Power,
  PRAGMATIC,
  PRUSSIA,
  SAXONY,
} from "../model/powers.ts";
import type { Position, State } from "../model/state.ts";
import { boardOf, packOf } from "../pack/registry.ts";

/** CMP-07: each of the 152 tactical cards is in exactly one place. */
function* cardLaws(state: State): Generator<string> {
  const seen = new Uint8Array(CARDS);
  const { affairs, closed } = state;
  const onDisplay = [...(affairs?.conserved ?? []), ...(closed?.faceDown ?? [])];
  const placed = (closed?.placed ?? []).filter((card) => card !== -1) as CardId[];
  const places = [
    ...state.hands,
    state.drawDeck,
    ...state.discards,
    ...onDisplay,
    placed,
    closed?.putAside ?? [],
  ];
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

/** CMP-07, HID-16: each political card lies in the deck, open, or with the discards; the election card announces itself. */
function* politicalCardLaws(state: State): Generator<string> {
  const { affairs, closed } = state;
  if (affairs === null || closed === null || state.options.variant !== "advanced") return;
  const piles = [closed.politicalDeck, affairs.openCards, affairs.spentCards];
  for (const { id, key, isElection } of packOf(state).politics.cards) {
    const places = piles.filter((pile) => pile.includes(id)).length;
    const expected = isElection && affairs.election !== "inDeck" ? 0 : 1;
    if (places !== expected) yield `political card ${key} is in ${places} places`;
  }
  const count = piles.reduce((sum, pile) => sum + pile.length, 0);
  if (new Set(piles.flat()).size !== count) yield "a political card is there twice";
}

/** HID-17, HID-20, HID-26: what everybody knows of face-down cards agrees with what lies there. */
function* closedCardLaws(state: State): Generator<string> {
  const { affairs, closed } = state;
  if (affairs === null || closed === null) return;
  if (affairs.putAside !== closed.putAside.length) yield `${closed.putAside.length} cards are put aside`;
  for (const power of POWERS) {
    if (affairs.hasPlaced[power] !== (closed.placed[power] !== -1))
      yield `nobody knows whether ${POWER_NAMES[power]} has placed`;
    if (closed.faceDown[power]?.length !== 0 && !state.options.politicalOption)
      yield `${POWER_NAMES[power]} has face-down cards without the option`;
  }
  const { phase } = momentOf(state);
  if (phase !== "politics" && affairs.hasPlaced.includes(true)) yield "a placed card was never turned up";
  const scored = closed.winterScores.length;
  const isFinal = state.result?.ending === "finalScoring";
  if (scored !== wintersScored(state) + (isFinal ? 1 : 0)) yield `${scored} winters have been scored`;
}

/** WTR-14: how many winters have been scored before this turn. */
export const wintersScored = ({ options, turn }: Position): number =>
  options.variant === "advanced" ? Math.floor((turn - 1) / TURNS_BETWEEN_WINTERS) : 0;

/** STK-07 to STK-09: 1 to 8 troops on the board and in off-map boxes, none off it. STK-20: none above the ceiling. */
function* troopLaws(state: State): Generator<string> {
  if (state.agenda[0]?.kind === "allotment") return;
  for (const { id, name } of packOf(state).generals) {
    const troops = state.troops[id] as number;
    if (!Number.isInteger(troops)) yield `${name} has ${troops} troops`;
    const isInPlay = isOnBoard(state.at[id] as CityId) || state.at[id] === OFF_MAP_BOX;
    if (isInPlay && (troops < 1 || troops > MOST_TROOPS)) yield `${name} is in play with ${troops} troops`;
    if (state.at[id] === OFF_BOARD && troops !== 0) yield `${name} is off the board with ${troops} troops`;
  }
  if (!state.options.troopCeiling) return;
  const pack = packOf(state);
  for (const power of POWERS) {
    const total = troopTotalOf(state, pack, power);
    const ceiling = troopCeilingOf(state, pack, power);
    if (total > ceiling) yield `${POWER_NAMES[power]} has ${total} troops, above its ceiling of ${ceiling}`;
  }
}

/** STK-01 to STK-04, HUS-05, INT-01: who may share a city, and where anybody may be at all. */
function* placeLaws(state: State): Generator<string> {
  const pack = packOf(state);
  const board = boardOf(state);
  const inCity = new Map<CityId, PieceId[]>();
  // A piece about to be displaced, or to go home, may stand where it no longer may (SAX-13, SAX-15).
  const saxons = pack.pieces.filter(({ power }) => power === SAXONY).map(({ id }) => id);
  const leaving = state.agenda.flatMap((frame) =>
    frame.kind === "displacement" ? frame.pieces : frame.kind === "saxonsGoHome" ? saxons : [],
  );
  state.at.forEach((place, piece) => {
    if (isOnBoard(place) && !leaving.includes(piece as PieceId))
      inCity.set(place, [...(inCity.get(place) ?? []), piece as PieceId]);
  });
  for (const [city, pieces] of inCity) {
    const name = pack.cities[city]?.name;
    if (!board.isInUse[city]) yield `${name} is not in use but holds a piece`;
    const [a, b] = pieces;
    if (pieces.length > GENERALS_IN_A_STACK) yield `${name} holds ${pieces.length} pieces`;
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
    if (leaving.length > 0) break;
    const alone = (inCity.get(state.at[general.id] as CityId)?.length ?? 0) < 2;
    if (state.deputies[general.id] && alone) yield `${general.name} gives way to nobody`;
  }
}

/** NEU-03, NEU-05, MOV-28: nobody stands in a neutral country but its own pieces, and they stand nowhere else. */
function* neutralityLaws(state: State): Generator<string> {
  const isSettling = ({ kind }: Frame): boolean =>
    kind === "displacement" || kind === "saxonsGoHome" || kind === "annexation";
  if (state.affairs === null || state.agenda.some(isSettling)) return;
  const pack = packOf(state);
  for (const { id, power } of pack.pieces) {
    const city = state.at[id] as CityId;
    if (isOnBoard(city) && isClosedTo(state, pack, power, city))
      yield `piece ${id} of ${POWER_NAMES[power]} may not be in ${pack.cities[city]?.name}`;
  }
}

/** OFF-01, SET-07: only generals go to off-map boxes, and only a Prussian train waits for Silesia. */
function* boxLaws(state: State): Generator<string> {
  const pack = packOf(state);
  for (const { id, power } of pack.pieces) {
    const place = state.at[id] as Place;
    const isTrain = !isGeneral(pack, id);
    if (place === OFF_MAP_BOX && isTrain) yield `train ${id} is in an off-map box`;
    if (place === SILESIA_BOX && !(isTrain && power === PRUSSIA)) yield `piece ${id} is in the box Silesia`;
  }
  for (const { id, name } of pack.generals)
    if (state.faceDown[id] && !isOnBoard(state.at[id] as Place)) yield `${name} is face-down off the board`;
}

/** TRK-01, SAX-08, VBX-05, VBX-11 to VBX-13, SUB-02 to SUB-05: tracks, boxes and contracts are what they may be. */
function* affairLaws(state: State): Generator<string> {
  const { affairs } = state;
  if (affairs === null || state.options.variant !== "advanced") return;
  const pack = packOf(state);
  for (const name of TRACK_NAMES) {
    const box = pack.politics.tracks[name].boxes.find(({ position }) => position === affairs.tracks[name]);
    if (box === undefined) yield `the marker of ${name} is off its track`;
    else if (name === "saxony" && box.status !== state.saxony) yield "Saxony's status is not that of its box";
  }
  for (const power of POWERS) {
    const filled = affairs.battleBoxes[power] as number;
    if (filled < 0 || filled > BATTLE_BOXES)
      yield `${POWER_NAMES[power]} has ${filled} markers in battle boxes`;
    if ((affairs.setAside[power] as number) < 0) yield `${POWER_NAMES[power]} owes markers set aside`;
  }
  const holders = state.markers.filter((_, fortress) => pack.isElectorFortress[fortress]);
  const held = (power: Power): boolean =>
    holders.filter((marker) => marker === power).length >= ELECTORS_NEEDED;
  const box = held(FRANCE) ? FRANCE : held(AUSTRIA) ? PRAGMATIC : NOBODY;
  if (affairs.threeElectors !== box) yield "the box of the three electors is wrong";
  const pairs = affairs.contracts.map(({ giver, receiver }) => [giver, receiver].sort().join(" "));
  if (new Set(pairs).size < pairs.length) yield "two contracts between the same two powers";
  for (const { giver, receiver, turns } of affairs.contracts)
    if (isMinor(giver) || turns < 1 || !areAllied(giver, receiver, state.saxony))
      yield `an impossible contract of ${POWER_NAMES[giver]} with ${POWER_NAMES[receiver]}`;
}

/** MAP-21, MRK-04, RCQ-04: markers are of major powers and lie where they may. */
function* markerLaws(state: State): Generator<string> {
  const pack = packOf(state);
  for (const [index, marker] of state.markers.entries()) {
    const city = pack.cities[pack.fortresses[index] as CityId];
    if (marker === 1 || marker === 3) yield `${city?.name} bears the marker of a minor power`;
    if (marker !== NOBODY && city?.home === marker) yield `${city.name} bears its own country's marker`;
    const isCeded = state.affairs !== null && state.affairs.cession !== null;
    if (marker === NOBODY && city?.territory === "silesia" && !isCeded)
      yield `${city.name} in Silesia bears no marker`;
    if (pack.isElectorFortress[index] && marker !== NOBODY && marker !== FRANCE && marker !== AUSTRIA)
      yield `${city?.name} bears no elector marker`;
    if (isCeded && (marker === PRUSSIA || city?.territory === "silesia") && marker !== NOBODY)
      yield `${city?.name} still bears a marker after the cession`;
  }
}

/** SET-08, RUL-65, RUL-69: every victory marker is in its pool, on a fortress, in a box or set aside. */
function* poolLaws(state: State): Generator<string> {
  const { affairs } = state;
  if (affairs === null || state.options.variant !== "advanced") return;
  const pack = packOf(state);
  for (const power of POWERS) {
    let markers = (affairs.pools[power] as number) + (affairs.battleBoxes[power] as number);
    markers += affairs.setAside[power] as number;
    for (const [fortress, marker] of state.markers.entries())
      if (marker === power && !pack.isElectorFortress[fortress]) markers++;
    for (const box of [affairs.threeElectors, affairs.emperor, affairs.italy]) if (box === power) markers++;
    if (power === PRUSSIA && affairs.silesiaBox) markers++;
    if (markers !== pack.victoryPools[power]) yield `${POWER_NAMES[power]} has ${markers} victory markers`;
  }
}

/**
 * The conservation laws of the game, checked after every action in tests and fuzzing: English sentences, empty when all hold.
 * For whole states only; dear beside `play`, so not for play itself.
 */
export const brokenLaws = (state: State): string[] => [
  ...cardLaws(state),
  ...politicalCardLaws(state),
  ...closedCardLaws(state),
  ...troopLaws(state),
  ...placeLaws(state),
  ...neutralityLaws(state),
  ...boxLaws(state),
  ...markerLaws(state),
  ...poolLaws(state),
  ...affairLaws(state),
];

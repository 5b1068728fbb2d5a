import { powerOf } from "../ground/stacks.ts";
import { cardsOfDeck, deckOf } from "../model/cards.ts";
import type { GameEvent } from "../model/events.ts";
import {
  type CardId,
  type CityId,
  isOnBoard,
  NO_PART,
  OFF_BOARD,
  OFF_MAP_BOX,
  type PieceId,
  type Place,
} from "../model/ids.ts";
import { EXPEDITION_TROOPS } from "../model/numbers.ts";
import { AUSTRIA, FRANCE, NOBODY, type Power, PRUSSIA, SAXONY } from "../model/powers.ts";
import type { State } from "../model/state.ts";
import type { City } from "../pack/pack.ts";
import { balance, generalsAt, type Ledger, openLedger, sumOf } from "./ledger.ts";

/** A loss falls on the power's generals in the city together; the first stands for all of them. */
const lose = (ledger: Ledger, generals: readonly PieceId[], loss: number): void => {
  const left = sumOf(ledger, generals) - loss;
  generals.forEach((general, index) => {
    ledger.troops[general] = index === 0 ? left : 0;
    ledger.pooled.add(general);
  });
};

const loseBattle = (ledger: Ledger, city: CityId, loss: number): void => {
  const commanding = ledger.commanding.get(city) as Power;
  const other = ledger.pack.generals.find(({ id, power }) => ledger.at[id] === city && power !== commanding);
  const others = other === undefined ? [] : generalsAt(ledger, city, other.power);
  const first = Math.min(loss, sumOf(ledger, others));
  lose(ledger, others, first);
  lose(ledger, generalsAt(ledger, city, commanding), loss - first);
};

const remove = (ledger: Ledger, general: PieceId, cause: "supply" | "combat" | "noRetreat"): void => {
  const [partner] = generalsAt(ledger, ledger.at[general] as Place, powerOf(ledger.pack, general)).filter(
    (other) => other !== general,
  );
  const left = ledger.troops[general] as number;
  if (partner !== undefined) ledger.troops[partner] = (ledger.troops[partner] as number) + left;
  else if (cause !== "noRetreat" && left > 0)
    throw new Error(`general ${general} leaves with ${left} troops`);
  ledger.troops[general] = 0;
  ledger.at[general] = OFF_BOARD;
  ledger.faceDown[general] = false;
};

const draw = (ledger: Ledger, power: Power, cards: readonly CardId[]): void => {
  for (const card of cards) {
    if (!ledger.unseen.delete(card)) throw new Error(`card ${card} was drawn, but not from the deck`);
    ledger.hands[power]?.add(card);
  }
};

const discard = (ledger: Ledger, power: Power, cards: readonly CardId[]): void => {
  for (const card of cards) {
    if (!ledger.hands[power]?.delete(card)) throw new Error(`card ${card} was played, but not from the hand`);
    ledger.discards[deckOf(card)]?.push(card);
  }
};

/** In the middle of a draw the rest of the old deck is drawn first; the announcement comes before the cards. */
const openDeck = (ledger: Ledger, decks: readonly number[]): void => {
  const isNew = decks[0] === ledger.openedDecks;
  const cards = decks.flatMap((deck) => (isNew ? cardsOfDeck(deck) : (ledger.discards[deck] as CardId[])));
  ledger.unseen = new Set([...ledger.unseen, ...cards]);
  if (isNew) ledger.openedDecks++;
  else for (const deck of decks) ledger.discards[deck] = [];
};

const addTroops = (ledger: Ledger, gifts: readonly { general: PieceId; troops: number }[]): void => {
  for (const { general, troops } of gifts)
    ledger.troops[general] = (ledger.troops[general] as number) + troops;
};

const reenter = (ledger: Ledger, reentries: readonly { general: PieceId; city: CityId }[]): void => {
  for (const { general, city } of reentries) {
    ledger.at[general] = city;
    ledger.faceDown[general] = false;
  }
};

const addTo = (list: number[], power: Power, count: number): void => {
  list[power] = (list[power] as number) + count;
};

/** SGA-18, SGA-21: Prussia, Saxony and Silesia leave the game with all their markers. */
const cedeSilesia = (ledger: Ledger): void => {
  const { pack } = ledger;
  for (const { id, power } of pack.pieces) {
    if (power !== PRUSSIA && power !== SAXONY) continue;
    ledger.at[id] = NO_PART;
    if (id >= pack.generals.length) continue;
    ledger.troops[id] = 0;
    ledger.faceDown[id] = false;
  }
  pack.fortresses.forEach((city, fortress) => {
    const { territory, home } = pack.cities[city] as City;
    const isGone = territory === "silesia" || home === PRUSSIA || home === SAXONY;
    if (isGone || ledger.markers[fortress] === PRUSSIA) ledger.markers[fortress] = NOBODY;
  });
};

const endOf = (path: readonly CityId[]): CityId => path[path.length - 1] as CityId;

/** Writes one event into the ledger. */
export const enter = (ledger: Ledger, event: GameEvent): void => {
  switch (event.type) {
    case "turnBegan":
      ledger.turn = event.turn;
      break;
    case "allotted":
      ledger.pack.armies[event.power]?.generals.forEach((general, index) => {
        ledger.troops[general] = event.troops[index] as number;
      });
      break;
    case "transferred":
      ledger.troops[event.from] = (ledger.troops[event.from] as number) - event.troops;
      ledger.troops[event.to] = (ledger.troops[event.to] as number) + event.troops;
      break;
    case "deckOpened":
      openDeck(ledger, event.decks);
      break;
    case "cardsDrawn":
      draw(ledger, event.power, event.cards);
      break;
    case "subsidyPaid":
      draw(ledger, event.to, [event.card]);
      break;
    case "hussarPlaced":
      ledger.hussars[event.hussar] = event.city;
      break;
    case "hussarRemoved":
      ledger.hussars[event.hussar] = OFF_BOARD;
      break;
    case "supplyPaid":
    case "handSurrendered":
      discard(ledger, event.power, event.cards);
      break;
    case "outOfSupply": {
      const power = powerOf(ledger.pack, event.general);
      ledger.faceDown[event.general] = true;
      lose(ledger, generalsAt(ledger, ledger.at[event.general] as Place, power), event.loss);
      break;
    }
    case "backInSupply":
      ledger.faceDown[event.general] = false;
      break;
    case "generalRemoved":
      remove(ledger, event.general, event.cause);
      break;
    case "marched":
      ledger.at[event.piece] = endOf(event.path);
      break;
    case "trainEliminated":
      ledger.at[event.train] = OFF_BOARD;
      break;
    case "trainReentered":
      discard(ledger, powerOf(ledger.pack, event.train), event.cards);
      ledger.at[event.train] = event.city;
      break;
    case "conquered":
      ledger.markers[event.fortress] = event.marker;
      ledger.questionMarks[event.fortress] = NOBODY;
      break;
    case "questionMarkPlaced":
      ledger.questionMarks[event.fortress] = event.by;
      break;
    case "questionMarkRemoved":
      ledger.questionMarks[event.fortress] = NOBODY;
      break;
    case "cardPlayed":
      discard(ledger, event.power, [event.card]);
      break;
    case "battleEnded":
      if (event.winner !== null)
        loseBattle(ledger, event.winner === "attacker" ? event.defender : event.attacker, event.loss);
      break;
    case "retreated":
      for (const general of event.generals) ledger.at[general] = endOf(event.path);
      break;
    case "recruited":
      discard(ledger, event.power, event.cards);
      reenter(ledger, event.reentries);
      addTroops(ledger, event.split);
      break;
    case "gameEnded":
      ledger.result = event.result;
      break;
    default:
      enterAffair(ledger, event);
  }
};

/** What only the advanced game and the Silesia Gambit know. */
const enterAffair = (ledger: Ledger, event: GameEvent): void => {
  switch (event.type) {
    case "trumpTurnedUp":
      if (!ledger.unseen.delete(event.card)) throw new Error("the trump was not turned up from the deck");
      ledger.discards[deckOf(event.card)]?.push(event.card);
      break;
    case "politicalCardOpened":
      ledger.openCards.push(event.card);
      break;
    case "politicalCardSelected":
      ledger.openCards = ledger.openCards.filter((card) => card !== event.card);
      discard(ledger, event.power, event.paid);
      break;
    case "politicalCardDiscarded":
      ledger.openCards = ledger.openCards.filter((card) => card !== event.card);
      break;
    case "troopsAssigned":
      reenter(ledger, event.reentries);
      addTroops(ledger, event.split);
      break;
    case "electorTurned":
      ledger.markers[event.fortress] = event.to;
      break;
    case "markerShifted":
      if (ledger.tracks !== null) ledger.tracks[event.track] = event.to;
      break;
    case "italyMarker":
      ledger.italy = event.power;
      break;
    case "expeditionSent":
      if (!isOnBoard(ledger.at[event.general] as Place))
        addTroops(ledger, [{ ...event, troops: EXPEDITION_TROOPS }]);
      discard(ledger, event.power, event.cards);
      ledger.at[event.general] = OFF_MAP_BOX;
      ledger.faceDown[event.general] = false;
      break;
    case "generalReturned":
      reenter(ledger, [event]);
      break;
    case "displaced":
      ledger.at[event.piece] = event.to ?? OFF_BOARD;
      if (event.to !== null || event.piece >= ledger.pack.generals.length) break;
      ledger.troops[event.piece] = 0;
      ledger.faceDown[event.piece] = false;
      break;
    case "saxonyChanged":
      ledger.saxony = event.status;
      break;
    case "saxonWentHome":
      ledger.at[event.piece] = event.city;
      break;
    case "markerReturned":
      ledger.markers[event.fortress] = NOBODY;
      break;
    case "pointsGained":
      addTo(ledger.battleBoxes, event.power, event.markers);
      break;
    case "pointsLost":
      addTo(ledger.battleBoxes, event.power, -event.markers);
      break;
    case "threeElectors":
      ledger.threeElectors = event.power;
      break;
    case "objectivesReduced":
      addTo(ledger.setAside, FRANCE, event.setAside);
      break;
    case "silesiaAnnexed":
      addTo(ledger.setAside, PRUSSIA, event.setAside);
      break;
    case "setAsideReturned":
      addTo(ledger.setAside, event.power, -event.markers);
      break;
    case "secondTrainPlaced":
      ledger.at[event.train] = event.city;
      break;
    case "emperorElected":
      ledger.emperor = event.emperor === "charles" ? FRANCE : AUSTRIA;
      break;
    case "handDiscarded":
      discard(ledger, event.power, event.cards);
      break;
    case "putAsideTaken":
      draw(ledger, event.power, event.cards);
      break;
    case "silesiaCeded":
      cedeSilesia(ledger);
      break;
    case "agreementChanged":
      ledger.agreements = ledger.agreements.filter(({ id }) => id !== event.agreement.id);
      ledger.agreements.push(event.agreement);
      break;
    case "termImpossible":
      ledger.agreements = ledger.agreements.map((agreement) =>
        agreement.id === event.agreement
          ? { ...agreement, impossible: [...new Set([...agreement.impossible, event.term])] }
          : agreement,
      );
      break;
    default:
  }
};

const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof Set ? [...part].sort((a: number, b: number) => a - b) : part,
  );

/**
 * What has changed between two states otherwise than the events between them tell, by the ledger's headings; empty if
 * they account for every piece, card, troop and marker.
 */
export const unaccountedFor = (before: State, events: readonly GameEvent[], after: State): string[] => {
  const ledger = openLedger(before);
  for (const event of events) enter(ledger, event);
  const told = balance(ledger);
  const found = new Map(Object.entries(balance(openLedger(after), ledger.pooled)));
  return Object.entries(told).flatMap(([heading, value]) =>
    written(value) === written(found.get(heading)) ? [] : [heading],
  );
};

import {
  type CardId,
  type CityId,
  cardsOfDeck,
  deckOf,
  type GameEvent,
  isOnBoard,
  NOBODY,
  OFF_BOARD,
  type PieceId,
  type Place,
  type Power,
  type PowerOrNobody,
  powerOf,
  type Result,
  type State,
} from "../../src/index.ts";
import { packOf } from "../../src/pack/registry.ts";

/** The game as a careful onlooker with all secrets would keep it from what is announced, without knowing any rule. */
export interface Ledger {
  readonly pack: ReturnType<typeof packOf>;
  turn: number;
  at: Place[];
  faceDown: boolean[];
  hussars: Place[];
  markers: PowerOrNobody[];
  questionMarks: PowerOrNobody[];
  hands: CardId[][];
  discards: CardId[][];
  drawDeck: Set<CardId>;
  openedDecks: number;
  troops: number[];
  /** Generals who shared a loss with a partner: only the sum of theirs is announced. */
  readonly pooled: Set<PieceId>;
  /** Who fights at the moment: the power commanding in each of the two cities. */
  readonly commanding: Map<CityId, Power>;
  result: Result | null;
}

export const openLedger = (state: State): Ledger => {
  const frame = state.agenda.find(({ kind }) => kind === "battle");
  const sides = frame?.kind === "battle" ? [frame.attacker, frame.defender] : [];
  return {
    pack: packOf(state),
    turn: state.turn,
    at: [...state.at],
    faceDown: [...state.faceDown],
    hussars: [...state.hussars],
    markers: [...state.markers],
    questionMarks: [...state.questionMarks],
    hands: state.hands.map((hand) => [...hand]),
    discards: state.discards.map((pile) => [...pile]),
    drawDeck: new Set(state.drawDeck),
    openedDecks: state.nextDeck,
    troops: [...state.troops],
    pooled: new Set(),
    commanding: new Map(sides.map((side) => [side.city, side.power])),
    result: state.result,
  };
};

const generalsAt = (ledger: Ledger, city: Place, power: Power): PieceId[] =>
  ledger.pack.generals
    .filter((general) => isOnBoard(city) && ledger.at[general.id] === city && general.power === power)
    .map(({ id }) => id);

const sumOf = (ledger: Ledger, generals: readonly PieceId[]): number =>
  generals.reduce((sum, general) => sum + (ledger.troops[general] as number), 0);

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
    if (!ledger.drawDeck.delete(card)) throw new Error(`card ${card} was drawn, but not from the deck`);
    (ledger.hands[power] as CardId[]).push(card);
  }
};

const discard = (ledger: Ledger, power: Power, cards: readonly CardId[]): void => {
  const hand = ledger.hands[power] as CardId[];
  for (const card of cards) {
    if (!hand.includes(card)) throw new Error(`card ${card} was played, but not from the hand`);
    hand.splice(hand.indexOf(card), 1);
    ledger.discards[deckOf(card)]?.push(card);
  }
};

/** In the middle of a draw the rest of the old deck is drawn first; the announcement comes before the cards. */
const openDeck = (ledger: Ledger, decks: readonly number[]): void => {
  const isNew = decks[0] === ledger.openedDecks;
  const cards = decks.flatMap((deck) => (isNew ? cardsOfDeck(deck) : (ledger.discards[deck] as CardId[])));
  ledger.drawDeck = new Set([...ledger.drawDeck, ...cards]);
  if (isNew) ledger.openedDecks++;
  else for (const deck of decks) ledger.discards[deck] = [];
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
      for (const { general, city } of event.reentries) {
        ledger.at[general] = city;
        ledger.faceDown[general] = false;
      }
      for (const { general, troops } of event.split)
        ledger.troops[general] = (ledger.troops[general] as number) + troops;
      break;
    case "gameEnded":
      ledger.result = event.result;
      break;
    default:
  }
};

/** The ledger in a form that can be compared: pooled generals of one power in one city by their sum. */
export const balance = (ledger: Ledger, pooled: ReadonlySet<PieceId> = ledger.pooled): unknown => {
  const { pack: _pack, troops: _troops, pooled: _pooled, commanding: _commanding, ...open } = ledger;
  const strengths = ledger.pack.generals.map(({ id, power }) =>
    pooled.has(id) && isOnBoard(ledger.at[id] as Place)
      ? sumOf(ledger, generalsAt(ledger, ledger.at[id] as Place, power))
      : ledger.troops[id],
  );
  return { ...open, strengths };
};

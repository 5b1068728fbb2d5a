import type { PoliticalCardId, TrackName } from "../model/affairs.ts";
import { type CardId, type CityId, isOnBoard, type PieceId, type Place } from "../model/ids.ts";
import { NOBODY, POWERS, type Power, type PowerOrNobody, type SaxonyStatus } from "../model/powers.ts";
import type { Result, State } from "../model/state.ts";
import type { Agreement } from "../model/treaties.ts";
import { packOf } from "../pack/registry.ts";

/** The game as a careful onlooker with all secrets would keep it from what is announced, without knowing any rule. */
export interface Ledger {
  readonly pack: ReturnType<typeof packOf>;
  turn: number;
  at: Place[];
  faceDown: boolean[];
  hussars: Place[];
  markers: PowerOrNobody[];
  questionMarks: PowerOrNobody[];
  /** Every card of a power, those on the political display included. */
  hands: Set<CardId>[];
  discards: CardId[][];
  /** The draw deck, and in the Silesia Gambit what lies put aside: nobody sees which card goes there. */
  unseen: Set<CardId>;
  openedDecks: number;
  troops: number[];
  /** Generals who shared a loss with a partner: only the sum of theirs is announced. */
  readonly pooled: Set<PieceId>;
  /** Who fights at the moment: the power commanding in each of the two cities. */
  readonly commanding: Map<CityId, Power>;
  saxony: SaxonyStatus;
  tracks: Record<TrackName, number> | null;
  battleBoxes: number[];
  setAside: number[];
  threeElectors: PowerOrNobody;
  emperor: PowerOrNobody;
  italy: PowerOrNobody;
  openCards: PoliticalCardId[];
  agreements: Agreement[];
  result: Result | null;
}

const cardsOf = ({ hands, affairs, closed }: State, power: Power): Set<CardId> =>
  new Set([
    ...(hands[power] ?? []),
    ...(affairs?.conserved[power] ?? []),
    ...(closed?.faceDown[power] ?? []),
    ...(closed?.placed ?? []).flatMap((card, own) => (own === power && card !== -1 ? [card] : [])),
  ]);

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
    hands: POWERS.map((power) => cardsOf(state, power)),
    discards: state.discards.map((pile) => [...pile]),
    unseen: new Set([...state.drawDeck, ...(state.closed?.putAside ?? [])]),
    openedDecks: state.nextDeck,
    troops: [...state.troops],
    pooled: new Set(),
    commanding: new Map(sides.map((side) => [side.city, side.power])),
    saxony: state.saxony,
    tracks: state.affairs === null ? null : { ...state.affairs.tracks },
    battleBoxes: [...(state.affairs?.battleBoxes ?? [])],
    setAside: [...(state.affairs?.setAside ?? [])],
    threeElectors: state.affairs?.threeElectors ?? NOBODY,
    emperor: state.affairs?.emperor ?? NOBODY,
    italy: state.affairs?.italy ?? NOBODY,
    openCards: [...(state.affairs?.openCards ?? [])],
    agreements: [...(state.affairs?.agreements ?? [])],
    result: state.result,
  };
};

export const generalsAt = (ledger: Ledger, city: Place, power: Power): PieceId[] =>
  ledger.pack.generals
    .filter((general) => isOnBoard(city) && ledger.at[general.id] === city && general.power === power)
    .map(({ id }) => id);

export const sumOf = (ledger: Ledger, generals: readonly PieceId[]): number =>
  generals.reduce((sum, general) => sum + (ledger.troops[general] as number), 0);

/** The ledger in a form that can be compared: pooled generals of one power in one city by their sum. */
export const balance = (ledger: Ledger, pooled: ReadonlySet<PieceId> = ledger.pooled): object => {
  const { pack: _pack, troops: _troops, pooled: _pooled, commanding: _commanding, ...open } = ledger;
  const strengths = ledger.pack.generals.map(({ id, power }) =>
    pooled.has(id) && isOnBoard(ledger.at[id] as Place)
      ? sumOf(ledger, generalsAt(ledger, ledger.at[id] as Place, power))
      : ledger.troops[id],
  );
  // What was over leaves the table without a word when a turn begins.
  const binding = ledger.agreements.filter(({ status }) => status === "offered" || status === "inForce");
  const agreements = binding.sort((a, b) => a.id - b.id);
  return { ...open, agreements, strengths };
};

import { troopCeilingOf, troopTotalOf } from "../ground/troopCeiling.ts";
import { deckOf } from "../model/cards.ts";
import { type CardId, OFF_BOARD } from "../model/ids.ts";
import { type Seat, seatsOf } from "../model/options.ts";
import { POWERS, type Power } from "../model/powers.ts";
import { seatOfPower } from "../model/seats.ts";
import { type Position, type State, UNKNOWN } from "../model/state.ts";
import { packOf } from "../pack/registry.ts";

/** What one seat, or a spectator, may see: public facts and the seat's own secrets. */
export interface View extends Position {
  /** Null for a spectator. */
  readonly seat: Seat | null;
  /** STK-11, HID-02: stated on request, so always shown; null until set-up is complete. */
  readonly troopTotals: readonly number[] | null;
  /** STK-20, RUL-64: the totals with which play began, beyond which none may grow; null without the troop ceiling. */
  readonly troopCeilings: readonly number[] | null;
  /** HID-05: for each power, how many cards of each deck its hand holds. */
  readonly handBacks: readonly (readonly number[])[];
  /** HID-08: cards left in the draw deck, by deck of origin. */
  readonly drawDeckBacks: readonly number[];
  readonly discards: readonly (readonly CardId[])[];
  readonly nextDeck: number;
  /** HID-17: the TCs this seat's powers have placed in this politics stage, −1 for none or unknown. */
  readonly placed: readonly (CardId | -1)[];
  /** HID-20: the seat's own face-down TCs on the display, and for each power how many of each deck lie there. */
  readonly faceDownCards: readonly (readonly CardId[])[];
  readonly faceDownBacks: readonly (readonly number[])[];
  /** HID-16: the years of the political cards still to come, the next one first. */
  readonly politicalYears: readonly number[];
  /** HID-14: each winter's scores, told only when the game is over. */
  readonly winterScores: readonly (readonly number[])[];
  /** How many of its latest actions the seat may take back. */
  readonly takeBack: number;
}

/** HID-05: how many cards of each deck there are. */
export const backsOf = (cards: readonly CardId[]): number[] => {
  const backs = [0, 0, 0, 0];
  for (const card of cards) {
    const deck = deckOf(card);
    backs[deck] = (backs[deck] as number) + 1;
  }
  return backs;
};

/** HID-01, HID-05, HID-06: whether the seat runs the power and so sees its hand and its army sheet. */
export const sees = (position: Position, seat: Seat | null, power: Power): boolean =>
  seat !== null && seatOfPower(position.options, power, position.saxony) === seat;

/** What has to be worked out to be shown, and is the same for everybody. */
type ShownToAll = Pick<
  View,
  | "troopTotals"
  | "troopCeilings"
  | "handBacks"
  | "drawDeckBacks"
  | "faceDownBacks"
  | "politicalYears"
  | "winterScores"
>;

const shownToAll = (state: State): ShownToAll => {
  const { closed } = state;
  const pack = packOf(state);
  const { cards } = pack.politics;
  const inSetUp = state.agenda[0]?.kind === "allotment";
  const years = closed === null ? [] : closed.politicalDeck.map((card) => cards[card]?.year ?? 0);
  return {
    troopTotals: inSetUp ? null : POWERS.map((power) => troopTotalOf(state, pack, power)),
    troopCeilings:
      inSetUp || !state.options.troopCeiling
        ? null
        : POWERS.map((power) => troopCeilingOf(state, pack, power)),
    handBacks: state.hands.map(backsOf),
    drawDeckBacks: backsOf(state.drawDeck),
    faceDownBacks: closed === null ? [] : closed.faceDown.map(backsOf),
    politicalYears: years.reverse(),
    winterScores: closed === null || state.result === null ? [] : closed.winterScores,
  };
};

const viewOf = (state: State, seat: Seat | null, shown: ShownToAll): View => {
  const pack = packOf(state);
  const { closed } = state;
  const own = POWERS.map((power) => sees(state, seat, power));
  return {
    seat,
    pack: state.pack,
    options: state.options,
    turn: state.turn,
    step: state.step,
    agenda: state.agenda,
    at: state.at,
    troops: pack.generals.map(({ id, power }) => {
      // A general off the board has none, and everybody knows.
      const isOpen = own[power] || state.at[id] === OFF_BOARD;
      return isOpen ? (state.troops[id] as number) : UNKNOWN;
    }),
    faceDown: state.faceDown,
    spent: state.spent,
    deputies: state.deputies,
    hussars: state.hussars,
    markers: state.markers,
    questionMarks: state.questionMarks,
    hands: state.hands.map((hand, power) => (own[power] ? hand : [])),
    saxony: state.saxony,
    sightings: state.sightings,
    result: state.result,
    troopTotals: shown.troopTotals,
    troopCeilings: shown.troopCeilings,
    handBacks: shown.handBacks,
    drawDeckBacks: shown.drawDeckBacks,
    discards: state.discards,
    nextDeck: state.nextDeck,
    affairs: state.affairs,
    placed: closed === null ? [] : closed.placed.map((card, power) => (own[power] ? card : -1)),
    faceDownCards: closed === null ? [] : closed.faceDown.map((pile, power) => (own[power] ? pile : [])),
    faceDownBacks: shown.faceDownBacks,
    politicalYears: shown.politicalYears,
    winterScores: shown.winterScores,
    takeBack: seat === null ? 0 : (state.takeBack[seatsOf(state.options).indexOf(seat)] ?? 0),
  };
};

/**
 * The game as one seat may see it, or a spectator (null). Built field by field from what is allowed; a test proves
 * that nothing the seat may not know has any influence on it. `choices` works on it for the same seat. It shares lists with the
 * state, so neither may be changed in place afterwards; JSON makes a copy that can be sent.
 */
export const view = (state: State, seat: Seat | null): View => viewOf(state, seat, shownToAll(state));

/** The same for several at once, as a server needs it after every action: what all may see is worked out once. */
export const views = (state: State, seats: readonly (Seat | null)[]): View[] => {
  const shown = shownToAll(state);
  return seats.map((seat) => viewOf(state, seat, shown));
};

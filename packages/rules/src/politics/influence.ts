import { affairsOf, changeAffairs, changeClosed, closedOf } from "../ground/affairs.ts";
import { discardTurnedUp, turnUpCard } from "../ground/deck.ts";
import { type Handler, notAsked, replaceTop } from "../model/agenda.ts";
import { isReserve, type Suit, suitOf } from "../model/cards.ts";
import type { EventSink } from "../model/events.ts";
import type { PlacementFrame, TrumpFrame } from "../model/frames.ts";
import type { CardId } from "../model/ids.ts";
import { CARDS_OPENED } from "../model/numbers.ts";
import { POWERS, type Power } from "../model/powers.ts";
import { refuse } from "../model/rule.ts";
import { seatOf, seatOfFirst } from "../model/seats.ts";
import type { Draft, Position } from "../model/state.ts";
import { packOf } from "../pack/registry.ts";
import { takeOut } from "../tools/takeOut.ts";
import { withEntry, withNumber } from "../tools/withEntry.ts";
import { cardsToSelect, treatyRefusal } from "../treaties/terms.ts";
import { influenceOf, revealPlaced } from "./selection.ts";

/** OPT-02: face-down TCs of the turn before come back to the hands. */
const takeBackFaceDown = (draft: Draft, events: EventSink): void => {
  if (!draft.options.politicalOption) return;
  const { faceDown } = closedOf(draft);
  for (const power of POWERS) {
    const cards = faceDown[power] as readonly CardId[];
    if (cards.length === 0) continue;
    for (const card of cards) draft.hands[power]?.push(card);
    events?.push({ type: "cardsTakenBack", power, cards });
  }
  changeClosed(draft, { faceDown: POWERS.map(() => []) });
};

/** POL-04, ELE-02, ELE-03: two real cards are opened; the election card only announces itself. */
const openPoliticalCards = (draft: Draft, events: EventSink): void => {
  const { cards } = packOf(draft).politics;
  const deck = closedOf(draft).politicalDeck.slice();
  const open: number[] = [];
  while (open.length < CARDS_OPENED) {
    const card = deck.pop();
    if (card === undefined) break;
    draft.disclosures++;
    if (cards[card]?.isElection) {
      changeAffairs(draft, { election: "pending" });
      events?.push({ type: "electionAnnounced" });
    } else {
      open.push(card);
      events?.push({ type: "politicalCardOpened", card });
    }
  }
  closedOf(draft).politicalDeck = deck;
  affairsOf(draft).openCards = open;
};

const setTrump = (draft: Draft, suit: Suit, by: TrumpChooser, events: EventSink): void => {
  affairsOf(draft).trump = suit;
  events?.push({ type: "trumpChosen", suit, by });
};

type TrumpChooser = ReturnType<typeof affairsOf>["lastWinner"];

/** POL-06, POL-07: before anybody has won a combat the draw deck decides. */
const turnUpTrump = (draft: Draft, events: EventSink): void => {
  const turned: CardId[] = [];
  let trump: Suit = 0;
  for (;;) {
    const card = turnUpCard(draft, events);
    if (card === null) break;
    turned.push(card);
    events?.push({ type: "trumpTurnedUp", card });
    const suit = suitOf(card);
    if (isReserve(card) || suit === -1) continue;
    trump = suit;
    break;
  }
  discardTurnedUp(draft, turned);
  setTrump(draft, trump, null, events);
};

/** SEQ-03, POL-03, OPT-01 */
export const enterPolitics = (draft: Draft, events: EventSink): void => {
  if (draft.options.variant !== "advanced") return;
  events?.push({ type: "politicsBegan" });
  takeBackFaceDown(draft, events);
  const affairs = affairsOf(draft);
  affairs.shifts = [];
  affairs.executed = [];
  affairs.trump = null;
  openPoliticalCards(draft, events);
  // POL-02: the squares are those of the major powers.
  const placement: PlacementFrame = { kind: "placement", waiting: packOf(draft).politics.squareOrder };
  draft.agenda.push(placement);
  if (affairsOf(draft).lastWinner === null) turnUpTrump(draft, events);
  else draft.agenda.push({ kind: "trump" });
};

/** DEC-08, RUL-73 */
export const trumpHandler: Handler<TrumpFrame> = {
  waitsFor(position) {
    const winner = affairsOf(position).lastWinner;
    return winner === null ? [] : [winner];
  },

  choices: (position, seat) => (affairsOf(position).lastWinner === seat ? [{ type: "chooseTrump" }] : []),

  refusal(position, seat, action) {
    if (affairsOf(position).lastWinner !== seat) return refuse("POL-05", "notYourDecision");
    if (action.type !== "chooseTrump") return notAsked("POL-05");
    return [0, 1, 2, 3].includes(action.suit) ? null : refuse("POL-05", "malformedAction");
  },

  apply(draft, seat, action, _frame, events) {
    if (action.type !== "chooseTrump") return;
    draft.agenda.pop();
    setTrump(draft, action.suit, seat, events);
  },

  resume: () => false,
};

/** POL-12 to POL-14: the cards that count for influence. */
const isTrumpOf = (position: Position): ((card: CardId) => boolean) => {
  const { trump } = affairsOf(position);
  return (card) => isReserve(card) || suitOf(card) === trump;
};

/** RUL-103: the promise to select a card without which a power would place what it likes; it has no influence yet. */
const mustPlace = (position: Position, power: Power): { readonly treaty: number } | undefined => {
  const promise = cardsToSelect(position, power)[0];
  if (promise === undefined || influenceOf(position, power) > 0) return undefined;
  return position.hands[power]?.some(isTrumpOf(position)) ? promise : undefined;
};

/** DEC-09: one power after another, from left to right; a power without cards has nothing to place. */
export const placementHandler: Handler<PlacementFrame> = {
  waitsFor: (position, frame) => seatOfFirst(position, frame.waiting),

  choices(position, seat, frame) {
    const [power] = frame.waiting;
    if (power === undefined || seat !== seatOf(position, power)) return [];
    const hand = position.hands[power] as readonly CardId[];
    const owed = mustPlace(position, power);
    if (owed === undefined) return [{ type: "placeCard", power, hand, mayPlaceNone: true }];
    return [{ type: "placeCard", power, hand: hand.filter(isTrumpOf(position)), mayPlaceNone: false }];
  },

  refusal(position, seat, action, frame) {
    const [power] = frame.waiting;
    if (power === undefined || seat !== seatOf(position, power)) return refuse("POL-09", "notYourDecision");
    if (action.type !== "placeCard") return notAsked("POL-08");
    if (action.power !== power) return refuse("POL-09", "otherPowerPlacesFirst");
    const { card } = action;
    if (card !== null && !position.hands[power]?.includes(card)) return refuse("TAC-20", "cardNotInHand");
    const owed = card !== null && isTrumpOf(position)(card) ? undefined : mustPlace(position, power);
    return owed === undefined ? null : treatyRefusal(owed.treaty);
  },

  apply(draft, _seat, action, frame, events) {
    if (action.type !== "placeCard") return;
    const { power, card } = action;
    replaceTop(draft, { kind: "placement", waiting: frame.waiting.slice(1) });
    events?.push({ type: "cardPlaced", power, card });
    if (card !== null) place(draft, power, card);
  },

  resume(draft, frame, events) {
    const [power] = frame.waiting;
    if (power === undefined) {
      draft.agenda.pop();
      revealPlaced(draft, events);
      return true;
    }
    if (draft.hands[power]?.length !== 0) return false;
    replaceTop(draft, { kind: "placement", waiting: frame.waiting.slice(1) });
    events?.push({ type: "cardPlaced", power, card: null });
    return true;
  },
};

const place = (draft: Draft, power: Power, card: CardId): void => {
  const hand = draft.hands[power] as CardId[];
  takeOut(hand, hand.indexOf(card));
  const closed = closedOf(draft);
  closed.placed = withNumber(closed.placed, power, card);
  const affairs = affairsOf(draft);
  affairs.hasPlaced = withEntry(affairs.hasPlaced, power, true);
};

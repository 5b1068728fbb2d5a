import { affairsOf, changeClosed, closedOf } from "../ground/affairs.ts";
import { discardTurnedUp } from "../ground/deck.ts";
import type { PoliticalCardId } from "../model/affairs.ts";
import { type Handler, notAsked, replaceTop } from "../model/agenda.ts";
import { isReserve, suitOf, worthOf } from "../model/cards.ts";
import type { Choice } from "../model/choices.ts";
import type { EventSink } from "../model/events.ts";
import type { SelectionFrame } from "../model/frames.ts";
import type { CardId } from "../model/ids.ts";
import { RESERVE_INFLUENCE } from "../model/numbers.ts";
import { POWERS, type Power } from "../model/powers.ts";
import { refuse } from "../model/rule.ts";
import { seatOf, seatOfFirst } from "../model/seats.ts";
import type { Draft, Position } from "../model/state.ts";
import { packOf } from "../pack/registry.ts";
import { manyTimesNo, numbersAlike } from "../tools/alike.ts";
import { withEntry } from "../tools/withEntry.ts";
import { noteCardLost } from "../treaties/compelledByRules.ts";
import {
  type Bound,
  bindingTerms,
  cardForbidden,
  cardsToSelect,
  type TermOf,
  treatyRefusal,
} from "../treaties/terms.ts";
import { beginExecution } from "./execution.ts";

const NONE_PLACED: readonly -1[] = numbersAlike(POWERS.length, -1);
const NOBODY_HAS_PLACED: readonly boolean[] = manyTimesNo(POWERS.length);

/**
 * POL-15, OPT-05: the sum of a power's face-up TCs on the display, Reserves counted as POL-14 says. Throws in the introductory
 * game, which has no politics.
 */
export const influenceOf = (position: Position, power: Power): number => {
  let sum = 0;
  for (const card of affairsOf(position).conserved[power] as readonly CardId[])
    sum += isReserve(card) ? RESERVE_INFLUENCE : worthOf(card);
  return sum;
};

/** POL-11 to POL-14, OPT-04: all placed TCs are turned up; bluffs go back to the hand, or are left face-down. */
export const revealPlaced = (draft: Draft, events: EventSink): void => {
  const { trump } = affairsOf(draft);
  const { squareOrder } = packOf(draft).politics;
  for (const power of squareOrder) {
    const card = closedOf(draft).placed[power] as CardId | -1;
    if (card === -1) continue;
    draft.disclosures++;
    const isTrump = isReserve(card) || suitOf(card) === trump;
    events?.push({ type: "cardRevealed", power, card, isTrump });
    if (isTrump) {
      const { conserved } = affairsOf(draft);
      const own = [...(conserved[power] as readonly CardId[]), card];
      affairsOf(draft).conserved = withEntry(conserved, power, own);
    } else if (draft.options.politicalOption) {
      const { faceDown } = closedOf(draft);
      changeClosed(draft, {
        faceDown: withEntry(faceDown, power, [...(faceDown[power] as readonly CardId[]), card]),
      });
    } else draft.hands[power]?.push(card);
  }
  closedOf(draft).placed = NONE_PLACED;
  affairsOf(draft).hasPlaced = NOBODY_HAS_PLACED;
  // POL-16, POL-20, OPT-06: ranked by influence, the square further right first on a tie.
  const ranking: { power: Power; influence: number }[] = [];
  for (let square = squareOrder.length - 1; square >= 0; square--) {
    const power = squareOrder[square] as Power;
    const influence = influenceOf(draft, power);
    if (influence > 0) ranking.push({ power, influence });
  }
  if (ranking.length > 1) ranking.sort((a, b) => b.influence - a.influence);
  events?.push({ type: "influenceRanked", ranking });
  draft.agenda.push({ kind: "selection", ranking: ranking.map(({ power }) => power) });
};

/** POL-18: open cards with the power's coat of arms. */
const cardsFor = (position: Position, power: Power): PoliticalCardId[] => {
  const { cards } = packOf(position).politics;
  return affairsOf(position).openCards.filter((card) => cards[card]?.powers.includes(power));
};

/** RUL-103: the promise of another power of the same player to select a card, as long as its turn is still to come. */
const promisedBesides = (
  position: Position,
  [power, ...rest]: readonly Power[],
  card: PoliticalCardId,
): Bound<TermOf<"selectCard">> | undefined =>
  rest
    .filter((other) => power !== undefined && seatOf(position, other) === seatOf(position, power))
    .flatMap((other) => cardsToSelect(position, other))
    .find(({ term }) => term.card === card);

/** NEG-04: the term that forbids the power whose turn it is to select a card. */
const selectingForbidden = (
  position: Position,
  ranking: readonly Power[],
  card: PoliticalCardId,
): Bound | undefined => {
  const [power] = ranking;
  if (power === undefined || bindingTerms(position).length === 0) return undefined;
  return cardForbidden(position, power, card) ?? promisedBesides(position, ranking, card);
};

/** Cards the power whose turn it is may select: those treaties leave it. */
const selectable = (position: Position, ranking: readonly Power[]): PoliticalCardId[] => {
  const [power] = ranking;
  if (power === undefined) return [];
  return cardsFor(position, power).filter(
    (card) => selectingForbidden(position, ranking, card) === undefined,
  );
};

/** A promise to select a card binds as long as the card lies open. */
const mustSelect = (
  position: Position,
  ranking: readonly Power[],
): readonly Bound<TermOf<"selectCard">>[] => {
  const [power] = ranking;
  const promised = power === undefined ? [] : cardsToSelect(position, power);
  if (promised.length === 0) return promised;
  const open = selectable(position, ranking);
  return promised.filter(({ term }) => open.includes(term.card));
};

/** POL-24, OPT-08: once both cards are gone the powers not reached take their TCs back, or leave them face-down. */
const giveBack = (draft: Draft, powers: readonly Power[], events: EventSink): void => {
  for (const power of powers) {
    const { conserved } = affairsOf(draft);
    const cards = conserved[power] as readonly CardId[];
    affairsOf(draft).conserved = withEntry(conserved, power, []);
    if (draft.options.politicalOption) {
      const { faceDown } = closedOf(draft);
      changeClosed(draft, {
        faceDown: withEntry(faceDown, power, [...(faceDown[power] as readonly CardId[]), ...cards]),
      });
      events?.push({ type: "cardsTurnedDown", power, cards });
    } else {
      for (const card of cards) draft.hands[power]?.push(card);
      events?.push({ type: "cardsTakenBack", power, cards });
    }
  }
};

/** POL-22, OPT-07: the TCs that paid for the card are discarded. */
const select = (
  draft: Draft,
  power: Power,
  card: PoliticalCardId,
  rest: readonly Power[],
  events: EventSink,
): void => {
  const affairs = affairsOf(draft);
  const paid = affairs.conserved[power] as readonly CardId[];
  discardTurnedUp(draft, paid);
  affairs.conserved = withEntry(affairs.conserved, power, []);
  affairs.openCards = affairs.openCards.filter((open) => open !== card);
  affairs.spentCards = [...affairs.spentCards, card];
  events?.push({ type: "politicalCardSelected", power, card, paid });
  noteCardLost(draft, card, power, events);
  const isLast = affairs.openCards.length === 0;
  replaceTop(draft, { kind: "selection", ranking: isLast ? [] : rest });
  if (isLast) giveBack(draft, rest, events);
  beginExecution(draft, power, card, events);
};

/** POL-25 */
const discardUnselected = (draft: Draft, events: EventSink): void => {
  const affairs = affairsOf(draft);
  for (const card of affairs.openCards) {
    events?.push({ type: "politicalCardDiscarded", card });
    noteCardLost(draft, card, null, events);
  }
  affairs.spentCards = [...affairs.spentCards, ...affairs.openCards];
  affairs.openCards = [];
};

/** DEC-10 */
export const selectionHandler: Handler<SelectionFrame> = {
  waitsFor: (position, frame) => seatOfFirst(position, frame.ranking),

  choices(position, seat, frame) {
    const [power] = frame.ranking;
    if (power === undefined || seat !== seatOf(position, power)) return [];
    const promised = mustSelect(position, frame.ranking).map(({ term }) => term.card);
    if (promised.length > 0) return [{ type: "selectCard", cards: [...new Set(promised)] }];
    const choices: Choice[] = [];
    const cards = selectable(position, frame.ranking);
    if (cards.length > 0) choices.push({ type: "selectCard", cards });
    choices.push({ type: "conserve" });
    return choices;
  },

  refusal(position, seat, action, frame) {
    const [power] = frame.ranking;
    if (power === undefined || seat !== seatOf(position, power)) return refuse("POL-17", "notYourDecision");
    if (action.type !== "conserve" && action.type !== "selectCard") return notAsked("POL-17");
    const promised = mustSelect(position, frame.ranking);
    const [promise] = promised;
    if (action.type === "conserve") return promise === undefined ? null : treatyRefusal(promise.treaty);
    if (!affairsOf(position).openCards.includes(action.card)) return refuse("POL-17", "cardNotOpen");
    if (!cardsFor(position, power).includes(action.card)) return refuse("POL-18", "noCoatOfArms");
    const forbidden = selectingForbidden(position, frame.ranking, action.card);
    if (forbidden !== undefined) return treatyRefusal(forbidden.treaty);
    if (promise === undefined || promised.some(({ term }) => term.card === action.card)) return null;
    return treatyRefusal(promise.treaty);
  },

  apply(draft, _seat, action, frame, events) {
    const [power, ...rest] = frame.ranking;
    if (power === undefined) return;
    if (action.type === "selectCard") select(draft, power, action.card, rest, events);
    else {
      replaceTop(draft, { kind: "selection", ranking: rest });
      events?.push({ type: "conserved", power });
    }
  },

  /** POL-19: a power none of whose arms lie open must conserve. */
  resume(draft, frame, events) {
    const [power, ...rest] = frame.ranking;
    if (power === undefined) {
      draft.agenda.pop();
      discardUnselected(draft, events);
      return true;
    }
    if (selectable(draft, frame.ranking).length > 0) return false;
    events?.push({ type: "conserved", power });
    replaceTop(draft, { kind: "selection", ranking: rest });
    return true;
  },
};

import { affairsOf, changeAffairs, changeClosed, closedOf } from "../ground/affairs.ts";
import { majorFortressIsLost } from "../ground/control.ts";
import { drawCards, takeCards } from "../ground/deck.ts";
import { flandersIsSemiActive } from "../ground/hostility.ts";
import { activePowers, momentOf } from "../ground/sequence.ts";
import { iconsInEffect } from "../ground/tracks.ts";
import { type Handler, notAsked } from "../model/agenda.ts";
import { deckOf } from "../model/cards.ts";
import type { EventSink } from "../model/events.ts";
import type { SubsidyFrame } from "../model/frames.ts";
import type { CardId } from "../model/ids.ts";
import { COMPULSORY_SUBSIDY_TURNS, INTRODUCTORY_FRENCH_REDUCTION, PUT_ASIDE } from "../model/numbers.ts";
import { BAVARIA, FRANCE, isMinor, type Power, PRAGMATIC, PRUSSIA } from "../model/powers.ts";
import { refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft, Position } from "../model/state.ts";
import type { Army } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";
import { canReceive, contractBetween, handOver, serveContracts } from "../treaties/subsidies.ts";

/** TAC-07, TRK-03, TRK-04, CRD-06, CRD-26, SAX-20: what icons and cards add to a power's income. */
const incomeChange = (position: Position, power: Power): number => {
  const { affairs } = position;
  if (affairs === null || position.options.variant !== "advanced") return 0;
  const change =
    (affairs.incomeChanges[power] as number) +
    iconsInEffect(position, "incomePlus", power) -
    iconsInEffect(position, "incomeMinus", power);
  return power === PRAGMATIC && affairs.jacobites ? change - 1 : change;
};

/** TAC-02, TAC-05, TAC-06, RUL-16: what a power draws in its stage, before any of it is handed over. */
const incomeOf = (position: Position, power: Power): number => {
  const pack = packOf(position);
  if (isMinor(power) && majorFortressIsLost(position, pack, power)) return 0;
  const { income } = pack.armies[power] as Army;
  const reduced = power === FRANCE && position.options.variant === "introductory";
  return Math.max(0, income - (reduced ? INTRODUCTORY_FRENCH_REDUCTION : 0) + incomeChange(position, power));
};

/** TAC-03, TAC-04, RUL-94: whether the free subsidy to Bavaria is due; a contract between the two takes its place. */
const subsidyIsOpen = (position: Position): boolean => {
  if (!canReceive(position, BAVARIA)) return false;
  const { variant } = position.options;
  return variant !== "advanced" || contractBetween(position, FRANCE, BAVARIA) === undefined;
};

/** SGA-08, RUL-97: two of the cards just drawn, taken at random, lie aside unseen. */
const putAside = (draft: Draft, drawn: readonly CardId[], events: EventSink): void => {
  if (!flandersIsSemiActive(draft)) return;
  const cards = drawn.slice(0, PUT_ASIDE);
  const hand = draft.hands[FRANCE] as CardId[];
  for (const card of cards) hand.splice(hand.indexOf(card), 1);
  changeClosed(draft, { putAside: [...closedOf(draft).putAside, ...cards] });
  changeAffairs(draft, { putAside: affairsOf(draft).putAside + cards.length });
  events?.push({ type: "cardsPutAside", decks: cards.map(deckOf) });
};

/** France's cards put aside are never seen by France, so its draw tells only of those it keeps. */
const drawForFrance = (draft: Draft, count: number, events: EventSink): void => {
  if (!flandersIsSemiActive(draft)) {
    drawCards(draft, FRANCE, count, events);
    return;
  }
  const drawn = takeCards(draft, FRANCE, count, events);
  events?.push({ type: "cardsDrawn", power: FRANCE, cards: drawn.slice(PUT_ASIDE) });
  putAside(draft, drawn, events);
};

/** TAC-01, TAC-09: every active power draws once a turn; what it hands over it never sees. */
const drawIncome = (draft: Draft, subsidy: boolean, events: EventSink): void => {
  const drawn = draft.affairs?.drawn.slice() ?? [];
  for (const power of activePowers(draft)) {
    if (drawn.includes(power)) continue;
    const income = incomeOf(draft, power);
    let left = income;
    if (draft.affairs !== null) left -= serveContracts(draft, power, income, events);
    if (power === FRANCE && subsidy && left > 0 && handOver(draft, FRANCE, BAVARIA, events) !== undefined)
      left--;
    if (power === FRANCE) drawForFrance(draft, left, events);
    else drawCards(draft, power, left, events);
    // RUL-90: a power that was cut off has not drawn.
    if (income > 0) drawn.push(power);
  }
  if (draft.affairs !== null) draft.affairs.drawn = drawn;
};

/** ANX-18: Prussia's neutrality ends as its stage begins, before its draw. */
const endNeutrality = (draft: Draft, events: EventSink): void => {
  const until = draft.affairs?.prussiaNeutralUntil ?? 0;
  if (until === 0 || draft.turn < until) return;
  changeAffairs(draft, { prussiaNeutralUntil: 0 });
  events?.push({ type: "neutralityEnded", power: PRUSSIA });
};

export const enterTacticalCards = (draft: Draft, events: EventSink): void => {
  const { stage } = momentOf(draft);
  const powers = activePowers(draft);
  if (stage === 0 || stage === 1 || powers.length === 0) return;
  if (stage === 4) endNeutrality(draft, events);
  events?.push({ type: "stageBegan", stage, powers });
  const open = stage === 3 && subsidyIsOpen(draft);
  if (open && draft.turn > COMPULSORY_SUBSIDY_TURNS) draft.agenda.push({ kind: "subsidy" });
  else drawIncome(draft, open && draft.options.variant !== "advanced", events);
};

/** DEC-21 */
export const subsidyHandler: Handler<SubsidyFrame> = {
  waitsFor: (position) => [seatOf(position, FRANCE)],

  choices: (position, seat) => (seat === seatOf(position, FRANCE) ? [{ type: "subsidy" }] : []),

  refusal(position, seat, action) {
    if (seat !== seatOf(position, FRANCE)) return refuse("TAC-04", "notYourDecision");
    return action.type === "subsidy" ? null : notAsked("TAC-04");
  },

  apply(draft, _seat, action, _frame, events) {
    if (action.type !== "subsidy") return;
    draft.agenda.pop();
    if (!action.pay) events?.push({ type: "subsidyRefused", from: FRANCE, to: BAVARIA });
    drawIncome(draft, action.pay, events);
  },

  /** RUL-94: a contract concluded at this moment takes the place of the free choice. */
  resume(draft, _frame, events) {
    if (subsidyIsOpen(draft)) return false;
    draft.agenda.pop();
    drawIncome(draft, false, events);
    return true;
  },
};

import { affairsOf } from "../ground/affairs.ts";
import type {
  Action,
  AnswerOfferAction,
  EndTreatyAction,
  ProposeAction,
  WithdrawOfferAction,
} from "../model/actions.ts";
import type { Choice } from "../model/choices.ts";
import type { EventSink } from "../model/events.ts";
import { type Seat, seatsOf } from "../model/options.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import { type Draft, isInSetUp, type Position } from "../model/state.ts";
import type { Agreement } from "../model/treaties.ts";
import { refuseToStay } from "../movement/dueMarches.ts";
import { changed } from "../movement/movementFrame.ts";
import { numbersAlike } from "../tools/alike.ts";
import { withNumber } from "../tools/withEntry.ts";
import { changedAgreement, closeAgreement, replaceAgreement } from "../treaties/agreement.ts";
import { cancelContracts } from "../treaties/subsidies.ts";
import { firstTurnOf, lastTurnOf } from "./agreementTime.ts";
import { partnersLeft, refuseTooMuchTalk } from "./brevity.ts";
import { suggestedOffers } from "./suggestedOffers.ts";
import { isDuration, refuseTerms } from "./termRefusal.ts";

/** NEG-01: negotiation goes on at any time, beside whatever the game waits for. */
export type Negotiation = ProposeAction | AnswerOfferAction | WithdrawOfferAction | EndTreatyAction;

export const isTalk = (type: Action["type"]): type is Negotiation["type"] =>
  type === "propose" || type === "answerOffer" || type === "withdrawOffer" || type === "endTreaty";

export const isNegotiation = (action: Action): action is Negotiation => isTalk(action.type);

/** NEG-01 is for the advanced game, once set-up is over. */
const maySpeak = (position: Position): boolean =>
  position.options.variant === "advanced" && position.result === null && !isInSetUp(position);

const find = (position: Position, id: number): Agreement | undefined =>
  affairsOf(position).agreements.find((agreement) => agreement.id === id);

const isParty = (agreement: Agreement, seat: Seat): boolean =>
  agreement.proposer === seat || agreement.partner === seat;

const refuseProposal = (position: Position, seat: Seat, action: ProposeAction): Refusal | null => {
  if (!seatsOf(position.options).includes(action.partner)) return refuse("NEG-01", "unknownSeat");
  if (!isDuration(action.turns)) return refuse("NEG-02", "treatyTooLong");
  return (
    refuseTerms(position, [seat, action.partner], action.terms) ??
    refuseTooMuchTalk(position, seat, action.partner, action.terms)
  );
};

const refuseEnd = (seat: Seat, agreement: Agreement): Refusal | null => {
  if (agreement.status !== "inForce") return refuse("NEG-04", "noSuchOffer");
  if (!isParty(agreement, seat)) return refuse("NEG-04", "notYourOffer");
  return agreement.endAsked === seat ? refuse("SUB-06", "otherPartyMustAgree") : null;
};

/** An offer may be withdrawn until it is answered, and so may the wish to end a treaty. */
const mayWithdraw = ({ status, proposer, endAsked }: Agreement, seat: Seat): boolean =>
  status === "offered" ? proposer === seat : endAsked === seat;

export const refuseNegotiation = (position: Position, seat: Seat, action: Negotiation): Refusal | null => {
  if (!maySpeak(position)) return refuse("NEG-01", "talksAreForTheAdvancedGame");
  if (action.type === "propose") return refuseProposal(position, seat, action);
  const agreement = find(position, action.agreement);
  if (agreement === undefined) return refuse("NEG-04", "noSuchOffer");
  if (action.type === "endTreaty") return refuseEnd(seat, agreement);
  if (action.type === "withdrawOffer")
    return mayWithdraw(agreement, seat) ? null : refuse("NEG-04", "notYourOffer");
  if (agreement.status !== "offered") return refuse("NEG-04", "noSuchOffer");
  if (agreement.partner !== seat) return refuse("NEG-04", "notYourOffer");
  return action.accept ? refuseTerms(position, [agreement.proposer, seat], agreement.terms) : null;
};

/** RUL-101 (5): whoever comes under a duty to march is not done. */
const callBack = (draft: Draft, events: EventSink): void => {
  const place = draft.agenda.findLastIndex(({ kind }) => kind === "movement");
  const frame = draft.agenda[place];
  if (frame?.kind !== "movement") return;
  for (const seat of frame.done) {
    const open = changed(frame, { done: frame.done.filter((other) => other !== seat) });
    if (refuseToStay(draft, open, seat) === null) continue;
    events?.push({ type: "seatNotDone", seat });
    draft.agenda[place] = open;
  }
};

/** SUB-09, SUB-11, RUL-102: accepted subsidies become contracts, for the same turns as all else. */
const bringIntoForce = (draft: Draft, agreement: Agreement, events: EventSink): void => {
  const { id, terms, turns } = agreement;
  const from = firstTurnOf(draft, terms);
  const contracts = affairsOf(draft).contracts.slice();
  for (const term of terms)
    if (term.type === "subsidy")
      contracts.push({ giver: term.giver, receiver: term.receiver, turns, from, agreement: id });
  affairsOf(draft).contracts = contracts;
  const until = lastTurnOf(draft, terms, turns);
  replaceAgreement(draft, changedAgreement(agreement, { status: "inForce", until }), events);
  callBack(draft, events);
};

const makeOffer = (draft: Draft, seat: Seat, action: ProposeAction, events: EventSink): void => {
  const affairs = affairsOf(draft);
  affairs.offersMade++;
  const place = seatsOf(draft.options).indexOf(seat);
  affairs.offersThisTurn = withNumber(
    affairs.offersThisTurn,
    place,
    (affairs.offersThisTurn[place] as number) + 1,
  );
  const agreement: Agreement = {
    id: affairs.offersMade,
    proposer: seat,
    partner: action.partner,
    terms: action.terms,
    turns: action.turns,
    status: "offered",
    until: 0,
    endAsked: null,
    impossible: [],
    lapsed: [],
  };
  affairs.agreements = [...affairs.agreements, agreement];
  events?.push({ type: "agreementChanged", agreement });
  // RUL-94: powers of one player may contract with each other; he need not ask himself.
  if (seat === action.partner) bringIntoForce(draft, agreement, events);
};

/** SUB-06, NEG-04: it ends when both parties are of one mind, and contracts it made end with it. */
const askToEnd = (draft: Draft, seat: Seat, agreement: Agreement, events: EventSink): void => {
  const bothWant = agreement.endAsked !== null || agreement.proposer === agreement.partner;
  if (!bothWant) {
    replaceAgreement(draft, changedAgreement(agreement, { endAsked: seat }), events);
    return;
  }
  cancelContracts(draft, agreement.id, events);
  closeAgreement(draft, agreement, "ended", events);
};

export const negotiate = (draft: Draft, seat: Seat, action: Negotiation, events: EventSink): void => {
  if (action.type === "propose") {
    makeOffer(draft, seat, action, events);
    return;
  }
  const agreement = find(draft, action.agreement);
  if (agreement === undefined) return;
  if (action.type === "endTreaty") askToEnd(draft, seat, agreement, events);
  else if (action.type === "withdrawOffer") {
    if (agreement.status === "offered") closeAgreement(draft, agreement, "withdrawn", events);
    else replaceAgreement(draft, changedAgreement(agreement, { endAsked: null }), events);
  } else if (action.accept) bringIntoForce(draft, agreement, events);
  else closeAgreement(draft, agreement, "declined", events);
};

/** The offers that could be made, to one partner or to all. */
const offersOpen = (position: Position, seat: Seat, partner?: Seat): ProposeAction[] => {
  const partners = partner === undefined ? partnersLeft(position, seat) : [partner];
  return partners
    .flatMap((other) => suggestedOffers(position, seat, other))
    .filter((offer) => refuseNegotiation(position, seat, offer) === null);
};

/** One of them, each as likely as any other, without a look at all the rest. */
const someOfferOpen = (
  position: Position,
  seat: Seat,
  random: (below: number) => number,
  partner?: Seat,
): ProposeAction[] => {
  const offers: ProposeAction[] = [];
  for (const other of partner === undefined ? partnersLeft(position, seat) : [partner])
    for (const offer of suggestedOffers(position, seat, other)) offers.push(offer);
  while (offers.length > 0) {
    const [drawn] = offers.splice(random(offers.length), 1);
    if (drawn && refuseNegotiation(position, seat, drawn) === null) return [drawn];
  }
  return offers;
};

const proposing = (position: Position, seat: Seat, partners: readonly Seat[]): Choice => ({
  type: "propose",
  partners,
  suggestions: (partner, random) =>
    random === undefined
      ? offersOpen(position, seat, partner)
      : someOfferOpen(position, seat, random, partner),
});

const pushProposal = (position: Position, seat: Seat, into: Choice[]): void => {
  const partners = partnersLeft(position, seat);
  if (partners.length > 0) into.push(proposing(position, seat, partners));
};

/** What a seat may do with the offers and treaties on the table; proposing is always open and listed once. */
export const pushNegotiations = (position: Position, seat: Seat, into: Choice[]): void => {
  if (!maySpeak(position)) return;
  pushProposal(position, seat, into);
  for (const agreement of affairsOf(position).agreements) {
    const { id, status, proposer, partner } = agreement;
    if (status === "offered") {
      if (partner === seat)
        into.push({
          type: "answerOffer",
          agreement: id,
          mayAccept: refuseTerms(position, [proposer, seat], agreement.terms) === null,
        });
    } else if (refuseEnd(seat, agreement) === null) into.push({ type: "endTreaty", agreement: id });
    if (mayWithdraw(agreement, seat)) into.push({ type: "withdrawOffer", agreement: id });
  }
};

/** RUL-102, RUL-104: with a new turn treaties run out, and everybody may make offers anew. */
export const renewTalks = (draft: Draft, events: EventSink): void => {
  const { affairs } = draft;
  if (affairs === null) return;
  affairs.offersThisTurn = numbersAlike(affairs.offersThisTurn.length, 0);
  for (const agreement of affairs.agreements)
    if (agreement.status === "inForce" && draft.turn > agreement.until)
      closeAgreement(draft, agreement, "expired", events);
};

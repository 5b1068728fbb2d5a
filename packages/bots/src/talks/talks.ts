import type { View } from "@maria/rules";
import {
  type Action,
  type Agreement,
  type Choice,
  type Random,
  type Seat,
  seatsOf,
} from "@maria/rules/model";
import { isHarmless } from "../cadet/agreements.ts";
import { type Deal, type Gains, gainsIn, isSeen } from "./gains.ts";

/** What a treaty has to add to the chance to win of each party, so that talking about it is worth while. */
const WORTH_OFFERING = 0.006;
/** And what it has to add for whoever is asked. */
const WORTH_SIGNING = 0.002;
/** One chance in so many to think of talks while moving. */
const TACITURN = 6;

const agreementsIn = (view: View): readonly Agreement[] => view.affairs?.agreements ?? [];

/** The most that anybody gains who is no party to it. */
const mostOfOthers = (gains: Gains, { proposer, partner }: Deal): number =>
  Math.max(0, ...[...gains].flatMap(([seat, gain]) => (seat === proposer || seat === partner ? [] : [gain])));

/** What it is worth to a seat: nothing where somebody else gains more by it. */
const worthTo = (seat: Seat, gains: Gains, deal: Deal): number => {
  const gain = gains.get(seat) ?? 0;
  return gain > mostOfOthers(gains, deal) ? gain : 0;
};

const isWorthSigning = (view: View, seat: Seat, offer: Agreement): boolean => {
  const unseen = offer.terms.filter((term) => !isSeen(term));
  if (!unseen.every((term) => isHarmless(view, term))) return false;
  if (unseen.length === offer.terms.length) return true;
  return worthTo(seat, gainsIn(view)(offer), offer) >= WORTH_SIGNING;
};

/** DEC-05 to DEC-07: what gains the seat a chance to win is signed, and a treaty the other side is tired of is let go. */
export const answerByWorth = (view: View, offered: readonly Choice[]): Action | null => {
  const { seat } = view;
  if (seat === null) return null;
  for (const choice of offered) {
    if (choice.type !== "answerOffer" && choice.type !== "endTreaty") continue;
    const { agreement } = choice;
    const named = agreementsIn(view).find(({ id }) => id === agreement);
    if (choice.type === "answerOffer") {
      const accept = choice.mayAccept && named !== undefined && isWorthSigning(view, seat, named);
      return { type: "answerOffer", agreement, accept };
    }
    if (named !== undefined && named.endAsked !== null) return { type: "endTreaty", agreement };
  }
  return null;
};

/** An offer or a treaty between the two is on the table already. */
const areTalking = (view: View, one: Seat, other: Seat): boolean =>
  agreementsIn(view).some(
    ({ proposer, partner }) =>
      (proposer === one && partner === other) || (proposer === other && partner === one),
  );

/**
 * NEG-06: rarely, and never twice in a turn, the seat offers another what gains both of them a chance to win and nobody else more. Of
 * several offers the one that the party it does less for gains most by, for that one is signed.
 */
export const offerByWorth = (view: View, offered: readonly Choice[], random: Random): Action | null => {
  const { seat, affairs } = view;
  const choice = offered.find((entry) => entry.type === "propose");
  if (choice?.type !== "propose" || seat === null || affairs === null || random(TACITURN) > 0) return null;
  if ((affairs.offersThisTurn[seatsOf(view.options).indexOf(seat)] ?? 0) > 0) return null;
  const gainsOf = gainsIn(view);
  let best: Action | null = null;
  let most = WORTH_OFFERING;
  for (const offer of choice.suggestions()) {
    const { partner, terms, turns } = offer;
    if (partner === seat || areTalking(view, seat, partner) || !terms.every(isSeen)) continue;
    const deal: Deal = { proposer: seat, partner, terms, turns };
    const gains = gainsOf(deal);
    const worth = Math.min(worthTo(seat, gains, deal), worthTo(partner, gains, deal));
    if (worth <= most) continue;
    most = worth;
    best = offer;
  }
  return best;
};

/** For those whom rules of thumb ask: what is not said by its worth is not said. */
export const withoutOffers = (offered: readonly Choice[]): readonly Choice[] =>
  offered.some(({ type }) => type === "propose") ? offered.filter(({ type }) => type !== "propose") : offered;

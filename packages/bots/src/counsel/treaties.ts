import type { Reason } from "@maria/advice/counsel";
import type { View } from "@maria/rules";
import type { Action, Seat } from "@maria/rules/model";
import { type Deal, gainsIn, isSeen } from "../talks/gains.ts";

const HUNDRED = 100;

/** What is offered or answered, and who the other party is. */
const dealIn = (
  { seat, affairs }: View,
  action: Action,
): { readonly deal: Deal; readonly other: Seat } | null => {
  if (seat === null) return null;
  if (action.type === "propose") {
    const { partner, terms, turns } = action;
    return { deal: { proposer: seat, partner, terms, turns }, other: partner };
  }
  if (action.type !== "answerOffer") return null;
  const offer = affairs?.agreements.find(({ id }) => id === action.agreement);
  return offer === undefined ? null : { deal: offer, other: offer.proposer };
};

/** What a treaty is worth to both, where the evaluation sees all its terms and the difference can be told. */
export const treatyReasons = (view: View, action: Action): readonly Reason[] => {
  const found = dealIn(view, action);
  if (found === null || view.seat === null || !found.deal.terms.every(isSeen)) return [];
  const { deal, other } = found;
  const gains = gainsIn(view)(deal);
  const points = (seat: Seat): number => Math.round(HUNDRED * (gains.get(seat) ?? 0));
  const [own, theirs] = [points(view.seat), points(other)];
  return own === 0 && theirs === 0 ? [] : [{ kind: "treaty", other, own, theirs }];
};

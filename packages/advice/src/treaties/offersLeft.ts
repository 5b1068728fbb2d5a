import { refusalOf, type View } from "@maria/rules";
import { powersOfSeat, type Refusal, type Seat } from "@maria/rules/model";

/** RUL-104: why the seat may make no offer at all to a partner as things stand; null if it may. */
export const whyNoOffer = (view: View, seat: Seat, partner: Seat): Refusal | null => {
  const [power] = powersOfSeat(view.options, seat, view.saxony);
  if (power === undefined) return null;
  // A promise in own words can always be made, so what refuses it is not what is promised.
  const terms = [{ type: "promise", power, text: "…" }] as const;
  return refusalOf(view, seat, { type: "propose", partner, terms, turns: 1 });
};

import { whyNoOffer } from "@maria/advice/treaties";
import type { View } from "@maria/rules";
import type { Seat } from "@maria/rules/model";
import { refusalText } from "./refusal.ts";
import type { Words } from "./words.ts";

/** RUL-104: why the seat may make no offer at all to a partner as things stand; null if it may. */
export const noOfferText = (words: Words, view: View, seat: Seat, partner: Seat): string | null => {
  const refusal = whyNoOffer(view, seat, partner);
  return refusal === null ? null : refusalText(words, refusal, view);
};

import type { ExplainedRefusal } from "@maria/advice/movement";
import type { CityId, PieceId } from "@maria/rules/model";
import type { Offer } from "./offer.ts";

const takesCity = (offer: Offer, city: CityId): boolean =>
  offer.onCity !== undefined &&
  (offer.cityMarks?.some((mark) => mark.active && mark.city === (city as number)) ?? false);

const takesPiece = (offer: Offer, piece: PieceId): boolean =>
  offer.onPiece !== undefined && (offer.pieces?.has(piece) ?? false);

/** The first refusal somebody can give for a thing that does not react. */
const firstRefusal = (
  offers: readonly Offer[],
  why: (offer: Offer) => ExplainedRefusal | null | undefined,
): ExplainedRefusal | null => {
  for (const offer of offers) {
    const refusal = why(offer);
    if (refusal) return refusal;
  }
  return null;
};

/** What a tap on the board came to: somebody took it, or it is refused, or nothing was meant by it. */
export type Tapped = "taken" | ExplainedRefusal | null;

export const tapCity = (offers: readonly Offer[], city: CityId): Tapped => {
  const taker = offers.find((offer) => takesCity(offer, city));
  if (taker === undefined) return firstRefusal(offers, (offer) => offer.whyNotCity?.(city));
  taker.onCity?.(city);
  return "taken";
};

/** A piece that nobody takes may stand in a city that somebody does: a stack is formed so. */
export const tapPiece = (offers: readonly Offer[], piece: PieceId, city: CityId | null): Tapped => {
  for (const offer of offers) {
    if (takesPiece(offer, piece)) {
      offer.onPiece?.(piece);
      return "taken";
    }
    if (city !== null && takesCity(offer, city)) {
      offer.onCity?.(city);
      return "taken";
    }
  }
  return firstRefusal(offers, (offer) => offer.whyNotPiece?.(piece));
};

export { treatyBinding } from "./binding.ts";
export { type Ending, type MarchOwed, marchOwed } from "./marchOwed.ts";
export {
  groupedOffers,
  OFFER_KINDS,
  type OfferGroup,
  type OfferKind,
  type OfferSides,
  offerSides,
} from "./offers.ts";
export { whyNoOffer } from "./offersLeft.ts";

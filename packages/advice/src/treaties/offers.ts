import { promisers } from "@maria/rules/board";
import { type Position, type ProposeAction, powersOfSeat, type Seat, type Term } from "@maria/rules/model";

/** What an offer is about. */
export const OFFER_KINDS = [
  "armistice",
  "sparing",
  "silesia",
  "subsidy",
  "cards",
  "election",
  "peace",
  "promise",
] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

const KIND_OF: { readonly [Type in Term["type"]]: OfferKind } = {
  noCombat: "armistice",
  noConquest: "sparing",
  noTrainElimination: "sparing",
  noHussars: "sparing",
  keepOut: "silesia",
  keepAway: "silesia",
  subsidy: "subsidy",
  selectCard: "cards",
  leaveCard: "cards",
  executeCard: "cards",
  vote: "election",
  offerPeace: "peace",
  acceptPeace: "peace",
  promise: "promise",
};

/** Land that is left alone is what an offer is about, whatever is given for it; else its first term. */
const kindOf = (terms: readonly Term[]): OfferKind => {
  const kinds = terms.map(({ type }) => KIND_OF[type]);
  return kinds.includes("silesia") ? "silesia" : (kinds[0] ?? "promise");
};

/** Offers of one kind. */
export interface OfferGroup {
  readonly kind: OfferKind;
  readonly offers: readonly ProposeAction[];
}

/** The offers by what they are about. */
export const groupedOffers = (offers: readonly ProposeAction[]): OfferGroup[] =>
  OFFER_KINDS.map((kind) => ({ kind, offers: offers.filter(({ terms }) => kindOf(terms) === kind) })).filter(
    (group) => group.offers.length > 0,
  );

/** What an offer means for the two who make it. */
export interface OfferSides {
  /** Both are bound by these alike. */
  readonly both: readonly Term[];
  readonly own: readonly Term[];
  readonly theirs: readonly Term[];
}

/** Who gives what: a subsidy is its giver's, a promise is given by whoever is bound by it. */
export const offerSides = (
  { options, saxony }: Pick<Position, "options" | "saxony">,
  seat: Seat,
  terms: readonly Term[],
): OfferSides => {
  const own = powersOfSeat(options, seat, saxony);
  const sides: Record<keyof OfferSides, Term[]> = { both: [], own: [], theirs: [] };
  for (const term of terms) {
    const givers = term.type === "subsidy" ? [term.giver] : promisers(term);
    const ownGivers = givers.filter((power) => own.includes(power)).length;
    if (ownGivers === 0) sides.theirs.push(term);
    else if (ownGivers === givers.length) sides.own.push(term);
    else sides.both.push(term);
  }
  return sides;
};

import type { View } from "@maria/rules";
import { momentOf } from "@maria/rules/board";
import { type Agreement, type Position, type Seat, seatsOf, type Term } from "@maria/rules/model";
import { chanceBy } from "../value/chances.ts";
import { featuresOf } from "../value/features.ts";
import { type Known, knownOf } from "../value/known.ts";

/** What a treaty adds to the chance to win, by seat. */
export type Gains = ReadonlyMap<Seat, number>;

/** Terms whose effect the evaluation sees: who may fight, take and ride over what, and who holds how many cards. */
const SEEN: ReadonlySet<Term["type"]> = new Set([
  "subsidy",
  "noCombat",
  "noConquest",
  "noTrainElimination",
  "noHussars",
  "keepOut",
  "keepAway",
]);

export const isSeen = ({ type }: Term): boolean => SEEN.has(type);

/** What two parties agree on, or would. */
export type Deal = Pick<Agreement, "proposer" | "partner" | "terms" | "turns">;

/** SUB-11: the cards that will have changed hands. */
const afterSubsidies = (known: Known, { terms, turns }: Deal): Known => {
  const held = known.held.slice();
  for (const term of terms)
    if (term.type === "subsidy") {
      held[term.giver] = Math.max(0, (held[term.giver] ?? 0) - turns);
      held[term.receiver] = (held[term.receiver] ?? 0) + turns;
    }
  return { ...known, held };
};

const afterSigning = (view: View, deal: Deal): Position => {
  const { affairs } = view;
  if (affairs === null) return view;
  const { offersMade, agreements } = affairs;
  const open = { endAsked: null, impossible: [], lapsed: [] };
  const treaty: Agreement = { ...deal, ...open, id: offersMade + 1, status: "inForce", until: view.turn };
  return { ...view, affairs: { ...affairs, agreements: [...agreements, treaty] } };
};

const chancesIn = (position: Position, known: Known, stage: number): number[] => {
  const features = featuresOf(position, known);
  return seatsOf(position.options).map((seat) => chanceBy(position, features, seat, stage));
};

/**
 * What everybody gains once such a deal is signed, as the evaluation sees it with what the seat of the view knows: it reads off the
 * position what a treaty forbids. Terms that it does not see count for nothing.
 */
export const gainsIn = (view: View): ((deal: Deal) => Gains) => {
  const { stage } = momentOf(view);
  const known = knownOf(view);
  const before = chancesIn(view, known, stage);
  return (deal) => {
    const after = chancesIn(afterSigning(view, deal), afterSubsidies(known, deal), stage);
    return new Map(
      seatsOf(view.options).map((seat, at) => [seat, (after[at] as number) - (before[at] as number)]),
    );
  };
};

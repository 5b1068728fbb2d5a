import type { View } from "@maria/rules";
import {
  AUSTRIA,
  FRANCE,
  type Frame,
  type Power,
  PRAGMATIC,
  PRUSSIA,
  powersOfSeat,
} from "@maria/rules/model";
import type { OrderKind } from "@maria/table";

export const ORDER_GROUPS = ["combat", "supply", "movement", "politics", "peace", "winter"] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

/** The kinds of orders as they stand below one another. */
const KINDS: { readonly [Group in OrderGroup]: readonly OrderKind[] } = {
  combat: ["battles", "fights", "retreat"],
  supply: ["supply", "hussars", "subsidy"],
  movement: ["stacks", "dispute"],
  politics: ["trump", "placements", "selections", "execution", "vote"],
  peace: ["saxony", "reduction", "peaceOffer", "peaceAnswer", "cession"],
  winter: ["winter", "troops", "pieces"],
};

/** There is none of this in the introductory game. */
const ADVANCED: readonly OrderKind[] = [...KINDS.politics, ...KINDS.peace, "troops", "pieces"];

/** Whose player decides, where it is always the same power's. */
const DECIDER: Readonly<Partial<Record<OrderKind, Power>>> = {
  hussars: AUSTRIA,
  subsidy: FRANCE,
  saxony: AUSTRIA,
  reduction: FRANCE,
  peaceOffer: PRUSSIA,
  peaceAnswer: AUSTRIA,
  cession: AUSTRIA,
};

/** The orders that a seat may have use for in this game, in groups. */
export const kindsFor = (
  view: View,
): readonly { readonly group: OrderGroup; readonly kinds: readonly OrderKind[] }[] => {
  const { options, seat, saxony } = view;
  if (seat === null) return [];
  const own = powersOfSeat(options, seat, saxony);
  const isThere = (kind: OrderKind): boolean => {
    if (options.variant === "introductory" && ADVANCED.includes(kind)) return false;
    if (kind === "cession" && options.variant !== "silesia-gambit") return false;
    const decider = DECIDER[kind];
    if (decider !== undefined) return own.includes(decider);
    // MOV-26, MOV-27: between the players of Austria and of the Pragmatic Army.
    if (kind === "stacks" || kind === "dispute") return own.includes(AUSTRIA) !== own.includes(PRAGMATIC);
    return true;
  };
  return ORDER_GROUPS.flatMap((group) => {
    const kinds = KINDS[group].filter(isThere);
    return kinds.length === 0 ? [] : [{ group, kinds }];
  });
};

/** The order that would settle such a decision; those that are not here are always made by the player himself. */
const KIND_OF: Readonly<Partial<Record<Frame["kind"], OrderKind>>> = {
  battle: "battles",
  combat: "fights",
  retreat: "retreat",
  supply: "supply",
  subsidy: "subsidy",
  trump: "trump",
  placement: "placements",
  selection: "selections",
  execution: "execution",
  hussars: "hussars",
  consent: "stacks",
  marchOn: "stacks",
  saxonyShift: "saxony",
  reduction: "reduction",
  peaceOffer: "peaceOffer",
  peaceAnswer: "peaceAnswer",
  cession: "cession",
  vote: "vote",
  winter: "winter",
  grant: "troops",
  expedition: "pieces",
  return: "pieces",
  displacement: "pieces",
  secondTrain: "pieces",
};

export const kindOfDecision = (view: View): OrderKind | null => {
  const frame = view.agenda.at(-1);
  return frame === undefined ? null : (KIND_OF[frame.kind] ?? null);
};

import type { OrderKind, Orders } from "@maria/table";
import { suitName } from "@maria/tell";
import { language } from "../../language/language.svelte.ts";
import { SUITS } from "./suits.ts";
import type { OrderSay } from "./texts.ts";

/** The orders that are one answer out of a few. */
export type SimpleKind = Exclude<
  OrderKind,
  "battles" | "retreat" | "supply" | "placements" | "selections" | "execution" | "winter"
>;

export type SimpleValue = NonNullable<Orders[SimpleKind]>;

export interface SimpleAnswer {
  readonly value: SimpleValue;
  readonly label: string;
}

const truths = (yes: string, no: string): readonly SimpleAnswer[] => [
  { value: true, label: yes },
  { value: false, label: no },
];

/** The answers an order of this kind may give, as they are called. */
export const simpleAnswers = (say: OrderSay, kind: SimpleKind): readonly SimpleAnswer[] => {
  switch (kind) {
    case "fights":
      return [{ value: "surest", label: say("orders.surest") }];
    case "subsidy":
      return truths(say("orders.paySubsidy"), say("orders.keepSubsidy"));
    case "trump":
      return [
        { value: "strongest", label: say("orders.strongest") },
        ...SUITS.map((suit) => ({ value: suit, label: suitName(language.words, suit) })),
      ];
    case "hussars":
      return [{ value: "stay", label: say("orders.stay") }];
    case "stacks":
      return [
        { value: "agree", label: say("orders.agree") },
        { value: "refuse", label: say("orders.refuse") },
      ];
    case "dispute":
      return truths(language.say("war.declare.dispute"), language.say("war.noDispute"));
    case "saxony":
      return [
        { value: "most", label: say("orders.shiftMost") },
        { value: "none", label: say("orders.shiftNone") },
      ];
    case "reduction":
      return truths(language.say("politics.reduce"), language.say("politics.doNotReduce"));
    case "peaceOffer":
      return truths(language.say("politics.offerPeace"), language.say("politics.offerNoPeace"));
    case "peaceAnswer":
      return truths(language.say("politics.acceptPeace"), language.say("politics.refusePeace"));
    case "cession":
      return truths(language.say("politics.cede"), language.say("politics.keepSilesia"));
    case "vote":
      return [
        { value: "charles", label: language.say("candidate.charles") },
        { value: "francis", label: language.say("candidate.francis") },
      ];
    case "troops":
    case "pieces":
      return [{ value: "cadet", label: say("orders.asCadet") }];
  }
};

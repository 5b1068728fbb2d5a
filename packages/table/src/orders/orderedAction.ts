import { refusalOf, type View } from "@maria/rules";
import type { Action, Choice } from "@maria/rules/model";
import { asCadet } from "./asCadet.ts";
import { battleAction } from "./battle.ts";
import type { OrderKind, Orders } from "./orders.ts";
import { executionAction, placementAction, selectionAction, trumpAction } from "./politics.ts";
import { retreatAction } from "./retreat.ts";
import { supplyAction } from "./supply.ts";
import { winterAction } from "./winter.ts";

/** An action and the order it comes from. */
export interface Ordered {
  readonly action: Action;
  readonly order: OrderKind;
}

type Found = readonly [OrderKind, Action | null];

const found = (orders: Orders, view: View, offered: readonly Choice[]): Found | null => {
  const frame = view.agenda[view.agenda.length - 1];
  const only = (...types: readonly Choice["type"][]): readonly Choice[] =>
    offered.filter(({ type }) => types.includes(type));
  const said = <T>(order: T | null, action: (order: T) => Action): Action | null =>
    order === null ? null : action(order);
  switch (frame?.kind) {
    case "battle":
      return ["battles", battleAction(orders.battles, view, frame, offered)];
    case "combat":
      return ["fights", orders.fights === null ? null : asCadet(view, only("fight"))];
    case "retreat":
      return ["retreat", retreatAction(orders.retreat, view, frame, offered)];
    case "supply":
      return ["supply", supplyAction(orders.supply, view, offered)];
    case "subsidy":
      return ["subsidy", said(orders.subsidy, (pay) => ({ type: "subsidy", pay }))];
    case "trump":
      return ["trump", trumpAction(orders.trump, view)];
    case "placement":
      return ["placements", placementAction(orders.placements, view, offered)];
    case "selection":
      return ["selections", selectionAction(orders.selections, frame, offered)];
    case "execution":
      return ["execution", executionAction(orders.execution, view, offered)];
    case "hussars":
      return ["hussars", said(orders.hussars, () => ({ type: "done" }))];
    case "consent":
      return [
        "stacks",
        said(orders.stacks, (order) => {
          const mayAgree = offered.some(
            (choice) => choice.type === "answerStack" && choice.answers.includes(true),
          );
          return { type: "answerStack", agree: order === "agree" && mayAgree };
        }),
      ];
    case "marchOn":
      return ["stacks", said(orders.stacks, () => ({ type: "halt" }))];
    case "movement":
      // The march itself is the player's; only the question before it may be answered for him.
      return only("answerDispute").length === 0
        ? null
        : ["dispute", said(orders.dispute, (dispute) => ({ type: "answerDispute", dispute }))];
    case "saxonyShift":
      return [
        "saxony",
        said(orders.saxony, (order) => ({
          type: "shiftSaxony",
          steps: order === "most" ? frame.most : 0,
        })),
      ];
    case "reduction":
      return ["reduction", said(orders.reduction, (reduce) => ({ type: "reduce", reduce }))];
    case "peaceOffer":
      return ["peaceOffer", said(orders.peaceOffer, (offer) => ({ type: "offerPeace", offer }))];
    case "peaceAnswer":
      return ["peaceAnswer", said(orders.peaceAnswer, (accept) => ({ type: "answerPeace", accept }))];
    case "cession":
      return ["cession", said(orders.cession, (cede) => ({ type: "cede", cede }))];
    case "vote": {
      const vote = offered.find(({ type }) => type === "vote");
      if (vote?.type !== "vote") return null;
      const { least, most } = vote;
      return [
        "vote",
        said(orders.vote, (order) => ({ type: "vote", charles: order === "charles" ? most : least })),
      ];
    }
    case "winter":
      return ["winter", winterAction(orders.winter, view, offered)];
    case "grant":
      return ["troops", orders.troops === null ? null : asCadet(view, only("assignTroops"))];
    case "expedition":
    case "return":
    case "displacement":
    case "secondTrain":
      return [
        "pieces",
        orders.pieces === null
          ? null
          : asCadet(view, only("expedition", "bringBack", "displace", "placeTrain")),
      ];
    default:
      return null;
  }
};

/**
 * What a seat's orders say to the decision it has before it, or null: then its player is waited for. A function of what the
 * seat sees and may do, and of nothing else. Whatever the orders say, the action is legal.
 */
export const orderedAction = (orders: Orders, view: View, offered: readonly Choice[]): Ordered | null => {
  if (view.seat === null) return null;
  const [order, action] = found(orders, view, offered) ?? [null, null];
  if (order === null || action === null) return null;
  return refusalOf(view, view.seat, action) === null ? { action, order } : null;
};

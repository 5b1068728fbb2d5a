import { defeatBy, scoreOf } from "@maria/advice/combat";
import type { Principle, Reason } from "@maria/advice/counsel";
import { disturbanceIn } from "@maria/advice/hussars";
import { isTrump } from "@maria/advice/politics";
import type { View } from "@maria/rules";
import { packOf } from "@maria/rules/board";
import {
  type Action,
  type CardId,
  isReserve,
  type PlaceCardAction,
  type PlaceHussarAction,
  type PlayCardAction,
  worthOf,
} from "@maria/rules/model";
import { reckonTroops } from "../cadet/knowledge.ts";
import { mostWanted } from "../cadet/politics.ts";

const principle = (name: Principle): Reason => ({ kind: "principle", principle: name });
const either = (is: boolean, yes: Principle, no: Principle): Reason => principle(is ? yes : no);

const ofHussar = (view: View, { hussar, city }: PlaceHussarAction): Reason => {
  const { points } = disturbanceIn(view, packOf(view), hussar, city);
  return points > 0 ? { kind: "charges", points } : principle("hussar");
};

const pointsOf = (card: CardId, value: number | undefined): number =>
  isReserve(card) ? (value ?? 0) : worthOf(card);

const ofCard = (view: View, { card, value }: PlayCardAction): Reason => {
  const frame = view.agenda[view.agenda.length - 1];
  if (frame?.kind !== "battle") return principle("card");
  return { kind: "score", score: scoreOf(frame, frame.toPlay) + pointsOf(card, value) };
};

const ofStopping = (view: View): Reason => {
  const frame = view.agenda[view.agenda.length - 1];
  const defeat = frame?.kind === "battle" ? defeatBy(frame) : null;
  return defeat === null ? principle("stop") : { kind: "loses", troops: defeat.loss };
};

const ofFight = (view: View, action: Extract<Action, { type: "fight" }>): Reason => {
  const frame = view.agenda[view.agenda.length - 1];
  const fight =
    frame?.kind === "combat"
      ? frame.fights.find(
          ({ attacker, defender }) => attacker === action.attacker && defender === action.defender,
        )
      : undefined;
  if (fight === undefined) return principle("fight");
  const troops = reckonTroops(view, packOf(view));
  const sum = (generals: readonly number[]): number =>
    Math.round(generals.reduce((all, general) => all + (troops[general] ?? 0), 0));
  return { kind: "attacks", city: fight.defender, own: sum(fight.attackers), foe: sum(fight.defenders) };
};

const ofPlacement = (view: View, { power, card }: PlaceCardAction): Reason => {
  if (card === null) return principle("placeNone");
  const wanted = mostWanted(view, power);
  if (!isTrump(card, view.affairs?.trump ?? null)) return principle("bluff");
  return wanted === null ? principle("select") : { kind: "wants", card: wanted };
};

/** One true reason for any action, where positions cannot be compared or nothing on the board stands out. */
export const principleOf = (view: View, action: Action): Reason => {
  switch (action.type) {
    case "placeHussar":
      return ofHussar(view, action);
    case "playCard":
      return ofCard(view, action);
    case "stop":
      return ofStopping(view);
    case "fight":
      return ofFight(view, action);
    case "placeCard":
      return ofPlacement(view, action);
    case "subsidy":
      return either(action.pay, "subsidyPaid", "subsidyKept");
    case "paySupply":
      return principle("payment");
    case "answerStack":
      return either(action.agree, "stackAgreed", "stackRefused");
    case "recruit":
      return either(action.troops > 0, "recruit", "recruitNone");
    case "reduce":
      return either(action.reduce, "reductionMade", "reductionLeft");
    case "offerPeace":
      return either(action.offer, "peaceOffered", "peaceNotOffered");
    case "answerPeace":
      return either(action.accept, "peaceAccepted", "peaceDeclined");
    case "cede":
      return either(action.cede, "ceded", "notCeded");
    case "answerOffer":
      return either(action.accept, "offerAccepted", "offerDeclined");
    case "reenterTrain":
      return principle("train");
    case "answerDispute":
    case "dispute":
    case "passFlanders":
      return principle("dispute");
    case "halt":
    case "notDone":
      return principle("march");
    case "proposeStack":
      return principle("stackAgreed");
    case "chooseTrump":
      return principle("trump");
    case "selectCard":
      return principle("select");
    case "assignTroops":
      return principle("grant");
    case "shiftSaxony":
      return principle("saxony");
    case "withdrawOffer":
      return principle("offerDeclined");
    default:
      return principle(action.type);
  }
};

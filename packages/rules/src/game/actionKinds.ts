import { fightKind, playCardKind, retreatKind, stopKind } from "../combat/actions.ts";
import { displaceKind } from "../displacement/actions.ts";
import { placeHussarKind } from "../hussars/actions.ts";
import type { ActionKind } from "../model/actionKind.ts";
import type { Action, ActionType } from "../model/actions.ts";
import type { Choice } from "../model/choices.ts";
import type { RuleId } from "../model/rule.ts";
import {
  answerDisputeKind,
  answerStackKind,
  disputeKind,
  doneKind,
  haltKind,
  marchKind,
  notDoneKind,
  passFlandersKind,
  reenterTrainKind,
} from "../movement/actions.ts";
import { answerOfferKind, endTreatyKind, proposeKind, withdrawOfferKind } from "../negotiation/actions.ts";
import {
  bringBackKind,
  chooseTrumpKind,
  conserveKind,
  expeditionKind,
  placeCardKind,
  selectCardKind,
  voteKind,
} from "../politics/actions.ts";
import { assignTroopsKind, executeKind } from "../politics/executionActions.ts";
import { shiftSaxonyKind } from "../saxony/actions.ts";
import { allotKind } from "../setUp/actions.ts";
import { answerPeaceKind, cedeKind, offerPeaceKind, placeTrainKind, reduceKind } from "../silesia/actions.ts";
import { coverSupplyKind, paySupplyKind } from "../supply/actions.ts";
import { subsidyKind } from "../tacticalCards/actions.ts";
import { proposeStackKind, transferKind } from "../troops/actions.ts";
import { recruitKind } from "../winter/actions.ts";

/** What the chapters say about their actions; a kind that none of them describes does not compile. */
export const ACTION_KINDS: { readonly [Type in ActionType]: ActionKind<Type> } = {
  allot: allotKind,
  transfer: transferKind,
  placeHussar: placeHussarKind,
  subsidy: subsidyKind,
  paySupply: paySupplyKind,
  coverSupply: coverSupplyKind,
  march: marchKind,
  halt: haltKind,
  reenterTrain: reenterTrainKind,
  answerDispute: answerDisputeKind,
  dispute: disputeKind,
  passFlanders: passFlandersKind,
  answerStack: answerStackKind,
  done: doneKind,
  notDone: notDoneKind,
  fight: fightKind,
  playCard: playCardKind,
  stop: stopKind,
  retreat: retreatKind,
  proposeStack: proposeStackKind,
  recruit: recruitKind,
  chooseTrump: chooseTrumpKind,
  placeCard: placeCardKind,
  selectCard: selectCardKind,
  conserve: conserveKind,
  execute: executeKind,
  assignTroops: assignTroopsKind,
  expedition: expeditionKind,
  bringBack: bringBackKind,
  displace: displaceKind,
  shiftSaxony: shiftSaxonyKind,
  reduce: reduceKind,
  offerPeace: offerPeaceKind,
  answerPeace: answerPeaceKind,
  placeTrain: placeTrainKind,
  vote: voteKind,
  cede: cedeKind,
  propose: proposeKind,
  answerOffer: answerOfferKind,
  withdrawOffer: withdrawOfferKind,
  endTreaty: endTreatyKind,
};

/** Every kind of action there is. */
export const ACTION_TYPES = Object.keys(ACTION_KINDS) as readonly ActionType[];

/** What can be asked without knowing which kind it is. */
interface AnyKind {
  grounds(action: Action): readonly RuleId[];
  list(choice: Choice): Iterable<Action>;
}

/** The kind of an action or choice; the table guarantees that it is asked about its own. */
export const kindOf = (type: ActionType): AnyKind => ACTION_KINDS[type];

import type { Action } from "../model/actions.ts";
import type { Choice } from "../model/choices.ts";
import { pick, type Random } from "../tools/random.ts";
import { ACTION_KINDS } from "./actionKinds.ts";
import { actionsOf } from "./actionsOf.ts";

/**
 * Some action the choice stands for, or null if the walk led nowhere and another should be tried. A switch, for random
 * play comes here all the time: V8 calls each kind's function directly. Looked up by the choice's type in the table the
 * functions were megamorphic calls, and random play took some 4 % longer.
 */
export const randomOf = (choice: Choice, random: Random): Action | null => {
  switch (choice.type) {
    case "allot":
      return ACTION_KINDS.allot.draw(choice, random);
    case "transfer":
      return ACTION_KINDS.transfer.draw(choice, random);
    case "placeHussar":
      return ACTION_KINDS.placeHussar.draw(choice, random);
    case "subsidy":
      return ACTION_KINDS.subsidy.draw(choice, random);
    case "paySupply":
      return ACTION_KINDS.paySupply.draw(choice, random);
    case "coverSupply":
      return ACTION_KINDS.coverSupply.draw(choice, random);
    case "march":
      return ACTION_KINDS.march.draw(choice, random);
    case "halt":
      return ACTION_KINDS.halt.draw(choice, random);
    case "reenterTrain":
      return ACTION_KINDS.reenterTrain.draw(choice, random);
    case "answerDispute":
      return ACTION_KINDS.answerDispute.draw(choice, random);
    case "dispute":
      return ACTION_KINDS.dispute.draw(choice, random);
    case "passFlanders":
      return ACTION_KINDS.passFlanders.draw(choice, random);
    case "answerStack":
      return ACTION_KINDS.answerStack.draw(choice, random);
    case "done":
      return ACTION_KINDS.done.draw(choice, random);
    case "notDone":
      return ACTION_KINDS.notDone.draw(choice, random);
    case "fight":
      return ACTION_KINDS.fight.draw(choice, random);
    case "playCard":
      return ACTION_KINDS.playCard.draw(choice, random);
    case "stop":
      return ACTION_KINDS.stop.draw(choice, random);
    case "retreat":
      return ACTION_KINDS.retreat.draw(choice, random);
    case "proposeStack":
      return ACTION_KINDS.proposeStack.draw(choice, random);
    case "recruit":
      return ACTION_KINDS.recruit.draw(choice, random);
    case "chooseTrump":
      return ACTION_KINDS.chooseTrump.draw(choice, random);
    case "placeCard":
      return ACTION_KINDS.placeCard.draw(choice, random);
    case "selectCard":
      return ACTION_KINDS.selectCard.draw(choice, random);
    case "conserve":
      return ACTION_KINDS.conserve.draw(choice, random);
    case "execute":
      return ACTION_KINDS.execute.draw(choice, random);
    case "assignTroops":
      return ACTION_KINDS.assignTroops.draw(choice, random);
    case "expedition":
      return ACTION_KINDS.expedition.draw(choice, random);
    case "bringBack":
      return ACTION_KINDS.bringBack.draw(choice, random);
    case "displace":
      return ACTION_KINDS.displace.draw(choice, random);
    case "shiftSaxony":
      return ACTION_KINDS.shiftSaxony.draw(choice, random);
    case "reduce":
      return ACTION_KINDS.reduce.draw(choice, random);
    case "offerPeace":
      return ACTION_KINDS.offerPeace.draw(choice, random);
    case "answerPeace":
      return ACTION_KINDS.answerPeace.draw(choice, random);
    case "placeTrain":
      return ACTION_KINDS.placeTrain.draw(choice, random);
    case "vote":
      return ACTION_KINDS.vote.draw(choice, random);
    case "cede":
      return ACTION_KINDS.cede.draw(choice, random);
    case "propose":
      return ACTION_KINDS.propose.draw(choice, random);
    case "answerOffer":
      return ACTION_KINDS.answerOffer.draw(choice, random);
    case "withdrawOffer":
      return ACTION_KINDS.withdrawOffer.draw(choice, random);
    case "endTreaty":
      return ACTION_KINDS.endTreaty.draw(choice, random);
  }
};

/** Transfers and train re-entries are possible nearly always; taken as often as marches they would crowd out play. */
const takenOneIn = (type: Choice["type"]): number => {
  switch (type) {
    case "transfer":
    case "endTreaty":
      return 20;
    case "reenterTrain":
    case "withdrawOffer":
      return 10;
    case "propose":
      return 50;
    default:
      return 1;
  }
};

/** Many tries without success: what is seldom taken may be all there is. */
const PATIENCE = 500;

/**
 * A random legal action among these choices; every kind and every piece has its chance, though what is possible nearly always
 * (transfers, re-entries of trains, offers) is taken seldom. Throws if the choices stand for no action at all.
 */
export const randomAction = (choices: readonly Choice[], random: Random): Action => {
  for (let tries = 0; tries < 2 * PATIENCE; tries++) {
    const choice = pick(choices, random);
    const oneIn = takenOneIn(choice.type);
    if (oneIn > 1 && tries < PATIENCE && random(oneIn) > 0) continue;
    const action = randomOf(choice, random);
    if (action !== null) return action;
  }
  // A march under treaties may have a single end that a random walk hardly ever finds.
  for (const choice of choices) for (const action of actionsOf(choice)) return action;
  throw new Error("no legal action found among the choices offered");
};

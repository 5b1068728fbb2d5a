import type { PromptBot } from "../bot.ts";
import { answerTalks, proposeTalks } from "./agreements.ts";
import { allot } from "./allotment.ts";
import { playBattle } from "./battle.ts";
import { cede } from "./cession.ts";
import { chooseFight } from "./combat.ts";
import { vote } from "./election.ts";
import { assignTroops, bringBack, displace, placeTrain, sendExpedition } from "./expeditions.ts";
import { placeHussars } from "./hussars.ts";
import { type Care, move } from "./movement.ts";
import { answerPeace, offerPeace, reduceObjectives, shiftSaxony } from "./peace.ts";
import { chooseTrump, executeCard, placeCard, selectCard } from "./politics.ts";
import { chooseRetreat } from "./retreats.ts";
import { CADET, type Style } from "./style.ts";
import { coverSupply, decideSubsidy, paySupply } from "./supplies.ts";
import { recruit } from "./winter.ts";

/**
 * Sensible rules of thumb, in one style or another: they look at where a piece would stand and what that is worth, never at what
 * the others might answer; one file for each kind of decision, the weights that several share in weights.ts.
 */
export const byRulesOfThumb =
  (style: Style, care: Care = "thorough"): PromptBot =>
  (view, offered, _budget, random) => {
    const reply = answerTalks(view, offered);
    if (reply !== null) return reply;
    for (const choice of offered)
      switch (choice.type) {
        case "allot":
          return allot(view, choice, random);
        case "placeHussar":
          return placeHussars(view, offered);
        case "subsidy":
          return decideSubsidy(view);
        case "paySupply":
          return paySupply(view, choice);
        case "coverSupply":
          return coverSupply(view, choice);
        case "fight":
          return chooseFight(view, choice, style);
        case "playCard":
        case "stop":
          return playBattle(view, offered, style);
        case "retreat":
          return chooseRetreat(view, choice, style);
        case "recruit":
          return recruit(view, choice, style);
        case "answerDispute":
          return { type: "answerDispute", dispute: false };
        case "answerStack":
          return { type: "answerStack", agree: choice.answers.includes(true) };
        case "chooseTrump":
          return chooseTrump(view, random);
        case "placeCard":
          return placeCard(view, choice, random);
        case "selectCard":
        case "conserve":
          return selectCard(view, offered);
        case "execute":
          return executeCard(view, choice);
        case "assignTroops":
          return assignTroops(view, choice, style);
        case "expedition":
          return sendExpedition(view, choice, style);
        case "bringBack":
          return bringBack(view, choice.generals);
        case "displace":
          return displace(view, choice, style);
        case "shiftSaxony":
          return shiftSaxony(view, choice);
        case "reduce":
          return reduceObjectives(view);
        case "offerPeace":
          return offerPeace(view, choice);
        case "answerPeace":
          return answerPeace(view, choice, random);
        case "placeTrain":
          return placeTrain(view, choice.cities, style);
        case "vote":
          return vote(view, choice, random);
        case "cede":
          return cede(view, random);
        default:
          continue;
      }
    return proposeTalks(view, offered, random) ?? move(view, offered, style, care, random);
  };

export const cadet = byRulesOfThumb(CADET);

/** The cadet in a third of his time, for games that are only thought through: his generals march one after another. */
export const hastyCadet = byRulesOfThumb(CADET, "hasty");

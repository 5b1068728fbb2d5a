import type { Action, Choice, Random, View } from "@maria/rules";
import type { Bot } from "../bot.ts";
import { allot } from "./allotment.ts";
import { playBattle } from "./battle.ts";
import { chooseFight } from "./combat.ts";
import { placeHussars } from "./hussars.ts";
import { move } from "./movement.ts";
import { cheapestPayment } from "./payments.ts";
import { chooseRetreat } from "./retreats.ts";
import { coverSupply, decideSubsidy } from "./supplies.ts";
import { recruit } from "./winter.ts";

/** Answers to what the phase asks; transfers are offered besides and belong to the movement phase. */
const answer = (view: View, offered: readonly Choice[], random: Random): Action => {
  for (const choice of offered)
    switch (choice.type) {
      case "allot":
        return allot(view, choice, random);
      case "subsidy":
        return decideSubsidy(view);
      case "paySupply": {
        const cards = cheapestPayment(view, choice.power, choice.hand, choice.price);
        return { type: "paySupply", power: choice.power, cards };
      }
      case "coverSupply":
        return coverSupply(view, choice);
      case "answerDispute":
        return { type: "answerDispute", dispute: false };
      case "answerStack":
        return { type: "answerStack", agree: true };
      case "fight":
        return chooseFight(view, choice);
      case "playCard":
      case "stop":
        return playBattle(view, offered);
      case "retreat":
        return chooseRetreat(view, choice);
      case "placeHussar":
        return placeHussars(view, offered);
      case "recruit":
        return recruit(view, choice);
      default:
    }
  return move(view, offered, random);
};

/** Sensible rules of thumb; it looks at where a piece would stand, never at what the others might answer. */
export const cadet: Bot = (view, choices, _budget, random) => answer(view, choices, random);

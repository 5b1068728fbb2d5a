import { maximalCovers } from "@maria/rules/board";
import type { Action, Choice } from "@maria/rules/model";
import { generalsCovered, powerName } from "@maria/tell";
import type { Words } from "../messages/words.ts";
import type { Option } from "./asking.ts";
import { askPayment } from "./payment.ts";
import type { Session } from "./session.ts";

/** DEC-22 */
export const paySupply = async (
  session: Session,
  { power, hand, price }: Extract<Choice, { type: "paySupply" }>,
): Promise<Action> => ({ type: "paySupply", power, cards: await askPayment(session, hand, price) });

/** DEC-23: the hand is lost anyway; who is covered by it? */
export const coverOptions = (
  words: Words,
  { power, charges, worth }: Extract<Choice, { type: "coverSupply" }>,
): Option<() => Action>[] =>
  [...maximalCovers(charges, worth)].map((generals) => ({
    label: words.say("menu.coverSupply", {
      power: powerName(words, power),
      worth,
      generals: generalsCovered(words, generals),
    }),
    value: () => ({ type: "coverSupply", power, generals }),
  }));

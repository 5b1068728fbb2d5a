import type { Action, Choice } from "@maria/rules";
import { cityName, cityWithSuit } from "@maria/tell";
import { choose } from "./asking.ts";
import { askPayment } from "./payment.ts";
import type { Session } from "./session.ts";

/** DEC-25, DEC-29: the fortress, then the cards. */
export const reenterTrain = async (
  session: Session,
  { train, cities, price, hand }: Extract<Choice, { type: "reenterTrain" }>,
): Promise<Action> => {
  const { words } = session;
  const city = await choose(
    session,
    words.say("train.where"),
    cities.map((place) => ({
      label: cityWithSuit(words, place),
      name: cityName(words, place),
      value: place,
    })),
  );
  return { type: "reenterTrain", train, city, cards: await askPayment(session, hand, price) };
};

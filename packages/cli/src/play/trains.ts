import type { View } from "@maria/rules";
import { markersReturnedBy } from "@maria/rules/board";
import { type Action, type Choice, type CityId, PRUSSIA } from "@maria/rules/model";
import { cityName, cityWithSuit, consequenceText } from "@maria/tell";
import { choose } from "./asking.ts";
import { askPayment } from "./payment.ts";
import type { Session } from "./session.ts";

/** DEC-25, DEC-29: the fortress, then the cards. */
export const reenterTrain = async (
  session: Session,
  view: View,
  { train, cities, price, hand }: Extract<Choice, { type: "reenterTrain" }>,
): Promise<Action> => {
  const { words } = session;
  /** RUL-86: what re-entering outside Prussia brings about is told as for a march. */
  const labelOf = (place: CityId): string => {
    const n = markersReturnedBy(view, words.pack, train, place);
    const label = cityWithSuit(words, place);
    return n === 0
      ? label
      : `${label} – ${consequenceText(words, view, { kind: "markersReturn", power: PRUSSIA, markers: n })}`;
  };
  const city = await choose(
    session,
    words.say("train.where"),
    cities.map((place) => ({
      label: labelOf(place),
      name: cityName(words, place),
      value: place,
    })),
  );
  return { type: "reenterTrain", train, city, cards: await askPayment(session, hand, price) };
};

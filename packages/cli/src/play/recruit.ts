import { receiversOf } from "@maria/advice/winter";
import type { View } from "@maria/rules";
import {
  type Action,
  type AssignTroopsChoice,
  type RecruitChoice,
  type TroopPlaces,
  worthOfHand,
} from "@maria/rules/model";
import { ceilingText, powerName } from "@maria/tell";
import { askNumber, confirm } from "./asking.ts";
import { askPayment } from "./payment.ts";
import { type Session, tell } from "./session.ts";
import { askReentries, askSplit, roomOf } from "./troopPlaces.ts";

/** RUL-64: how far a power is from its ceiling, where there is one. */
const tellCeiling = (session: Session, view: View, { power }: TroopPlaces): void => {
  const text = ceilingText(session.words, view, power);
  if (text !== null) tell(session, text);
};

/** DEC-41 to DEC-43: who comes back, how many troops, for whom, and the cards. */
export const recruit = async (session: Session, view: View, choice: RecruitChoice): Promise<Action> => {
  const { words } = session;
  const { power, hand, pricePerTroop } = choice;
  const affordable = Math.floor(worthOfHand(hand) / pricePerTroop);
  const available = Math.min(affordable, choice.mostTroops);
  tell(
    session,
    words.say("recruit.title", {
      power: powerName(words, power),
      worth: worthOfHand(hand),
      price: pricePerTroop,
      n: affordable,
    }),
  );
  tellCeiling(session, view, choice);
  const reentries = await askReentries(session, choice, available);
  const receivers = receiversOf(choice, { reentries });
  const most = Math.min(available, roomOf(receivers));
  const least = reentries.length;
  const prompt = words.say("recruit.howMany", { least, most });
  const troops = most === least ? most : await askNumber(session, prompt, least, most, most);
  const split = await askSplit(session, view, receivers, troops);
  const cards = await askPayment(session, hand, troops * pricePerTroop);
  await confirm(session, words.say("recruit.confirm", { n: troops }));
  return { type: "recruit", power, troops, reentries, cards, split };
};

/** DEC-12: troops from a political card; as many as find a place (RUL-77). */
export const assignTroops = async (
  session: Session,
  view: View,
  choice: AssignTroopsChoice,
): Promise<Action> => {
  tellCeiling(session, view, choice);
  const available = Math.min(choice.troops, choice.mostTroops);
  const reentries = await askReentries(session, choice, available);
  const receivers = receiversOf(choice, { reentries });
  const troops = Math.min(available, roomOf(receivers));
  return { type: "assignTroops", reentries, split: await askSplit(session, view, receivers, troops) };
};

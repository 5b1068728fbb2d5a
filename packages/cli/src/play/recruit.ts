import {
  type Action,
  type AssignTroopsChoice,
  type RecruitChoice,
  type View,
  worthOfHand,
} from "@maria/rules";
import { powerName } from "@maria/tell";
import { askNumber, confirm } from "./asking.ts";
import { askPayment } from "./payment.ts";
import { type Session, tell } from "./session.ts";
import { askReentries, askSplit, receiversOf, roomOf } from "./troopPlaces.ts";

/** DEC-41 to DEC-43: who comes back, how many troops, for whom, and the cards. */
export const recruit = async (session: Session, view: View, choice: RecruitChoice): Promise<Action> => {
  const { words } = session;
  const { power, hand, pricePerTroop } = choice;
  const affordable = Math.floor(worthOfHand(hand) / pricePerTroop);
  tell(
    session,
    words.say("recruit.title", {
      power: powerName(words, power),
      worth: worthOfHand(hand),
      price: pricePerTroop,
      n: affordable,
    }),
  );
  const reentries = await askReentries(session, choice, affordable);
  const receivers = receiversOf(choice, reentries);
  const most = Math.min(affordable, roomOf(receivers));
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
  const reentries = await askReentries(session, choice, choice.troops);
  const receivers = receiversOf(choice, reentries);
  const troops = Math.min(choice.troops, roomOf(receivers));
  return { type: "assignTroops", reentries, split: await askSplit(session, view, receivers, troops) };
};

import { suggestedPayments } from "@maria/advice/tacticalCards";
import { type CardId, worthOfHand } from "@maria/rules/model";
import { cardName, cardNames, sortedCards } from "@maria/tell";
import { askLine, choose, type Option } from "./asking.ts";
import { type Session, tell } from "./session.ts";

/** The cards whose numbers are typed; Enter changes nothing and leads back to the suggestions. */
const askCards = async (session: Session, hand: readonly CardId[]): Promise<CardId[] | null> => {
  const { words } = session;
  const cards = sortedCards(hand);
  tell(session, cards.map((card, index) => `${index + 1}: ${cardName(words, card)}`).join("   "));
  for (;;) {
    const answer = await askLine(session, words.say("payment.whichCards"));
    if (answer === "") return null;
    const numbers = answer.split(/[\s,;]+/).map(Number);
    const chosen = numbers.flatMap((number) => cards[number - 1] ?? []);
    if (chosen.length === numbers.length) return chosen;
    tell(session, words.say("payment.numbersOfCards", { most: cards.length }));
  }
};

/** TAC-18, DEC-27: which cards to pay with. */
export const askPayment = async (
  session: Session,
  hand: readonly CardId[],
  price: number,
): Promise<readonly CardId[]> => {
  const { words } = session;
  if (price === 0) return [];
  const options: Option<readonly CardId[] | null>[] = suggestedPayments(hand, price).map((cards) => ({
    label: words.say("payment.option", { cards: cardNames(words, cards), worth: worthOfHand(cards) }),
    value: cards,
  }));
  options.push({ label: words.say("payment.others"), key: "o", value: null });
  const title = words.say("payment.title", { n: price, cards: cardNames(words, hand) });
  for (;;) {
    const cards = (await choose(session, title, options)) ?? (await askCards(session, hand));
    if (cards !== null) return cards;
  }
};

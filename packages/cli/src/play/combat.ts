import { defeatBy, scoreOf } from "@maria/advice/combat";
import type { View } from "@maria/rules";
import {
  type Action,
  type BattleFrame,
  type CardId,
  type Choice,
  type Fight,
  isReserve,
  RESERVE_MAXIMUM,
  worthOf,
} from "@maria/rules/model";
import {
  cardName,
  cityWithSuit,
  pieceNames,
  powerName,
  signed,
  sortedCards,
  strengthText,
  suitSign,
} from "@maria/tell";
import type { Words } from "../messages/words.ts";
import { choose, type Option } from "./asking.ts";
import type { Session } from "./session.ts";

export const battleOf = (view: View): BattleFrame | null => {
  const frame = view.agenda[view.agenda.length - 1];
  return frame?.kind === "battle" ? frame : null;
};

/** The combat as it stands: both sides, their suits and the score of the one to play. */
export const battleText = (words: Words, frame: BattleFrame): string => {
  const side = ({ generals, power, troops, city, suit }: BattleFrame["attacker"]): string =>
    words.say("combat.side", {
      generals: pieceNames(words, generals),
      power: powerName(words, power),
      n: troops,
      city: cityWithSuit(words, city),
      suit: suitSign(suit),
    });
  return words.say("combat.status", {
    attacker: side(frame.attacker),
    defender: side(frame.defender),
    suit: suitSign(frame[frame.toPlay].suit),
    score: signed(scoreOf(frame, frame.toPlay)),
  });
};

/** DEC-30 */
export const fightOptions = (words: Words, view: View, fights: readonly Fight[]): Option<() => Action>[] =>
  fights.map(({ attacker, defender, attackers, defenders }) => ({
    label: words.say("menu.fight", {
      attackers: pieceNames(words, attackers),
      own: strengthText(words, view, attackers),
      defenders: pieceNames(words, defenders),
      other: strengthText(words, view, defenders),
      place: cityWithSuit(words, attacker),
      target: cityWithSuit(words, defender),
    }),
    value: () => ({ type: "fight", attacker, defender }),
  }));

const scoreText = (words: Words, score: number, value: number): string =>
  words.say("combat.scoreWith", { before: signed(score), value, after: signed(score + value) });

const playReserve = async (session: Session, card: CardId, score: number): Promise<Action> => {
  const values = Array.from({ length: RESERVE_MAXIMUM }, (_, index) => index + 1);
  const value = await choose(
    session,
    session.words.say("combat.reserveValue"),
    values.map((worth) => ({ label: scoreText(session.words, score, worth), value: worth })),
  );
  return { type: "playCard", card, value };
};

/** DEC-31: each card that may be played, with the score it would give; cards alike are listed once. */
export const cardOptions = (
  session: Session,
  { cards, score }: Extract<Choice, { type: "playCard" }>,
): Option<() => Action | Promise<Action>>[] => {
  const { words } = session;
  const options = new Map<string, Option<() => Action | Promise<Action>>>();
  for (const card of sortedCards(cards)) {
    const name = cardName(words, card);
    if (options.has(name)) continue;
    const label = isReserve(card)
      ? words.say("combat.playReserve", { most: RESERVE_MAXIMUM })
      : words.say("combat.playCard", { card: name, score: scoreText(words, score, worthOf(card)) });
    options.set(name, {
      label,
      value: () => (isReserve(card) ? playReserve(session, card, score) : { type: "playCard", card }),
    });
  }
  return [...options.values()];
};

/** What stopping means: a tie, or so many troops and cities. */
export const stopLabel = (words: Words, view: View): string => {
  const frame = battleOf(view);
  const defeat = frame === null ? null : defeatBy(frame);
  return defeat === null ? words.say("menu.stopAtZero") : words.say("menu.stop", { n: defeat.loss });
};

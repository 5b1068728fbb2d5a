import { type BattleSide, type CityId, isReserve, NOBODY } from "@maria/rules/model";
import {
  cardName,
  cityName,
  cityWithSuit,
  pieceNames,
  powerName,
  signed,
  subject,
  viaText,
} from "../names.ts";
import type { Words } from "../words.ts";
import type { EventTellers } from "./eventTeller.ts";

/** "Moritz von Sachsen and Belle-Isle (France, 13 troops, Linz ♥)" */
const sideText = (words: Words, { generals, power, troops, city }: BattleSide): string =>
  words.say("part.battleSide", {
    generals: pieceNames(words, generals),
    power: powerName(words, power),
    n: troops,
    city: cityWithSuit(words, city),
  });

/** Attacks, the exchange of cards, its end and the retreat. */
export const combatTellers: EventTellers<
  "fightsListed" | "battleBegan" | "cardPlayed" | "battleEnded" | "retreated" | "noRetreat"
> = {
  fightsListed: (words, { fights }) =>
    words.say("event.fightsListed", {
      n: fights.length,
      fights: words.series(
        fights.map(({ attackers, defenders }) =>
          words.say("part.fight", {
            attackers: pieceNames(words, attackers),
            defenders: pieceNames(words, defenders),
          }),
        ),
      ),
    }),
  battleBegan: (words, { attacker, defender, score }) =>
    words.say("event.battleBegan", {
      attacker: sideText(words, attacker),
      defender: sideText(words, defender),
      n: attacker.generals.length,
      score: signed(score),
    }),
  cardPlayed(words, { power, card, value, score }) {
    const facts = { power: subject(words, power), score: signed(score) };
    return isReserve(card)
      ? words.say("event.reservePlayed", { ...facts, value })
      : words.say("event.cardPlayed", { ...facts, card: cardName(words, card) });
  },
  battleEnded(words, { winner, winnerPower, attacker, defender, loss }) {
    if (winnerPower === NOBODY) return words.say("event.battleTied");
    return words.say("event.battleWon", {
      power: subject(words, winnerPower),
      city: cityName(words, winner === "attacker" ? defender : attacker),
      n: loss,
    });
  },
  retreated: (words, { generals, from, path }) =>
    words.say("event.retreated", {
      generals: pieceNames(words, generals),
      g: generals.length,
      from: cityName(words, from),
      to: cityName(words, path[path.length - 1] as CityId),
      via: viaText(words, path),
      n: path.length,
    }),
  noRetreat: (words, { generals, from, length }) =>
    words.say("event.noRetreat", {
      generals: pieceNames(words, generals),
      g: generals.length,
      from: cityName(words, from),
      n: length,
    }),
};

import { powerOf } from "@maria/rules/board";
import {
  type CardId,
  type CityId,
  type FortressId,
  type GameOptions,
  isReserve,
  type PieceId,
  POWER_NAMES,
  type Power,
  type Seat,
  type Suit,
  suitOf,
  worthOf,
} from "@maria/rules/model";
import type { Words } from "./words.ts";

const SUIT_SIGNS = ["♥", "♦", "♣", "♠"] as const;
export const suitSign = (suit: Suit): string => SUIT_SIGNS[suit];

export const powerName = ({ say }: Words, power: Power): string => say(`power.${POWER_NAMES[power]}`);
export const subject = ({ say }: Words, power: Power): string => say(`subject.${POWER_NAMES[power]}`);
export const ofPower = ({ say }: Words, power: Power): string => say(`of.${POWER_NAMES[power]}`);
export const powerNames = (words: Words, powers: readonly Power[]): string =>
  words.list(powers.map((power) => powerName(words, power)));
export const seatName = ({ say }: Words, seat: Seat): string => say(`seat.${seat}`);

/** "advanced game with the optional political rule" */
export const variantName = (
  { say }: Words,
  { variant, politicalOption, troopCeiling }: GameOptions,
): string => {
  const name = say(`variant.${variant}`);
  const withPolitics = politicalOption ? say("variant.politicalOption", { variant: name }) : name;
  return troopCeiling ? say("variant.troopCeiling", { variant: withPolitics }) : withPolitics;
};

export const cityName = ({ pack }: Words, city: CityId): string => pack.cities[city]?.name ?? String(city);
/** A city with the suit of its sector, which decides the cards of a combat there. */
export const cityWithSuit = (words: Words, city: CityId): string => {
  const suit = words.pack.cities[city]?.suit;
  return suit === undefined ? cityName(words, city) : `${cityName(words, city)} ${suitSign(suit)}`;
};
export const fortressCity = ({ pack }: Words, fortress: FortressId): CityId =>
  pack.fortresses[fortress] as CityId;
export const fortressName = (words: Words, fortress: FortressId): string =>
  cityName(words, fortressCity(words, fortress));

/** "A – B – C" */
export const pathText = (words: Words, path: readonly CityId[]): string =>
  path.map((city) => cityName(words, city)).join(" – ");

/** The cities between start and end, or nothing when there are none. */
export const viaText = (words: Words, path: readonly CityId[]): string =>
  path.length < 2 ? "" : words.say("part.via", { path: pathText(words, path.slice(0, -1)) });

export const pieceName = (words: Words, piece: PieceId): string => {
  const found = words.pack.pieces[piece];
  if (found?.kind === "general") return found.name;
  return words.say("piece.train", { of: ofPower(words, powerOf(words.pack, piece)) });
};
export const pieceNames = (words: Words, pieces: readonly PieceId[]): string =>
  words.list(pieces.map((piece) => pieceName(words, piece)));

/** A general with power and rank, for lists in which pieces of several powers stand. */
export const pieceWithRank = (words: Words, piece: PieceId): string => {
  const found = words.pack.pieces[piece];
  if (found?.kind !== "general") return pieceName(words, piece);
  return words.say("piece.ranked", {
    power: powerName(words, found.power),
    rank: found.rank,
    name: found.name,
  });
};

export const cardName = ({ say }: Words, card: CardId): string => {
  const suit = suitOf(card);
  return suit === -1 ? say("card.reserve") : `${suitSign(suit)}${worthOf(card)}`;
};

/** By suit and value, Reserves last. */
export const sortedCards = (cards: readonly CardId[]): CardId[] =>
  [...cards].sort(
    (a, b) =>
      Number(isReserve(a)) - Number(isReserve(b)) ||
      suitOf(a) - suitOf(b) ||
      worthOf(b) - worthOf(a) ||
      a - b,
  );
export const cardNames = (words: Words, cards: readonly CardId[]): string =>
  cards.length === 0
    ? words.say("card.none")
    : sortedCards(cards)
        .map((card) => cardName(words, card))
        .join(" ");

/** "+3", "0", "−4" */
export const signed = (score: number): string => (score > 0 ? `+${score}` : score < 0 ? `−${-score}` : "0");

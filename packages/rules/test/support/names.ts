import {
  type CardId,
  type CityId,
  deckOf,
  type FortressId,
  isOnBoard,
  isReserve,
  NO_PART,
  NOBODY,
  OFF_MAP_BOX,
  type PieceId,
  type Place,
  POWER_NAMES,
  type PowerName,
  type PowerOrNobody,
  SILESIA_BOX,
  suitOf,
  worthOf,
} from "../../src/engine.ts";
import { historical as pack } from "./packs.ts";

/** The names people use, for texts that are read. */
export const cityName = (city: CityId): string => pack.cities[city]?.name ?? `city ${city}`;

export const placeName = (place: Place): string => {
  if (isOnBoard(place)) return cityName(place);
  if (place === OFF_MAP_BOX) return "the off-map box";
  if (place === SILESIA_BOX) return "the box Silesia";
  return place === NO_PART ? "takes no part" : "off the board";
};

export const fortressName = (fortress: FortressId): string => cityName(pack.fortresses[fortress] as CityId);

export const powerName = (power: PowerOrNobody): PowerName | "nobody" =>
  power === NOBODY ? "nobody" : POWER_NAMES[power];

export const pieceName = (id: PieceId): string => {
  const piece = pack.pieces[id];
  if (piece === undefined) return `piece ${id}`;
  if (piece.kind === "general") return piece.name;
  const own = pack.trains.filter(({ power }) => power === piece.power);
  return `train ${own.findIndex((train) => train.id === id) + 1} of ${powerName(piece.power)}`;
};

export const piecesNames = (ids: readonly PieceId[]): string => ids.map(pieceName).join(" and ");

const SUITS = ["♥", "♦", "♣", "♠"];

/** ♥10 of the third deck is ♥10c; a Reserve of the first Ra or Qa. */
export const cardName = (card: CardId): string => {
  const deck = "abcd"[deckOf(card)];
  if (isReserve(card)) return `${card % 2 === 0 ? "R" : "Q"}${deck}`;
  return `${SUITS[suitOf(card)]}${worthOf(card)}${deck}`;
};

export const cardNames = (cards: readonly CardId[]): string =>
  cards.length === 0 ? "nothing" : [...cards].map(cardName).join(" ");

export const routeName = (path: readonly CityId[]): string => path.map(cityName).join(" – ");

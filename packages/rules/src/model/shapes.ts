import { type Codec, list, oneOf, whole } from "../tools/codec.ts";
import type { PoliticalCardId } from "./affairs.ts";
import { CARDS, type Suit } from "./cards.ts";
import type { CardId, CityId, FortressId, PieceId } from "./ids.ts";
import type { Seat } from "./options.ts";
import { POWERS, type Power } from "./powers.ts";

/** Codecs for the words of which actions are made. Whether there is such a city or piece the rules will tell. */

/** No id, count or value of the game is anywhere near this large. */
const LARGEST = 10_000;
/** No list in an action is longer than the cards of the game, but those of cities and fortresses to be kept out of. */
const LONGEST_LIST = CARDS;
const MOST_PLACES = 500;

export const number = whole<number>(0, LARGEST);
export const signed = whole<number>(-LARGEST, LARGEST);
export const power: Codec<Power> = oneOf(POWERS);
export const suit: Codec<Suit> = oneOf([0, 1, 2, 3]);
export const city = whole<CityId>(0, LARGEST);
export const piece = whole<PieceId>(0, LARGEST);
export const fortress = whole<FortressId>(0, LARGEST);
export const card = whole<CardId>(0, CARDS - 1);
export const politicalCard = whole<PoliticalCardId>(0, LARGEST);
export const seat: Codec<Seat> = oneOf(["maria", "frederick", "louis", "playerA", "playerB"]);
export const some = <T>(codec: Codec<T>): Codec<readonly T[]> => list(codec, LONGEST_LIST);
export const places = <T>(codec: Codec<T>): Codec<readonly T[]> => list(codec, MOST_PLACES);

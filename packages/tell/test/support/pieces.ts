import {
  type CardId,
  type CityId,
  cardOf,
  type FortressId,
  type PieceId,
  POWER_NAMES,
  type PowerName,
  reserveOf,
  type Suit,
} from "@maria/rules/model";
import { historical as pack } from "./games.ts";

/** "prussia1" is the Prussian general of rank 1, "prussiaT1" the first Prussian train. */
export const piece = (name: string): PieceId => {
  const [, owner = "", isTrain = "", number = ""] = /^([a-z]+)(T?)(\d)$/.exec(name) ?? [];
  const power = POWER_NAMES.indexOf(owner as PowerName);
  const found = isTrain
    ? pack.trains.filter((train) => train.power === power)[Number(number) - 1]
    : pack.generals.find((general) => general.power === power && general.rank === Number(number));
  if (found === undefined) throw new Error(`no piece ${name}`);
  return found.id;
};

export const city = (key: string): CityId => {
  const id = pack.cityByKey.get(key);
  if (id === undefined) throw new Error(`no city ${key}`);
  return id;
};

export const fortress = (key: string): FortressId => {
  const id = pack.fortressIn[city(key)];
  if (id === undefined || id === -1) throw new Error(`no fortress ${key}`);
  return id;
};

/** "H7 C3 R": the seven of hearts, the three of clubs, a Reserve. */
export const cards = (text: string): CardId[] =>
  text.split(" ").map((name) => {
    const suit = "HDCS".indexOf(name.charAt(0));
    return suit === -1 ? reserveOf() : cardOf(suit as Suit, Number(name.slice(1)));
  });

export const card = (text: string): CardId => cards(text)[0] as CardId;

export const politicalCard = (key: string): number => {
  const found = pack.politics.cards.find((each) => each.key === key);
  if (found === undefined) throw new Error(`no political card ${key}`);
  return found.id;
};

import { fortressFacts } from "@maria/advice/conquest";
import { cityOf, powersInPlay } from "@maria/advice/ground";
import type { View } from "@maria/rules";
import {
  type CityId,
  isOnBoard,
  NO_PART,
  NOBODY,
  type PieceId,
  type Power,
  type PowerOrNobody,
} from "@maria/rules/model";
import {
  cityName,
  fortressName,
  pieceName,
  placeText,
  powerName,
  suitName,
  supplyText,
  troopsText,
} from "@maria/tell";
import type { language } from "../language/language.svelte.ts";

export type PageWords = typeof language.words;

/** A piece as a row of a table. */
export interface PieceRow {
  readonly piece: PieceId;
  readonly city: CityId | null;
  readonly name: string;
  readonly place: string;
  readonly suit: string;
  readonly troops: string;
  readonly facing: string;
  readonly supply: string;
}

export interface PowerRows {
  readonly power: Power;
  readonly name: string;
  readonly rows: readonly PieceRow[];
}

const generalRow = (words: PageWords, view: View, piece: PieceId): PieceRow => {
  const { say, pack } = words;
  const city = cityOf(view, piece);
  const suit = city === null ? undefined : pack.cities[city]?.suit;
  return {
    piece,
    city,
    name: say("panels.rankedName", { name: pieceName(words, piece), rank: pack.generals[piece]?.rank ?? 0 }),
    place: city === null ? placeText(words, view, piece) : cityName(words, city),
    suit: suit === undefined ? "" : suitName(words, suit),
    troops: troopsText(words, view, piece),
    facing: city === null ? "" : say(view.faceDown[piece] ? "panels.faceDown" : "panels.faceUp"),
    supply: city === null ? "" : supplyText(words, view, piece),
  };
};

const trainRow = (words: PageWords, view: View, piece: PieceId): PieceRow => ({
  ...generalRow(words, view, piece),
  name: words.say("panels.train"),
  troops: "",
  facing: "",
  supply: "",
});

/** Every piece that takes part, power by power: the generals by rank, then the trains. */
export const piecesByPower = (words: PageWords, view: View): PowerRows[] =>
  powersInPlay(view, words.pack).map((power) => {
    const army = words.pack.armies[power];
    const plays = (piece: PieceId): boolean => view.at[piece] !== NO_PART;
    return {
      power,
      name: powerName(words, power),
      rows: [
        ...(army?.generals ?? []).filter(plays).map((piece) => generalRow(words, view, piece)),
        ...(army?.trains ?? []).filter(plays).map((piece) => trainRow(words, view, piece)),
      ],
    };
  });

export interface FortressRow {
  readonly city: CityId;
  readonly name: string;
  readonly kind: string;
  readonly suit: string;
  readonly controller: string;
  readonly marker: string;
  readonly protection: string;
}

export interface TerritoryRows {
  readonly territory: string;
  readonly name: string;
  readonly rows: readonly FortressRow[];
}

const powerOrNobody = (words: PageWords, power: PowerOrNobody): string =>
  power === NOBODY ? words.say("panels.nobody") : powerName(words, power);

const fortressRow = (words: PageWords, view: View, city: CityId): FortressRow[] => {
  const facts = fortressFacts(view, words.pack, city);
  const found = words.pack.cities[city];
  if (facts === null || found === undefined) return [];
  const { say } = words;
  const protectors = facts.protectors.map(({ general, distance }) =>
    say("panels.protectorAt", { general: pieceName(words, general), n: distance }),
  );
  return [
    {
      city,
      name: fortressName(words, facts.fortress),
      kind: say(found.fortress === "major" ? "panels.majorFortress" : "panels.minorFortress"),
      suit: suitName(words, found.suit),
      controller: powerOrNobody(words, facts.controller),
      marker: facts.marker === NOBODY ? say("panels.noMarker") : powerOrNobody(words, facts.marker),
      protection: protectors.length === 0 ? say("panels.unprotected") : words.list(protectors),
    },
  ];
};

/** Every fortress of the maps in use, territory by territory. */
export const fortressesByTerritory = (
  words: PageWords,
  view: View,
  isInUse: (city: CityId) => boolean,
): TerritoryRows[] =>
  Object.entries(words.pack.data.board.territories).flatMap(([territory, { name }]) => {
    const rows = words.pack.fortresses
      .filter((city) => isInUse(city) && words.pack.cities[city]?.territory === territory)
      .flatMap((city) => fortressRow(words, view, city));
    return rows.length === 0 ? [] : [{ territory, name: name[words.language], rows }];
  });

/** Where each hussar is. */
export const hussarPlaces = (words: PageWords, view: View): string[] =>
  view.hussars.map((place) => (isOnBoard(place) ? cityName(words, place) : words.say("position.offBoard")));

/** Whether a row has the words somebody looks for. */
export const matches = (row: object, search: string): boolean => {
  const wanted = search.trim().toLocaleLowerCase();
  return Object.values(row).some(
    (value) => typeof value === "string" && value.toLocaleLowerCase().includes(wanted),
  );
};

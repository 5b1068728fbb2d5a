import { type Pack, POWER_NAMES, POWERS, type PowerName } from "@maria/rules/model";
import { powerName, type Words } from "@maria/tell";
import type { BoardCity, BoardTexts } from "../board/look.ts";

/** Where the cities of the pack lie, by their ids. */
export const citiesOf = (pack: Pack): BoardCity[] => {
  const places = new Map(pack.data.board.cities.map(({ id, x, y }) => [id, { x, y }]));
  return pack.cities.map(({ key, name }) => ({ name, x: 0, y: 0, ...places.get(key) }));
};

/** What the board says, in the language of the page. */
export const boardTexts = (
  words: Words,
  texts: Pick<BoardTexts, "board" | "title" | "subtitle">,
): BoardTexts => {
  const { pack, language } = words;
  const { maps, territories } = pack.data.board;
  return {
    ...texts,
    flanders: maps.flanders.name[language],
    bohemia: maps.bohemia.name[language],
    lands: Object.fromEntries(Object.entries(territories).map(([key, { name }]) => [key, name[language]])),
    powers: Object.fromEntries(
      POWERS.map((power) => [POWER_NAMES[power], powerName(words, power)]),
    ) as Record<PowerName, string>,
  };
};

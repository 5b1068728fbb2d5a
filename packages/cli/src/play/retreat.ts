import type { View } from "@maria/rules";
import { boardOf, distance } from "@maria/rules/board";
import type { Action, CityId, RetreatFrame } from "@maria/rules/model";
import { cityWithSuit, pathText, pieceNames } from "@maria/tell";
import type { Words } from "../messages/words.ts";
import type { Option } from "./asking.ts";

export const retreatOf = (view: View): RetreatFrame | null => {
  const frame = view.agenda[view.agenda.length - 1];
  return frame?.kind === "retreat" ? frame : null;
};

export const retreatText = (words: Words, { generals, from, length }: RetreatFrame): string =>
  words.say("retreat.title", {
    generals: pieceNames(words, generals),
    from: cityWithSuit(words, from),
    n: length,
  });

/** DEC-33: the ends the winner may choose, each with its way. */
export const retreatOptions = (
  words: Words,
  view: View,
  paths: readonly (readonly CityId[])[],
): Option<() => Action>[] => {
  const winner = retreatOf(view)?.winner;
  return paths.map((path) => {
    const end = path[path.length - 1] as CityId;
    return {
      label: words.say("menu.retreat", {
        city: cityWithSuit(words, end),
        path: pathText(words, path),
        n: winner === undefined ? path.length : distance(boardOf(view), winner, end),
        hussars: path.some((city) => view.hussars.includes(city)) ? words.say("retreat.overHussar") : "",
      }),
      value: () => ({ type: "retreat", path }),
    };
  });
};

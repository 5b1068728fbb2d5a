import { play } from "@maria/rules";
import { prussianCount } from "@maria/rules/board";
import { type CityId, isRefusal, type PieceId, PRUSSIA, type State } from "@maria/rules/model";
import { endOf, march, marchesOf, waysOf } from "../marches.ts";
import type { Recipe } from "../recipe.ts";
import { Script } from "../script.ts";

/** A march through the city that wins on the shortest way to its end: whoever taps that end has planned it. */
const straightThrough = (before: State, piece: PieceId, city: CityId) => {
  const choice = marchesOf(before, "frederick").get(piece);
  for (const path of choice === undefined ? [] : waysOf(choice).values()) {
    const action = march(piece, path);
    const played = path.includes(city) && endOf(path) !== city ? play(before, "frederick", action) : null;
    if (played !== null && !isRefusal(played) && played.state.result?.winner === "frederick") return action;
  }
  return null;
};

/** INT-08 to INT-10: the march that wins Frederick the game. */
export const winning: Recipe = {
  id: "winning",
  variant: "introductory",
  write(game, from) {
    const { pack } = game;
    const moment = game.moments[from];
    if (moment?.seat !== "frederick" || moment.action.type !== "march") return null;
    const { before, events } = moment;
    const isWon = events.some((event) => event.type === "gameEnded" && event.result.winner === "frederick");
    const conquests = events.flatMap((event) =>
      event.type === "conquered" && event.by === PRUSSIA ? [event] : [],
    );
    const city = pack.fortresses[conquests[0]?.fortress ?? -1];
    if (!isWon || conquests.length !== 1 || city === undefined) return null;
    // A tap on a piece means the piece: a city to be looked at is empty.
    if (before.at.some((place) => place === city)) return null;
    const action = straightThrough(before, moment.action.piece, city);
    if (action === null) return null;
    const values = {
      n: { number: prussianCount(before, pack) },
      general: { piece: action.piece },
      city: { city },
      end: { city: endOf(action.path) },
    };
    return new Script(game, "winning", from)
      .question("aim", 3, 0, { values, rules: ["INT-09"] })
      .city("fortress", city, { values, rules: ["MAP-21", "MAP-22"] })
      .question("others", 3, 1, { values, rules: ["INT-08", "INT-10"] })
      .act("march", action, { values, rules: ["CON-03"], places: [city, ...action.path] });
  },
};

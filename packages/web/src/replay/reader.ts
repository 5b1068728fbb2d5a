import { type GameOptions, type Result, seatsOf } from "@maria/rules/model";
import type { Players } from "@maria/table";
import type { Reader } from "./history.ts";

/**
 * Whose eyes a saved game may be seen with. While it is played, a single person sees what his seat knows; with
 * several at one device, or none, it is a spectator's view, so that nobody learns another's secrets.
 */
export const readerOf = (game: {
  readonly options: GameOptions;
  readonly players: Players;
  readonly progress: { readonly result: Result | null };
}): Reader => {
  if (game.progress.result !== null) return "everybody";
  const [person, ...others] = seatsOf(game.options).filter((seat) => game.players[seat]?.kind === "person");
  return person !== undefined && others.length === 0 ? person : null;
};

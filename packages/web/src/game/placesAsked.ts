import type { View } from "@maria/rules";
import { type CityId, isOnBoard, type Pack, type PieceId } from "@maria/rules/model";

/**
 * The places the game's present decision is about, to be brought into sight; none where the player looks where he wants.
 * `marked` are the cities that react at present.
 */
export const placesAsked = (view: View, pack: Pack, marked: readonly CityId[]): readonly CityId[] => {
  const where = (pieces: readonly PieceId[]): CityId[] =>
    pieces.flatMap((piece) => {
      const city = view.at[piece];
      return city !== undefined && isOnBoard(city) ? [city] : [];
    });
  const frame = view.agenda.at(-1);
  switch (frame?.kind) {
    // Decisions about pieces far and wide.
    case undefined:
    case "movement":
    case "marchOn":
    case "hussars":
    case "allotment":
    case "winter":
      return [];
    case "battle":
      return [frame.attacker.city, frame.defender.city];
    case "combat":
      return frame.fights.flatMap(({ attacker, defender }) => [attacker, defender]);
    case "retreat":
      return [frame.from, frame.winner, ...marked];
    case "supply": {
      const payer = frame.paying[0];
      const charged = frame.charges.map(({ general }) => general);
      return where(charged.filter((general) => pack.pieces[general]?.power === payer));
    }
    case "vote":
      return pack.fortresses.filter((_, fortress) => pack.isElectorFortress[fortress]);
    default:
      return marked;
  }
};

import { BOTS } from "@maria/bots";
import { type GameRecord, newGame } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { type Action, type GameEvent, type Pack, type Seat, type State, seatsOf } from "@maria/rules/model";
import { draftOf } from "@maria/rules/search";
import { optionsOf, playGame } from "@maria/table";

/** One action of a game, with how the game stood before it. */
export interface Moment {
  readonly before: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly GameEvent[];
}

/** A game that has been played, to be searched for moments worth teaching. */
export interface ScoutedGame {
  readonly pack: Pack;
  readonly record: GameRecord;
  readonly moments: readonly Moment[];
}

export type ScoutedVariant = "introductory" | "advanced";

/** A whole game among cadets; the same one for the same number. */
export const scoutGame = async (
  pack: Pack,
  variant: ScoutedVariant,
  number: number,
): Promise<ScoutedGame> => {
  const options = optionsOf(variant, 3);
  const seed = seedFromNumber(number);
  const moments: Moment[] = [];
  let before: State = newGame(pack, options, seed);
  const bots = Object.fromEntries(seatsOf(options).map((seat) => [seat, BOTS.cadet]));
  const { record } = await playGame(pack, options, seed, bots, {
    onAction(state, { seat, action }, events) {
      moments.push({ before, seat, action, events });
      before = draftOf(state);
    },
  });
  return { pack, record, moments };
};

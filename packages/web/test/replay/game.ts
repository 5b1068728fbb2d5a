import { BOTS, type BotName, playGame } from "@maria/bots";
import { type GameOptions, type GameRecord, replay, type State, seatsOf, seedFromNumber } from "@maria/rules";
import { historical } from "../support/historical.ts";

export const pack = historical;

/** A whole game among bots. */
export const playedGame = (options: GameOptions, number: number, level: BotName = "cadet"): GameRecord => {
  const bots = Object.fromEntries(seatsOf(options).map((seat) => [seat, BOTS[level]]));
  return playGame(pack, options, seedFromNumber(number), bots).record;
};

/** The state a legal record leads to. */
export const stateOf = (record: GameRecord): State => {
  const replayed = replay(record);
  if ("state" in replayed) return replayed.state;
  throw new Error(`the record cannot be played: ${JSON.stringify(replayed)}`);
};

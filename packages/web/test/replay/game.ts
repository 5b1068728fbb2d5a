import { BOTS, type BotName } from "@maria/bots";
import { type GameRecord, replay } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { type GameOptions, type State, seatsOf } from "@maria/rules/model";
import { playGame } from "@maria/table";
import { historical } from "../support/historical.ts";

export const pack = historical;

/** A whole game among bots. */
export const playedGame = async (
  options: GameOptions,
  number: number,
  level: BotName = "cadet",
): Promise<GameRecord> => {
  const bots = Object.fromEntries(seatsOf(options).map((seat) => [seat, BOTS[level]]));
  return (await playGame(pack, options, seedFromNumber(number), bots)).record;
};

/** The state a legal record leads to. */
export const stateOf = (record: GameRecord): State => {
  const replayed = replay(record);
  if ("state" in replayed) return replayed.state;
  throw new Error(`the record cannot be played: ${JSON.stringify(replayed)}`);
};

import { readFileSync } from "node:fs";
import { BOTS, type BotName, playGame } from "@maria/bots";
import {
  type GameOptions,
  type GameRecord,
  loadPack,
  type PackData,
  seatsOf,
  seedFromNumber,
} from "@maria/rules";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../packs/historical/${name}.json`, import.meta.url), "utf8"));

export const pack = loadPack({
  board: read("board"),
  armies: read("armies"),
  politics: read("politics"),
  geography: null,
} as unknown as PackData);

/** A whole game among bots. */
export const playedGame = (options: GameOptions, number: number, level: BotName = "cadet"): GameRecord => {
  const bots = Object.fromEntries(seatsOf(options).map((seat) => [seat, BOTS[level]]));
  return playGame(pack, options, seedFromNumber(number), bots).record;
};

import type { Budget } from "@maria/bots";
import { loadPack, type PackData } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import type { GameOptions } from "@maria/rules/model";
import { EVERY_BOT } from "../simulate/everyBot.ts";
import { type Entrant, type Outcome, playFixture } from "./game.ts";
import { outsideBot } from "./outsideBot.ts";
import type { Fixture } from "./seatings.ts";

/** All it takes to play games of a tournament, in this thread or sent to another. */
export interface PlayerSettings {
  readonly pack: PackData;
  readonly options: GameOptions;
  readonly budget: Budget;
  /** The seed of the first round; each further one has the next. */
  readonly seed: number;
  /** Bots from outside: what they are called here, and the programs they are. */
  readonly outside: Readonly<Record<string, string>>;
  /** The programs are started here. */
  readonly directory: string;
  /** So long a program may take for one answer. */
  readonly limit: number;
}

export interface TournamentPlayer {
  play(fixture: Fixture): Promise<Outcome>;
  end(): void;
}

export const tournamentPlayer = (
  { pack: data, options, budget, seed, outside, directory, limit }: PlayerSettings,
  onStart: (process: number) => void,
): TournamentPlayer => {
  const pack = loadPack(data);
  const strangers = Object.entries(outside).map(([name, command]) => {
    const settings = { command, directory, milliseconds: limit, pack: data, onStart };
    return { name, outside: outsideBot(settings) };
  });
  const entrants = new Map<string, Entrant>([
    ...Object.entries(EVERY_BOT).map(([name, bot]) => [name, { bot }] as const),
    ...strangers.map((stranger) => [stranger.name, stranger] as const),
  ]);
  return {
    play: (fixture) =>
      playFixture({ pack, options, budget, entrants }, fixture, seedFromNumber(seed + fixture.round)),
    end() {
      for (const stranger of strangers) stranger.outside.end();
    },
  };
};

import { playAll } from "@maria/cli/tournament/crew";
import type { Outcome } from "@maria/cli/tournament/game";
import type { PlayerSettings } from "@maria/cli/tournament/player";
import { type Fixture, fixturesOf } from "@maria/cli/tournament/seatings";
import type { PackData } from "@maria/rules";
import { type GameOptions, seatsOf } from "@maria/rules/model";
import type { Ledger, Played } from "./ledger.ts";

/** Longer than any bot of the house takes. */
const TIME_LIMIT = 60_000;

/** Where and by whom games are played. */
export interface Series {
  readonly data: PackData;
  /** The fingerprint of the same pack. */
  readonly pack: string;
  readonly options: GameOptions;
  /** Everybody plays in this style. */
  readonly style: string;
  /** Positions the marshal may look at for one decision. */
  readonly nodes: number;
  readonly games: number;
  readonly seed: number;
}

export interface Crew {
  readonly directory: string;
  readonly threads: number;
  readonly stopped: AbortSignal;
  readonly ledger: Ledger;
  onGame(): void;
}

const keyOf = ({ pack, options, style, nodes, seed }: Series, round: number): string =>
  [pack, options.variant, options.players, style, nodes, seed + round].join(" ");

const factsOf = ({ shares, power, ending, turn, happened }: Outcome): Played => ({
  ...{ shares, power, ending, turn, happened },
});

/** Games of one style among itself, each with a seed of its own; those in the ledger are not played again. */
export const playSeries = async (series: Series, crew: Crew): Promise<readonly Played[]> => {
  const { data, options, style, nodes, games, seed } = series;
  const seating = seatsOf(options).map(() => style);
  const wanted = fixturesOf([seating], games);
  const missing = wanted
    .filter(({ round }) => crew.ledger.find(keyOf(series, round)) === undefined)
    .map((fixture, number): Fixture => ({ ...fixture, number }));
  for (let known = wanted.length - missing.length; known > 0; known--) crew.onGame();
  const settings: PlayerSettings = {
    pack: data,
    options,
    budget: { milliseconds: TIME_LIMIT, nodes },
    seed,
    outside: {},
    directory: crew.directory,
    limit: TIME_LIMIT,
  };
  if (missing.length > 0)
    await playAll(settings, missing, crew.threads, crew.stopped, (outcome) => {
      // Nobody is told of a bot at fault by a share of victories.
      if (outcome.fault !== null) throw new Error(`${outcome.fault.bot}: ${outcome.fault.message}`);
      crew.ledger.keep(keyOf(series, outcome.round), factsOf(outcome));
      crew.onGame();
      return true;
    });
  return wanted.flatMap(({ round }) => crew.ledger.find(keyOf(series, round)) ?? []);
};

import { choices, replay } from "@maria/rules";
import type { Pack, State } from "@maria/rules/model";
import { draftOf } from "@maria/rules/search";
import {
  ADVANCED,
  cadetGame,
  INTRODUCTORY,
  randomEntries,
  randomGame,
  randomGameByPlay,
  type ServedGame,
  serveGame,
} from "./games.ts";
import { longRecord } from "./longRecord.ts";
import { type Measurement, type Rate, rateOf, timeOf } from "./measure.ts";
import { dearest, movementPhases, reachAll } from "./movement.ts";
import { longestRetreatSearch } from "./retreats.ts";
import { engineSize } from "./size.ts";

export type FigureName =
  | "randomActions"
  | "randomActionsAdvanced"
  | "randomActionsByPlay"
  | "serverActions"
  | "cadetGames"
  | "cadetGamesAdvanced"
  | "stateCopy"
  | "choices"
  | "marchTrees"
  | "retreatSearch"
  | "replay"
  | "engineSize"
  | "pageScript"
  | "pageScriptBoard"
  | "boardInteractive"
  | "panBlock"
  | "panWork"
  | "zoomBlock"
  | "zoomWork";

export interface Figure extends Measurement {
  readonly name: FigureName;
  readonly unit: "perSecond" | "microseconds" | "milliseconds" | "kilobytes";
  /** What it should reach at least (rates) or at most (everything else); null if none was set. */
  readonly budget: number | null;
  /**
   * For rates: what the baseline did in a second meanwhile, and the rate against it. For the page: the same of another
   * page, if one was measured in turns with it.
   */
  readonly baseline?: number;
  readonly ratio?: number;
  /** How many actions the thing measured consists of. */
  readonly actions?: number;
}

/** How often and how long each rate is measured, and over how many games samples are taken. */
export interface Effort {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly games: number;
}

/** The work is numbered, so that no game is played twice: the machine would learn to foresee it. */
const rate = (
  work: (number: number) => number | Promise<number>,
  { rounds, milliseconds }: Effort,
): Promise<Rate> => {
  let number = 0;
  return rateOf(() => work(number++), milliseconds, rounds);
};

/** A state in the middle of an advanced game, with all decks and memories it may have by then. */
const middleOf = (pack: Pack): State => {
  const record = longRecord(pack, 1);
  const half = record.entries.slice(0, Math.floor(record.entries.length / 2));
  const replayed = replay({ ...record, entries: half });
  if (!("state" in replayed)) throw new Error("a game that was played cannot be replayed");
  return replayed.state;
};

const THOUSAND = 1000;
const inMicroseconds = ({ value, best }: Measurement): Measurement => ({
  value: THOUSAND * value,
  best: THOUSAND * best,
});

/** Measures everything, one figure after another; the advanced game where nothing else is said. */
export async function* measureAll(pack: Pack, effort: Effort): AsyncGenerator<Figure> {
  const advanced = await rate((number) => randomGame(pack, ADVANCED, number), effort);
  yield { name: "randomActionsAdvanced", ...advanced, unit: "perSecond", budget: 300_000 };
  const plain = await rate((number) => randomGame(pack, INTRODUCTORY, number), effort);
  yield { name: "randomActions", ...plain, unit: "perSecond", budget: null };
  const byPlay = await rate((number) => randomGameByPlay(pack, ADVANCED, number), effort);
  yield { name: "randomActionsByPlay", ...byPlay, unit: "perSecond", budget: null };
  const served = Array.from({ length: effort.games }, (_, number) => randomEntries(pack, ADVANCED, number));
  const server = await rate((number) => serveGame(served[number % effort.games] as ServedGame), effort);
  yield { name: "serverActions", ...server, unit: "perSecond", budget: 20_000 };
  const cadets = await rate((number) => cadetGame(pack, INTRODUCTORY, number), effort);
  yield { name: "cadetGames", ...cadets, unit: "perSecond", budget: null };
  const older = await rate((number) => cadetGame(pack, ADVANCED, number), effort);
  yield { name: "cadetGamesAdvanced", ...older, unit: "perSecond", budget: null };
  const middle = middleOf(pack);
  const copy = inMicroseconds(timeOf(() => draftOf(middle), 100 * effort.milliseconds));
  yield { name: "stateCopy", ...copy, unit: "microseconds", budget: 2 };
  const phases = movementPhases(pack, ADVANCED, Math.min(effort.games, 20));
  const first = dearest(phases, ({ state, seat }) => choices(state, seat));
  yield { name: "choices", ...first, unit: "milliseconds", budget: 0.3 };
  const trees = dearest(phases, ({ state, seat }) => reachAll(choices(state, seat)));
  yield { name: "marchTrees", ...trees, unit: "milliseconds", budget: 0.3 };
  yield { name: "retreatSearch", ...longestRetreatSearch(pack), unit: "milliseconds", budget: 2 };
  const long = longRecord(pack, 1);
  const again = timeOf(() => replay(long), 5);
  yield { name: "replay", ...again, unit: "milliseconds", budget: 25, actions: long.entries.length };
  const size = await engineSize();
  yield { name: "engineSize", value: size, best: size, unit: "kilobytes", budget: 60 };
}

import { choices, draftOf, type GameRecord, type Pack, replay, type State } from "@maria/rules";
import {
  cadetGame,
  randomEntries,
  randomGame,
  randomGameByPlay,
  type ServedGame,
  serveGame,
} from "./games.ts";
import { type Measurement, rateOf, timeOf } from "./measure.ts";
import { dearest, movementPhases, reachAll } from "./movement.ts";
import { longestRetreatSearch } from "./retreats.ts";
import { engineSize } from "./size.ts";

export type FigureName =
  | "randomActions"
  | "randomActionsByPlay"
  | "serverActions"
  | "cadetGames"
  | "stateCopy"
  | "choices"
  | "marchTrees"
  | "retreatSearch"
  | "replay"
  | "engineSize";

export interface Figure extends Measurement {
  readonly name: FigureName;
  readonly unit: "perSecond" | "microseconds" | "milliseconds" | "kilobytes";
  /** What it should reach at least (rates) or at most (everything else); null if none was set. */
  readonly budget: number | null;
  /** How many actions the thing measured consists of. */
  readonly actions?: number;
}

/** How long each measurement runs, and over how many games samples are taken. */
export interface Effort {
  readonly milliseconds: number;
  readonly games: number;
}

const rate = (work: (number: number) => number, { milliseconds, games }: Effort): Measurement => {
  let number = 0;
  return rateOf(() => work(number++ % games), milliseconds);
};

/** A state in the middle of a game, with all decks and memories it may have by then. */
const middleOf = (pack: Pack): State => {
  const { record } = cadetGame(pack, 1);
  const half = { ...record, entries: record.entries.slice(0, Math.floor(record.entries.length / 2)) };
  return replay(half);
};

/** The longest of some games. */
const longGame = (pack: Pack, games: number): GameRecord => {
  let longest = cadetGame(pack, 0).record;
  for (let number = 1; number < games; number++) {
    const { record } = cadetGame(pack, number);
    if (record.entries.length > longest.entries.length) longest = record;
  }
  return longest;
};

const THOUSAND = 1000;
const inMicroseconds = ({ value, best }: Measurement): Measurement => ({
  value: THOUSAND * value,
  best: THOUSAND * best,
});

/** Measures everything, one figure after another. */
export async function* measureAll(pack: Pack, effort: Effort): AsyncGenerator<Figure> {
  const inPlace = rate((number) => randomGame(pack, number), effort);
  yield { name: "randomActions", ...inPlace, unit: "perSecond", budget: 300_000 };
  const byPlay = rate((number) => randomGameByPlay(pack, number), effort);
  yield { name: "randomActionsByPlay", ...byPlay, unit: "perSecond", budget: null };
  const served = Array.from({ length: effort.games }, (_, number) => randomEntries(pack, number));
  const server = rate((number) => serveGame(served[number] as ServedGame), effort);
  yield { name: "serverActions", ...server, unit: "perSecond", budget: 20_000 };
  const cadets = rate((number) => Number(cadetGame(pack, number).actions > 0), effort);
  yield { name: "cadetGames", ...cadets, unit: "perSecond", budget: null };
  const middle = middleOf(pack);
  const copy = inMicroseconds(timeOf(() => draftOf(middle), 100 * effort.milliseconds));
  yield { name: "stateCopy", ...copy, unit: "microseconds", budget: 2 };
  const phases = movementPhases(pack, Math.min(effort.games, 20));
  const plain = dearest(phases, ({ state, seat }) => choices(state, seat));
  yield { name: "choices", ...plain, unit: "milliseconds", budget: 0.3 };
  const trees = dearest(phases, ({ state, seat }) => reachAll(choices(state, seat)));
  yield { name: "marchTrees", ...trees, unit: "milliseconds", budget: 0.3 };
  yield { name: "retreatSearch", ...longestRetreatSearch(pack), unit: "milliseconds", budget: 2 };
  const long = longGame(pack, effort.games);
  const again = timeOf(() => replay(long), 5);
  yield { name: "replay", ...again, unit: "milliseconds", budget: 25, actions: long.entries.length };
  const size = await engineSize();
  yield { name: "engineSize", value: size, best: size, unit: "kilobytes", budget: 60 };
}

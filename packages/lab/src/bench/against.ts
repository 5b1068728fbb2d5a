import { isRefusal, type Seat, seatsOf } from "@maria/rules/model";
import { chanceFrom } from "@maria/rules/search";
import type { Effort, Figure } from "./figures.ts";
import { ADVANCED, type ServedGame } from "./games.ts";
import type { BuiltEngine } from "./otherEngine.ts";

/** Whole advanced games by an engine, by the number of the game: how many actions there were. */
type Games = (number: number) => number;

/**
 * The games of `games.ts` for an engine that is given. The cheap chance that chooses is the same for all, but the games are not:
 * engines shuffle differently and offer different things, so that times are told by action and over many games.
 */
const gamesOf = ({ engine, pack }: BuiltEngine): Readonly<Record<GamesName, Games>> => {
  const { apply, choices, draftOf, newGame, pending, play, randomAction, seedFromNumber } = engine;
  const { stateFrom, storedForm, views } = engine;
  const nextSeat = (state: ReturnType<typeof newGame>): Seat => pending(state)[0]?.seat as Seat;
  const entriesOf = (number: number): ServedGame => {
    const random = chanceFrom(number);
    const start = newGame(pack, ADVANCED, seedFromNumber(number));
    const draft = draftOf(start);
    const entries: ServedGame["entries"] = [];
    while (draft.result === null) {
      const seat = nextSeat(draft);
      const action = randomAction(choices(draft, seat), random);
      entries.push({ seat, action });
      apply(draft, seat, action, null);
    }
    return { stored: storedForm(start), entries };
  };
  const served = new Map<number, ServedGame>();
  const servedGame = (number: number): ServedGame => {
    const known = served.get(number) ?? entriesOf(number);
    served.set(number, known);
    return known;
  };
  return {
    randomActionsAdvanced(number) {
      const random = chanceFrom(number);
      const draft = draftOf(newGame(pack, ADVANCED, seedFromNumber(number)));
      let actions = 0;
      for (; draft.result === null; actions++) {
        const seat = nextSeat(draft);
        apply(draft, seat, randomAction(choices(draft, seat), random), null);
      }
      return actions;
    },
    randomActionsByPlay(number) {
      const random = chanceFrom(number);
      let state = newGame(pack, ADVANCED, seedFromNumber(number));
      let actions = 0;
      for (; state.result === null; actions++) {
        const seat = nextSeat(state);
        const played = play(state, seat, randomAction(choices(state, seat), random));
        if (isRefusal(played)) throw new Error(`${played.rule} ${played.reason}`);
        state = played.state;
      }
      return actions;
    },
    serverActions(number) {
      const { stored, entries } = servedGame(number);
      let text = stored;
      for (const { seat, action } of entries) {
        const played = play(stateFrom(text), seat, action);
        if (isRefusal(played)) throw new Error(`${played.rule} ${played.reason}`);
        text = storedForm(played.state);
        views(played.state, seatsOf(played.state.options));
      }
      return entries.length;
    },
  };
};

const NAMES = ["randomActionsAdvanced", "randomActionsByPlay", "serverActions"] as const;
type GamesName = (typeof NAMES)[number];

/** One engine's games: how long each took at least, and how many actions it had. */
interface Times {
  readonly games: Games;
  readonly least: number[];
  readonly actions: number[];
}

/** Processor time, in microseconds: what the machine does for others in the meantime is not counted. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

const playOnce = ({ games, least, actions }: Times, number: number): void => {
  const begun = processorTime();
  actions[number] = games(number);
  const took = processorTime() - begun;
  least[number] = Math.min(least[number] ?? took, took);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
const perSecond = ({ least, actions }: Times): number => (1_000_000 * sum(actions)) / sum(least);

/** Both engines are warmed up in turns, like all that follows, for so many times as long as a round of the bench lasts. */
const WARM_UP_ROUNDS = 5;

/**
 * Two engines in one process, game by game in turns, the one first and then the other. Of each game the least processor time of
 * each engine counts: a busy machine can only lengthen it. What it cannot even out is how well V8 happens to compile either engine, which
 * differs by some hundredths from process to process: repeat the command and take the median.
 */
export function* measureAgainst(
  own: BuiltEngine,
  other: BuiltEngine,
  { rounds, games, milliseconds }: Effort,
): Generator<Figure> {
  const ofOwn = gamesOf(own);
  const ofOther = gamesOf(other);
  for (const name of NAMES) {
    const timesOf = (engine: Readonly<Record<GamesName, Games>>): Times => ({
      games: engine[name],
      least: [],
      actions: [],
    });
    const both = [timesOf(ofOwn), timesOf(ofOther)] as const;
    const begun = performance.now();
    for (let number = 0; performance.now() - begun < WARM_UP_ROUNDS * milliseconds; number++)
      for (const times of both) times.games(name === "serverActions" ? number % games : games + number);
    for (let round = 0; round < rounds; round++)
      for (let number = 0; number < games; number++)
        for (const times of (round + number) % 2 === 0 ? both : [both[1], both[0]]) playOnce(times, number);
    const [value, baseline] = [perSecond(both[0]), perSecond(both[1])];
    yield { name, value, best: value, baseline, ratio: value / baseline, unit: "perSecond", budget: null };
  }
}

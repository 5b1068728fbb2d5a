import {
  type Action,
  type Ending,
  type Entry,
  type GameRecord,
  momentOf,
  newGame,
  type PhaseName,
  POWER_NAMES,
  type PowerName,
  pending,
  type Random,
  RULES_VERSION,
  type Seat,
  type State,
  seedFromNumber,
} from "../../src/engine.ts";
import { passiveAction } from "./conqueror.ts";
import { type GameKind, livelySeatAndAction, optionsOf, randomFrom } from "./games.ts";
import { historical } from "./packs.ts";
import { played } from "./position.ts";

/** How a seat plays. */
export type Player = (state: State, seat: Seat) => Action;

export interface RecordedEnding {
  readonly name: string;
  readonly kind: GameKind;
  readonly winner: Seat | null;
  readonly ending: Ending;
  /** VIC-09: the power that wins the advanced game. */
  readonly power?: PowerName;
  /** The phase in which the game ends, where it matters. */
  readonly phase?: readonly [stage: number, phase: PhaseName];
  /** How the game was played when it was recorded: seats not named do as little as they may, or all play at random. */
  readonly play: Readonly<Partial<Record<Seat, Player>>> | "at random";
}

const nextMove = (state: State, { play }: RecordedEnding, random: Random): [Seat, Action] => {
  if (play === "at random") return livelySeatAndAction(state, random);
  const { seat } = pending(state)[0] as { seat: Seat };
  return [seat, (play[seat] ?? passiveAction)(state, seat)];
};

/** Whether a game has come to this end. */
export const hasEndedSo = (state: State, { winner, ending, power, phase }: RecordedEnding): boolean => {
  const { result } = state;
  if (result === null || result.winner !== winner || result.ending !== ending) return false;
  if (power !== undefined && result.power !== POWER_NAMES.indexOf(power)) return false;
  const moment = momentOf(state);
  return phase === undefined || (moment.stage === phase[0] && moment.phase === phase[1]);
};

const playToTheEnd = (ending: RecordedEnding, number: number): { record: GameRecord; state: State } => {
  const options = optionsOf(ending.kind);
  const seed = seedFromNumber(number);
  const random = randomFrom(number);
  const entries: Entry[] = [];
  let state = newGame(historical, options, seed);
  while (state.result === null) {
    const [seat, action] = nextMove(state, ending, random);
    entries.push({ seat, action });
    state = played(state, seat, action).state;
  }
  return { record: { rules: RULES_VERSION, pack: historical.id, options, seed, entries }, state };
};

/** Most ends come within ten games; the rare ones are worth a minute. */
const SEEDS_TRIED = 500;

/** Plays games until one comes to the end that is wanted. */
export const findGame = (ending: RecordedEnding): { record: GameRecord; state: State } => {
  for (let number = 1; number <= SEEDS_TRIED; number++) {
    const game = playToTheEnd(ending, number);
    if (hasEndedSo(game.state, ending)) return game;
  }
  throw new Error(`no game found that ends as ${ending.name}`);
};

import {
  type Action,
  choices,
  type Entry,
  type GameEvent,
  type GameOptions,
  type GameRecord,
  isRefusal,
  newGame,
  type Pack,
  pending,
  play,
  RULES_VERSION,
  type Seat,
  type State,
  seatsOf,
  view,
} from "@maria/rules";
import type { Bot, Budget } from "./bot.ts";
import { botChance } from "./chance.ts";

export interface PlayGameOptions {
  /** Called after every action with what happened; for printing and checking a game as it is played. */
  readonly onAction?: (
    state: State,
    entry: { readonly seat: Seat; readonly action: Action },
    events: readonly GameEvent[],
  ) => void;
  readonly budget?: Budget;
}

export interface PlayedGame {
  readonly record: GameRecord;
  readonly state: State;
  /** How many actions were played. */
  readonly actions: number;
}

/** A turn of bots takes some thirty actions; one that takes this many goes round in circles. */
const MOST_ACTIONS_PER_TURN = 2000;

/**
 * Plays a whole game among bots. A bot is given its seat's view and the choices worked out from that view, nothing
 * else. Throws if a bot answers with an action that is not legal, if nobody has anything to choose, or if a turn
 * does not end.
 */
export const playGame = (
  pack: Pack,
  options: GameOptions,
  seed: string,
  botBySeat: Readonly<Partial<Record<Seat, Bot>>>,
  { onAction, budget = { milliseconds: 0 } }: PlayGameOptions = {},
): PlayedGame => {
  const chance = new Map(seatsOf(options).map((seat) => [seat, botChance(seed, seat)]));
  let state = newGame(pack, options, seed);
  const entries: Entry[] = [];
  let turn = state.turn;
  let turnBeganAt = 0;
  while (state.result === null) {
    const [decision] = pending(state);
    if (decision === undefined) throw new Error(`nobody has to decide in turn ${state.turn}`);
    const { seat } = decision;
    const bot = botBySeat[seat];
    const random = chance.get(seat);
    if (bot === undefined || random === undefined) throw new RangeError(`no bot sits at ${seat}`);
    const seen = view(state, seat);
    const offered = choices(seen, seat);
    if (offered.length === 0) throw new Error(`${seat} has to decide (${decision.kind}) but has no choice`);
    const action = bot(seen, offered, budget, random);
    const played = play(state, seat, action);
    if (isRefusal(played))
      throw new Error(`${seat} played ${JSON.stringify(action)}: ${played.rule} ${played.reason}`);
    state = played.state;
    entries.push({ seat, action });
    onAction?.(state, { seat, action }, played.events);
    if (state.turn !== turn) {
      turn = state.turn;
      turnBeganAt = entries.length;
    } else if (entries.length - turnBeganAt > MOST_ACTIONS_PER_TURN)
      throw new Error(`turn ${turn} does not end`);
  }
  return {
    record: { rules: RULES_VERSION, pack: pack.id, options, seed, entries },
    state,
    actions: entries.length,
  };
};

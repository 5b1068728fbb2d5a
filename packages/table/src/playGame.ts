import type { Budget } from "@maria/bots";
import type { GameRecord } from "@maria/rules";
import { RULES_VERSION } from "@maria/rules/authority";
import {
  type Action,
  type GameEvent,
  type GameOptions,
  type Pack,
  type Seat,
  type State,
  seatsOf,
} from "@maria/rules/model";
import { Authority } from "./authority.ts";
import { type BotFault, BotLoop } from "./botLoop.ts";
import { MemoryStore } from "./entryStore.ts";
import type { BotsBySeat } from "./players.ts";

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

/** A bot threw something, answered against the rules, or does not let a turn end. */
export class BotAtFault extends Error {
  readonly seat: Seat;
  constructor({ seat, message }: BotFault) {
    super(message);
    this.seat = seat;
  }
}

/** Plays a whole game among bots at a table of its own, kept in memory. Rejects with who is at fault, if somebody is. */
export const playGame = async (
  pack: Pack,
  options: GameOptions,
  seed: string,
  bots: BotsBySeat,
  { onAction, budget = { milliseconds: 0 } }: PlayGameOptions = {},
): Promise<PlayedGame> => {
  const empty = seatsOf(options).find((seat) => bots[seat] === undefined);
  if (empty !== undefined) throw new RangeError(`no bot sits at ${empty}`);
  const start = { rules: RULES_VERSION, pack: pack.id, options, seed };
  const store = new MemoryStore();
  const authority = await Authority.open(start, store, {
    audit: (step) => {
      if (step.type === "played")
        onAction?.(step.state, { seat: step.seat, action: step.action }, step.events);
    },
  });
  const loop = new BotLoop(authority, bots, {
    budget,
    onFault: (fault) => {
      throw new BotAtFault(fault);
    },
  });
  const trouble = await loop.play();
  if (trouble !== null) throw "seat" in trouble ? new BotAtFault(trouble) : new Error(trouble.failed);
  const { state } = authority;
  if (state.result === null) throw new Error(`nobody has to decide in turn ${state.turn}`);
  return { record: { ...start, entries: store.entries }, state, actions: store.entries.length };
};

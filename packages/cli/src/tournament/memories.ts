import { logFor, newGame, view } from "@maria/rules";
import type { GameEvent, GameOptions, Pack, Seat, State } from "@maria/rules/model";
import { type Memory, memoryFrom, remember } from "@maria/rules/search";

/** What seats know of a game from its beginning on, taken in action by action. */
export interface Memories {
  of(seat: Seat): Memory;
  takeIn(state: State, events: readonly GameEvent[]): void;
}

export const memoriesOf = (
  pack: Pack,
  options: GameOptions,
  seed: string,
  seats: readonly Seat[],
): Memories => {
  const dealt = newGame(pack, options, seed);
  const memories = new Map(seats.map((seat) => [seat, memoryFrom(view(dealt, seat))]));
  return {
    of(seat) {
      const memory = memories.get(seat);
      if (memory === undefined) throw new RangeError(`nobody remembers anything at ${seat}`);
      return memory;
    },
    takeIn(state, events) {
      for (const [seat, memory] of memories)
        memories.set(seat, logFor(state, events, seat).reduce(remember, memory));
    },
  };
};

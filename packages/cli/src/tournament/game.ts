import type { Bot, Budget } from "@maria/bots";
import type { GameOptions, Pack, PowerName, PowerOrNobody, Seat } from "@maria/rules/model";
import { type Ending, NOBODY, POWER_NAMES, seatsOf } from "@maria/rules/model";
import { BotAtFault, playGame } from "@maria/table";
import { type Happened, note, nothingHappened } from "../simulate/events.ts";
import { memoriesOf } from "./memories.ts";
import type { OutsideBot } from "./outsideBot.ts";
import type { Fixture } from "./seatings.ts";

/** Somebody who takes part: one of the house's bots, or one from outside. */
export type Entrant = { readonly bot: Bot } | { readonly outside: OutsideBot };

/** How long a seat has thought. */
export interface Thinking {
  readonly decisions: number;
  readonly milliseconds: number;
  readonly longest: number;
}

/** A game that has been played. */
export interface Outcome extends Fixture {
  /** By seat: 1 for the winner, 0 for everybody else; a tie is shared. They add up to 1. */
  readonly shares: readonly number[];
  readonly turn: number;
  /** Null if somebody was at fault, and so the game did not come to its end. */
  readonly ending: Ending | null;
  /** The power that won, where a power does (VIC-09). */
  readonly power: PowerName | null;
  readonly happened: Happened;
  readonly fault: { readonly seat: Seat; readonly bot: string; readonly message: string } | null;
  /** By seat. */
  readonly thinking: readonly Thinking[];
}

export interface GameSettings {
  readonly pack: Pack;
  readonly options: GameOptions;
  readonly budget: Budget;
  readonly entrants: ReadonlyMap<string, Entrant>;
}

interface Clock extends Thinking {
  decisions: number;
  milliseconds: number;
  longest: number;
}

const timed =
  (bot: Bot, clock: Clock): Bot =>
  async (...question) => {
    const began = performance.now();
    try {
      return await bot(...question);
    } finally {
      const taken = performance.now() - began;
      clock.decisions++;
      clock.milliseconds += taken;
      clock.longest = Math.max(clock.longest, taken);
    }
  };

/** Whoever is at fault loses, and the others share the victory. */
const sharesOf = (seats: readonly Seat[], winner: Seat | null, loser: Seat | null): number[] => {
  const winners = seats.filter((seat) => (winner === null ? seat !== loser : seat === winner));
  return seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
};

const nameOf = (power: PowerOrNobody): PowerName | null =>
  power === NOBODY ? null : (POWER_NAMES[power] ?? null);

/** Plays one game of a tournament. Rejects only if the house itself is at fault. */
export const playFixture = async (
  { pack, options, budget, entrants }: GameSettings,
  fixture: Fixture,
  seed: string,
): Promise<Outcome> => {
  const seats = seatsOf(options);
  const nameAt = (seat: Seat): string => fixture.seating[seats.indexOf(seat)] ?? "";
  const entrantAt = (seat: Seat): Entrant => {
    const entrant = entrants.get(nameAt(seat));
    if (entrant === undefined) throw new RangeError(`nobody is called ${nameAt(seat)}`);
    return entrant;
  };
  const strangers = seats.filter((seat) => "outside" in entrantAt(seat));
  const memories = strangers.length === 0 ? null : memoriesOf(pack, options, seed, strangers);
  const clocks = seats.map((): Clock => ({ decisions: 0, milliseconds: 0, longest: 0 }));
  const bots: Partial<Record<Seat, Bot>> = {};
  seats.forEach((seat, index) => {
    const entrant = entrantAt(seat);
    const clock = clocks[index];
    if (clock === undefined) return;
    const recall = () => (memories ?? memoriesOf(pack, options, seed, [seat])).of(seat);
    bots[seat] = timed("bot" in entrant ? entrant.bot : entrant.outside.seated(seat, recall), clock);
  });
  let turn = 1;
  const happened = nothingHappened();
  const ended = { ...fixture, thinking: clocks, happened };
  try {
    const { state } = await playGame(pack, options, seed, bots, {
      budget,
      onAction(now, _entry, events) {
        turn = now.turn;
        for (const event of events) note(happened, pack, event);
        memories?.takeIn(now, events);
      },
    });
    const { winner = null, ending = null, power = NOBODY } = state.result ?? {};
    const shares = sharesOf(seats, winner, null);
    return { ...ended, shares, turn, ending, power: nameOf(power), fault: null };
  } catch (error) {
    if (!(error instanceof BotAtFault)) throw error;
    const { seat, message } = error;
    const fault = { seat, bot: nameAt(seat), message };
    return { ...ended, shares: sharesOf(seats, null, seat), turn, ending: null, power: null, fault };
  }
};

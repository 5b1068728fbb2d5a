import { BOTS } from "@maria/bots";
import { choices, type GameRecord, pending, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { brokenLaws, openTable, playAtTable, type Table } from "@maria/rules/laws";
import {
  type Action,
  type GameOptions,
  isRefusal,
  type Pack,
  type Random,
  type Seat,
  seatsOf,
} from "@maria/rules/model";
import { chanceFrom, randomAction } from "@maria/rules/search";
import {
  checkChoices,
  checkDeadEnd,
  checkLedger,
  checkPurity,
  checkReplay,
  checkSecrets,
  checkUndo,
  type Fault,
  type Memories,
  newMemories,
  rememberAll,
} from "./checks.ts";
import { type Counting, countAction, countGame } from "./coverage.ts";

export interface FoundFault extends Fault {
  /** The game up to the fault. */
  readonly record: GameRecord;
}

/** A turn takes some thirty actions; one that takes this many goes round in circles. */
const MOST_ACTIONS_PER_TURN = 2000;
/** How many actions of a hundred are random, by game: from a game of cadets to one of chance alone. */
const RANDOM_SHARES = [0, 5, 20, 50, 80, 100] as const;
/** The dear checks are made once in so many actions. */
const SECRETS_ONE_IN = 6;
const PURITY_ONE_IN = 12;
const UNDO_ONE_IN = 20;
/** STK-13: how often somebody who is not asked shifts troops, if he can. */
const UNASKED_ONE_IN = 15;

const nextAction = (table: Table, seat: Seat, share: number, random: Random): Action => {
  const seen = view(table.state, seat);
  const offered = choices(seen, seat);
  return random(100) < share
    ? randomAction(offered, random)
    : BOTS.cadet(seen, offered, { milliseconds: 0 }, random);
};

/** Mostly a seat that is asked; now and then one that only may do something. */
const nextSeat = (table: Table, random: Random): { seat: Seat; isAsked: boolean } => {
  const waiting = pending(table.state).map(({ seat }) => seat);
  const others = seatsOf(table.state.options).filter(
    (seat) => !waiting.includes(seat) && choices(table.state, seat).length > 0,
  );
  const isAsked = others.length === 0 || random(UNASKED_ONE_IN) > 0;
  const seats = isAsked ? waiting : others;
  return { seat: seats[random(seats.length)] as Seat, isAsked };
};

const checkAfter = (
  before: Table,
  after: Table,
  seat: Seat,
  memories: Memories,
  random: Random,
): Fault | null => {
  const broken = brokenLaws(after.state);
  if (broken.length > 0) return { kind: "brokenLaw", detail: broken.join("; ") };
  return (
    checkDeadEnd(after.state) ??
    checkChoices(after.state, random) ??
    (random(SECRETS_ONE_IN) === 0 ? checkSecrets(after.state, random, memories) : null) ??
    (random(PURITY_ONE_IN) === 0 ? checkPurity(after.state, seat, random) : null) ??
    (random(UNDO_ONE_IN) === 0 ? checkUndo(before.state, after, seat) : null)
  );
};

/** Plays one game, half sense and half chance, and looks for faults at every step; null if there is none. */
export const fuzzGame = (
  pack: Pack,
  options: GameOptions,
  number: number,
  coverage: Counting,
): FoundFault | null => {
  const random = chanceFrom(number ^ 0x5bd1e995);
  const share = RANDOM_SHARES[random(RANDOM_SHARES.length)] as number;
  let table = openTable(pack.id, options, seedFromNumber(number));
  const memories = newMemories(table.state);
  let turn = 0;
  let turnBeganAt = 0;
  const found = (fault: Fault): FoundFault => ({ ...fault, record: table.record });
  try {
    const atOnce = checkDeadEnd(table.state);
    if (atOnce) return found(atOnce);
    while (table.state.result === null) {
      const played = table.record.entries.length;
      if (table.state.turn !== turn) {
        turn = table.state.turn;
        turnBeganAt = played;
      } else if (played - turnBeganAt > MOST_ACTIONS_PER_TURN)
        return found({ kind: "endless", detail: `turn ${turn} does not end` });
      const { seat, isAsked } = nextSeat(table, random);
      const action = nextAction(table, seat, isAsked ? share : 100, random);
      const outcome = playAtTable(table, seat, action);
      if (isRefusal(outcome))
        return found({
          kind: "refusedChoice",
          detail: `${seat} ${JSON.stringify(action)}: ${outcome.rule} ${outcome.reason}`,
        });
      const before = table;
      table = outcome.table;
      countAction(coverage, action, outcome.events);
      rememberAll(memories, table.state, outcome.events);
      const fault =
        checkLedger(before.state, outcome.events, table.state) ??
        checkAfter(before, table, seat, memories, random);
      if (fault) return found(fault);
    }
    countGame(coverage, options, table.state.result);
    const fault = checkReplay(table);
    return fault ? found(fault) : null;
  } catch (error) {
    return found({ kind: "crash", detail: (error as Error).stack ?? String(error) });
  }
};

import type { Bot, Budget } from "@maria/bots";
import { choices, pending, play, view } from "@maria/rules";
import {
  type Action,
  type CardId,
  type GameEvent,
  isRefusal,
  isReserve,
  type Random,
  type Seat,
  type State,
  SUIT_NAMES,
  suitOf,
  worthOf,
} from "@maria/rules/model";
import { answerKey, answersIn, isAnswer, type Puzzle, type PuzzleKind, weigh } from "@maria/table";

/** What a bot did in a position, and whether nothing would have been better. */
export interface Answered {
  readonly isSolved: boolean;
  readonly actions: readonly Action[];
}

interface Course extends Pick<Answered, "actions"> {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** Judged by the end of the phase: it does not matter which general marches first, nor which hussar rides. */
const PHASED: ReadonlySet<PuzzleKind> = new Set(["victory", "conquest", "supply", "hussars"]);
/** Reserves are counted after the suits, which have numbers from 0 on. */
const AFTER_THE_SUITS = SUIT_NAMES.length;

/** More than any phase has; talk among them. */
const MOST_ACTIONS = 60;

/** The bot decides until its phase is over or, where one decision is asked for, until it has answered. It sees views alone. */
const courseOf = async (
  from: State,
  { seat, kind }: Puzzle,
  bot: Bot,
  budget: Budget,
  random: Random,
): Promise<Course> => {
  const actions: Action[] = [];
  const events: GameEvent[] = [];
  let state = from;
  while (actions.length < MOST_ACTIONS && state.result === null && state.step === from.step) {
    if (!pending(state).some((decision) => decision.seat === seat)) break;
    const seen = view(state, seat);
    const action = await bot(seen, choices(seen, seat), budget, random);
    actions.push(action);
    if (action.type === "done" || (isAnswer(action) && !PHASED.has(kind))) break;
    const next = play(state, seat, action);
    if (isRefusal(next)) throw new Error(`${seat} may not ${action.type}: ${next.rule}`);
    state = next.state;
    events.push(...next.events);
  }
  return { state, actions, events };
};

/** Points by suit; Reserves have none and are counted as a fifth. */
const pointsBySuit = (cards: readonly CardId[]): number[] => {
  const sums = [0, 0, 0, 0, 0];
  for (const card of cards) {
    const at = isReserve(card) ? AFTER_THE_SUITS : suitOf(card);
    sums[at] = (sums[at] ?? 0) + worthOf(card);
  }
  return sums;
};

/**
 * Fewest points are not all: somebody may spare the suits he fights in (CMB-14). A payment is wrong for certain only if another gives
 * up no more of any suit and less of one.
 */
const isSparing = (state: State, seat: Seat, action: Action): boolean => {
  if (action.type !== "paySupply") return false;
  const own = pointsBySuit(action.cards);
  for (const other of answersIn(state, seat)) {
    if (other.type !== "paySupply" || other.power !== action.power) continue;
    const less = pointsBySuit(other.cards).map((sum, suit) => sum - (own[suit] ?? 0));
    if (less.every((change) => change <= 0) && less.some((change) => change < 0)) return false;
  }
  return true;
};

const isSolvedBy = ({ state, actions, events }: Course, puzzle: Puzzle): boolean => {
  const { kind, seat, worth, answers } = puzzle;
  const last = actions.at(-1);
  if (last === undefined) return false;
  switch (kind) {
    case "victory":
      return state.result?.winner === seat;
    case "conquest":
      return events.filter((event) => event.type === "conquered" && !event.retroactive).length >= worth;
    case "supply":
    case "hussars":
      return weigh(state, puzzle, { type: "done" }).worth >= worth;
    case "payment":
      return isSparing(state, seat, last);
    case "battle":
    case "army":
      // Known over what is hidden (hiddenBattle.ts), not for the one deal there is.
      return answers.some((answer) => answerKey(answer) === answerKey(last));
    default:
      return weigh(state, puzzle, last).worth >= worth;
  }
};

export const answeredBy = async (
  state: State,
  puzzle: Puzzle,
  bot: Bot,
  budget: Budget,
  random: Random,
): Promise<Answered> => {
  const course = await courseOf(state, puzzle, bot, budget, random);
  return { isSolved: isSolvedBy(course, puzzle), actions: course.actions };
};

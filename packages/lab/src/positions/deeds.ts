import { wordsIn } from "@maria/cli/messages/words";
import { logFor, play } from "@maria/rules";
import { packOf } from "@maria/rules/board";
import { type Action, type GameEvent, isRefusal, type State } from "@maria/rules/model";
import { type Puzzle, weigh } from "@maria/table";
import { sentencesOf } from "@maria/tell";
import type { Context } from "../context.ts";
import type { Answered } from "./answered.ts";

/** So much of a course is told. */
const MOST_SENTENCES = 6;

/** What happened, as the seat itself sees it. */
const told = (context: Context, state: State, { seat }: Puzzle, events: readonly GameEvent[]): string => {
  const words = wordsIn(context.language, packOf(state));
  return sentencesOf(words, logFor(state, events, seat))
    .slice(0, MOST_SENTENCES)
    .join(" ");
};

const eventsOf = (state: State, puzzle: Puzzle, actions: readonly Action[]): readonly GameEvent[] => {
  const events: GameEvent[] = [];
  let now = state;
  for (const action of actions) {
    const next = play(now, puzzle.seat, action);
    if (isRefusal(next)) break;
    events.push(...next.events);
    now = next.state;
  }
  return events;
};

/** In words what a bot did in a position, and what would have been best. */
export const deedsIn = (
  context: Context,
  state: State,
  puzzle: Puzzle,
  { actions }: Answered,
): { readonly did: string; readonly best: string } => {
  const [answer] = puzzle.answers;
  return {
    did: told(context, state, puzzle, eventsOf(state, puzzle, actions)),
    best: answer === undefined ? "" : told(context, state, puzzle, weigh(state, puzzle, answer).events),
  };
};

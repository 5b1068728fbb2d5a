import { BOTS } from "@maria/bots";
import { choices, newGame, pending, play } from "@maria/rules";
import { seedFromNumber, views } from "@maria/rules/authority";
import {
  type Action,
  type GameOptions,
  isRefusal,
  type Pack,
  type Seat,
  type State,
  seatsOf,
} from "@maria/rules/model";
import { apply, chanceFrom, draftOf, randomAction } from "@maria/rules/search";
import { stateFrom, storedForm } from "@maria/rules/stored";
import { playGame } from "@maria/table";

export const INTRODUCTORY: GameOptions = {
  variant: "introductory",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
};
export const ADVANCED: GameOptions = {
  variant: "advanced",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
};

const nextSeat = (state: State): Seat => {
  const [decision] = pending(state);
  if (!decision) throw new Error("nobody has to decide");
  return decision.seat;
};

/** One whole game of random legal actions on a private copy; how many there were. */
export const randomGame = (pack: Pack, options: GameOptions, number: number): number => {
  const random = chanceFrom(number);
  const draft = draftOf(newGame(pack, options, seedFromNumber(number)));
  let actions = 0;
  while (draft.result === null) {
    const seat = nextSeat(draft);
    apply(draft, seat, randomAction(choices(draft, seat), random), null);
    actions++;
  }
  return actions;
};

/** The same through `play`, which checks every action and never changes a state. */
export const randomGameByPlay = (pack: Pack, options: GameOptions, number: number): number => {
  const random = chanceFrom(number);
  let state = newGame(pack, options, seedFromNumber(number));
  let actions = 0;
  while (state.result === null) {
    const seat = nextSeat(state);
    const played = play(state, seat, randomAction(choices(state, seat), random));
    if (isRefusal(played)) throw new Error(`${played.rule} ${played.reason}`);
    state = played.state;
    actions++;
  }
  return actions;
};

/** A whole random game as it was played, so that it can be played again without choosing. */
export const randomEntries = (pack: Pack, options: GameOptions, number: number): ServedGame => {
  const random = chanceFrom(number);
  const start = newGame(pack, options, seedFromNumber(number));
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

export interface ServedGame {
  readonly stored: string;
  readonly entries: { readonly seat: Seat; readonly action: Action }[];
}

/**
 * As a server would: for each action that arrives the stored text is read, the action checked and played, the new
 * state stored, and a view made for each seat.
 */
export const serveGame = ({ stored, entries }: ServedGame): number => {
  let text = stored;
  for (const { seat, action } of entries) {
    const played = play(stateFrom(text), seat, action);
    if (isRefusal(played)) throw new Error(`${played.rule} ${played.reason}`);
    text = storedForm(played.state);
    views(played.state, seatsOf(played.state.options));
  }
  return entries.length;
};

/** One whole game among cadets. */
export const cadetGame = async (pack: Pack, options: GameOptions, number: number): Promise<number> => {
  const { cadet } = BOTS;
  await playGame(pack, options, seedFromNumber(number), { maria: cadet, frederick: cadet, louis: cadet });
  return 1;
};

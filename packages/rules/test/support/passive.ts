import {
  type Action,
  actionsOf,
  type Choice,
  choices,
  newGame,
  pending,
  type Seat,
  type State,
  seedFromNumber,
} from "../../src/index.ts";
import { introductory, type Turn } from "./games.ts";
import { historical } from "./packs.ts";
import { played } from "./position.ts";

/** Peaceful choices come first: end the phase, give up the battle, recruit nobody. */
const PEACEFUL: readonly Choice["type"][] = ["done", "stop", "recruit", "subsidy", "allot"];

/** The action of a player who does as little as the rules allow. */
export const passiveAction = (state: State, seat: Seat): Action => {
  const offered = choices(state, seat);
  const choice =
    PEACEFUL.flatMap((type) => offered.filter((one) => one.type === type))[0] ??
    offered.filter(({ type }) => type !== "transfer")[0];
  const [action] = choice === undefined ? [] : actionsOf(choice);
  if (action === undefined) throw new Error(`${seat} has nothing to do`);
  return action;
};

/** A whole game in which nobody does anything. */
export function* passiveGame(players: 2 | 3, shuffle: number): Generator<Turn> {
  let state = newGame(historical, introductory(players), seedFromNumber(shuffle));
  while (state.result === null) {
    const before = state;
    const { seat } = pending(before)[0] as { seat: Seat };
    const action = passiveAction(before, seat);
    const { state: after, events } = played(before, seat, action);
    yield { before, seat, action, after, events };
    state = after;
  }
}

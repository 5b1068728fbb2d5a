import { actionsOf } from "../../src/game/actionsOf.ts";
import { choices, pending } from "../../src/game/play.ts";
import { momentOf } from "../../src/ground/sequence.ts";
import type { Action } from "../../src/model/actions.ts";
import type { Choice } from "../../src/model/choices.ts";
import type { GameEvent } from "../../src/model/events.ts";
import type { Seat } from "../../src/model/options.ts";
import type { PowerName } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { played, power } from "./position.ts";

/** One action of a quiet game with what it led to. */
export interface QuietStep {
  readonly before: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/** The wish to do as little as possible: these are declined, ended or answered with no, in this order. */
const QUIET = ["done", "stop", "halt", "answerDispute", "answerStack", "subsidy", "recruit"] as const;

const declining = (choice: Choice): Action | undefined => {
  if (choice.type === "answerDispute") return { type: "answerDispute", dispute: false };
  if (choice.type === "answerStack") return { type: "answerStack", agree: false };
  if (choice.type === "subsidy") return { type: "subsidy", pay: false };
  if (choice.type === "recruit")
    return { type: "recruit", power: choice.power, troops: 0, reentries: [], cards: [], split: [] };
  const [first] = actionsOf(choice);
  return first;
};

/** What a player does who does as little as the rules let him. */
export const quietAction = (state: State, seat: Seat): Action => {
  const open = choices(state, seat).filter(({ type }) => type !== "transfer");
  const wish = QUIET.map((type) => open.find((choice) => choice.type === type)).find((choice) => choice);
  const [choice] = wish ? [wish] : open;
  const action = choice && declining(choice);
  if (!action) throw new Error(`${seat} has nothing to do`);
  return action;
};

/** Everybody does as little as possible until `isOver` says so or the game ends. */
export function* quietPlay(
  state: State,
  isOver: (state: State) => boolean = () => false,
): Generator<QuietStep> {
  let before = state;
  while (before.result === null && !isOver(before)) {
    const seat = pending(before)[0]?.seat;
    if (seat === undefined) throw new Error("nobody is asked");
    const action = quietAction(before, seat);
    const { state: after, events } = played(before, seat, action);
    yield { before, seat, action, after, events };
    before = after;
  }
}

/** Plays quietly on until the phase named is running. */
export const quietlyTo = (state: State, stage: number, phase: string, turn = state.turn): State => {
  let now = state;
  const isThere = (at: State): boolean => {
    const moment = momentOf(at);
    return at.turn === turn && moment.stage === stage && moment.phase === phase;
  };
  for (const { after } of quietPlay(state, isThere)) now = after;
  if (!isThere(now)) throw new Error(`no ${phase} of stage ${stage} in turn ${turn}`);
  return now;
};

export const eventsOfType = <Type extends GameEvent["type"]>(
  events: readonly GameEvent[],
  type: Type,
): Extract<GameEvent, { type: Type }>[] =>
  events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);

/** How many cards came into a power's hand, the subsidy included. */
export const cardsReceived = (events: readonly GameEvent[], name: PowerName): number => {
  const own = power(name);
  let count = eventsOfType(events, "subsidyPaid").filter(({ to }) => to === own).length;
  for (const event of eventsOfType(events, "cardsDrawn"))
    if (event.power === own) count += event.cards.length;
  return count;
};

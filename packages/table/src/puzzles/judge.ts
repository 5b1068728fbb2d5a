import { type Entry, play } from "@maria/rules";
import { boardOf, packOf, powerOf, supplyOf, UNSUPPLIED } from "@maria/rules/board";
import {
  type Action,
  AUSTRIA,
  type GameEvent,
  isOnBoard,
  isRefusal,
  OFF_BOARD,
  type PieceId,
  type Power,
  type Seat,
  type State,
  seatOfPower,
  worthOf,
} from "@maria/rules/model";
import { answersIn } from "./answers.ts";
import { BattleSearch, type Fought, goesOn } from "./battle.ts";
import type { Task } from "./puzzle.ts";

/** What an answer comes to. */
export interface Judged {
  readonly isRight: boolean;
  readonly worth: number;
  /** What happens after it: in a battle until it is over, both sides playing as well as they can. */
  readonly events: readonly GameEvent[];
  /** What others play after it before the seat has to decide again. */
  readonly replies: readonly Entry[];
  /** The game after answer and replies. */
  readonly state: State;
  readonly isSolved: boolean;
}

type Worth = Omit<Judged, "isRight" | "isSolved"> & {
  /** Nothing is left to decide. */
  readonly isOver: boolean;
};
type Step = Pick<Task, "kind" | "seat" | "marches">;

const isOwn = ({ options, saxony }: State, seat: Seat, power: Power): boolean =>
  seatOfPower(options, power, saxony) === seat;

const played = (state: State, seat: Seat, action: Action): Fought => {
  const next = play(state, seat, action);
  if (isRefusal(next)) throw new Error(`${seat} may not ${action.type}: ${next.rule}`);
  return next;
};

/** Who says that he has done enough has found nothing: what becomes of that later is no part of the task. */
const afterDone = (state: State, worth: number): Worth => ({
  worth,
  state,
  events: [],
  replies: [],
  isOver: true,
});

const hasWon = ({ result }: State, seat: Seat): boolean => result?.winner === seat;

const victoryWorth = (state: State, seat: Seat, action: Action, marches: number): Worth => {
  if (action.type === "done") return afterDone(state, 0);
  const next = played(state, seat, action);
  const wins =
    hasWon(next.state, seat) ||
    (marches > 1 && next.state.result === null && mayWin(next.state, seat, marches - 1));
  return { ...next, worth: wins ? 1 : 0, replies: [], isOver: hasWon(next.state, seat) };
};

/** Only leaving a fortress by a normal march conquers it in the midst of a phase (CON-03, CON-08): nothing else can win. */
const mayWin = (state: State, seat: Seat, marches: number): boolean => {
  for (const action of answersIn(state, seat))
    if (
      action.type === "march" &&
      (marches > 1 || !action.force) &&
      victoryWorth(state, seat, action, marches).worth > 0
    )
      return true;
  return false;
};

/** Fortresses conquered by the march itself. */
const conquestWorth = (state: State, seat: Seat, action: Action): Worth => {
  if (action.type === "done") return afterDone(state, 0);
  const next = played(state, seat, action);
  const conquests = next.events.filter(
    (event) => event.type === "conquered" && !event.retroactive && isOwn(state, seat, event.by),
  );
  return { ...next, worth: conquests.length, replies: [], isOver: true };
};

const battleWorth = (state: State, { kind, seat }: Step, action: Action): Worth => {
  const search = new BattleSearch(seat, kind === "army" ? "army" : "battle");
  const worth = search.worthOf(state, seat, action);
  const after = played(state, seat, action);
  const replied = search.playOn(after, seat);
  const { events } = search.playOn(after, null);
  return { worth, events, replies: replied.entries, state: replied.state, isOver: !goesOn(replied) };
};

const unsuppliedOf = (state: State, generals: readonly PieceId[]): number =>
  generals.filter((general) => supplyOf(state, packOf(state), boardOf(state), general) === UNSUPPLIED).length;

/** How many of the generals on the run would find no supply where they come to. */
const retreatWorth = (state: State, seat: Seat, action: Action): Worth => {
  const frame = state.agenda.at(-1);
  const next = played(state, seat, action);
  const end = action.type === "retreat" ? action.path.at(-1) : undefined;
  if (frame?.kind !== "retreat" || end === undefined) return { ...next, worth: 0, replies: [], isOver: true };
  const at = state.at.map((place, piece) =>
    frame.generals.some((general) => general === piece) ? end : place,
  );
  return { ...next, worth: unsuppliedOf({ ...state, at }, frame.generals), replies: [], isOver: true };
};

/** The generals who move in this phase and belong to a seat. */
const movers = (state: State, seat: Seat): PieceId[] => {
  const frame = state.agenda.at(-1);
  const powers = frame?.kind === "movement" ? frame.powers : [];
  return packOf(state).generals.flatMap(({ id, power }) =>
    powers.includes(power) && isOwn(state, seat, power) && isOnBoard(state.at[id] ?? OFF_BOARD) ? [id] : [],
  );
};

/** Generals who move now and lack supply. */
export const hungry = (state: State, seat: Seat): PieceId[] =>
  movers(state, seat).filter((general) => unsuppliedOf(state, [general]) > 0);

const supplyWorth = (state: State, seat: Seat, action: Action): Worth => {
  const own = movers(state, seat);
  if (action.type === "done") return afterDone(state, -unsuppliedOf(state, own));
  const next = played(state, seat, action);
  return { ...next, worth: 0 - unsuppliedOf(next.state, own), replies: [], isOver: true };
};

/** What the payment is worth, as little of it as possible. */
const paymentWorth = (state: State, seat: Seat, action: Action): Worth => {
  const next = played(state, seat, action);
  const cards = action.type === "paySupply" ? action.cards : [];
  return {
    ...next,
    worth: 0 - cards.reduce((sum, card) => sum + worthOf(card), 0),
    replies: [],
    isOver: true,
  };
};

/** What Austria’s enemies would pay for their supply paths with the hussars where they are then. */
const hussarsWorth = (state: State, seat: Seat, action: Action): Worth => {
  const next = action.type === "done" ? { state, events: [] } : played(state, seat, action);
  const pack = packOf(state);
  const prices = pack.generals.flatMap(({ id }) => {
    const price = powerOf(pack, id) === AUSTRIA ? 0 : supplyOf(next.state, pack, boardOf(state), id);
    return price === UNSUPPLIED ? [] : [price];
  });
  return { ...next, worth: prices.reduce((sum, price) => sum + price, 0), replies: [], isOver: true };
};

/** What an answer comes to by the measure of its kind: the more the better. */
export const weigh = (state: State, step: Step, action: Action): Worth => {
  const { kind, seat, marches } = step;
  switch (kind) {
    case "victory":
      return victoryWorth(state, seat, action, marches);
    case "conquest":
      return conquestWorth(state, seat, action);
    case "battle":
    case "army":
      return battleWorth(state, step, action);
    case "retreat":
      return retreatWorth(state, seat, action);
    case "supply":
      return supplyWorth(state, seat, action);
    case "payment":
      return paymentWorth(state, seat, action);
    case "hussars":
      return hussarsWorth(state, seat, action);
  }
};

/** Whether an answer is as good as any, and what happens after it; the engine plays and tells. */
export const judge = (state: State, task: Task, action: Action): Judged => {
  const { isOver, ...found } = weigh(state, task, action);
  const isRight = found.worth >= task.worth;
  return { ...found, isRight, isSolved: isRight && isOver };
};

/** The task after a right answer: one march less is left. */
export const taskAfter = <Left extends Task>(task: Left): Left => ({ ...task, marches: task.marches - 1 });

/** A right answer to the decision the seat stands before. */
export const solutionOf = (state: State, task: Task): Action => {
  for (const action of answersIn(state, task.seat))
    if (weigh(state, task, action).worth >= task.worth) return action;
  throw new Error("there is no right answer");
};

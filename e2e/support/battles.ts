import { choices, pending } from "@maria/rules";
import { type Action, isReserve, type Seat, type State } from "@maria/rules/model";
import { type Moment, momentBefore, playOn, type Step, topFrame } from "./moments.ts";

/** A battle that one seat wins by playing cards until the other gives up, and after which it chooses the retreat. */
export interface WonBattle {
  readonly record: Moment["record"];
  readonly winner: Seat;
  readonly loser: Seat;
  readonly plays: readonly Step[];
  /** The loser gives up. */
  readonly stopped: Step;
}

const asked = (state: State): Seat | undefined => pending(state)[0]?.seat;

const mayDo = (state: State, seat: Seat, type: Action["type"]): boolean =>
  choices(state, seat).some((choice) => choice.type === type);

/** At least two cards one after another: with the first the seat is still behind. */
const wayToWin = (state: State, winner: Seat, plays: readonly Step[]): Omit<WonBattle, "record"> | null => {
  const loser = asked(state);
  if (topFrame(state)?.kind !== "battle" || loser === undefined) return null;
  if (loser !== winner) {
    if (plays.length < 2 || !mayDo(state, loser, "stop")) return null;
    const stopped = playOn(state, loser, { type: "stop" });
    const isRetreat = topFrame(stopped.after)?.kind === "retreat" && asked(stopped.after) === winner;
    return isRetreat ? { winner, loser, plays, stopped } : null;
  }
  for (const choice of choices(state, winner))
    if (choice.type === "playCard")
      for (const card of choice.cards.filter((each) => !isReserve(each))) {
        const step = playOn(state, winner, { type: "playCard", card });
        const found = wayToWin(step.after, winner, [...plays, step]);
        if (found !== null) return found;
      }
  return null;
};

/** The first battle in the recorded game, or in another of its kind, that can be won in this way. */
export const wonBattle = (fixture: string): WonBattle => {
  let found: Omit<WonBattle, "record"> | null = null;
  const { record } = momentBefore(fixture, ({ before, seat }) => {
    found = asked(before) === seat ? wayToWin(before, seat, []) : null;
    return found !== null;
  });
  if (found === null) throw new Error("no battle was won");
  return { ...(found as Omit<WonBattle, "record">), record };
};

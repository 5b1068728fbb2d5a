import { choices, newGame, play } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { type Action, isRefusal, type Seat, type State, seatsOf } from "@maria/rules/model";
import { chanceFrom, randomAction } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import { type Decided, decide, type Past } from "../src/decide.ts";
import { historical, THREE } from "./support/historical.ts";

const after = (state: State, seat: Seat, action: Action): State => {
  const played = play(state, seat, action);
  if (isRefusal(played)) throw new Error(`refused by ${played.rule}`);
  return played.state;
};

const transferOf = (state: State, seat: Seat): Action => {
  const own = choices(state, seat).filter(({ type }) => type === "transfer");
  return randomAction(own, () => 0);
};

/** The set-up is over, and Prussia has a stack. */
const afterSetUp = (): State => {
  const random = chanceFrom(3);
  return seatsOf(THREE).reduce(
    (state, seat) => after(state, seat, randomAction(choices(state, seat), random)),
    newGame(historical, THREE, seedFromNumber(2)),
  );
};

describe("RUL-105 a take-back from under what another has secretly done", () => {
  const start = afterSetUp();
  const own = transferOf(start, "maria");
  const then = after(start, "maria", own);
  const secret = transferOf(then, "frederick");
  const now = after(then, "frederick", secret);
  const past = (theirs: Action): Past => ({
    entries: 5,
    again: 0,
    standing: [
      { number: 4, seat: "maria", action: own, before: start },
      { number: 5, seat: "frederick", action: theirs, before: then },
    ],
  });

  test("leaves it standing where it is allowed without the action taken back", () => {
    const { state, steps } = decide(now, "maria", { type: "takeBack" }, past(secret)) as Decided;
    expect(steps.map(({ type, number }) => [type, number])).toEqual([
      ["takenBack", 6],
      ["played", 5],
    ]);
    expect(state).toEqual(after(start, "frederick", secret));
  });

  test("takes it along where it is not, and is not refused", () => {
    const { state, steps } = decide(now, "maria", { type: "takeBack" }, past({ type: "stop" })) as Decided;
    expect(steps).toMatchObject([{ type: "takenBack", number: 6, removed: 4, since: 1 }]);
    expect(state).toEqual(start);
  });
});

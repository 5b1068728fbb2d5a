import { describe, expect, test } from "vitest";
import {
  type Action,
  type Choice,
  choices,
  isRefusal,
  pending,
  play,
  randomAction,
  refusalOf,
  type Seat,
  type State,
  seatsOf,
  view,
} from "../../src/engine.ts";
import { enumerationOf, firstOf } from "../support/enumeration.ts";
import { type GamePlan, overRandomGames, randomFrom, randomGame, someStepsOf } from "../support/games.ts";
import { mutantsOf } from "../support/mutants.ts";
import { choicesAsText } from "../support/secrecy.ts";

const SEATS: readonly Seat[] = ["maria", "frederick", "louis", "playerA", "playerB"];

/** STK-13, NEG-01: what may be done at any time, whatever the game waits for. */
const ALWAYS_OPEN: readonly Choice["type"][] = [
  "transfer",
  "propose",
  "answerOffer",
  "withdrawOffer",
  "endTreaty",
];

/** Whether `play` accepts the action; `refusalOf` must say the same. */
const isAccepted = (state: State, seat: Seat, action: Action): boolean => {
  const refusal = refusalOf(state, seat, action);
  const outcome = play(state, seat, action);
  if (isRefusal(outcome) !== (refusal !== null)) throw new Error(`play and refusalOf disagree on ${seat}`);
  return refusal === null;
};

describe("what is offered and what is accepted are the same", () => {
  test("every action listed is accepted", () => {
    const holds = (plan: GamePlan): void => {
      for (const { before } of someStepsOf(plan, 5))
        for (const seat of seatsOf(before.options)) {
          const listed = choices(before, seat).flatMap((choice) => firstOf(choice, 200));
          const refused = listed.filter((action) => refusalOf(before, seat, action) !== null);
          expect(refused).toEqual([]);
        }
    };
    overRandomGames(1, holds);
  });

  test("an action close to a listed one is accepted exactly if it is listed itself", () => {
    const told = { listed: 0, unlisted: 0 };
    const holds = (plan: GamePlan): void => {
      const random = randomFrom(plan.whim + 1);
      for (const { before, seat, action } of someStepsOf(plan, 2)) {
        const offered = choices(before, seat);
        const isListed = enumerationOf(offered);
        const legal = [action, ...Array.from({ length: 3 }, () => randomAction(offered, random))];
        const mutants = legal.flatMap((one) => mutantsOf(before, one, random));
        const wrong = mutants.filter((mutant) => {
          const listed = isListed(mutant);
          // NEG-06: what may be proposed is not listed, but judged; play and refusalOf must still agree.
          if (mutant.type === "propose") isAccepted(before, seat, mutant);
          if (listed === null) return false;
          told[listed ? "listed" : "unlisted"]++;
          return isAccepted(before, seat, mutant) !== listed;
        });
        expect(wrong).toEqual([]);
      }
    };
    overRandomGames(1, holds);
    expect(Math.min(told.listed, told.unlisted)).toBeGreaterThan(800);
  });

  test("a seat is accepted exactly where it is offered the action, and seats of the other game never", () => {
    const holds = (plan: GamePlan): void => {
      for (const { before, action } of someStepsOf(plan, 3)) {
        const wrong = SEATS.filter((seat) => {
          const known = seatsOf(before.options).includes(seat);
          const listed = known && enumerationOf(choices(before, seat))(action);
          return listed !== null && isAccepted(before, seat, action) !== listed;
        });
        expect([action, wrong]).toEqual([action, []]);
      }
    };
    overRandomGames(1, holds);
  });

  test("a seat's own view offers it the same as the whole game does", () => {
    const holds = (plan: GamePlan): void => {
      for (const { before } of someStepsOf(plan, 3))
        for (const seat of seatsOf(before.options)) {
          expect(choicesAsText(view(before, seat), seat)).toBe(choicesAsText(before, seat));
          expect(pending(view(before, seat))).toEqual(pending(before));
        }
    };
    overRandomGames(1, holds);
  });

  test("somebody is asked until the game is over, and whoever is asked has something to do", () => {
    const holds = (plan: GamePlan): void => {
      for (const { before, after } of randomGame(plan)) {
        const asked = pending(before).map(({ seat }) => seat);
        expect(asked.length).toBeGreaterThan(0);
        const idle = asked.filter((seat) =>
          choices(before, seat).every(({ type }) => ALWAYS_OPEN.includes(type)),
        );
        expect(idle).toEqual([]);
        if (after.result === null) continue;
        expect(pending(after)).toEqual([]);
        for (const seat of seatsOf(after.options)) expect(choices(after, seat)).toEqual([]);
      }
    };
    overRandomGames(1, holds);
  });
});

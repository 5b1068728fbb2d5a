import { choices, view } from "@maria/rules";
import type { Action, State } from "@maria/rules/model";
import { imagine, memoryFrom } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import { handfulsSent } from "../src/colonel/handfuls.ts";
import { movesOf } from "../src/colonel/moves.ts";
import { judgedPlan, type Plan, staffOf } from "../src/colonel/staff.ts";
import { plansFor, withoutIdleSteps } from "../src/colonel/stage.ts";
import { trainsInReach } from "../src/colonel/trains.ts";
import { chanceOf } from "../src/value/chances.ts";
import { knownOf } from "../src/value/known.ts";
import { chance, city, movementOf, piece, position } from "./support/position.ts";

const FRENCH = { stage: 3, phase: "movement", frame: movementOf("france", "bavaria") } as const;

const staffFor = (state: State) => {
  const seen = view(state, "louis");
  const staff = staffOf(seen, "louis");
  const begun: Plan = { draft: imagine(seen, memoryFrom(seen), chance(1)), actions: [], hope: 0 };
  return { seen, staff, begun };
};

describe("a train that is fetched back", () => {
  const state = position({
    ...FRENCH,
    pieces: { bavaria1: "linz", bavariaT1: "muenchen", france1: "prag", franceT2: "pilsen" },
    hands: { bavaria: "H10 H9 D8" },
  });
  const { staff, begun } = staffFor(state);
  const fetchedIn = (standing: State) => {
    const { staff: planning, begun: now } = staffFor(standing);
    const moves = movesOf(planning, now.draft, choices(now.draft, "louis"));
    return moves.filter(({ action }) => action.type === "reenterTrain");
  };
  const fetched = fetchedIn(state);

  test("SUP-05 is fetched from elsewhere only to feed somebody who would starve", () => {
    const at = (general: string, train: string) =>
      fetchedIn({
        ...state,
        at: state.at.map((place, id) =>
          id === piece("bavaria1") ? city(general) : id === piece("bavariaT1") ? city(train) : place,
        ),
      }).filter(({ piece: own }) => own === piece("bavariaT1"));
    expect(at("linz", "passau")).toEqual([]);
    expect(at("olmuetz", "ingolstadt")).toEqual([]);
    expect(at("linz", "strassburg").length).toBeGreaterThan(0);
  });

  test("TRN-05 is not paid for where it stands already", () => {
    const offered = choices(begun.draft, "louis").find(
      (choice) => choice.type === "reenterTrain" && choice.train === piece("bavariaT1"),
    );
    expect(offered?.type === "reenterTrain" && offered.cities.includes(city("muenchen"))).toBe(true);
    for (const { action } of fetched)
      if (action.type === "reenterTrain" && action.train === piece("bavariaT1"))
        expect(action.city).not.toBe(city("muenchen"));
  });

  test("TRN-02 is paid for in the plan's worth, too, not only while it is made", () => {
    const free: Plan = { ...begun, actions: [] };
    const paid: Plan = {
      ...begun,
      actions: [{ type: "reenterTrain", train: piece("bavariaT1"), city: city("muenchen"), cards: [] }],
    };
    expect(judgedPlan(staff, paid).worth).toBeLessThan(judgedPlan(staff, free).worth);
  });
});

describe("CMB-01 a handful sent against a host", () => {
  const beside = (troops: number): State =>
    position({
      ...FRENCH,
      pieces: { france1: "prag", franceT2: "pilsen", austria1: "beraun" },
      troops: { france1: troops, austria1: 7 },
    });

  test("is counted where the camp attacks in this stage, and a host against it is not", () => {
    for (const [troops, count] of [
      [2, 1],
      [3, 0],
    ] as const) {
      const state = beside(troops);
      const known = knownOf(view(state, "louis"));
      expect(handfulsSent(state, { ...known, troops: state.troops }, 3)).toBe(count);
      expect(handfulsSent(state, { ...known, troops: state.troops }, 4)).toBe(0);
    }
  });
});

describe("MOV-13 a train of the seat in the way of an enemy's march", () => {
  const beside = (train: string): State =>
    position({
      ...FRENCH,
      pieces: { france1: "prag", franceT2: train, austria1: "beraun" },
    });

  test("is counted where he could ride over it, and costs the plan that leaves it there", () => {
    expect(trainsInReach(beside("pilsen"), "louis")).toBe(1);
    expect(trainsInReach(beside("passau"), "louis")).toBe(0);
    expect(trainsInReach(beside("pilsen"), "maria")).toBe(0);
    const { staff, begun } = staffFor(beside("pilsen"));
    const { draft } = begun;
    const { worth, trains } = judgedPlan(staff, begun);
    expect(trains).toBe(1);
    expect(worth).toBeLessThan(chanceOf(draft, staff.known, "louis", 3));
  });
});

describe("plans of a stage", () => {
  const state = position({
    ...FRENCH,
    pieces: {
      france1: "prag",
      france2: "zbirow",
      bavaria1: "leitmeritz",
      franceT2: "pilsen",
      bavariaT1: "pilsen",
      austria1: "wien",
    },
  });

  test("DEC-25 that begin with each piece are thought through to the end of the stage", () => {
    const seen = view(state, "louis");
    const plans = plansFor(seen, choices(seen, "louis"), { milliseconds: 0 }, chance(1));
    if ("type" in plans) throw new Error("no plans");
    for (const general of ["france1", "france2", "bavaria1"]) {
      const begunBy = plans.judged.filter(({ actions: [first] }) =>
        first?.type === "march" ? first.piece === piece(general) : false,
      );
      expect(Math.max(...begunBy.map(({ actions }) => actions.length))).toBeGreaterThan(1);
    }
  });

  test("do without a march to and fro that changes nothing, and keep what conquers", () => {
    const seen = view(state, "louis");
    const plans = plansFor(seen, choices(seen, "louis"), { milliseconds: 0 }, chance(1));
    if ("type" in plans) throw new Error("no plans");
    const march = (general: string, ...keys: string[]): Action => {
      return { type: "march", piece: piece(general), path: keys.map(city), force: false };
    };
    const idle = march("france2", "beraun", "zbirow");
    const leaving = march("france1", "beraun");
    expect(withoutIdleSteps(plans, { actions: [idle] })).toEqual([]);
    expect(withoutIdleSteps(plans, { actions: [idle, leaving] })).toEqual([leaving]);
    expect(withoutIdleSteps(plans, { actions: [leaving] })).toEqual([leaving]);
    expect(withoutIdleSteps(plans, plans.usual)).toBe(plans.usual.actions);
  });
});

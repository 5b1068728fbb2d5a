import { actionsOf, type choices } from "@maria/rules";
import type { PoliticalCardId } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { type Decided, executionOf, promisedSteps } from "../../src/decisions/politics/execution.ts";

type Execute = Extract<ReturnType<typeof choices>[number], { type: "execute" }>;

const choiceFor = (card: PoliticalCardId, position: Partial<Execute>): Execute => ({
  type: "execute",
  card,
  hasInstruction: false,
  receivers: null,
  shifts: [],
  ...position,
});

const UNDECIDED: Decided = { follows: null, receiver: null, steps: {} };

describe("executing a political card", () => {
  const choice = choiceFor(0, {
    hasInstruction: true,
    receivers: [0, 1],
    shifts: [{ track: "italy", steps: [-1, 1], isPromised: false }],
  });

  test("PCE-01 nothing can be confirmed before everything is decided", () => {
    expect(executionOf(choice, UNDECIDED)).toBeNull();
    expect(executionOf(choice, { ...UNDECIDED, follows: false })).toBeNull();
    expect(executionOf(choice, { follows: true, receiver: null, steps: { italy: 0 } })).toBeNull();
  });

  test("DEC-13 the receiver is named only if the instruction is followed", () => {
    expect(executionOf(choice, { follows: false, receiver: 1, steps: { italy: 1 } })).toEqual({
      type: "execute",
      instruction: false,
      shifts: [{ track: "italy", steps: 1 }],
    });
    expect(executionOf(choice, { follows: true, receiver: 1, steps: { italy: 0 } })).toEqual({
      type: "execute",
      instruction: true,
      receiver: 1,
      shifts: [],
    });
  });

  test("DEC-11 every way the rules know can be decided on", () => {
    for (const action of actionsOf(choice)) {
      if (action.type !== "execute") continue;
      const steps = { italy: action.shifts[0]?.steps ?? 0 };
      expect(
        executionOf(choice, { follows: action.instruction, receiver: action.receiver ?? null, steps }),
      ).toEqual(action);
    }
  });
});

describe("RUL-103 executing a card as promised", () => {
  const choice = choiceFor(0, {
    shifts: [
      { track: "italy", steps: [-1], isPromised: true },
      { track: "saxony", steps: [-1, 1], isPromised: false },
    ],
  });
  const promised = promisedSteps(choice);

  test("the promised shift is decided beforehand, the others are not", () => {
    expect(promised).toEqual({ italy: -1 });
    expect(executionOf(choice, { ...UNDECIDED, steps: promised })).toBeNull();
  });

  test("whatever else is decided, the action is one the rules know", () => {
    const known = [...actionsOf(choice)];
    expect(known).toHaveLength(3);
    for (const saxony of [-1, 0, 1])
      expect(known).toContainEqual(executionOf(choice, { ...UNDECIDED, steps: { saxony, ...promised } }));
  });
});

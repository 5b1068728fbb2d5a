import { actionKind, type ChoiceOf } from "../model/actionKind.ts";
import type { AssignTroopsAction, ExecuteAction } from "../model/actions.ts";
import { type Shift, TRACK_NAMES } from "../model/affairs.ts";
import type { AssignTroopsChoice } from "../model/choices.ts";
import { power, signed, some } from "../model/shapes.ts";
import { object, oneOf, optional, truth } from "../tools/codec.ts";
import { pick, type Random } from "../tools/random.ts";
import { randomSplit, splits } from "../tools/splits.ts";
import {
  randomReentries,
  receiversOf,
  reentriesShape,
  reentrySets,
  splitOf,
  splitShape,
} from "../troops/troopSplits.ts";

/** PCE-01 to PCE-04: the instruction or not, and each shift in one of its ways or not at all. */
function* executions(choice: ChoiceOf<"execute">): Generator<ExecuteAction> {
  let sets: Shift[][] = [[]];
  for (const { track, steps, isPromised } of choice.shifts)
    sets = sets.flatMap((set) => [
      ...(isPromised ? [] : [set]),
      ...steps.map((count) => [...set, { track, steps: count }]),
    ]);
  for (const shifts of sets) {
    yield { type: "execute", instruction: false, shifts };
    if (!choice.hasInstruction) continue;
    if (choice.receivers === null) yield { type: "execute", instruction: true, shifts };
    else
      for (const receiver of choice.receivers) yield { type: "execute", instruction: true, receiver, shifts };
  }
}

const randomExecution = (choice: ChoiceOf<"execute">, random: Random): ExecuteAction => {
  const shifts: Shift[] = [];
  for (const { track, steps, isPromised } of choice.shifts)
    if (isPromised || random(3) > 0) shifts.push({ track, steps: pick(steps, random) });
  const instruction = choice.hasInstruction && random(4) > 0;
  return instruction && choice.receivers !== null
    ? { type: "execute", instruction, shifts, receiver: pick(choice.receivers, random) }
    : { type: "execute", instruction, shifts };
};

export const executeKind = actionKind<"execute">({
  shape: {
    instruction: truth,
    receiver: optional(power),
    shifts: some(object<Shift>({ track: oneOf(TRACK_NAMES), steps: signed })),
  },
  grounds: ["POL-23", "PCE-01"],
  list: executions,
  draw: randomExecution,
});

function* assignments(choice: AssignTroopsChoice): Generator<AssignTroopsAction> {
  for (const reentries of reentrySets(choice)) {
    const receivers = receiversOf(choice, reentries);
    const troops = Math.min(choice.troops, receivers.room);
    for (const share of splits(troops, receivers.minimum, receivers.maximum))
      yield { type: "assignTroops", reentries, split: splitOf(receivers, share) };
  }
}

const randomAssignment = (choice: AssignTroopsChoice, random: Random): AssignTroopsAction => {
  const reentries = randomReentries(choice, Math.min(choice.troops, choice.mostTroops), random);
  const receivers = receiversOf(choice, reentries);
  const troops = Math.min(choice.troops, receivers.room);
  const share = randomSplit(troops, receivers.minimum, receivers.maximum, random);
  return { type: "assignTroops", reentries, split: splitOf(receivers, share) };
};

export const assignTroopsKind = actionKind<"assignTroops">({
  shape: { reentries: reentriesShape, split: splitShape },
  grounds: ["PCE-07", "PCE-08"],
  list: assignments,
  draw: randomAssignment,
});

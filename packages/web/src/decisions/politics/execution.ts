import type { Choice, ExecuteAction, Power, Shift, TrackName } from "@maria/rules/model";

/** What has been decided about a political card so far; null or missing is not decided yet. */
export interface Decided {
  readonly follows: boolean | null;
  readonly receiver: Power | null;
  readonly steps: Readonly<Partial<Record<TrackName, number>>>;
}

/** RUL-103: what is decided before anybody has chosen: a shift that was promised is made, and there is one way to make it. */
export const promisedSteps = ({ shifts }: Extract<Choice, { type: "execute" }>): Decided["steps"] =>
  Object.fromEntries(
    shifts.flatMap(({ track, steps: [only], isPromised }) => (isPromised ? [[track, only]] : [])),
  );

/** PCE-01 to PCE-04: the action, once everything about the card has been decided. */
export const executionOf = (
  choice: Extract<Choice, { type: "execute" }>,
  { follows, receiver, steps }: Decided,
): ExecuteAction | null => {
  if (choice.hasInstruction && follows === null) return null;
  if (choice.shifts.some(({ track }) => steps[track] === undefined)) return null;
  const shifts = choice.shifts.flatMap(({ track }): Shift[] => {
    const count = steps[track] ?? 0;
    return count === 0 ? [] : [{ track, steps: count }];
  });
  const instruction = choice.hasInstruction && follows === true;
  if (!instruction || choice.receivers === null) return { type: "execute", instruction, shifts };
  return receiver === null ? null : { type: "execute", instruction, receiver, shifts };
};

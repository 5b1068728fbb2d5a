/** Where a step belongs. */
interface Place {
  readonly turn: number;
  readonly phase: number;
}

export type Unit = "action" | "phase" | "turn";

const isBoundary = (unit: Unit, before: Place, step: Place): boolean =>
  unit === "action" || before.turn !== step.turn || (unit === "phase" && before.phase !== step.phase);

/** The first step of the next action, phase or turn; the last step of all if there is none. */
export const stepAfter = (steps: readonly Place[], from: number, unit: Unit): number => {
  for (let at = from + 1; at < steps.length; at++)
    if (isBoundary(unit, steps[at - 1] as Place, steps[at] as Place)) return at;
  return Math.max(0, steps.length - 1);
};

/** The first step of this phase or turn, or of the one before if `from` is the first already. */
export const stepBefore = (steps: readonly Place[], from: number, unit: Unit): number => {
  for (let at = from - 1; at > 0; at--)
    if (isBoundary(unit, steps[at - 1] as Place, steps[at] as Place)) return at;
  return 0;
};

/** Where each turn begins, for the scale of a timeline. */
export const turnStarts = (steps: readonly Place[]): { readonly turn: number; readonly step: number }[] =>
  steps.flatMap(({ turn }, step) => (step === 0 || steps[step - 1]?.turn !== turn ? [{ turn, step }] : []));

/** The step at a place along the timeline, from 0 at its beginning to 1 at its end; a landmark near it comes first. */
export const stepAt = (
  steps: readonly { readonly marks: readonly unknown[] }[],
  part: number,
  near: number,
): number => {
  const last = Math.max(0, steps.length - 1);
  const exact = Math.max(0, Math.min(1, part)) * last;
  const landmarks = steps.flatMap(({ marks }, step) => (marks.length > 0 ? [step] : []));
  const [landmark] = landmarks
    .filter((step) => Math.abs(step - exact) <= near * last)
    .sort((a, b) => Math.abs(a - exact) - Math.abs(b - exact));
  return landmark ?? Math.round(exact);
};

import type { MovementFrame } from "../model/frames.ts";

/**
 * The frame with part of it changed. Field by field: a frame is changed with nearly every action of the movement phase,
 * and a spread takes ten times as long.
 */
export const changed = (
  frame: MovementFrame,
  {
    done = frame.done,
    asked = frame.asked,
    dispute = frame.dispute,
    refusedStacks = frame.refusedStacks,
  }: Partial<Pick<MovementFrame, "done" | "asked" | "dispute" | "refusedStacks">>,
): MovementFrame => ({ kind: "movement", powers: frame.powers, done, asked, dispute, refusedStacks });

import type { View } from "@maria/rules";
import type { FrameKind } from "@maria/rules/model";

const POLITICS: ReadonlySet<FrameKind> = new Set(["trump", "placement", "selection", "execution"]);

/** Whether politics are made now: then they have the stage, for all to see. */
export const isPoliticsNow = ({ agenda }: View): boolean => {
  const frame = agenda.at(-1);
  return frame !== undefined && POLITICS.has(frame.kind);
};

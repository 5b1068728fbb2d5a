import type { Step } from "../../src/ground/sequence.ts";

export const FRENCH_MOVES: Step = { stage: 3, phase: "movement" };
export const PRUSSIAN_MOVES: Step = { stage: 4, phase: "movement" };
export const AUSTRIAN_MOVES: Step = { stage: 5, phase: "movement" };

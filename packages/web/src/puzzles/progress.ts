import { recall, remember } from "../settings/memory.ts";

const KEY = "maria-puzzles";

/** What has become of a puzzle on this device: solved by oneself, or its solution looked up. */
export const PUZZLE_STATES = ["solved", "shown", "fresh"] as const;
export type PuzzleState = (typeof PUZZLE_STATES)[number];

/** What the browser has kept may be anything: what makes no sense counts as nothing. */
const kept = (): Readonly<Record<string, PuzzleState>> => {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).flatMap(([id, value]): [string, PuzzleState][] => {
        const state = PUZZLE_STATES.find((known) => known === value);
        return state === undefined ? [] : [[id, state]];
      }),
    );
  } catch {
    return {};
  }
};

export const stateOf = (id: string): PuzzleState => kept()[id] ?? "fresh";

/** Once solved it stays so. */
export const notePuzzle = (id: string, state: "solved" | "shown"): void => {
  if (stateOf(id) !== "solved") remember(KEY, JSON.stringify({ ...kept(), [id]: state }));
};

import type { Action } from "@maria/rules/model";

/** An action with what it would gain over doing nothing. */
export interface Plan {
  readonly action: Action;
  readonly gain: number;
}

export const better = (a: Plan | null, b: Plan | null): Plan | null =>
  a === null || (b !== null && b.gain > a.gain) ? b : a;

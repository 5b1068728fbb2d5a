import type { Suit } from "@maria/rules/model";

export const SUITS: readonly Suit[] = [0, 1, 2, 3];

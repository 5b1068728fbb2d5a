import type { State } from "../../src/model/state.ts";
import { packWith, rowOf } from "./packs.ts";
import { position, type Setup } from "./position.ts";

/** Hearts throughout: an Austrian on c0 faces Prussians on c1, who have room to run. */
export const road = packWith(
  Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`c${index}`, {}])),
  rowOf(Array.from({ length: 12 }, (_, index) => `c${index}`)),
);

export const facing = (pieces: Setup["pieces"], troops: Setup["troops"], more: Partial<Setup> = {}): State =>
  position({
    pack: road,
    begin: { stage: 4, phase: "combat" },
    pieces: { austria1: "c0", ...pieces },
    troops: troops ?? {},
    ...more,
  });

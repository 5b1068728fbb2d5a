import type { Pack } from "../../src/pack/pack.ts";
import { citiesIn } from "./battlefield.ts";
import { packWith } from "./packs.ts";
import type { Setup } from "./position.ts";

/** The map of EXA-27 to EXA-29, in Austria: the winner stands on W, the loser on B. */
export const forkedRoad: Pack = packWith(
  citiesIn("austria", ["W", "B", "c1", "c2", "c3", "e3", "d1", "d2", "d3"]),
  [
    ["W", "B"],
    ["B", "c1"],
    ["c1", "c2"],
    ["c2", "c3"],
    ["c2", "e3"],
    ["B", "d1"],
    ["d1", "d2"],
    ["d2", "d3"],
    ["d3", "W"],
  ],
);

/** Karl on W and Friedrich on B, by default in the combat phase of Austria: Karl attacks. */
export const karlAttacks = (setup: Partial<Setup>): Setup => ({
  pack: forkedRoad,
  begin: { stage: 5, phase: "combat" },
  ...setup,
  pieces: { austria1: "W", prussia1: "B", ...setup.pieces },
});

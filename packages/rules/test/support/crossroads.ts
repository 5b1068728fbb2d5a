import type { Pack } from "../../src/pack/pack.ts";
import { citiesIn, named } from "./battlefield.ts";
import { packWith, rowOf } from "./packs.ts";
import type { Setup } from "./position.ts";

/**
 * G lies between X and Y, in Austria. Behind X a road x1–x2–x3, behind Y a road y1–y2–y3; the only other way out of G
 * is R, and R lies next to Z. H is a second neighbour of X.
 */
export const crossroads: Pack = packWith(
  citiesIn("austria", ["G", "X", "Y", "R", "Z", "H", ...named("x", 3), ...named("y", 3), ...named("h", 3)]),
  [
    ["G", "X"],
    ["G", "Y"],
    ["G", "R"],
    ["R", "Z"],
    ["H", "X"],
    ...rowOf(["X", ...named("x", 3)]),
    ...rowOf(["Y", ...named("y", 3)]),
    ...rowOf(["H", ...named("h", 3)]),
  ],
);

/** Austria's combat phase at the crossroads. */
export const austriaAtTheCrossroads = (setup: Omit<Setup, "begin">): Setup => ({
  pack: crossroads,
  begin: { stage: 5, phase: "combat" },
  ...setup,
});

import type { Pack } from "../../src/pack/pack.ts";
import { citiesIn, named } from "./battlefield.ts";
import { packWith, rowOf } from "./packs.ts";
import type { Setup } from "./position.ts";

/**
 * A main road c0–f1–f2–c3–c4–c5–c6 in one country, where f1 and f2 are fortresses, and a side road f1–p1–p2–p3–p4–p5
 * on which protectors stand: the number tells how far from f1.
 */
export const fortressRoad = (territory: string): Pack =>
  packWith(
    {
      ...citiesIn(territory, ["c0", "c3", "c4", "c5", "c6", ...named("p", 5)]),
      ...citiesIn(territory, ["f1", "f2"], { fortress: "minor" }),
    },
    [...rowOf(["c0", "f1", "f2", "c3", "c4", "c5", "c6"], "main"), ...rowOf(["f1", ...named("p", 5)])],
  );

export const austrianRoad: Pack = fortressRoad("austria");

/** The fortress road in Austria, in the movement phase of Prussia and Saxony. */
export const prussiaInAustria = (setup: Omit<Setup, "begin">): Setup => ({
  pack: austrianRoad,
  begin: { stage: 4, phase: "movement" },
  ...setup,
});

import { isOccupied, type Occupation } from "../ground/occupation.ts";
import type { MarchChoice } from "../model/choices.ts";
import type { MarchProgress, MovementFrame } from "../model/frames.ts";
import type { CityId, PieceId } from "../model/ids.ts";
import type { Position } from "../model/state.ts";
import { isMainRoad } from "../pack/pack.ts";
import type { Marcher, WayClosed } from "./marcher.ts";
import { entryTo, marcherOf, stepsFrom } from "./marchSteps.ts";

/** A march before its first step. */
export const marchBegun = (piece: PieceId, force: boolean): MarchProgress => ({
  piece,
  taken: 0,
  onMainRoad: true,
  force,
  inFlanders: false,
});

/**
 * Grows the march trees of one phase, all of them with one function: most trees are offered and never walked. `start`
 * tells how far a march has come that is taken up again.
 */
export const growth = (
  position: Position,
  frame: MovementFrame,
  occupation: Occupation,
  start: MarchProgress | null,
  wayClosed: WayClosed | null,
): MarchChoice["steps"] => {
  let marcher: Marcher | null = null;
  return function steps(path, force) {
    if (force ? !this.mayForce : start?.force === true) return [];
    if (marcher === null || marcher.piece !== this.piece)
      marcher = marcherOf(position, frame, this.piece, occupation, wayClosed);
    let city = this.from;
    let before = city;
    let taken = start?.taken ?? 0;
    let onMainRoad = start?.onMainRoad ?? true;
    for (const next of path) {
      onMainRoad = onMainRoad && isMainRoad(marcher.board, city, next);
      taken++;
      before = city;
      city = next;
    }
    // A path that has joined a general goes no further.
    if (isOccupied(occupation, city) && city !== before && entryTo(marcher, before, city, force) === "join")
      return [];
    return stepsFrom(marcher, city, taken, onMainRoad, force);
  };
};

/** The marches of one piece as a tree grown step by step. */
export const marchChoice = (
  position: Position,
  piece: PieceId,
  mayForce: boolean,
  steps: MarchChoice["steps"],
): MarchChoice => ({ type: "march", piece, from: position.at[piece] as CityId, mayForce, steps });

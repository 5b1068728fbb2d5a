import type { MarchChoice } from "../model/choices.ts";
import type { MarchProgress, MovementFrame } from "../model/frames.ts";
import type { CityId, PieceId } from "../model/ids.ts";
import type { Position } from "../model/state.ts";
import { entryTo, JOIN, type Marcher, marcherOf, stepsFrom } from "./marchSteps.ts";

/** A march that has not begun. */
export const NOT_STARTED = { taken: 0, onMainRoad: true, inFlanders: false };

/** The marches of one piece as a tree grown step by step: most are offered and never walked. */
export const marchChoice = (
  position: Position,
  frame: MovementFrame,
  piece: PieceId,
  mayForce: boolean,
  start: MarchProgress | null = null,
): MarchChoice => {
  const from = position.at[piece] as CityId;
  let marcher: Marcher | null = null;
  let question = 0;
  return {
    type: "march",
    piece,
    from,
    mayForce,
    steps(path, force) {
      if (force ? !mayForce : start?.force === true) return [];
      // The board is looked at anew only if somebody has asked about occupation in the meantime.
      if (marcher === null || marcher.occupation.question !== question) {
        marcher = marcherOf(position, frame, piece);
        question = marcher.occupation.question;
      }
      const { neighbours, roadIsMain } = marcher.board;
      let city = from;
      let before = from;
      let { taken, onMainRoad } = start ?? NOT_STARTED;
      for (const next of path) {
        const road = (neighbours[city] as readonly CityId[]).indexOf(next);
        onMainRoad = onMainRoad && (roadIsMain[city]?.[road] ?? false);
        taken++;
        before = city;
        city = next;
      }
      // A path that has joined a general goes no further.
      if (path.length > 0 && entryTo(marcher, before, city, force) === JOIN) return [];
      return stepsFrom(marcher, city, taken, onMainRoad, force);
    },
  };
};

import type { Position } from "@maria/rules/model";
import { HANDFUL } from "../cadet/weights.ts";
import { attacksIn } from "../value/armies.ts";
import { sideOf } from "../value/camps.ts";
import { fieldOf } from "../value/field.ts";
import type { Known } from "../value/known.ts";

/** Where so many are reckoned with there may well be five: an army that nobody has counted is taken for an average one. */
const LIKELY_HOST = 3.5;

/** CMB-01: attacks that a handful would have to make on a host in the combat of this stage. */
export const handfulsSent = (position: Position, known: Known, stage: number): number => {
  const { troops, board } = fieldOf(position, known, false);
  let count = 0;
  for (const own of troops)
    if (attacksIn(stage, own.camp) && own.troops <= HANDFUL)
      for (const foe of troops)
        if (
          foe.troops >= LIKELY_HOST &&
          sideOf(foe.camp) !== sideOf(own.camp) &&
          board.distances[own.row + foe.city] === 1
        )
          count++;
  return count;
};

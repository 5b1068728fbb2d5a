import {
  FORCE_MARCH,
  GENERAL_MARCH,
  GENERAL_ON_MAIN_ROAD,
  TRAIN_MARCH,
  TRAIN_ON_MAIN_ROAD,
} from "../model/numbers.ts";

/** MOV-05 to MOV-08, MOV-17: how many steps a march of this kind may have, as long as all of them were over main road or not. */
export const allowanceOf = (isGeneral: boolean, onMainRoad: boolean, force: boolean): number => {
  if (force) return onMainRoad ? FORCE_MARCH : 0;
  if (isGeneral) return onMainRoad ? GENERAL_ON_MAIN_ROAD : GENERAL_MARCH;
  return onMainRoad ? TRAIN_ON_MAIN_ROAD : TRAIN_MARCH;
};

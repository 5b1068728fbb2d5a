/** MOV-05 to MOV-08, MOV-17: how far a piece may go. */
const GENERAL_ALLOWANCE = 3;
const GENERAL_ON_MAIN_ROAD = 4;
const TRAIN_ALLOWANCE = 2;
const TRAIN_ON_MAIN_ROAD = 3;
const FORCE_MARCH = 8;

/** How many steps a march of this kind may have, as long as all of them were over main road or not. */
export const allowanceOf = (isGeneral: boolean, onMainRoad: boolean, force: boolean): number => {
  if (force) return onMainRoad ? FORCE_MARCH : 0;
  if (isGeneral) return onMainRoad ? GENERAL_ON_MAIN_ROAD : GENERAL_ALLOWANCE;
  return onMainRoad ? TRAIN_ON_MAIN_ROAD : TRAIN_ALLOWANCE;
};

import { cessionGoals, frenchCount, prussianCount } from "@maria/rules/board";
import {
  AUSTRIA,
  type Cession,
  FRENCH_GOAL,
  type Pack,
  type Position,
  PRUSSIAN_GOAL,
} from "@maria/rules/model";

/** SGA-14 to SGA-16: what would be noted if Silesia were ceded now: P, F and A. */
export const cessionNow = (position: Position, pack: Pack): Cession => ({
  prussiaLacked: PRUSSIAN_GOAL - prussianCount(position, pack),
  franceLacked: FRENCH_GOAL - frenchCount(position, pack),
  austriaHeld: pack.silesian.filter((fortress) => position.markers[fortress] === AUSTRIA).length,
});

/** SGA-14 to SGA-17, SGA-25 to SGA-27: the goals, and how far everybody would be, if Silesia were ceded now. */
export const goalsIfCeded = (position: Position, pack: Pack): ReturnType<typeof cessionGoals> | null => {
  if (position.affairs === null) return null;
  const cession = cessionNow(position, pack);
  return cessionGoals({ ...position, affairs: { ...position.affairs, cession } }, pack);
};

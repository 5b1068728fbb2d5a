import {
  AUSTRIA,
  cessionGoals,
  FRENCH_GOAL,
  frenchCount,
  type Pack,
  PRUSSIAN_GOAL,
  prussianCount,
  type View,
} from "@maria/rules";

/** SGA-14 to SGA-17, SGA-25 to SGA-27: the goals, and how far everybody would be, if Silesia were ceded now. */
export const goalsIfCeded = (view: View, pack: Pack): ReturnType<typeof cessionGoals> | null => {
  if (view.affairs === null) return null;
  const cession = {
    prussiaLacked: PRUSSIAN_GOAL - prussianCount(view, pack),
    franceLacked: FRENCH_GOAL - frenchCount(view, pack),
    austriaHeld: pack.silesian.filter((fortress) => view.markers[fortress] === AUSTRIA).length,
  };
  return cessionGoals({ ...view, affairs: { ...view.affairs, cession } }, pack);
};

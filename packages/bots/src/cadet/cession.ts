import {
  type Action,
  AUSTRIA,
  FRENCH_GOAL,
  frenchCount,
  PRUSSIAN_GOAL,
  packOf,
  prussianCount,
  type Random,
  type View,
} from "@maria/rules";

/** An enemy who lacks so few fortresses will hardly be stopped before turn 9. */
const PRUSSIA_NEAR = 4;
const FRANCE_NEAR = 3;
/** SGA-27: with so many fortresses held in Silesia the new goal is within reach. */
const GOOD_BARGAIN = 4;

/** DEC-40: Austria cedes when it is losing, and sometimes for the bargain. */
export const cede = (view: View, random: Random): Action => {
  const pack = packOf(view);
  const prussiaLacks = PRUSSIAN_GOAL - prussianCount(view, pack);
  const franceLacks = FRENCH_GOAL - frenchCount(view, pack);
  const held = pack.silesian.filter((fortress) => view.markers[fortress] === AUSTRIA).length;
  const isBehind = prussiaLacks <= PRUSSIA_NEAR || franceLacks <= FRANCE_NEAR;
  return { type: "cede", cede: isBehind || (held >= GOOD_BARGAIN && random(3) === 0) };
};

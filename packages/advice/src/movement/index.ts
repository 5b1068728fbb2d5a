export { type Consequence, consequencesOf } from "./consequences.ts";
export { movementEnded } from "./ended.ts";
export { type OpenFortress, type PhaseEnd, phaseEnd } from "./phaseEnd.ts";
export {
  continuations,
  endOf,
  marchBegun,
  marchReach,
  type Pace,
  type Reach,
  type ReachedCity,
  type Traced,
  traced,
  type Way,
} from "./reach.ts";
export { following } from "./together.ts";
export { type Trial, tryMarch } from "./trial.ts";
export { type Destination, destinationsOf, marchOf, type TriedWay, waysTo, worthReaching } from "./ways.ts";
export {
  type ExplainedRefusal,
  type ForbiddenMarch,
  type Obstacle,
  whyNoMarch,
  whyNoMove,
} from "./whyNot.ts";

export { type Consequence, consequencesOf } from "./consequences.ts";
export {
  continuations,
  endOf,
  type Pace,
  type Reach,
  type Reached,
  reachOf,
  type Traced,
  traced,
  type Way,
} from "./reach.ts";
export { following } from "./together.ts";
export { type Trial, tryMarch } from "./trial.ts";
export { marchOf, type TriedWay, waysTo } from "./ways.ts";
export { whyNoMarch, whyNoMove } from "./whyNot.ts";

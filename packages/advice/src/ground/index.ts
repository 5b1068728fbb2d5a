export { cityOf } from "./cityOf.ts";
export { ownFirst, powersInPlay } from "./powersInPlay.ts";
export { straightPath } from "./straightPath.ts";

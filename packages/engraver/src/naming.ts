/** For whoever writes names on the finished map: how they may stand, and what room they take. */
export { overlap } from "./geometry.ts";
export { cityCandidates, nameBoxes, RADII } from "./labels.ts";

import type { CAMP_FEATURES } from "@maria/bots";

/**
 * What each feature is worth to its camp by hand, in units of its prospects, from what the cadet gives for the same thing: one
 * troop is 0.07. What is learned keeps the sign and stays near where the games say little.
 */
export const PRIOR: Readonly<Record<(typeof CAMP_FEATURES)[number], number>> = {
  need: -1.6,
  nearVictory: 0.8,
  winsInOne: 1.2,
  winsInTwo: 0.5,
  takeInOne: 0.3,
  takeOnceDrivenOff: 0.07,
  takeInTwo: 0.22,
  takeInThree: 0.11,
  pull: 0.4,
  tempo: 0.6,
  loseInOne: -0.35,
  loseInTwo: -0.2,
  guarded: 0.06,
  denied: 0.1,
  electors: 0.1,
  electorsInReach: 0.05,
  boxes: 0,
  troops: 1.05,
  generals: 0.56,
  faceDown: -0.14,
  cards: 0.77,
  suited: 0.1,
  trains: 0.56,
  trainsInReach: -0.3,
  hungry: -0.7,
  stretched: -0.1,
  exposed: -0.23,
  needInTurn: -1,
};

/** INT-08 */
export const FRENCH_GOAL = 9;
/** INT-09 */
export const PRUSSIAN_GOAL = 12;
/** SGA-25 to SGA-27: targets after the cession, before P, F and A. */
export const PRAGMATIC_GOAL = 5;
export const FLANDERS_GOAL = 5;
export const AUSTRIAN_GOAL = 8;

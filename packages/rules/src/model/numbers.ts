/**
 * The numbers of the rules, each once, with the clause that gives it; `architecture.test.ts` finds a second one. What
 * belongs to the board, the armies and the political cards stands in the pack.
 */

// Pieces

/** CMP-02 */
export const GENERALS = 20;
/** CMP-03 */
export const TRAINS = 10;
/** CMP-04 */
export const HUSSARS = 2;
/** NID-17 */
export const PRUSSIAN_TRAINS = 2;
/** SET-19 */
export const PRUSSIAN_TROOPS = 22;
/** STK-02: as many generals share a city at most. */
export const GENERALS_IN_A_STACK = 2;
/** STK-08: as many troops has a general at most. */
export const MOST_TROOPS = 8;

// Tactical cards

/** CMP-07 */
export const DECKS = 4;
/** RUL-11: one card of each value in each suit, and the Reserves. */
export const LOWEST_CARD = 2;
export const HIGHEST_CARD = 10;
export const RESERVES_IN_A_DECK = 2;
/** TAC-14, RUL-13: a Reserve is worth 1 to 8 as declared; as payment always 8. */
export const RESERVE_MAXIMUM = 8;
/** TAC-03: the subsidy to Bavaria is compulsory up to this turn. */
export const COMPULSORY_SUBSIDY_TURNS = 3;
/** SET-25, SUB-13: so many turns does the first contract from France to Bavaria last. */
export const INITIAL_CONTRACT_TURNS = 3;
/** TAC-06: France draws so many cards less in the introductory game. */
export const INTRODUCTORY_FRENCH_REDUCTION = 2;
/** SGA-08 */
export const PUT_ASIDE = 2;

// Hussars and supply

/** HUS-04 */
export const HUSSAR_RANGE = 4;
/** SUP-06 */
export const SUPPLY_RANGE = 6;
/** SUP-09, SUP-10: what a general without supply loses, turned face-down by it or face-down already. */
export const LOSS_FACE_UP = 1;
export const LOSS_FACE_DOWN = 2;

// Movement and conquest

/** MOV-05, MOV-06 */
export const GENERAL_MARCH = 3;
export const GENERAL_ON_MAIN_ROAD = 4;
/** MOV-07, MOV-08 */
export const TRAIN_MARCH = 2;
export const TRAIN_ON_MAIN_ROAD = 3;
/** MOV-17 */
export const FORCE_MARCH = 8;
/** TRN-04 */
export const TRAIN_PRICE = 4;
/** CON-05 */
export const PROTECTION_RANGE = 3;

// Winter

/** WTR-01: a winter follows every so many turns. */
export const TURNS_BETWEEN_WINTERS = 3;
/** WTR-02 */
export const TROOP_PRICE = 4;

// Politics

/** POL-04 */
export const CARDS_OPENED = 2;
/** POL-14 */
export const RESERVE_INFLUENCE = 16;
/** TRK-06: troops recruited for a general sent from off the board, and their price. */
export const EXPEDITION_TROOPS = 2;
export const EXPEDITION_PRICE = 8;
/** CRD-01 */
export const FIRST_YEAR = 1741;
/** ELE-07, ELE-08: all votes, and those that elect. */
export const VOTES = 9;
export const MAJORITY = 5;
/** ANX-18: after so many turns Prussia's stage ends its neutrality. */
export const NEUTRAL_TURNS = 2;
/** NID-03 */
export const SILESIAN_FORTRESSES = 7;
/** ANX-10, FRO-03: of markers that are given up, half are set aside. */
export const halfRoundedUp = (markers: number): number => Math.ceil(markers / 2);

// Treaties (RUL-104)

export const LONGEST_TREATY = 12;
export const LONGEST_PROMISE = 300;
export const MOST_TERMS = 12;
export const MOST_OPEN_OFFERS = 3;
export const MOST_OFFERS_A_TURN = 12;
export const MOST_LETTERS = 3_000;

// Victory

/** INT-08 */
export const FRENCH_GOAL = 9;
/** INT-09 */
export const PRUSSIAN_GOAL = 12;
/** SGA-25 to SGA-27: targets after the cession, before P, F and A. */
export const PRAGMATIC_GOAL = 5;
export const FLANDERS_GOAL = 5;
export const AUSTRIAN_GOAL = 8;
/** SGA-13: the one turn after which Silesia may be ceded. */
export const CESSION_TURN = 6;
/** INT-10, SGA-12 */
export const LAST_TURN = 9;
/** SGA-28 */
export const LAST_TURN_AFTER_CESSION = 15;
/** GEN-03 */
export const LAST_TURN_ADVANCED = 12;
/** VBX-02, VBX-03: so many troops lost are a victory point. */
export const TROOPS_PER_POINT = 3;
/** VBX-05: battle boxes per major power. */
export const BATTLE_BOXES = 2;
/** VBX-11, VBX-12 */
export const ELECTORS_NEEDED = 3;

import { GENERAL_MARCH } from "@maria/rules/model";

/** MOV-05, CMB-01: a march, and the attack into the next city. */
export const ATTACK_REACH = GENERAL_MARCH + 1;
/** CON-03: who stands this near can enter a fortress and leave it again in one march. */
export const CONQUEST_REACH = GENERAL_MARCH - 1;

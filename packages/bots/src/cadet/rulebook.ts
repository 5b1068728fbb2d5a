/** Numbers of the rulebook the cadet reckons with. */

/** STK-08 */
export const MOST_TROOPS = 8;
/** CON-05 */
export const PROTECTION_RANGE = 3;
/** SUP-06 */
export const SUPPLY_RANGE = 6;
/** MOV-05 */
export const GENERAL_MARCH = 3;
/** MOV-07 */
export const TRAIN_MARCH = 2;
/** MOV-05, CMB-01: a march, and the attack into the next city. */
export const ATTACK_REACH = GENERAL_MARCH + 1;
/** CON-03: who stands this near can enter a fortress and leave it again in one march. */
export const CONQUEST_REACH = GENERAL_MARCH - 1;

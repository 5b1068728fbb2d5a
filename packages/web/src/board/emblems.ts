/** Shapes of the pieces and markers around 0, 0, for pieces at size 1. */

/** A covered wagon: canvas on hoops, shaft, two wheels. */
export const WAGON =
  "M-8.5 1.5C-9.5-4-7.5-7-4-7H3.5C7-7 8-4 7.5 1.5ZM-4.5-6.6C-5.5-4-5.3-1-4.9 1.5M0-7C-.6-4-.6-1-.3 1.5M4-6.6C3.8-4 3.9-1 4 1.5" +
  "M-9 1.5H9.5V3.2H-9ZM-7.8 5.2a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0ZM2.2 5.2a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0Z";

/** A horse's head, bridled. */
export const HORSE =
  "M-5.5 6.5C-5.5 2-4 0-1.5-1.5C-3-1-4.5-.5-5.5.8L-7.3-.5C-7-3-5-5-2.8-6.2L-2.5-8.8L-.6-7.2C3.5-7 5.8-3.5 5.6.5C5.5 3 5 5 5 6.5Z";

/** A standard on its staff, planted at 0, 0. */
export const FLAG_STAFF = "M0 1V-23";
export const FLAG_CLOTH = "M0-22.5C4-24.5 7-20.5 13-22.5L11-17.8L13.5-13C8-11 4.5-15 0-13Z";

/** The sign of what may happen in a city, in a box of about 12 by 12. */
export const CITY_SIGNS = {
  conquest: "M-3.5 5.5V-5.5C-1-7 1.5-4 4.5-5.5L3.5-2.5L4.5.5C1.5 2-1-1-3.5.5",
  danger: "M0-5.5L6 5H-6ZM0-2V1.5M0 3.2V3.5",
  battle: "M-5-5L5 5M5-5L-5 5M-5.5 2.5L-2.5 5.5M5.5 2.5L2.5 5.5",
  seen: "M-6 0C-3-4 3-4 6 0C3 4-3 4-6 0ZM-1.7 0a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z",
} as const;

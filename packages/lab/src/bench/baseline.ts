/**
 * Work that has nothing to do with the game and never changes: a JSON text of some kilobytes is read and written.
 * It is measured in turns with everything whose rate is measured, so that a slow or busy machine can be told from a slow
 * program: what disturbs the one disturbs the other.
 */
const DOCUMENT = JSON.stringify(
  Array.from({ length: 48 }, (_, number) => ({
    name: `piece ${number}`,
    at: [number, (number * 37) % 500, -1],
    isOnBoard: number % 3 > 0,
    troops: number % 9,
    holder: number % 4 === 0 ? null : { power: number % 6, since: number % 12 },
  })),
);

/** One round trip. */
export const baseline = (): number => (JSON.stringify(JSON.parse(DOCUMENT)).length > 0 ? 1 : 0);

/**
 * Round trips a second on the machine the budgets were set for, with nothing else running there or beside it: two cores
 * of an Intel Xeon of 2023, Node 20.
 */
export const BASELINE_REFERENCE = 20_000;

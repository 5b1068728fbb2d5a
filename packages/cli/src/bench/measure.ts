/** How often a measurement is made after the warm-up, if nothing else is said. */
const ROUNDS = 7;
/** The compiler needs to see work this often before it has made the best of it, but nobody waits for ever. */
const WARM_UP_CALLS = 3000;
const WARM_UP_ROUNDS = 4;

/** Several measurements of one thing: the median, and the best, which a busy machine disturbs least. */
export interface Measurement {
  readonly value: number;
  readonly best: number;
}

/** The median of several numbers, beside the best of them. */
export const measurementOf = (numbers: readonly number[], best: number): Measurement => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return { value: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, best };
};

const repeat = (measure: () => number, rounds = ROUNDS): number[] => Array.from({ length: rounds }, measure);

export const millisecondsFor = (work: () => void): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

/** Runs the work until so much time has passed, and gives how much of it was done per second. */
const perSecond = (work: () => number, milliseconds: number): number => {
  const begun = performance.now();
  let done = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    done += work();
    elapsed = performance.now() - begun;
  }
  return (1000 * done) / elapsed;
};

const warmUp = (work: () => void, milliseconds: number): void => {
  const begun = performance.now();
  for (let call = 0; call < WARM_UP_CALLS; call++) {
    work();
    if (performance.now() - begun > WARM_UP_ROUNDS * milliseconds) return;
  }
};

/** How much of the work is done per second, each round lasting so long. */
export const rateOf = (work: () => number, milliseconds: number, rounds?: number): Measurement => {
  warmUp(work, milliseconds);
  const rates = repeat(() => perSecond(work, milliseconds), rounds);
  return measurementOf(rates, Math.max(...rates));
};

/** How many milliseconds one call takes, each round being so many calls. */
export const timeOf = (work: () => void, calls: number): Measurement => {
  const round = (): number =>
    millisecondsFor(() => {
      for (let call = 0; call < calls; call++) work();
    }) / calls;
  round();
  const times = repeat(round);
  return measurementOf(times, Math.min(...times));
};

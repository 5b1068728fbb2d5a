import { baseline } from "./baseline.ts";

/** How often a measurement is made after the warm-up, if nothing else is said. */
const ROUNDS = 7;
/** The compiler needs to see work this often before it has made the best of it, but nobody waits for ever. */
const WARM_UP_CALLS = 5000;
const WARM_UP_ROUNDS = 8;

/** Several measurements of one thing: the median, and the best, which a busy machine disturbs least. */
export interface Measurement {
  readonly value: number;
  readonly best: number;
}

/** What a measurement is against another one that was made in turns with it. */
export interface Compared {
  readonly baseline: number;
  readonly ratio: number;
}

/** A rate, and what it is against the baseline. */
export interface Rate extends Measurement, Compared {}

const medianOf = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** The median of several numbers, beside the best of them. */
export const measurementOf = (numbers: readonly number[], best: number): Measurement => ({
  value: medianOf(numbers),
  best,
});

/** Times of one thing, the lowest being the best; and against those of another, if there is one, round by round. */
export const comparedInTurns = ([own = [], other]: readonly (readonly number[])[]): Measurement &
  Partial<Compared> => {
  const measured = measurementOf(own, Math.min(...own));
  if (other === undefined) return measured;
  const ratio = medianOf(own.map((value, round) => value / (other[round] ?? Number.NaN)));
  return { ...measured, baseline: medianOf(other), ratio };
};

const repeat = <Result>(measure: () => Result): Result[] => Array.from({ length: ROUNDS }, measure);

export const millisecondsFor = (work: () => void): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

/** How much was done, and how long it took. */
interface Tally {
  done: number;
  milliseconds: number;
}

/** Something done so often as its number says, at once or later. */
type Work = () => number | Promise<number>;

/** Runs the work until so much time has passed. */
const runFor = async (tally: Tally, work: Work, milliseconds: number): Promise<void> => {
  const begun = performance.now();
  let elapsed = 0;
  while (elapsed < milliseconds) {
    const done = work();
    tally.done += typeof done === "number" ? done : await done;
    elapsed = performance.now() - begun;
  }
  tally.milliseconds += elapsed;
};

const perSecond = ({ done, milliseconds }: Tally): number => (1000 * done) / milliseconds;

/** A round is cut into so many slices, and between them there is a quarter as much of the baseline. */
const SLICES = 10;
const BASELINE_SHARE = 0.25;

const measureRound = async (
  work: Work,
  milliseconds: number,
): Promise<{ readonly rate: number; readonly baseline: number }> => {
  const worked: Tally = { done: 0, milliseconds: 0 };
  const compared: Tally = { done: 0, milliseconds: 0 };
  const slice = milliseconds / SLICES;
  for (let number = 0; number < SLICES; number++) {
    await runFor(worked, work, slice);
    await runFor(compared, baseline, slice * BASELINE_SHARE);
  }
  return { rate: perSecond(worked), baseline: perSecond(compared) };
};

const warmUp = async (work: Work, milliseconds: number): Promise<void> => {
  const begun = performance.now();
  for (let call = 0; call < WARM_UP_CALLS; call++) {
    await work();
    if (performance.now() - begun > WARM_UP_ROUNDS * milliseconds) return;
  }
};

/** How much of the work is done per second, each round lasting so long. */
export const rateOf = async (work: Work, milliseconds: number, rounds = ROUNDS): Promise<Rate> => {
  await warmUp(work, milliseconds);
  const measured: Awaited<ReturnType<typeof measureRound>>[] = [];
  for (let round = 0; round < rounds; round++) measured.push(await measureRound(work, milliseconds));
  const rates = measured.map(({ rate }) => rate);
  return {
    ...measurementOf(rates, Math.max(...rates)),
    baseline: medianOf(measured.map((round) => round.baseline)),
    ratio: medianOf(measured.map((round) => round.rate / round.baseline)),
  };
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

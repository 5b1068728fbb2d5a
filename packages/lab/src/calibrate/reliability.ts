/** A chance that was told, and whether it came true: 1, 0, or a share of a tie. */
export interface Told {
  readonly chance: number;
  readonly came: number;
}

/** Chances of about the same size together. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** What was told, and what came true, on average. */
  readonly told: number;
  readonly came: number;
}

export const BINS = 10;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The reliability diagram; bins without a chance are left out. */
export const binsOf = (chances: readonly Told[]): readonly Bin[] =>
  Array.from({ length: BINS }, (_, bin) => {
    const own = chances.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin);
    return {
      from: bin / BINS,
      to: (bin + 1) / BINS,
      count: own.length,
      told: mean(own.map(({ chance }) => chance)),
      came: mean(own.map(({ came }) => came)),
    };
  }).filter(({ count }) => count > 0);

/** By how much chances are off: the distance in each bin, by how many chances lie in it. */
export const errorOf = (bins: readonly Bin[]): number => {
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  return (
    bins.reduce((sum, { count, told, came }) => sum + count * Math.abs(told - came), 0) / Math.max(1, all)
  );
};

/** The mean squared distance of chances from what came (Brier): 0 for a prophet. */
export const surpriseOf = (chances: readonly Told[]): number =>
  mean(chances.map(({ chance, came }) => (chance - came) ** 2));

/** Something tried on the sample with this number: its worth there, and what the trial cost. */
export type Trial = (sample: number) => { readonly worth: number; readonly nodes: number };

export interface Ranked {
  /** Which of the trials. */
  readonly index: number;
  readonly mean: number;
}

/**
 * Sequential halving: all are tried on the same samples, then the better half on further ones, and so on, as long as nodes and
 * time last; all at least once. The first is never dropped, for the others are measured by it. Answers with those left, the best first.
 */
export const halved = (
  trials: readonly Trial[],
  nodes: number,
  hasTime: () => boolean,
): readonly Ranked[] => {
  const sums = trials.map(() => 0);
  const rounds = Math.max(1, Math.ceil(Math.log2(trials.length)));
  let left = trials.map((_, index) => index);
  let samples = 0;
  const byWorth = (a: number, b: number): number => (sums[b] as number) - (sums[a] as number);
  for (let round = 1; round <= rounds; round++) {
    let spent = 0;
    do {
      for (const index of left) {
        const { worth, nodes: cost } = (trials[index] as Trial)(samples);
        sums[index] = (sums[index] as number) + worth;
        spent += cost;
      }
      samples++;
    } while (spent < nodes / rounds && hasTime());
    left.sort(byWorth);
    if (!hasTime() || round === rounds) break;
    const dropped = Math.floor(left.length / 2);
    const kept = left.slice(0, Math.max(2, left.length - dropped));
    left = kept.includes(0) ? kept : [...kept, 0];
  }
  return left.map((index) => ({ index, mean: (sums[index] as number) / samples }));
};

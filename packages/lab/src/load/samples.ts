/** All that was measured, and what can be read off it. */
export class Samples {
  private readonly values: number[] = [];

  add(value: number): void {
    this.values.push(value);
  }

  addAll({ values }: Samples): void {
    for (const value of values) this.values.push(value);
  }

  get count(): number {
    return this.values.length;
  }

  /** By nearest rank; not a number if nothing was measured. */
  percentiles(...shares: readonly number[]): readonly number[] {
    const sorted = Float64Array.from(this.values).sort();
    return shares.map((share) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN);
  }
}

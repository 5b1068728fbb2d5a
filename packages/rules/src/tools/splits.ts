import type { Random } from "./random.ts";

/** Every way to share `total` among places that take between their minimum and their maximum. */
export function* splits(
  total: number,
  minimum: readonly number[],
  maximum: readonly number[],
): Generator<readonly number[]> {
  const share: number[] = [];
  function* fill(index: number, left: number): Generator<readonly number[]> {
    if (index === minimum.length) {
      if (left === 0) yield share.slice();
      return;
    }
    const most = Math.min(left, maximum[index] as number);
    for (let count = minimum[index] as number; count <= most; count++) {
      share.push(count);
      yield* fill(index + 1, left - count);
      share.pop();
    }
  }
  yield* fill(0, total);
}

/** One of them: shares `total` one by one among places with room left above their minimum. */
export const randomSplit = (
  total: number,
  minimum: readonly number[],
  maximum: readonly number[],
  random: Random,
): number[] => {
  const share = minimum.slice();
  let left = total;
  for (const count of share) left -= count;
  while (left > 0) {
    const index = random(share.length);
    if ((share[index] as number) >= (maximum[index] as number)) continue;
    share[index] = (share[index] as number) + 1;
    left--;
  }
  return share;
};

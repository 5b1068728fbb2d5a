// Chance that can be had again: the same seed draws the same sample.

/** mulberry32: numbers from 0 to 1. */
const randomFrom = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** `size` of the items, drawn at random, in their old order. */
export const sample = (items, size, seed) => {
  const random = randomFrom(seed);
  const drawn = [...items.keys()];
  for (let last = drawn.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [drawn[last], drawn[other]] = [drawn[other], drawn[last]];
  }
  return drawn
    .slice(0, size)
    .sort((a, b) => a - b)
    .map((index) => items[index]);
};

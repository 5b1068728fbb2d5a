import type { Random } from "../tools/random.ts";
import { DRAW_AGAIN, evenly, seedFromNumber } from "../tools/rng.ts";

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/**
 * Chance for players: bots, simulations, the fuzzer, tests. A small fast generator (xoshiro128**), the same for the same
 * number. Who sees enough of what it gives can work out the rest, so that no card of a game may come from it (HID-28).
 */
export const chanceFrom = (number: number): Random => {
  const seed = seedFromNumber(number);
  const word = (index: number): number => Number.parseInt(seed.slice(8 * index, 8 * index + 8), 16) | 0;
  let a = word(0);
  let b = word(1);
  let c = word(2);
  let d = word(3);
  return (below) => {
    for (;;) {
      const drawn = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = rotateLeft(d, 11);
      const result = evenly(drawn, below);
      if (result !== DRAW_AGAIN) return result;
    }
  };
};

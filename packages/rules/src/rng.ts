/**
 * A small seeded generator (xoshiro128**) whose four words live inside the state, so that the same record
 * gives the same game on every machine.
 */
export type RngWords = [number, number, number, number];

const SEED = /^[0-9a-f]{32}$/;

/** A seed is 128 bits, written as 32 hexadecimal digits. */
export const isSeed = (text: string): boolean => SEED.test(text) && !/^0+$/.test(text);

export const rngFromSeed = (seed: string): RngWords => {
  if (!isSeed(seed)) throw new RangeError("a seed is 32 hexadecimal digits, not all zero");
  const word = (index: number) => Number.parseInt(seed.slice(index * 8, index * 8 + 8), 16) | 0;
  return [word(0), word(1), word(2), word(3)];
};

/** A full seed from a small number, for simulations and tests that want many reproducible games. */
export const seedFromNumber = (number: number): string => {
  let state = number >>> 0;
  let text = "";
  for (let index = 0; index < 4; index++) {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
    text += (mixed >>> 0).toString(16).padStart(8, "0");
  }
  return text;
};

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

const nextWord = (words: RngWords): number => {
  const result = Math.imul(rotateLeft(Math.imul(words[1], 5), 7), 9) >>> 0;
  const shifted = words[1] << 9;
  words[2] ^= words[0];
  words[3] ^= words[1];
  words[1] ^= words[2];
  words[0] ^= words[3];
  words[2] ^= shifted;
  words[3] = rotateLeft(words[3], 11);
  return result;
};

/**
 * A uniformly chosen whole number from 0 to limit − 1; advances the generator. Words after the last full round of
 * `limit` are drawn anew, or small numbers would come up more often. The shifts keep all of it in whole numbers, the
 * result included: lists that hold it stay lists of small integers to the machine.
 */
export const randomBelow = (words: RngWords, limit: number): number => {
  const below = limit >>> 0;
  /** Where the last full round begins: 2³² − limit. */
  const lastRound = -below >>> 0;
  for (;;) {
    const word = nextWord(words) >>> 0;
    const drawn = (word % below) >>> 0;
    if (!(word - drawn > lastRound)) return drawn;
  }
};

/** Shuffles in place, every order equally likely. */
export const shuffle = <T>(words: RngWords, items: T[]): void => {
  for (let last = items.length - 1; last > 0; last--) {
    const pick = randomBelow(words, last + 1);
    const held = items[last] as T;
    items[last] = items[pick] as T;
    items[pick] = held;
  }
};

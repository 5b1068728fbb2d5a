import { BLOCK_WORDS, chacha20Block } from "./chacha20.ts";

/**
 * The chance of the game itself, HID-28: the keystream of ChaCha20 (RFC 8439) with the seed as its key, read word by word.
 * Whoever knows every card that was drawn learns nothing about those to come, and the same record gives the same game on
 * every machine. Players who want chance of their own have another source (game/chance.ts).
 */
export interface Rng {
  /** The seed in eight words; they never change, and so all copies of a state share them. */
  readonly key: readonly number[];
  /** How many words of the keystream have been used. */
  used: number;
}

/** A key serves one game only, so that one nonce will do for all. */
const NONCE = [0, 0, 0] as const;

const KEY_WORDS = 8;
const SEED = /^[0-9a-f]{64}$/;

/** A seed is 256 bits, written as 64 hexadecimal digits in lower case. */
export const isSeed = (text: string): boolean => SEED.test(text);

const bytesReversed = (word: number): number =>
  (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24);

/** The bytes of the seed are the bytes of the key: each word has its lowest byte first, as in RFC 8439. */
export const rngFromSeed = (seed: string): Rng => {
  if (!isSeed(seed)) throw new RangeError("a seed is 64 hexadecimal digits in lower case");
  const key: number[] = [];
  for (let digit = 0; digit < 8 * KEY_WORDS; digit += 8)
    key.push(bytesReversed(Number.parseInt(seed.slice(digit, digit + 8), 16)));
  return { key, used: 0 };
};

/** A generator that has nothing to do with any seed but what chance gives; `word` draws 32 bits of it. */
export const rngFromWords = (word: () => number): Rng => {
  const key: number[] = [];
  while (key.length < KEY_WORDS) key.push(word() | 0);
  return { key, used: 0 };
};

/** A full seed from a small number, for simulations and tests that want many reproducible games; no secret. */
export const seedFromNumber = (number: number): string => {
  let state = number >>> 0;
  let text = "";
  for (let index = 0; index < KEY_WORDS; index++) {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
    text += (mixed >>> 0).toString(16).padStart(8, "0");
  }
  return text;
};

/** What `evenly` answers to a word that would favour small numbers. */
export const DRAW_AGAIN = -1;

/**
 * Turns a word of 32 evenly distributed bits into a whole number from 0 to limit − 1. Words after the last full round of
 * `limit` have to be drawn anew, or small numbers would come up more often. The shifts keep all of it in whole numbers, the
 * result included: V8 keeps lists that hold it as lists of small integers.
 */
export const evenly = (word: number, limit: number): number => {
  const below = limit >>> 0;
  /** Where the last full round begins: 2³² − limit. */
  const lastRound = -below >>> 0;
  const drawn = (word % below) >>> 0;
  return word - drawn > lastRound ? DRAW_AGAIN : drawn;
};

/**
 * Reads on in the keystream. A block is worked out when its first word is wanted and goes with the reader: outside the state
 * nothing is kept that could be taken for another game's.
 */
const wordsOf = (rng: Rng): (() => number) => {
  let counter = -1;
  let block: Int32Array | null = null;
  return () => {
    const wanted = (rng.used / BLOCK_WORDS) | 0;
    if (block === null || wanted !== counter) {
      counter = wanted;
      block = chacha20Block(rng.key, counter, NONCE);
    }
    return (block[rng.used++ % BLOCK_WORDS] as number) >>> 0;
  };
};

/** Shuffles in place, every order equally likely. */
export const shuffle = <T>(rng: Rng, items: T[]): void => {
  const nextWord = wordsOf(rng);
  for (let last = items.length - 1; last > 0; last--) {
    let pick = DRAW_AGAIN;
    while (pick === DRAW_AGAIN) pick = evenly(nextWord(), last + 1);
    const held = items[last] as T;
    items[last] = items[pick] as T;
    items[pick] = held;
  }
};

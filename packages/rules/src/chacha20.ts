/** The block function of ChaCha20 as RFC 8439 describes it: 20 rounds, 256 bits of key, a 32-bit counter, 96 bits of nonce. */

/** Words in a block of the keystream. */
export const BLOCK_WORDS = 16;

/** RFC 8439, 2.3: "expand 32-byte k" in four words. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

const DOUBLE_ROUNDS = 10;

/** RFC 8439, 2.1 */
const quarterRound = (words: Int32Array, a: number, b: number, c: number, d: number): void => {
  let wordA = words[a] as number;
  let wordB = words[b] as number;
  let wordC = words[c] as number;
  let wordD = words[d] as number;
  wordA = (wordA + wordB) | 0;
  wordD ^= wordA;
  wordD = (wordD << 16) | (wordD >>> 16);
  wordC = (wordC + wordD) | 0;
  wordB ^= wordC;
  wordB = (wordB << 12) | (wordB >>> 20);
  wordA = (wordA + wordB) | 0;
  wordD ^= wordA;
  wordD = (wordD << 8) | (wordD >>> 24);
  wordC = (wordC + wordD) | 0;
  wordB ^= wordC;
  wordB = (wordB << 7) | (wordB >>> 25);
  words[a] = wordA;
  words[b] = wordB;
  words[c] = wordC;
  words[d] = wordD;
};

/** RFC 8439, 2.3: the state of the cipher before the first round. */
const begin = (
  words: Int32Array,
  key: readonly number[],
  counter: number,
  nonce: readonly number[],
): Int32Array => {
  words.set(CONSTANTS, 0);
  words.set(key, 4);
  words[12] = counter;
  words.set(nonce, 13);
  return words;
};

/**
 * Block number `counter` of the keystream, as sixteen signed words in the order in which their bytes stand in it, each
 * with its lowest byte first. `key` has eight words and `nonce` three, read from their bytes in the same way.
 */
export const chacha20Block = (
  key: readonly number[],
  counter: number,
  nonce: readonly number[],
): Int32Array => {
  const start = begin(new Int32Array(BLOCK_WORDS), key, counter, nonce);
  const words = start.slice();
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    quarterRound(words, 0, 4, 8, 12);
    quarterRound(words, 1, 5, 9, 13);
    quarterRound(words, 2, 6, 10, 14);
    quarterRound(words, 3, 7, 11, 15);
    quarterRound(words, 0, 5, 10, 15);
    quarterRound(words, 1, 6, 11, 12);
    quarterRound(words, 2, 7, 8, 13);
    quarterRound(words, 3, 4, 9, 14);
  }
  for (let index = 0; index < BLOCK_WORDS; index++)
    words[index] = ((words[index] as number) + (start[index] as number)) | 0;
  return words;
};

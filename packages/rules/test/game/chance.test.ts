import { createCipheriv } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  chanceFrom,
  imagine,
  isRefusal,
  logFor,
  memoryFrom,
  newGame,
  play,
  seedFromNumber,
  view,
} from "../../src/engine.ts";
import { cardsOfDeck } from "../../src/model/cards.ts";
import type { CardId } from "../../src/model/ids.ts";
import { draftOf } from "../../src/model/state.ts";
import { chacha20Block } from "../../src/tools/chacha20.ts";
import { DRAW_AGAIN, evenly, isSeed, rngFromSeed, shuffle } from "../../src/tools/rng.ts";
import { type GamePlan, introductory, optionsOf, overRandomGames, randomGame } from "../support/games.ts";
import { mutantsOf } from "../support/mutants.ts";
import { historical } from "../support/packs.ts";
import { onlookers } from "../support/secrecy.ts";

const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll(/\s/g, ""), "hex");

/** Words with their lowest byte first, as RFC 8439 reads key and nonce. */
const wordsOf = (hex: string): number[] => {
  const bytes = bytesOf(hex);
  return Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readInt32LE(4 * index));
};

const keystream = (key: string, counter: number, nonce: string, blocks = 1): string =>
  Array.from({ length: blocks }, (_, index) => {
    const block = chacha20Block(wordsOf(key), counter + index, wordsOf(nonce));
    return Buffer.from(block.buffer).toString("hex");
  }).join("");

const ZERO_KEY = "00".repeat(32);
const ZERO_NONCE = "00".repeat(12);
const COUNTING_KEY = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/** RFC 8439, 2.3.2 and appendix A.1. */
const BLOCKS = [
  {
    name: "2.3.2",
    key: COUNTING_KEY,
    counter: 1,
    nonce: "000000090000004a00000000",
    block: `10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e
            d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e`,
  },
  {
    name: "A.1 #1",
    key: ZERO_KEY,
    counter: 0,
    nonce: ZERO_NONCE,
    block: `76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7
            da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586`,
  },
  {
    name: "A.1 #2",
    key: ZERO_KEY,
    counter: 1,
    nonce: ZERO_NONCE,
    block: `9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed
            29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f`,
  },
  {
    name: "A.1 #3",
    key: `${"00".repeat(31)}01`,
    counter: 1,
    nonce: ZERO_NONCE,
    block: `3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a
            8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0`,
  },
  {
    name: "A.1 #4",
    key: `00ff${"00".repeat(30)}`,
    counter: 2,
    nonce: ZERO_NONCE,
    block: `72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca
            13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096`,
  },
  {
    name: "A.1 #5",
    key: ZERO_KEY,
    counter: 0,
    nonce: `${"00".repeat(11)}02`,
    block: `c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7
            8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d`,
  },
];

/** RFC 8439, 2.4.2: the keystream of the example, 114 bytes long. */
const EXAMPLE = `224f51f3401bd9e12fde276fb8631ded8c131f823d2c06e27e4fcaec9ef3cf78
  8a3b0aa372600a92b57974cded2b9334794cba40c63e34cdea212c4cf07d41b7
  69a6749f3f630f4122cafe28ec4dc47e26d4346d70b98c73f3e9c53ac40c5945
  398b6eda1a832c89c167eacd901d7e2bf363`;

/** The keystream under the game's nonce as another implementation gives it. */
const byOpenSsl = (seed: string, words: number): number[] => {
  const cipher = createCipheriv("chacha20", bytesOf(seed), Buffer.alloc(16));
  const bytes = cipher.update(Buffer.alloc(4 * words));
  return Array.from({ length: words }, (_, index) => bytes.readUInt32LE(4 * index));
};

describe("ChaCha20", () => {
  test.each(BLOCKS)("HID-28 gives the block of RFC 8439, $name", ({ key, counter, nonce, block }) => {
    expect(keystream(key, counter, nonce)).toBe(block.replaceAll(/\s/g, ""));
  });

  test("HID-28 gives the keystream of RFC 8439, 2.4.2", () => {
    const expected = EXAMPLE.replaceAll(/\s/g, "");
    expect(keystream(COUNTING_KEY, 1, "000000000000004a00000000", 2).slice(0, expected.length)).toBe(
      expected,
    );
  });
});

describe("shuffling", () => {
  test("HID-28 a deck can be shuffled again with any other ChaCha20, word by word across its blocks", () => {
    for (let number = 0; number < 20; number++) {
      const seed = seedFromNumber(number);
      const rng = rngFromSeed(seed);
      const words = byOpenSsl(seed, 200);
      for (let deck = 0; deck < 4; deck++) {
        const cards = cardsOfDeck(deck);
        const expected = cardsOfDeck(deck);
        for (let last = expected.length - 1; last > 0; last--) {
          const pick = (words.shift() ?? 0) % (last + 1);
          [expected[last], expected[pick]] = [expected[pick] as CardId, expected[last] as CardId];
        }
        shuffle(rng, cards);
        expect(cards).toEqual(expected);
      }
      expect(rng.used).toBe(200 - words.length);
    }
  });

  test("HID-28 a generator put away as JSON goes on where it was, wherever that is in a block", () => {
    for (let used = 0; used < 40; used++) {
      const whole = rngFromSeed(seedFromNumber(3));
      for (let count = 0; count < used; count++) shuffle(whole, [1, 2]);
      expect(whole.used).toBe(used);
      const stored = JSON.parse(JSON.stringify(whole)) as typeof whole;
      const [one, other] = [cardsOfDeck(1), cardsOfDeck(1)];
      shuffle(whole, one);
      shuffle(stored, other);
      expect([other, stored]).toEqual([one, whole]);
    }
  });

  test("HID-28 a copy of a state shuffles as the state does, and neither moves the other on", () => {
    const state = newGame(historical, introductory(3), seedFromNumber(1));
    const before = JSON.stringify(state);
    const [one, other] = [draftOf(state), draftOf(state)];
    const [first, second] = [cardsOfDeck(1), cardsOfDeck(1)];
    shuffle(one.rng, first);
    shuffle(other.rng, second);
    expect(second).toEqual(first);
    expect(other.rng).toEqual(one.rng);
    expect(JSON.stringify(state)).toBe(before);
  });

  test("HID-28 words beyond the last full round are drawn again, so that no number is favoured", () => {
    const largest = 0xffff_ffff;
    // 2³² = 3 · 1431655765 + 1: the very last word would give 0 once too often.
    expect(evenly(largest, 3)).toBe(DRAW_AGAIN);
    expect([largest - 1, largest - 2, largest - 3].map((word) => evenly(word, 3))).toEqual([2, 1, 0]);
    expect([0, 1, 2, 3].map((word) => evenly(word, 3))).toEqual([0, 1, 2, 0]);
    // 2³² = 38 · 113025455 + 6
    for (let last = 0; last < 6; last++) expect(evenly(largest - last, 38)).toBe(DRAW_AGAIN);
    expect(evenly(largest - 6, 38)).toBe(37);
    // A power of two leaves nothing over.
    expect(evenly(largest, 16)).toBe(15);
    expect(evenly(largest, 1)).toBe(0);
  });
});

describe("seeds", () => {
  test("HID-28 a seed is 64 hexadecimal digits in lower case", () => {
    for (const seed of ["0".repeat(64), "f".repeat(64), COUNTING_KEY, seedFromNumber(7)])
      expect(isSeed(seed)).toBe(true);
    for (const seed of ["", "1", "1".repeat(63), "1".repeat(65), "g".repeat(64), "A".repeat(64)])
      expect(isSeed(seed)).toBe(false);
    expect(isSeed(`${COUNTING_KEY}\n`)).toBe(false);
  });

  test("HID-28 the bytes of the seed are the bytes of the key", () => {
    expect(rngFromSeed(COUNTING_KEY)).toEqual({ key: wordsOf(COUNTING_KEY), used: 0 });
  });

  test("numbers give seeds that differ, the same number the same seed", () => {
    const seeds = Array.from({ length: 1000 }, (_, number) => seedFromNumber(number));
    expect(new Set(seeds).size).toBe(1000);
    expect(seedFromNumber(999)).toBe(seeds[999]);
  });
});

describe("nothing of the key gets out", () => {
  /** Short words could be the number of anything. */
  const tellingWords = (seed: string): string[] => [
    ...wordsOf(seed).flatMap((word) => [word, word >>> 0].map(String).filter(({ length }) => length > 7)),
    ...(seed.match(/.{8}/g) ?? []),
  ];

  test("HID-28 no view, no log and no refusal holds a word of the seed", () => {
    overRandomGames(1, (plan: GamePlan) => {
      const secrets = tellingWords(seedFromNumber(plan.shuffle));
      expect(secrets.length).toBeGreaterThan(12);
      const random = chanceFrom(plan.whim);
      for (const { before, seat, action, after, events } of randomGame(plan)) {
        const refusals = mutantsOf(before, action, random)
          .map((mutant) => play(before, seat, mutant))
          .filter(isRefusal);
        const told = onlookers(after).map((onlooker) => [
          view(after, onlooker),
          logFor(after, events, onlooker),
        ]);
        const text = JSON.stringify([refusals, told]);
        expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
        expect(text).not.toMatch(/"(rng|key|seed|used)"/);
      }
    });
  });

  test("HID-28 a state with its secrets dealt anew has another key, and none of the true one", () => {
    overRandomGames(1, (plan: GamePlan) => {
      const state = newGame(historical, optionsOf(plan), seedFromNumber(plan.shuffle));
      const random = chanceFrom(plan.whim);
      const others = onlookers(state).map(
        (seat) => imagine(view(state, seat), memoryFrom(view(state, seat)), random).rng,
      );
      const words = [state.rng, ...others].flatMap(({ key }) => key);
      expect(new Set(words).size).toBe(8 * (1 + others.length));
      for (const { used } of others) expect(used).toBe(0);
    });
  });
});

describe("the players' own chance", () => {
  test("is the same for the same number, another for another", () => {
    const drawn = (number: number): number[] => {
      const random = chanceFrom(number);
      return Array.from({ length: 50 }, () => random(1000));
    };
    expect(drawn(1)).toEqual(drawn(1));
    expect(drawn(1)).not.toEqual(drawn(2));
    expect(drawn(1).every((number) => number >= 0 && number < 1000)).toBe(true);
  });

  test("gives every number equally often", () => {
    const random = chanceFrom(5);
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let draw = 0; draw < 70_000; draw++) {
      const drawn = random(7);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(9500);
    expect(Math.max(...counts)).toBeLessThan(10_500);
  });
});

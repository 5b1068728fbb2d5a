import { SUIT_NAMES, type Suit } from "@maria/rules/model";
import { suitName, suitSign } from "@maria/tell";
import type { language } from "../language/language.svelte.ts";

/** The word alone: the name of a suit begins with its sign. */
const wordOf = (words: typeof language.words, suit: Suit): string =>
  suitName(words, suit).replace(suitSign(suit), "").trim();

/**
 * A text as it is to be read out: suits in words. Screen readers call ♥ "black heart suit", or pass over it. "♥7" becomes
 * "hearts 7", "Praha ♥" becomes "Praha, hearts".
 */
export const spoken = (words: typeof language.words, text: string): string =>
  SUIT_NAMES.reduce((changed, _name, index) => {
    const suit = index as Suit;
    const sign = suitSign(suit);
    const word = wordOf(words, suit);
    return changed
      .replaceAll(`${sign} ${word}`, word)
      .replaceAll(new RegExp(`${sign}(?=\\d)`, "g"), `${word} `)
      .replaceAll(` ${sign}`, `, ${word}`)
      .replaceAll(sign, word);
  }, text);

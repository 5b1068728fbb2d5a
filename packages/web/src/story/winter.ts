import { TROOP_PRICE } from "@maria/rules/model";
import type { language } from "../language/language.svelte.ts";

/** WTR-02, WTR-03, WTR-14: what a winter that has come will bring. */
export const comingWinter = ({ say }: typeof language.words, isScored: boolean): string[] => [
  say("winter.comes.recruit", { price: TROOP_PRICE }),
  say("winter.comes.return"),
  ...(isScored ? [say("winter.comes.score")] : []),
];

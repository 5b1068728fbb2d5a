import type { Pack } from "@maria/rules/model";
import { type Language, type Words as TellingWords, wordsFor } from "@maria/tell";
import { type Say, sayIn } from "./messages.ts";

/** What the command line needs to speak about a game. */
export type Words = TellingWords<Say>;

export const wordsIn = (language: Language, pack: Pack): Words => wordsFor(language, pack, sayIn(language));

import type { SayOf } from "@maria/tell";
import type { Language } from "../language/language.svelte.ts";
import { type LaterTexts, spokenLater } from "../language/later.ts";
import type { puzzles } from "../language/puzzles/en.ts";

export type PuzzleSay = SayOf<typeof puzzles>;

const TEXTS: LaterTexts<typeof puzzles> = {
  en: async () => (await import("../language/puzzles/en.ts")).puzzles,
  de: async () => (await import("../language/puzzles/de.ts")).puzzles,
  fr: async () => (await import("../language/puzzles/fr.ts")).puzzles,
};

export const puzzleTexts = (language: Language): Promise<PuzzleSay> => spokenLater(TEXTS, language);

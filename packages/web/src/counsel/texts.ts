import type { SayOf } from "@maria/tell";
import type { counsel } from "../language/counsel/en.ts";
import type { Language } from "../language/language.svelte.ts";
import { type LaterTexts, spokenLater } from "../language/later.ts";

type English = typeof counsel;
/** Says what stands around advice. */
export type HintSay = SayOf<English>;

const TEXTS: LaterTexts<English> = {
  en: async () => (await import("../language/counsel/en.ts")).counsel,
  de: async () => (await import("../language/counsel/de.ts")).counsel,
  fr: async () => (await import("../language/counsel/fr.ts")).counsel,
};

export const hintTexts = (language: Language): Promise<HintSay> => spokenLater(TEXTS, language);

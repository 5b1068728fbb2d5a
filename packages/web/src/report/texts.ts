import type { SayOf } from "@maria/tell";
import type { chronicle } from "../language/chronicle/en.ts";
import type { Language } from "../language/language.svelte.ts";
import { type LaterTexts, spokenLater } from "../language/later.ts";
import type { report } from "../language/report/en.ts";

type English = typeof report & typeof chronicle;
/** Says the texts of a report and its chronicle. */
export type ReportSay = SayOf<English>;

const TEXTS: LaterTexts<English> = {
  en: async () => ({
    ...(await import("../language/report/en.ts")).report,
    ...(await import("../language/chronicle/en.ts")).chronicle,
  }),
  de: async () => ({
    ...(await import("../language/report/de.ts")).report,
    ...(await import("../language/chronicle/de.ts")).chronicle,
  }),
  fr: async () => ({
    ...(await import("../language/report/fr.ts")).report,
    ...(await import("../language/chronicle/fr.ts")).chronicle,
  }),
};

export const reportTexts = (language: Language): Promise<ReportSay> => spokenLater(TEXTS, language);

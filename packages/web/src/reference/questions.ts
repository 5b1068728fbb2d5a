import type { SayOf } from "@maria/tell";
import type { Language } from "../language/language.svelte.ts";
import { type LaterTexts, spokenLater } from "../language/later.ts";
import type { questions } from "../language/questions/en.ts";

/** What people ask, in the order of a game, and the clauses that answer it. */
export const CLAUSES_OF = {
  win: ["VIC-01", "VIC-07", "INT-08", "INT-09", "INT-10"],
  conquer: ["CON-01", "CON-02", "CON-03", "CON-05", "CON-09"],
  notConquered: ["CON-01", "CON-04", "CON-05", "CON-08", "SUP-12"],
  protect: ["CON-05", "CON-06", "CON-07"],
  far: ["MOV-05", "MOV-06", "MOV-07", "MOV-08"],
  forceMarch: ["MOV-17", "MOV-19", "MOV-20", "MOV-22", "MOV-24"],
  notThere: ["MOV-09", "MOV-10", "MOV-25", "MOV-28", "STK-02"],
  stack: ["STK-01", "STK-02", "STK-05", "MOV-10", "MOV-11"],
  shift: ["STK-10", "STK-13", "STK-14", "STK-15"],
  supply: ["SUP-01", "SUP-03", "SUP-05", "SUP-06", "SUP-07"],
  starve: ["SUP-09", "SUP-10", "SUP-11", "SUP-12", "STK-16"],
  train: ["TRN-01", "TRN-04", "TRN-05", "TRN-07", "TRN-08"],
  hussars: ["HUS-01", "HUS-03", "HUS-04", "SUP-14", "SUP-15", "SUP-18"],
  mustFight: ["CMB-01", "CMB-03", "CMB-05", "CMB-06"],
  combat: ["CMB-11", "CMB-12", "CMB-13", "CMB-14", "CMB-18", "CMB-19"],
  whichCard: ["CMB-14", "CMB-22", "CMB-23", "TAC-14"],
  retreat: ["RTR-02", "RTR-04", "RTR-06", "RTR-08", "RTR-11"],
  draw: ["TAC-01", "TAC-02", "TAC-03", "TAC-05"],
  recruit: ["WTR-01", "WTR-02", "WTR-03", "WTR-06", "WTR-13"],
  influence: ["POL-08", "POL-10", "POL-15", "POL-17", "POL-22"],
  emperor: ["ELE-04", "ELE-07", "ELE-08", "ELE-12", "ELE-13"],
  allies: ["PWR-07", "PWR-08", "PWR-09", "PWR-13"],
  peace: ["ANX-01", "ANX-03", "ANX-04", "ANX-07"],
  secret: ["HID-01", "HID-02", "HID-05", "STK-12"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Question = keyof typeof CLAUSES_OF;
export const QUESTIONS = Object.keys(CLAUSES_OF) as readonly Question[];

export type QuestionSay = SayOf<typeof questions>;

const TEXTS: LaterTexts<typeof questions> = {
  en: async () => (await import("../language/questions/en.ts")).questions,
  de: async () => (await import("../language/questions/de.ts")).questions,
  fr: async () => (await import("../language/questions/fr.ts")).questions,
};

export const questionTexts = (language: Language): Promise<QuestionSay> => spokenLater(TEXTS, language);

import type { SayOf } from "@maria/tell";
import type { Language } from "../language/language.svelte.ts";
import { type LaterTexts, spokenLater } from "../language/later.ts";
import type { questions } from "../language/questions/en.ts";

/** What people ask, in the order of a game, and the clauses that answer it. */
export const CLAUSES_OF = {
  win: ["ADV-02", "VIC-01", "VIC-07", "INT-08", "INT-09", "INT-10"],
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
  phases: ["SEQ-01", "SEQ-02", "SEQ-04", "SEQ-08"],
  retroactive: ["RCQ-01", "RCQ-02", "RCQ-03", "RCQ-04", "RCQ-05"],
  marker: ["MRK-01", "MRK-03", "MRK-06", "MRK-07", "MRK-08", "MRK-09", "MRK-10"],
  control: ["MAP-21", "MAP-22", "MAP-23", "MAP-24"],
  zero: ["CMB-22", "CMB-23", "CMB-24", "CMB-25"],
  mixed: ["STK-03", "STK-06", "CMB-05", "CMB-27", "CMB-28"],
  several: ["CMB-03", "CMB-06", "CMB-07", "CMB-08", "RTR-01"],
  reserve: ["CMP-13", "TAC-14", "CMB-23", "POL-14", "RUL-13"],
  takeTrain: ["MOV-13", "MOV-14", "MOV-15", "RTR-08"],
  allot: ["SET-14", "SET-15", "SET-16", "SET-17", "SET-18", "SET-26"],
  points: ["VBX-02", "VBX-03", "VBX-04", "VBX-05", "VBX-06", "VBX-08"],
  saxony: ["SAX-01", "SAX-03", "SAX-05", "SAX-09", "SAX-14", "SAX-21"],
  neutral: ["NEU-01", "NEU-02", "NEU-03", "NEU-04", "NEU-05", "NEU-06"],
  subsidy: ["SUB-01", "SUB-03", "SUB-04", "SUB-07", "SUB-13", "TAC-04"],
  agree: ["NEG-01", "NEG-02", "NEG-04", "NEG-05", "NEG-07", "NEG-08", "NEG-09"],
  last: ["INT-10", "VIC-04", "VIC-06", "VIC-07", "WTR-14"],
  two: ["GEN-01", "TWO-02", "TWO-03", "TWO-04", "TWO-08", "TWO-13"],
  map: ["MAP-01", "MAP-03", "MAP-04", "MAP-08", "MAP-09", "MAP-11"],
  execute: ["PCE-01", "PCE-03", "TRK-01", "OFF-01", "OFF-02", "CRD-01"],
  reduce: ["FRO-01", "FRO-03", "FRO-05", "FRO-06"],
  gambit: ["GEN-07", "SGA-01", "SGA-12", "SGA-13", "SGA-25"],
  choices: ["DEC-01", "DEC-03", "DEC-08", "DEC-20", "DEC-21", "DEC-39"],
  doubt: [
    "RUL-01",
    "RUL-08",
    "RUL-11",
    "RUL-17",
    "RUL-25",
    "RUL-32",
    "RUL-42",
    "RUL-55",
    "RUL-62",
    "RUL-65",
    "RUL-72",
    "RUL-83",
    "RUL-96",
    "RUL-97",
  ],
  examples: ["EXA-01", "EXA-09", "EXA-14", "EXA-20", "EXA-27", "EXA-34", "EXA-45", "EXA-50"],
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

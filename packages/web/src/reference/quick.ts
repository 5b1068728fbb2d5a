import type { SayOf } from "@maria/tell";
import type { Language } from "../language/language.svelte.ts";
import { type LaterTexts, spokenLater } from "../language/later.ts";
import type { quick } from "../language/quick/en.ts";
import type { QuickRole } from "./roles.ts";

/** What stands on the page of whoever has a role: all of it, or what is only his or only of one variant. */
export interface QuickLine {
  readonly role?: QuickRole;
  readonly only?: "intro" | "adv";
  readonly clauses: readonly string[];
}

/** The sections of the page, in the order of the need for them. */
export const QUICK = {
  goal: {
    louisNine: { role: "louis", only: "intro", clauses: ["INT-08"] },
    frederickTwelve: { role: "frederick", only: "intro", clauses: ["INT-09"] },
    mariaLasts: { role: "maria", only: "intro", clauses: ["INT-10"] },
    louisPool: { role: "louis", only: "adv", clauses: ["VIC-01", "VIC-02", "VIC-03"] },
    frederickPools: { role: "frederick", only: "adv", clauses: ["VIC-01", "VIC-09"] },
    mariaPool: { role: "maria", only: "adv", clauses: ["VIC-01", "VIC-02", "VIC-03"] },
    totals: { only: "adv", clauses: ["VIC-07"] },
    louisTies: { role: "louis", only: "adv", clauses: ["VIC-06"] },
    mariaTies: { role: "maria", only: "adv", clauses: ["VIC-06"] },
  },
  powers: {
    louisRuns: { role: "louis", clauses: ["PWR-04", "PWR-10"] },
    frederickRuns: { role: "frederick", clauses: ["PWR-03", "PWR-11"] },
    mariaRuns: { role: "maria", clauses: ["PWR-02"] },
    louisSides: { role: "louis", clauses: ["PWR-07", "PWR-09"] },
    frederickSides: { role: "frederick", clauses: ["PWR-07", "PWR-13"] },
    mariaSides: { role: "maria", clauses: ["PWR-08", "PWR-09", "PWR-12"] },
    apart: { clauses: ["PWR-14", "TAC-10"] },
    bohemia: { only: "intro", clauses: ["INT-01"] },
    frederickWithout: { role: "frederick", only: "intro", clauses: ["INT-03", "INT-06"] },
  },
  turn: {
    politics: { only: "adv", clauses: ["POL-08", "POL-15", "POL-17", "POL-18"] },
    mariaHussars: { role: "maria", clauses: ["HUS-03", "HUS-04", "HUS-05"] },
    louisStage: { role: "louis", clauses: ["SEQ-01"] },
    frederickStage: { role: "frederick", clauses: ["SEQ-01", "SEQ-06"] },
    mariaStage: { role: "maria", clauses: ["SEQ-01", "SEQ-06"] },
    louisCards: { role: "louis", clauses: ["TAC-02", "TAC-03", "TAC-04"] },
    louisFewer: { role: "louis", only: "intro", clauses: ["TAC-06"] },
    frederickCards: { role: "frederick", clauses: ["TAC-02"] },
    mariaCards: { role: "maria", clauses: ["TAC-02"] },
    supplying: { clauses: ["SEQ-04", "SUP-01"] },
    moving: { clauses: ["MOV-02", "MOV-03"] },
    fighting: { clauses: ["CMB-01", "CMB-03"] },
    later: { clauses: ["RCQ-01", "RCQ-03", "RCQ-04"] },
  },
  march: {
    general: { clauses: ["MOV-05", "MOV-06"] },
    train: { clauses: ["MOV-07", "MOV-08"] },
    forced: { clauses: ["MOV-17", "MOV-19", "MOV-20", "MOV-22", "MOV-24"] },
    stacking: { clauses: ["STK-02", "MOV-11", "STK-08"] },
    louisMaps: { role: "louis", clauses: ["MOV-25"] },
    frederickMaps: { role: "frederick", clauses: ["MOV-25"] },
    mariaMaps: { role: "maria", clauses: ["MOV-25"] },
    taking: { clauses: ["MOV-13", "MOV-15"] },
    conquest: { clauses: ["CON-01", "CON-03"] },
    protection: { clauses: ["CON-05", "CON-06", "CON-07"] },
  },
  supply: {
    home: { clauses: ["SUP-03"] },
    path: { clauses: ["SUP-05", "SUP-06", "SUP-07"] },
    without: { clauses: ["SUP-09", "SUP-10", "SUP-12"] },
    louisHussars: { role: "louis", clauses: ["SUP-14", "SUP-15", "SUP-19"] },
    frederickHussars: { role: "frederick", clauses: ["SUP-14", "SUP-15", "SUP-19"] },
    mariaCharges: { role: "maria", clauses: ["SUP-14", "SUP-15", "HUS-08"] },
    trains: { clauses: ["TRN-04", "TRN-05", "TRN-07", "TRN-08"] },
    louisSite: { role: "louis", clauses: ["TRN-06"] },
    frederickSite: { role: "frederick", clauses: ["TRN-06"] },
  },
  combat: {
    score: { clauses: ["CMB-12", "CMB-13", "CMB-16"] },
    suit: { clauses: ["CMB-14", "TAC-14"] },
    zero: { clauses: ["CMB-22", "CMB-24"] },
    lost: { clauses: ["CMB-18", "CMB-19"] },
    retreat: { clauses: ["RTR-02", "RTR-04", "RTR-06", "RTR-08", "RTR-11"] },
    points: { only: "adv", clauses: ["VBX-02", "VBX-03", "VBX-05", "VBX-06"] },
  },
  winter: {
    recruit: { clauses: ["WTR-01", "WTR-02", "WTR-04"] },
    back: { clauses: ["WTR-03", "WTR-06", "WTR-07"] },
    louisBack: { role: "louis", only: "intro", clauses: ["WTR-11"] },
    scoring: { only: "adv", clauses: ["WTR-14"] },
  },
  special: {
    louisMinor: { role: "louis", clauses: ["TAC-05"] },
    louisElectors: { role: "louis", only: "adv", clauses: ["VBX-11", "VBX-13"] },
    louisEmperor: { role: "louis", only: "adv", clauses: ["ELE-08", "ELE-13"] },
    louisReduces: { role: "louis", only: "adv", clauses: ["FRO-01", "FRO-03", "FRO-06"] },
    frederickMinor: { role: "frederick", clauses: ["TAC-05"] },
    frederickPeace: { role: "frederick", only: "adv", clauses: ["ANX-01", "ANX-03", "ANX-17"] },
    frederickSaxony: { role: "frederick", only: "adv", clauses: ["SAX-03", "SAX-14", "SAX-21"] },
    frederickElectors: { role: "frederick", only: "adv", clauses: ["VBX-12", "VBX-13"] },
    mariaTogether: { role: "maria", clauses: ["CMB-04", "MOV-26"] },
    mariaSaxony: { role: "maria", only: "adv", clauses: ["SAX-05", "SAX-14", "SAX-21"] },
    mariaPeace: { role: "maria", only: "adv", clauses: ["ANX-04", "ANX-07"] },
    mariaEmperor: { role: "maria", only: "adv", clauses: ["ELE-08", "ELE-10", "ELE-12"] },
    mariaArenberg: { role: "maria", only: "adv", clauses: ["ARE-02", "ARE-03", "ARE-04"] },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, QuickLine>>>>;

export type QuickSection = keyof typeof QUICK;
export const SECTIONS = Object.keys(QUICK) as readonly QuickSection[];

/** By section: the lines of a role's page. */
export type QuickKey = {
  [Section in QuickSection]: `${Section}.${keyof (typeof QUICK)[Section] & string}`;
}[QuickSection];

export const linesOf = (
  section: QuickSection,
  role: QuickRole,
): readonly (QuickLine & { readonly key: QuickKey })[] =>
  Object.entries<QuickLine>(QUICK[section])
    .filter(([, line]) => line.role === undefined || line.role === role)
    .map(([name, line]) => ({ ...line, key: `${section}.${name}` as QuickKey }));

export type QuickSay = SayOf<typeof quick>;

const TEXTS: LaterTexts<typeof quick> = {
  en: async () => (await import("../language/quick/en.ts")).quick,
  de: async () => (await import("../language/quick/de.ts")).quick,
  fr: async () => (await import("../language/quick/fr.ts")).quick,
};

export const quickTexts = (language: Language): Promise<QuickSay> => spokenLater(TEXTS, language);

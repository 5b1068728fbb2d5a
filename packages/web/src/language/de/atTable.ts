import type { Translation } from "@maria/tell";
import type { everybody as englishEverybody, help as englishHelp } from "../en/atTable.ts";

/** Was jeder Tisch sagt, ehe jemand etwas nachsieht. */
export const everybody: Translation<typeof englishEverybody> = {
  "everybody.game": "Spiel",
  "everybody.skipToDecision": "Zur Entscheidung",
  "everybody.takenBack": "Zurückgenommen.",
  "everybody.troops": "Armeen: {troops}",
  "everybody.troopsOnce": "Armeen: zuletzt genannt {troops}",
  "everybody.troopsUnknown": "Armeen unbekannt",
  "everybody.under": "unter einem Oberbefehlshaber",
};

export const help: Translation<typeof englishHelp> = {
  "help.menu": "Menü",
  "help.title": "Hilfe",
  "help.rules": "Regeln zum Nachschlagen",
  "help.export": "Spiel als Datei sichern",
};

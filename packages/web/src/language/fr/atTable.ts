import type { Translation } from "@maria/tell";
import type { everybody as englishEverybody, help as englishHelp } from "../en/atTable.ts";

/** Ce que dit toute table avant qu’on ne cherche quelque chose. */
export const everybody: Translation<typeof englishEverybody> = {
  "everybody.game": "Partie",
  "everybody.skipToDecision": "Aller à la décision",
  "everybody.takenBack": "Coup repris.",
  "everybody.troops": "troupes : {troops}",
  "everybody.troopsOnce": "troupes : {troops} à la dernière annonce",
  "everybody.troopsUnknown": "troupes inconnues",
  "everybody.under": "sous un commandant suprême",
};

export const help: Translation<typeof englishHelp> = {
  "help.menu": "Menu",
  "help.title": "Aide",
  "help.rules": "Référence des règles",
  "help.export": "Enregistrer la partie dans un fichier",
};

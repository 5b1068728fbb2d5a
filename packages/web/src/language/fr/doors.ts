import type { Translation } from "@maria/tell";
import type {
  account as englishAccount,
  alerts as englishAlerts,
  online as englishOnline,
  people as englishPeople,
} from "../en/doors.ts";

/** Ce qui mène aux autres, et ce qu’une partie de cet appareil en dit : le reste est chargé derrière la porte. */
export const account: Translation<typeof englishAccount> = {
  "account.title": "Votre compte",
};

export const alerts: Translation<typeof englishAlerts> = {
  "alerts.title": "Être averti quand c’est à vous",
};

export const online: Translation<typeof englishOnline> = {
  "online.title": "Entre amis",
  "online.yourTurn": "À vous de décider",
  "online.byOrder": "par votre ordre scellé",
  "online.bring": "Continuer sur le serveur",
  "online.newGame": "Une nouvelle partie entre amis",
  "online.entry": "Jouer entre amis…",
  "online.entryHint": "Chacun sur son appareil, en direct ou un coup par jour",
  "online.turnHint": "{n} {n:partie vous attend|parties vous attendent}",
};

export const people: Translation<typeof englishPeople> = {
  "people.title": "Les joueurs et leur force",
};

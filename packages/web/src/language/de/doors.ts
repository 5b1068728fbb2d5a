import type { Translation } from "@maria/tell";
import type {
  account as englishAccount,
  alerts as englishAlerts,
  online as englishOnline,
  people as englishPeople,
} from "../en/doors.ts";

/** Was zu anderen führt, und was ein Spiel dieses Geräts von ihnen sagt: Das übrige wird hinter der Tür geholt. */
export const account: Translation<typeof englishAccount> = {
  "account.title": "Dein Konto",
};

export const alerts: Translation<typeof englishAlerts> = {
  "alerts.title": "Nachricht, wenn du am Zug bist",
};

export const online: Translation<typeof englishOnline> = {
  "online.title": "Mit Freunden",
  "online.yourTurn": "Deine Entscheidung",
  "online.byOrder": "durch deinen versiegelten Befehl",
  "online.bring": "Über den Server weiterspielen",
  "online.newGame": "Ein neues Spiel mit Freunden",
  "online.entry": "Mit Freunden spielen …",
  "online.entryHint": "Jeder an seinem Gerät, live oder ein Zug am Tag",
  "online.turnHint": "{n} {n:Spiel wartet|Spiele warten} auf dich",
};

export const people: Translation<typeof englishPeople> = {
  "people.title": "Spieler und ihre Stärke",
};

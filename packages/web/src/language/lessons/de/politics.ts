import type { Translation } from "@maria/tell";
import type { politics as english } from "../en/politics.ts";

export const politics: Translation<typeof english> = {
  "politics.title": "Politik",
  "politics.about": "Eine verdeckte Karte, und wer den meisten Einfluß hat",
  "politics.trump":
    "In der Profi-Variante beginnt eine Runde mit Politik: Zwei Politik-Karten liegen offen, und jede Großmacht darf eine TK verdeckt legen. Trumpf ist {suit}.",
  "politics.trump.do": "Was zählt eine gelegte TK, die nicht Trumpf ist?",
  "politics.trump.1": "Ihren Wert",
  "politics.trump.2": "Nichts: Sie geht zurück auf die Hand",
  "politics.trump.3": "Ihren halben Wert",
  "politics.trump.why":
    "Sie war ein Bluff und geht zurück. Trumpf zählt mit seinem Wert als Einfluß, eine Reserve immer {reserveInfluence}.",
  "politics.place": "{power}: Eine der offenen Karten ist die Mühe wert.",
  "politics.place.do": "Lege {card}.",
  "politics.order": "Alle TK sind aufgedeckt. Wer den meisten Einfluß hat, ist zuerst an der Reihe.",
  "politics.order.do": "Was darf ein Land, wenn es an der Reihe ist?",
  "politics.order.1": "Eine Karte nehmen oder seinen Einfluß ansparen",
  "politics.order.2": "Beide Karten nehmen",
  "politics.order.3": "Seine TK zurücknehmen",
  "politics.order.why":
    "Eine Karte, die sein Wappen zeigt, für alle seine TK auf dem Tableau; oder sie bleiben dort für die nächste Runde.",
  "politics.select": "{power}: Eine Karte mit deinem Wappen ist noch da.",
  "politics.select.do": "Nimm sie.",
  "politics.conserve": "Was du auf dem Tableau hattest, ist dafür abgeworfen.",
  "politics.conserve.do": "Und die Länder, die noch nicht an der Reihe waren, als beide Karten weg waren?",
  "politics.conserve.1": "Sie verlieren ihre TK",
  "politics.conserve.2": "Sie sparen an",
  "politics.conserve.3": "Sie nehmen alle ihre TK zurück",
  "politics.conserve.why":
    "Alle kommen zurück auf die Hand, auch angesparte: Letzter zu sein kostet nichts als Zeit.",
  "politics.end": "Politik ist eine zweite Front, und sie wird mit denselben Karten geführt.",
};

import type { Translation } from "@maria/tell";
import type { treaties as english } from "../en/treaties.ts";

export const treaties: Translation<typeof english> = {
  "treaties.title": "Verträge",
  "treaties.about": "Angebote auf dem Tisch, die binden",
  "treaties.secret":
    "In der Profi-Variante darf jeder jederzeit verhandeln: Waffenstillstand, Stimmen, Wege, Subsidien.",
  "treaties.secret.do": "Dürfen sich zwei Spieler heimlich einigen?",
  "treaties.secret.1": "Ja",
  "treaties.secret.2": "Nein: Alle Angebote liegen offen",
  "treaties.secret.3": "Nur Verbündete",
  "treaties.secret.why":
    "Alles wird laut gesagt. Was angeboten ist, steht im Feld der Verträge, für alle lesbar.",
  "treaties.binding": "Ein Angebot liegt vor dir.",
  "treaties.binding.do": "Und wenn jemand annimmt und es lieber nicht halten will?",
  "treaties.binding.1": "Er kann es nicht brechen",
  "treaties.binding.2": "Er zahlt eine Strafe",
  "treaties.binding.3": "Er verliert das Vertrauen",
  "treaties.binding.why":
    "Jede Vereinbarung bindet: Was sie brechen würde, wird nicht mehr angeboten, und die Seite sagt, welcher Vertrag es verbietet.",
  "treaties.accept": "Lies die Bedingungen im Feld der Verträge.",
  "treaties.accept.do": "Nimm das Angebot an.",
  "treaties.peace": "Es gilt für die Runden, die es nennt.",
  "treaties.peace.do": "Was kann keine Vereinbarung?",
  "treaties.peace.1": "Eine Stimme versprechen",
  "treaties.peace.2": "Husaren aufhalten",
  "treaties.peace.3": "TK verschenken",
  "treaties.peace.why":
    "TK wechseln nur durch einen Subsidienvertrag den Besitzer. Und keine Vereinbarung ändert ein Bündnis oder eine Regel.",
  "treaties.end": "Ein guter Vertrag gibt beiden Seiten, was ein Dritter bezahlt.",
};

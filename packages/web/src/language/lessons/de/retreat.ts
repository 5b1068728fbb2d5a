import type { Translation } from "@maria/tell";
import type { retreat as english } from "../en/retreat.ts";

export const retreat: Translation<typeof english> = {
  "retreat.title": "Rückzug",
  "retreat.about": "Wie weit, wohin und wer entscheidet",
  "retreat.length": "{general} ist in {from} besiegt worden und hat {n} Armeen verloren.",
  "retreat.length.do": "Wie viele Städte weit muß er sich zurückziehen?",
  "retreat.length.1": "So weit ein General marschiert",
  "retreat.length.2": "{n}, eine für jede verlorene Armee",
  "retreat.length.3": "Bis zu seinem Troß",
  "retreat.length.why":
    "Eine Stadt für jede verlorene Armee, und zwar die volle Länge: Wo das nicht geht, sind alle Armeen verloren und die Generäle kommen vom Spielplan.",
  "retreat.who":
    "Er muß so weit wie möglich von dem General enden, der ihn besiegt hat, betritt keine Stadt zweimal und keine mit einer Figur.",
  "retreat.who.do": "Wer wählt unter den Wegen, die bleiben?",
  "retreat.who.1": "Er selbst",
  "retreat.who.2": "Der Zufall",
  "retreat.who.3": "Der Sieger",
  "retreat.who.why": "Der Sieger: Schicke ihn weg von seinem Troß oder von den Festungen, die er deckt.",
  "retreat.retreat": "Diese Städte sind gleich weit; andere bietet die Seite nicht an.",
  "retreat.retreat.do": "Treibe {general} nach {city} zurück.",
  "retreat.conquers": "Ein Rückzug darf über jede Festung führen.",
  "retreat.conquers.do": "Würde er eine erobern?",
  "retreat.conquers.1": "Ja, wie ein Marsch",
  "retreat.conquers.2": "Nein, nie",
  "retreat.conquers.why":
    "Ein Rückzug erobert nie und schlägt keinen Troß. Doch Festungen, die er nicht mehr deckt, können am Ende des Zuges fallen.",
  "retreat.end":
    "Wohin der Besiegte geht, ist einen Gedanken wert: Oft entscheidet es mehr als die verlorenen Armeen.",
};

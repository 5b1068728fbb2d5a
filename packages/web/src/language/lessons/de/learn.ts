import type { Translation } from "@maria/tell";
import type { learn as english } from "../en/learn.ts";

export const learn: Translation<typeof english> = {
  "learn.about":
    "Jede Lektion ist eine Stellung aus einer wirklichen Partie, auf dem wirklichen Spielplan: immer ein Gedanke, und in jedem Schritt etwas zu tun. Höre auf, wann du willst; es geht dort weiter, wo du warst.",
  "learn.sum": "{n} von {last} Lektionen geschafft",
  "learn.course.introductory": "Einführungsspiel",
  "learn.course.advanced": "Profi-Variante",
  "learn.state.done": "Geschafft",
  "learn.state.begun": "Begonnen",
  "learn.state.fresh": "Neu",
  "learn.guided": "Ein begleitetes erstes Spiel",
  "learn.guidedHint":
    "Ein Einführungsspiel gegen zwei Bots, mit einem Begleiter, der bei jeder neuen Art von Entscheidung sagt, worauf es ankommt. Auf Wunsch schweigt er.",
  "learn.playGuided": "Mit Begleiter spielen",
  "learn.puzzles": "Rätsel",
  "learn.puzzlesHint":
    "Stellungen aus wirklichen Partien mit einer besten Antwort, und jeden Tag eine andere.",
  "learn.toPuzzles": "Zu den Rätseln",
  "learn.companion": "Lektion",
  "learn.progress": "Wie weit du in dieser Lektion bist",
  "learn.step": "{n} von {last}",
  "learn.all": "Alle Lektionen",
  "learn.next": "Weiter",
  "learn.nextLesson": "Nächste Lektion: {title}",
  "learn.again": "Von vorn",
  "learn.hint": "Hinweis",
  "learn.show": "Zeig es mir",
  "learn.well": "Gut gemacht.",
  "learn.notQuite": "Nicht ganz. {why}",
  "learn.otherwise": "Die Regeln erlauben das, doch in diesem Schritt geht es um etwas anderes: {task}",
  "learn.noTakeBack": "In einer Lektion wird nichts zurückgenommen: »Von vorn« baut sie neu auf.",
  "learn.look": "Suche noch ein wenig.",
  "learn.notThis": "Das ist {name}. Suche noch ein wenig.",
  "learn.hint.look": "Suche {name}: Die Stelle ist jetzt auf dem Spielplan hervorgehoben.",
  "learn.hint.question": "Versuche eine Antwort: Eine falsche schadet nicht.",
  "learn.hint.march":
    "Wähle {piece}, auf dem Spielplan oder in der Liste, dann {city}, und bestätige den Marsch.",
  "learn.hint.city": "Wähle {city} und bestätige.",
  "learn.hint.hussar": "Wähle Husar {n}, dann {city}, und bestätige.",
  "learn.hint.card": "Wähle {card} und bestätige.",
  "learn.hint.recruit": "Rekrutiere {n}: {cards} bezahlen das. Dann bestätige.",
  "learn.hint.done": "Drücke den Knopf, der die Phase beendet, und bestätige.",
  "learn.hint.treaty": "Öffne das Feld »Verträge«, nimm an und bestätige.",
  "learn.hint.stop": "Wähle, nicht weiterzuspielen, und bestätige.",
  "learn.hint.confirm": "Die Wahl steht im Feld der Entscheidung; nimm, was verlangt ist, und bestätige.",
};

import type { Translation } from "@maria/tell";
import type { chronicle as english } from "./en.ts";

export const chronicle: Translation<typeof english> = {
  "chronicle.title": "Chronik",
  "chronicle.hint": "Das Spiel, wie ein Geschichtsbuch es erzählen würde.",
  "chronicle.asText": "Als Text sichern",
  "chronicle.asSvg": "Als Bild sichern (SVG)",
  "chronicle.asPng": "Als Bild sichern (PNG)",
  "chronicle.year": "Das Jahr {year}",
  "chronicle.turn": "Runde {turn}",
  "chronicle.quiet": "Aus diesen Monaten wird nichts berichtet.",
  "chronicle.picture": "Die Karte am Ende des Spiels",
  "chronicle.pictureFault": "Das Bild ließ sich nicht herstellen. Den Text kannst du trotzdem sichern.",
  "chronicle.took.1": "{generals} {g:bricht|brechen} von {from} auf und {g:nimmt|nehmen} {cities}.",
  "chronicle.took.2": "Von {from} kommend, {g:erobert|erobern} {generals} {cities}.",
  "chronicle.took.3": "{cities} {n:fällt|fallen} an {generals}.",
  "chronicle.march.1": "{generals} {g:zieht|ziehen} von {from} nach {to}.",
  "chronicle.march.2": "{generals} {g:bricht|brechen} bei {from} das Lager ab und {g:geht|gehen} nach {to}.",
  "chronicle.forced.1": "In Gewaltmärschen {g:eilt|eilen} {generals} von {from} nach {to}.",
  "chronicle.forced.2": "{generals} {g:treibt|treiben} die Truppen ohne Rast von {from} nach {to}.",
  "chronicle.battle.1": "Bei {city} {g:trifft|treffen} {attackers} auf {defenders}.",
  "chronicle.battle.2": "{attackers} {g:greift|greifen} {defenders} bei {city} an.",
  "chronicle.battle.3": "Bei {city} {g:stellt|stellen} sich {defenders} gegen {attackers}.",
  "chronicle.retreat.1":
    "{power} siegt; {losers} {l:verliert|verlieren} {n} {n:Armee|Armeen} und {l:weicht|weichen} nach {to}.",
  "chronicle.retreat.2":
    "{losers} {l:muß|müssen} nach {to} weichen und {l:läßt|lassen} {n} {n:Armee|Armeen} zurück: ein Sieg {of}.",
  "chronicle.loss": "{power} siegt; {losers} {l:verliert|verlieren} {n} {n:Armee|Armeen}.",
  "chronicle.destroyed": "{power} siegt, und von den Truppen unter {losers} bleibt nichts.",
  "chronicle.tie": "Niemand kann sich den Sieg zuschreiben; beide bleiben, wo sie sind.",
  "chronicle.fallen": "{cities} {n:ist|sind} nicht mehr gedeckt und {n:kommt|kommen} in die Hände {of}.",
  "chronicle.train": "Bei {city} geht ein Troß {of} an {by} verloren.",
  "chronicle.hunger": "Ohne Versorgung hungern die Truppen unter {generals}.",
  "chronicle.removed": "{general} hat kein Heer mehr und verläßt den Kriegsschauplatz.",
  "chronicle.executed": "{power} nutzt die Stunde: {card}.",
  "chronicle.saxony.prussianAlly": "Sachsen steht wieder zu Preußen.",
  "chronicle.saxony.neutral": "Sachsen legt die Waffen nieder und ist neutral.",
  "chronicle.saxony.austrianAlly": "Sachsen wechselt die Seite und geht zu Österreich.",
  "chronicle.annexed":
    "Österreich und Preußen schließen einen Frieden, der nicht halten wird; Schlesien ist preußisch.",
  "chronicle.ceded": "Maria Theresia tritt Schlesien ab; Preußen und Sachsen verlassen den Krieg.",
  "chronicle.kept": "Maria Theresia tritt Schlesien nicht ab, und der Krieg geht weiter.",
  "chronicle.emperor.charles": "Die Kurfürsten wählen Karl von Bayern zum Kaiser, mit {n} von {all} Stimmen.",
  "chronicle.emperor.francis":
    "Die Kurfürsten wählen Franz von Lothringen zum Kaiser, mit {n} von {all} Stimmen.",
  "chronicle.winter": "Der Winter beendet den Feldzug. {n} neue {n:Armee stößt|Armeen stoßen} zu den Heeren.",
  "chronicle.winterAlone": "Der Winter beendet den Feldzug, und kein Heer wächst.",
};

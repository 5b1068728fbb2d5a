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
  "chronicle.quiet.1": "Nichts von Belang geschieht.",
  "chronicle.quiet.2": "Aus diesen Monaten wird nichts berichtet.",
  "chronicle.picture": "Die Karte am Ende des Spiels",
  "chronicle.pictureFault": "Das Bild ließ sich nicht herstellen. Den Text kannst du trotzdem sichern.",
  "chronicle.took.1": "{generals} {g:bricht|brechen} von {from} auf und {g:nimmt|nehmen} {cities}.",
  "chronicle.took.2": "Von {from} kommend, {g:erobert|erobern} {generals} {cities}.",
  "chronicle.took.3": "{cities} {n:fällt|fallen} an {generals}.",
  "chronicle.march.1": "{generals} {g:zieht|ziehen} von {from} nach {to}.",
  "chronicle.march.2": "{generals} {g:bricht|brechen} bei {from} das Lager ab und {g:geht|gehen} nach {to}.",
  "chronicle.forced.1": "In Gewaltmärschen {g:eilt|eilen} {generals} von {from} nach {to}.",
  "chronicle.forced.2": "{generals} {g:treibt|treiben} die Truppen ohne Rast von {from} nach {to}.",
  "chronicle.marches.1": "{power} läßt marschieren: {marches}.",
  "chronicle.marches.2": "Lange Märsche führen {marches}.",
  "chronicle.marches.one": "{generals} nach {to}",
  "chronicle.battle.1": "Bei {city} {g:trifft|treffen} {attackers} auf {defenders}.",
  "chronicle.battle.2": "{attackers} {g:greift|greifen} {defenders} bei {city} an.",
  "chronicle.battle.3": "Bei {city} {g:stellt|stellen} sich {defenders} gegen {attackers}.",
  "chronicle.retreat.1":
    "{power} siegt; {losers} {l:verliert|verlieren} {count} {n:Armee|Armeen} und {l:weicht|weichen} nach {to}.",
  "chronicle.retreat.2":
    "{losers} {l:muß|müssen} nach {to} weichen und {l:läßt|lassen} {count} {n:Armee|Armeen} zurück: ein Sieg {of}.",
  "chronicle.loss": "{power} siegt; {losers} {l:verliert|verlieren} {count} {n:Armee|Armeen}.",
  "chronicle.destroyed.1":
    "{power} siegt, und von den Truppen, die {losers} {l:führt|führen}, bleibt nichts.",
  "chronicle.destroyed.2": "{losers} {l:verliert|verlieren} das ganze Heer: ein Sieg {of}.",
  "chronicle.tie": "Niemand kann sich den Sieg zuschreiben; beide bleiben, wo sie sind.",
  "chronicle.fallen": "{cities} {n:ist|sind} nicht mehr gedeckt und {n:kommt|kommen} in die Hände {of}.",
  "chronicle.train": "Bei {city} geht ein Troß {of} an {by} verloren.",
  "chronicle.hunger.1": "Ohne Versorgung hungern die Truppen, die {generals} {g:führt|führen}.",
  "chronicle.hunger.2":
    "{generals} {g:bekommt|bekommen} keine Versorgung, und der Hunger lichtet {g:seine|ihre} Reihen.",
  "chronicle.removed":
    "{generals} {g:hat|haben} kein Heer mehr und {g:verläßt|verlassen} den Kriegsschauplatz.",
  "chronicle.executed.1": "{power} setzt sich in der Politik durch: {card}.",
  "chronicle.executed.2": "Die Diplomaten {of} bekommen ihren Willen: {card}.",
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
  "chronicle.winter.1":
    "Der Winter beendet den Feldzug, und die Heere bekommen {count} neue {n:Armee|Armeen}.",
  "chronicle.winter.2":
    "Die Heere beziehen Winterquartiere; {count} neue {n:Armee stößt|Armeen stoßen} zu ihnen.",
  "chronicle.winterAlone": "Der Winter beendet den Feldzug, und kein Heer wächst.",
  "chronicle.count.1": "eine",
  "chronicle.count.2": "zwei",
  "chronicle.count.3": "drei",
  "chronicle.count.4": "vier",
  "chronicle.count.5": "fünf",
  "chronicle.count.6": "sechs",
  "chronicle.count.7": "sieben",
  "chronicle.count.8": "acht",
  "chronicle.count.9": "neun",
  "chronicle.count.10": "zehn",
  "chronicle.count.11": "elf",
  "chronicle.count.12": "zwölf",
};

import type { Translation } from "@maria/tell";
import type { guide as english } from "../en/guide.ts";

export const guide: Translation<typeof english> = {
  "guide.title": "Begleiter",
  "guide.hush": "Schweigen lassen",
  "guide.speak": "Sprechen lassen",
  "guide.read": "Verstanden",
  "guide.over":
    "Das Spiel ist aus, und ein Rückblick lohnt sich: das Rennen um die Festungen, die Kämpfe, und wo es sich gewendet hat.",
  "guide.ask": "Was täte der Marschall?",
  "guide.show": "Auf dem Spielplan",
  "guide.look.allotment":
    "Wer mehr Armeen hat, beginnt einen Kampf im Vorteil: Gib denen am meisten, die nah am Feind stehen, und wenige denen in einem ruhigen Winkel. Eine Verteilung ist schon vorgeschlagen.",
  "guide.look.hussars":
    "Steht ein Husar auf seiner Versorgungslinie, muß der Feind bezahlen. Am besten ist eine lange Linie, die mehrere Generäle teilen: Die Einblendung der Versorgung zeichnet sie alle.",
  "guide.look.subsidy":
    "Eine Subsidie kostet Frankreich eine TK und gibt Bayern eine. Zahle sie, wenn Bayern kämpfen wird; sieh dir vorher seine Hand an.",
  "guide.look.supply":
    "Ein General, für den niemand bezahlt, verliert Armeen und erobert nichts. Bezahle mit Symbolen, in denen du so bald nicht kämpfst, und möglichst genau: Herausgegeben wird nichts.",
  "guide.look.movement":
    "Nimm Festungen, die niemand deckt, halte Generäle höchstens {protection} Städte von den eigenen entfernt, und sieh, wer kämpfen muß. Die Trosse marschieren zuletzt.",
  "guide.look.combat":
    "Jeder fällige Angriff findet statt; du wählst die Reihenfolge. Beginne dort, wo du die meisten Karten des Symbols hast.",
  "guide.look.battle":
    "Wer im Minus aufhört, verliert so viele Armeen, wie ihm Punkte fehlen. Spiele gerade genug, um über null zu kommen; und frage dich vor deiner besten Karte, was die Festungen hier wert sind.",
  "guide.look.retreat":
    "Der Gewinner wählt den Weg. Schicke den Besiegten dorthin, wo er nichts deckt, oder weg von seinem Troß.",
  "guide.look.winter":
    "TK werden zu Armeen, jede für {price} Punkte. Behalte die Symbole der Sektoren, in denen du kämpfst, und genug für den ersten Kampf des Jahres.",
  "guide.threatened": "Niemand deckt {cities}, und ein Feind kommt mit einem Marsch dorthin.",
  "guide.starving":
    "{generals} {n:hat|haben} jetzt keine Versorgungslinie: Ändert sich das nicht bis zu deiner nächsten Runde, gehen Armeen verloren.",
  "guide.disturbed":
    "Ein Husar stört die Versorgung von {generals}: Weiche ihm aus, oder vertreibe ihn, indem du seine Stadt betrittst.",
  "guide.forced": "Wie die Figuren jetzt stehen, wird am Ende der Bewegung ein Angriff fällig: {cities}.",
  "guide.open": "{general} erreicht {n:eine Festung|Festungen}, die niemand deckt: {cities}.",
  "guide.nearlyWon.own": "{power} {n:fehlt|fehlen} noch {n} {n:Festung|Festungen} zum Sieg: Suche den Weg.",
  "guide.nearlyWon.other":
    "{power} {n:fehlt|fehlen} nur noch {n} {n:Festung|Festungen} zum Sieg: Was du auch vorhast, verhindere das zuerst.",
  "guide.winterComes": "Auf diese Runde folgt der Winter: Was du nicht im Kampf ausgibst, kauft Armeen.",
  "guide.lastTurn.hers":
    "Das ist die letzte Runde: Halte die anderen noch einmal von ihren Zielen ab, und du hast gewonnen.",
  "guide.lastTurn.others":
    "Das ist die letzte Runde: Endet sie, hat Maria Theresia gewonnen. Gib aus, was du hast.",
};

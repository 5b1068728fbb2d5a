import type { Translation } from "@maria/tell";
import type { guide as english } from "../en/guide.ts";

export const guide: Translation<typeof english> = {
  "guide.title": "Begleiter",
  "guide.hush": "Schweigen lassen",
  "guide.speak": "Sprechen lassen",
  "guide.read": "Verstanden",
  "guide.over":
    "Das Spiel ist aus, und ein Rückblick lohnt sich: »Nach dem Spiel« zeigt das Rennen um die Festungen, die Kämpfe und wo sich das Spiel gewendet hat.",
  "guide.show": "Auf dem Spielplan",
  "guide.look.allotment":
    "Wer mehr Armeen hat, beginnt einen Kampf im Vorteil: Gib denen am meisten, die nah am Feind stehen, und wenige denen in einem ruhigen Winkel. Eine Verteilung ist schon vorgeschlagen.",
  "guide.look.hussars":
    "Für eine Versorgungslinie durch einen Husaren muß der Feind bezahlen. Am meisten wert ist er auf einer langen Linie, von der mehrere Generäle abhängen: Die Einblendung der Versorgung zeichnet sie.",
  "guide.look.subsidy":
    "Eine Subsidie gibt Bayern eine TK mehr und Frankreich eine weniger. Zahle sie, wenn es Bayern ist, das kämpfen wird; sieh vorher auf seine Hand.",
  "guide.look.supply":
    "Ein General, für den niemand bezahlt, verliert Armeen und erobert nichts. Bezahle mit Symbolen, in denen du so bald nicht kämpfst, und mit nicht mehr als nötig: Herausgegeben wird nichts.",
  "guide.look.movement":
    "Märsche erobern Festungen, decken die eigenen und entscheiden, wer kämpfen muß. Sieh zuerst, was zu nehmen und was zu decken ist, bis zu {protection} Städte um jeden General; die Trosse marschieren zuletzt.",
  "guide.look.combat":
    "Jeder fällige Angriff findet statt; du wählst die Reihenfolge. Beginne dort, wo du die meisten Karten des Symbols hast: Ein besiegter Feind gibt vielleicht eine Festung hinter sich frei.",
  "guide.look.battle":
    "Wer im Minus aufhört, verliert so viele Armeen, wie ihm Punkte fehlen. Jede Karte soll gerade über null kommen; und frage dich vor deiner besten, was die Festungen hier wert sind.",
  "guide.look.retreat":
    "Der Gewinner wählt den Weg. Schicke den Besiegten dorthin, wo er nichts deckt, oder weg von seinem Troß.",
  "guide.look.winter":
    "TK werden zu Armeen, jede für {price} Punkte. Behalte die Symbole der Sektoren, in denen du kämpfst, und genug für den ersten Kampf des Jahres.",
  "guide.threatened": "Niemand deckt {cities}, und ein Feind kommt mit einem Marsch dorthin.",
  "guide.starving":
    "{generals} {n:hat|haben} jetzt keine Versorgungslinie: Ändert sich das nicht bis zu deiner nächsten Runde, gehen Armeen verloren.",
  "guide.disturbed":
    "Auf der Versorgungslinie liegt ein Husar: {generals}. Weiche ihm aus, oder vertreibe ihn, indem du seine Stadt betrittst.",
  "guide.forced": "Wie die Figuren jetzt stehen, wird am Ende der Bewegung ein Angriff fällig: {cities}.",
  "guide.open": "{general} erreicht {n:eine Festung|Festungen}, die niemand deckt: {cities}.",
  "guide.nearlyWon.own": "{power} {n:fehlt|fehlen} noch {n} {n:Festung|Festungen} zum Sieg: Suche den Weg.",
  "guide.nearlyWon.other":
    "{power} {n:fehlt|fehlen} nur noch {n} {n:Festung|Festungen} zum Sieg: Was du auch vorhast, verhindere das zuerst.",
  "guide.winterComes": "Auf diese Runde folgt der Winter: Was du nicht im Kampf ausgibst, kauft Armeen.",
};

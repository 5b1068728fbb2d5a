import type { Translation } from "@maria/tell";
import type { guide as english } from "../en/guide.ts";

export const guide: Translation<typeof english> = {
  "guide.title": "Begleiter",
  "guide.hush": "Schweigen lassen",
  "guide.speak": "Sprechen lassen",
  "guide.show": "Auf dem Spielplan",
  "guide.look.allotment":
    "Sieh auf den Plan, bevor du verteilst: Wer steht nah am Feind, und wer hütet einen ruhigen Winkel? Generäle, die in einer Stadt zusammenkommen, dürfen einander auch später Armeen abgeben, ohne daß es jemand sieht.",
  "guide.look.hussars":
    "Schalte die Versorgung ein: Ein Husar ist am meisten wert auf einer langen Linie, von der mehrere Generäle abhängen. Er reitet bis zu {hussarRange} Städte weit von deinen Generälen.",
  "guide.look.subsidy":
    "Sieh auf Bayerns Hand: Es zieht eine Karte mehr, und Frankreich eine weniger. Zahle, wenn es Bayern ist, das kämpfen wird.",
  "guide.look.supply":
    "Bezahle mit Symbolen, in denen du so bald nicht kämpfst, und mit nicht mehr als nötig: Herausgegeben wird nichts.",
  "guide.look.movement":
    "Sieh zuerst, was zu nehmen und was zu decken ist, bis zu {protection} Städte um jeden General; die Trosse marschieren zuletzt.",
  "guide.look.combat":
    "Beginne dort, wo du die meisten Karten des Symbols hast; ein besiegter Feind gibt vielleicht eine Festung hinter sich frei.",
  "guide.look.battle":
    "Jede Karte soll gerade über null kommen. Frage dich vor deiner besten, was die Festungen hier wert sind: Eine kleine Niederlage kostet wenige Armeen.",
  "guide.look.retreat": "Schicke ihn dorthin, wo er nichts deckt, oder weg von seinem Troß.",
  "guide.look.winter":
    "Eine Armee kostet {price} TK-Punkte. Behalte die Symbole der Sektoren, in denen du kämpfst, und genug für den ersten Kampf des Jahres.",
  "guide.threatened": "Niemand deckt {cities}, und ein Feind kommt mit einem Marsch dorthin.",
  "guide.starving":
    "{generals} {n:hat|haben} jetzt keine Versorgungslinie: Ändert sich das nicht bis zu deiner nächsten Runde, gehen Armeen verloren.",
  "guide.disturbed":
    "Auf der Versorgungslinie liegt ein Husar: {generals}. Weiche ihm aus, oder vertreibe ihn, indem du seine Stadt betrittst.",
  "guide.forced": "Wie die Figuren jetzt stehen, wird am Ende der Bewegung ein Angriff fällig: {cities}.",
  "guide.open": "{general} erreicht Festungen, die niemand deckt: {cities}.",
  "guide.nearlyWon.own": "{power} {n:fehlt|fehlen} noch {n} {n:Festung|Festungen} zum Sieg: Suche den Weg.",
  "guide.nearlyWon.other":
    "{power} {n:fehlt|fehlen} nur noch {n} {n:Festung|Festungen} zum Sieg: Was du auch vorhast, verhindere das zuerst.",
  "guide.winterComes": "Auf diese Runde folgt der Winter: Was du nicht im Kampf ausgibst, kauft Armeen.",
};

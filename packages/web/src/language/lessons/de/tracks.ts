import type { Translation } from "@maria/tell";
import type { tracks as english } from "../en/tracks.ts";

export const tracks: Translation<typeof english> = {
  "tracks.title": "Die Leisten",
  "tracks.about": "Was die Pfeile einer Politik-Karte bewegen",
  "tracks.arrows":
    "Du hast eine Politik-Karte genommen. Du darfst sie ganz oder teilweise ausführen oder abwerfen. Ihre Pfeile verschieben Politikmarken auf der Sachsen-, Rußland- und Italienleiste.",
  "tracks.arrows.do": "Ein Pfeil zeigt zwei Felder. Darfst du um eines verschieben?",
  "tracks.arrows.1": "Nein: ganz oder gar nicht",
  "tracks.arrows.2": "Ja",
  "tracks.arrows.3": "Nur auf dem Stern",
  "tracks.arrows.why":
    "Die volle Zahl oder auf dieser Leiste gar nichts. Zeigen Pfeile in beide Richtungen, wählst du.",
  "tracks.shift":
    "Verschiebungen werden jetzt angesagt und ausgeführt, wenn alle gewählt haben: Die einer Marke werden zusammengezählt.",
  "tracks.shift.do": "Führe die Karte mit der Verschiebung aus, die sie dir bietet.",
  "tracks.box": "Die Zeichen des Feldes, in dem eine Marke liegt, gelten; ihre Farbe sagt, für wen.",
  "tracks.box.do": "Wie lange gilt eine Strafe?",
  "tracks.box.1": "Eine Runde",
  "tracks.box.2": "Solange die Marke dort liegt",
  "tracks.box.3": "Bis zum nächsten Winter",
  "tracks.box.why":
    "Solange die Marke in diesem Feld liegt: weniger TK, ein General fort mit einem Expeditionskorps oder eine Siegmarke in Italien.",
  "tracks.end":
    "Sieh vor dem Verschieben nach, wem es nützt: Ein Pfeil, der dir hilft, hilft einem anderen vielleicht mehr.",
};

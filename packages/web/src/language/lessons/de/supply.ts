import type { Translation } from "@maria/tell";
import type { supply as english } from "../en/supply.ts";

export const supply: Translation<typeof english> = {
  "supply.title": "Versorgung und Trosse",
  "supply.about": "In der Fremde lebt eine Armee von ihrem Troß",
  "supply.general":
    "In der Heimat ist jeder General versorgt. {general} steht in der Fremde: Er braucht einen Weg zu einem Troß seiner Farbe.",
  "supply.general.do": "Tippe auf {general} und sieh seine Versorgungslinie.",
  "supply.general.why": "Seine Versorgungslinie ist gezeichnet: {n} Städte bis zum Troß.",
  "supply.range": "Feindliche Generäle und Trosse sperren den Weg; eigene Figuren und Husaren nicht.",
  "supply.range.do": "Wie lang darf eine Versorgungslinie sein?",
  "supply.range.1": "{protection} Städte",
  "supply.range.2": "{generalOnMainRoad} Städte",
  "supply.range.3": "{supply} Städte",
  "supply.range.why":
    "Höchstens {supply} Städte. Geprüft wird einmal in der Runde, in der Versorgungsphase vor deiner Bewegung: Es zählt, wo du stehst, wenn dein nächster Zug beginnt.",
  "supply.train": "Marschiert {general} weiter, läuft er seinem Troß davon. Laß ihn also folgen.",
  "supply.train.do": "Marschiere mit dem Troß nach {end}.",
  "supply.hungry": "Jetzt sind sie {after} {after:Stadt|Städte} auseinander.",
  "supply.hungry.do": "Was geschieht mit einem General, der unversorgt ist?",
  "supply.hungry.1": "Er kommt vom Spielplan",
  "supply.hungry.2": "Er verliert eine Armee und wird umgedreht",
  "supply.hungry.3": "Er darf nicht marschieren",
  "supply.hungry.why":
    "Eine Armee beim ersten Mal, danach jedesmal zwei. Umgedreht erobert er nichts, und das ist oft schlimmer.",
  "supply.end":
    "Eine Armee ist so schnell wie ihr Troß. Und Trosse können geschlagen werden: Halte sie von den Wegen des Feindes fern.",
};

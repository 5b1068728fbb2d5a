import type { overlays as english } from "../en/overlays.ts";

export const overlays = {
  "overlays.power": "Betrachtet wird",
  "overlays.allPowers": "Alle Länder",
  "overlays.clear": "Spielplan freiräumen",
  "overlays.name.supply": "Versorgung",
  "overlays.name.protection": "Deckung",
  "overlays.name.reach": "Bewegung",
  "overlays.name.forceReach": "Gewaltmarsch",
  "overlays.name.hussars": "Reichweite der Husaren",
  "overlays.name.threats": "Bedrohte Festungen",
  "overlays.name.suits": "Symbole",
  "overlays.hint.supply": "Versorgungslinien, Preise und wer unversorgt ist",
  "overlays.hint.protection": "Gedeckte Festungen mit der Zahl der Generäle, die sie decken",
  "overlays.hint.reach": "Wohin die betrachtete Spielfigur ziehen könnte",
  "overlays.hint.forceReach": "Wohin der betrachtete General einen Gewaltmarsch machen könnte",
  "overlays.hint.hussars": "Wo Österreich seine Husaren einsetzen könnte",
  "overlays.hint.threats":
    "Festungen, die ein Feind in einer Bewegung betreten und verlassen könnte: ! fiele, ? ist gedeckt",
  "overlays.hint.suits": "Das Symbol jedes Sektors",
} as const satisfies Record<keyof typeof english, string>;

import type { Translation } from "@maria/tell";
import type { board as english } from "../en/legend.ts";

/** Was die Zeichen auf dem Brett bedeuten. */
export const board: Translation<typeof english> = {
  "board.city": "Stadt",
  "board.minorFortress": "Kleine Festung",
  "board.majorFortress": "Große Festung",
  "board.electorFortress": "Hut: Festung mit Kurstimme",
  "board.road": "Straße",
  "board.mainRoad": "Hauptstraße",
  "board.river": "Fluß (nur Zeichnung)",
  "board.border": "Grenze eines Gebiets",
  "board.sector": "Rand eines Sektors; das große Zeichen darin ist sein Symbol",
  "board.uncertain": "Armeen nach der letzten Angabe",
  "board.faceDown": "Umgedrehter General",
  "board.spent": "Hat gezogen",
  "board.train": "Troß",
  "board.hussar": "Husar",
  "board.victoryMarker": "Siegmarke",
  "board.electorMarker": "Kurfürstenmarke",
  "board.questionMarker": "Fragezeichen",
  "board.normalMarch": "Erreichbar",
  "board.mainRoadMarch": "Nur über Hauptstraßen erreichbar",
  "board.forceMarch": "Mit einem Gewaltmarsch erreichbar",
  "board.choice": "Kann gewählt werden",
  "board.conquest": "Würde erobert",
  "board.danger": "Gefahr: Versorgung oder Deckung ginge verloren",
  "board.battle": "Kampf",
  "board.seen": "Im Protokoll erwähnt",
};

import type { Translation } from "@maria/tell";
import type { board as english } from "../en/legend.ts";

/** Ce que signifient les signes du plateau. */
export const board: Translation<typeof english> = {
  "board.city": "Cité",
  "board.minorFortress": "Forteresse secondaire",
  "board.majorFortress": "Forteresse principale",
  "board.electorFortress": "Bonnet : forteresse avec vote de prince-électeur",
  "board.road": "Route",
  "board.mainRoad": "Route principale",
  "board.river": "Fleuve (décor seulement)",
  "board.border": "Frontière d’un territoire",
  "board.sector": "Bord d’un secteur ; le grand signe est sa couleur",
  "board.uncertain": "Troupes selon la dernière annonce",
  "board.faceDown": "Général face cachée",
  "board.spent": "S’est déplacé",
  "board.train": "Train de ravitaillement",
  "board.hussar": "Hussard",
  "board.victoryMarker": "Marqueur de victoire",
  "board.electorMarker": "Marqueur de prince-électeur",
  "board.questionMarker": "Point d’interrogation",
  "board.normalMarch": "À portée",
  "board.mainRoadMarch": "À portée par les seules routes principales",
  "board.forceMarch": "À portée par une marche forcée",
  "board.choice": "Peut être choisie",
  "board.conquest": "Serait conquise",
  "board.danger": "Danger : ravitaillement ou protection perdus",
  "board.battle": "Combat",
  "board.seen": "Mentionnée au journal",
};

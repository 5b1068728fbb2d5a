import type { Translation } from "@maria/tell";
import type { turnFrederick as english } from "../en/turnFrederick.ts";

export const turnFrederick: Translation<typeof english> = {
  "turnFrederick.title": "Friedrichs erste Runde",
  "turnFrederick.about": "Eine ganze Runde mit Preußen und Sachsen",
  "turnFrederick.aim":
    "Du bist Friedrich, mit Preußen und Sachsen. {prussianGoal} Festungen in Österreich und Schlesien gewinnen, und was Sachsen erobert, zählt mit.",
  "turnFrederick.aim.do": "Wo liegen die nächsten?",
  "turnFrederick.aim.1": "In Schlesien",
  "turnFrederick.aim.2": "In Bayern",
  "turnFrederick.aim.3": "Um Wien",
  "turnFrederick.aim.why":
    "Schlesien liegt gleich bei Preußen, und seine österreichischen Festungen sind am Anfang schlecht gedeckt.",
  "turnFrederick.end":
    "Eine erste Runde, wie gute Spieler sie spielen: offene Festungen, Generäle, die einander stützen, und Trosse dahinter.",
};

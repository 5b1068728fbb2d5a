import type { Translation } from "../../say.ts";
import type { story as english } from "../en/story.ts";

export const story: Translation<typeof english> = {
  "outcome.battle": "Combat de {city}",
  "outcome.conquest": "{n:Une forteresse tombe|Des forteresses tombent}",
  "outcome.train": "Un train de ravitaillement est éliminé",
  "outcome.supply": "Sans ravitaillement",
  "outcome.execution": "Carte politique",
  "outcome.election": "L’élection impériale",
  "outcome.winter": "L’hiver après le tour {turn}",
  "outcome.treaty.offered": "Une offre",
  "outcome.treaty.inForce": "Un accord",
  "outcome.treaty.over": "Un accord ou une offre n’est plus sur la table",
  "outcome.peace": "Le sort de la Silésie",
  "outcome.battleUnderWay": "Combat de {city}, score {score} pour l’attaquant.",
  "outcome.battleTied": "Combat de {city} : match nul.",
  "outcome.battleWon": "Combat de {city} : {power} l’emporte, {n} {n:troupe perdue|troupes perdues}.",
  "deed.march": "{pieces} : {from} → {to}",
  "deed.force": "{pieces} : {from} → {to}, marche forcée",
  "deed.retreat": "{pieces} : {from} → {to}, retraite",
  "deed.displaced": "{pieces} : {from} → {to}, déplacement",
  "deed.arrival": "{piece} arrive à {city}",
  "deed.hussar": "Le hussard {n} va à {city}",
};

import type { Translation } from "@maria/tell";
import type { story as english } from "../en/story.ts";

export const story: Translation<typeof english> = {
  "story.result": "Ce qui s’est passé",
  "story.goOn": "Continuer",
  "story.goOnMore": "Continuer, encore {n}",
  "story.won": "Victoire : {power}",
  "story.tie": "Match nul",
  "story.troopsLost": "{n} {n:perdue|perdues}",
  "story.laidCards": "Cartes dans l’ordre où elles ont été jouées",
  "story.laid": "{power} joue {card} : score {score} pour l’attaquant",
  "story.laidReserve": "{power} joue une Réserve pour {value} : score {score} pour l’attaquant",
  "story.opening": "Score {score} pour l’attaquant avant la première carte",
  "story.since": "Depuis votre dernier tour",
  "story.sinceCount": "{n} {n:événement|événements}",
  "story.endAttacks": "Attaque forcée : {attackers} ({strength}) contre {defenders} ({other}), {city}",
  "story.endOpen": "Sans protection : {city}, à portée de {generals}",
  "story.fell": "{city} est tombée",
  "story.fought": "{city} : combat",
  "story.lost": "{city} : un train de ravitaillement a été éliminé",
  "story.came": "{city} : une pièce est arrivée",
};

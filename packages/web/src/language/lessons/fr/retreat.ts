import type { Translation } from "@maria/tell";
import type { retreat as english } from "../en/retreat.ts";

export const retreat: Translation<typeof english> = {
  "retreat.title": "Retraite",
  "retreat.about": "Jusqu’où, par où, et qui décide",
  "retreat.length": "{general} a été battu à {from} et a perdu {n} troupes.",
  "retreat.length.do": "De combien de cités doit-il reculer ?",
  "retreat.length.1": "Aussi loin que marche un général",
  "retreat.length.2": "{n}, une par troupe perdue",
  "retreat.length.3": "Jusqu’à son train",
  "retreat.length.why":
    "Une cité par troupe perdue, sur toute la longueur : si c’est impossible, toutes les troupes sont perdues et les généraux quittent le plateau.",
  "retreat.who":
    "Il doit finir le plus loin possible du général qui l’a battu, n’entre jamais deux fois dans la même cité, ni dans une cité occupée.",
  "retreat.who.do": "Qui choisit parmi les chemins qui restent ?",
  "retreat.who.1": "Lui-même",
  "retreat.who.2": "Le hasard",
  "retreat.who.3": "Le vainqueur",
  "retreat.who.why": "Le vainqueur : éloignez-le de son train, ou des forteresses qu’il protège.",
  "retreat.retreat": "Ces cités sont aussi éloignées l’une que l’autre ; la page n’en propose pas d’autres.",
  "retreat.retreat.do": "Repoussez {general} jusqu’à {city}.",
  "retreat.conquers": "Une retraite peut passer par n’importe quelle forteresse.",
  "retreat.conquers.do": "En conquiert-elle ?",
  "retreat.conquers.1": "Oui, comme une marche",
  "retreat.conquers.2": "Non, jamais",
  "retreat.conquers.why":
    "Une retraite ne conquiert jamais et n’élimine aucun train. Mais les forteresses qu’il ne protège plus peuvent tomber à la fin de l’étape.",
  "retreat.end":
    "L’endroit où va le battu mérite réflexion : il décide souvent plus que les troupes perdues.",
};

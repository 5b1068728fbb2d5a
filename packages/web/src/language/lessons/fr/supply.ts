import type { Translation } from "@maria/tell";
import type { supply as english } from "../en/supply.ts";

export const supply: Translation<typeof english> = {
  "supply.title": "Ravitaillement et trains",
  "supply.about": "À l’étranger, une armée vit de son train",
  "supply.general":
    "Chez lui, tout général est ravitaillé. {general} est à l’étranger : il lui faut un chemin vers un train de sa couleur.",
  "supply.general.do": "Touchez {general} et voyez son chemin de ravitaillement.",
  "supply.general.why": "Son chemin de ravitaillement est tracé : {n} cités jusqu’au train.",
  "supply.range": "Les généraux et trains ennemis barrent le chemin ; les pièces amies et les hussards, non.",
  "supply.range.do": "Quelle longueur peut avoir un chemin de ravitaillement ?",
  "supply.range.1": "{protection} cités",
  "supply.range.2": "{generalOnMainRoad} cités",
  "supply.range.3": "{supply} cités",
  "supply.range.why":
    "{supply} cités au plus. On le vérifie une fois par tour, dans la phase de ravitaillement avant vos déplacements : ce qui compte, c’est où vous êtes quand commence votre prochaine étape.",
  "supply.train": "Si {general} poursuit, il distance son train. Faites-le donc suivre.",
  "supply.train.do": "Faites marcher le train de ravitaillement vers {end}.",
  "supply.hungry": "Ils sont maintenant à {after} {after:cité|cités} l’un de l’autre.",
  "supply.hungry.do": "Qu’arrive-t-il à un général non ravitaillé ?",
  "supply.hungry.1": "Il quitte le plateau",
  "supply.hungry.2": "Il perd une troupe et est retourné face cachée",
  "supply.hungry.3": "Il ne peut pas marcher",
  "supply.hungry.why":
    "Une troupe la première fois, deux à chaque fois suivante. Face cachée, il ne conquiert rien, ce qui est souvent pire.",
  "supply.end":
    "Une armée est aussi rapide que son train. Et les trains peuvent être éliminés : tenez-les loin des routes de l’ennemi.",
};

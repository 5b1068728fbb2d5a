import type { Translation } from "@maria/tell";
import type { tracks as english } from "../en/tracks.ts";

export const tracks: Translation<typeof english> = {
  "tracks.title": "Les registres",
  "tracks.about": "Ce que déplacent les flèches d’une Carte Politique",
  "tracks.arrows":
    "Vous avez choisi une Carte Politique. Vous pouvez l’exécuter en tout ou en partie, ou la défausser. Ses flèches déplacent les marqueurs politiques sur les registres de Saxe, de Russie et d’Italie.",
  "tracks.arrows.do": "Une flèche montre deux cases. Pouvez-vous déplacer d’une seule ?",
  "tracks.arrows.1": "Non : en entier, ou pas du tout",
  "tracks.arrows.2": "Oui",
  "tracks.arrows.3": "Seulement sur l’étoile",
  "tracks.arrows.why":
    "Le nombre entier, ou aucun déplacement sur ce registre. Si les flèches vont dans les deux sens, vous choisissez.",
  "tracks.shift":
    "Les déplacements sont annoncés maintenant et faits quand tous ont choisi : ceux d’un même marqueur s’additionnent.",
  "tracks.shift.do": "Exécutez la carte avec le déplacement qu’elle vous offre.",
  "tracks.box": "Les icônes de la case où se trouve un marqueur sont en vigueur ; leur couleur dit pour qui.",
  "tracks.box.do": "Combien de temps dure un malus ?",
  "tracks.box.1": "Un tour",
  "tracks.box.2": "Tant que le marqueur y reste",
  "tracks.box.3": "Jusqu’au prochain hiver",
  "tracks.box.why":
    "Tant que le marqueur reste dans cette case : moins de Cartes Tactiques, un général parti en corps expéditionnaire, ou un marqueur de victoire en Italie.",
  "tracks.end":
    "Avant de déplacer, voyez à qui cela profite : une flèche qui vous aide peut aider un autre davantage.",
};

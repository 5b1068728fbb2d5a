import type { Translation } from "@maria/tell";
import type { hussars as english } from "../en/hussars.ts";

export const hussars: Translation<typeof english> = {
  "hussars.title": "Hussards",
  "hussars.about": "La cavalerie légère de Marie-Thérèse rend la guerre chère",
  "hussars.victim":
    "Vous êtes Marie-Thérèse. Vos hussards ne barrent la route à personne, mais un ennemi dont le chemin de ravitaillement en traverse un doit payer.",
  "hussars.victim.do": "Touchez {general} et voyez comment il est ravitaillé.",
  "hussars.victim.why": "Son chemin compte {n} cités et ne lui coûte rien encore.",
  "hussars.where": "Un hussard va dans une cité de la carte de Bohême où ne se tient aucune pièce.",
  "hussars.where.do": "À quelle distance d’un général autrichien peut-elle être ?",
  "hussars.where.1": "{protection} cités",
  "hussars.where.2": "{hussarRange} cités",
  "hussars.where.3": "{supply} cités",
  "hussars.where.why":
    "{hussarRange} cités au plus de n’importe quel général autrichien. Qui entre dans sa cité le chasse du plateau, jusqu’à la prochaine étape des hussards.",
  "hussars.place": "{city} se trouve entre {general} et son train, et aucun détour n’est assez court.",
  "hussars.place.do": "Envoyez le hussard {hussar} à {city}.",
  "hussars.price": "{power} vient de payer {n} points en Cartes Tactiques.",
  "hussars.price.do": "Que coûte un chemin de ravitaillement troublé ?",
  "hussars.price.1": "Un point par cité de sa longueur",
  "hussars.price.2": "Une carte de la couleur du lieu",
  "hussars.price.3": "Une troupe",
  "hussars.price.why":
    "Un point par cité, pour chaque général séparément. Qui peut payer le doit ; qui ne peut pas rend toutes ses cartes, et a faim.",
  "hussars.end":
    "Deux hussards par tour, quelques points ici, quelques-uns là : ce sont autant de cartes qui manqueront à l’ennemi au combat.",
};

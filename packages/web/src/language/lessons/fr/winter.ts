import type { Translation } from "@maria/tell";
import type { winter as english } from "../en/winter.ts";

export const winter: Translation<typeof english> = {
  "winter.title": "Hiver",
  "winter.about": "De nouvelles troupes pour les cartes gardées",
  "winter.when":
    "Le tour {turn} est fini et c’est l’hiver. Personne ne marche ni ne combat ; chaque puissance peut recruter.",
  "winter.when.do": "Quand revient l’hiver ?",
  "winter.when.1": "Après chaque tour",
  "winter.when.2": "Tous les {winters} tours",
  "winter.when.3": "Quand les cartes manquent",
  "winter.when.why":
    "Tous les {winters} tours. Qui a dépensé toutes ses cartes au combat passe l’année suivante tel qu’il est.",
  "winter.price":
    "Les troupes se paient en Cartes Tactiques de n’importe quelle couleur, {price} points chacune.",
  "winter.price.do": "Et si vos cartes valent plus que le prix ?",
  "winter.price.1": "Le reste est perdu",
  "winter.price.2": "Vous récupérez une carte",
  "winter.price.3": "Il compte pour l’hiver suivant",
  "winter.price.why":
    "Pas de monnaie rendue : cherchez des cartes qui tombent juste. La page propose le paiement qui gaspille le moins.",
  "winter.recruit": "{power} peut se passer de {cost} points : {cards} en valent {worth}.",
  "winter.recruit.do": "Recrutez {n} troupes et répartissez-les à votre gré.",
  "winter.secret":
    "Un général hors du plateau peut revenir maintenant, sur une forteresse principale de son pays, avec au moins une nouvelle troupe.",
  "winter.secret.do": "Que savent les autres de vos recrues ?",
  "winter.secret.1": "Rien",
  "winter.secret.2": "Combien, mais pas qui les reçoit",
  "winter.secret.3": "Tout",
  "winter.secret.why":
    "Le nombre est annoncé ; qui les reçoit reste votre secret, et ce qu’on savait de vos forces est dépassé.",
  "winter.end":
    "Préparez l’hiver dès le tour d’avant : pour recruter, mieux valent les cartes dont la couleur ne vous servira pas au combat.",
};

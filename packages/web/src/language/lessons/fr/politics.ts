import type { Translation } from "@maria/tell";
import type { politics as english } from "../en/politics.ts";

export const politics: Translation<typeof english> = {
  "politics.title": "Politique",
  "politics.about": "Une carte face cachée, et qui a le plus d’influence",
  "politics.trump":
    "Dans le jeu avancé, un tour commence par la politique : deux Cartes Politiques sont ouvertes, et chaque grande puissance peut placer une Carte Tactique face cachée. L’atout est {suit}.",
  "politics.trump.do": "Que compte une carte placée qui n’est pas d’atout ?",
  "politics.trump.1": "Sa valeur",
  "politics.trump.2": "Rien : elle revient en main",
  "politics.trump.3": "La moitié de sa valeur",
  "politics.trump.why":
    "C’était un bluff, elle revient. Un atout compte sa valeur d’influence, une Réserve toujours {reserveInfluence}.",
  "politics.place": "{power} : une des cartes ouvertes vaut un effort.",
  "politics.place.do": "Placez {card}.",
  "politics.order": "Toutes les cartes sont retournées. Qui a le plus d’influence agit en premier.",
  "politics.order.do": "Que peut faire une puissance à son tour ?",
  "politics.order.1": "Choisir une carte ou conserver son influence",
  "politics.order.2": "Choisir les deux cartes",
  "politics.order.3": "Reprendre ses cartes",
  "politics.order.why":
    "Une carte à ses armoiries, contre toutes ses Cartes Tactiques sur le tableau ; ou bien elles y restent pour le tour suivant.",
  "politics.select": "{power} : une carte à vos armoiries est encore là.",
  "politics.select.do": "Choisissez-la.",
  "politics.conserve": "Ce que vous aviez sur le tableau est défaussé en échange.",
  "politics.conserve.do":
    "Et les puissances dont le tour n’était pas venu quand les deux cartes étaient prises ?",
  "politics.conserve.1": "Elles perdent leurs cartes",
  "politics.conserve.2": "Elles conservent",
  "politics.conserve.3": "Elles reprennent toutes leurs cartes",
  "politics.conserve.why": "Toutes reviennent en main, même conservées : être dernier ne coûte que du temps.",
  "politics.end": "La politique est un second front, mené avec les mêmes cartes.",
};

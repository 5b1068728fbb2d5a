import type { Translation } from "@maria/tell";
import type { turn as english } from "../en/turn.ts";

export const turn: Translation<typeof english> = {
  "turn.allot":
    "Avant le premier tour, chaque puissance répartit ses troupes en secret, {mostTroops} au plus par général. Qui doit attaquer en veut beaucoup ; une proposition est déjà là.",
  "turn.allot.do": "Répartissez les troupes ({power}) et confirmez.",
  "turn.hussars":
    "Un tour commence par vos hussards. Ils servent surtout quand des ennemis sont loin de leurs trains ; d’ici là, ils peuvent rester où ils sont.",
  "turn.hussars.do": "N’en placez aucun et dites que vous avez fini.",
  "turn.conquer":
    "Une forteresse ouverte sur le chemin : prenez-la maintenant, demain quelqu’un sera peut-être assez près pour la protéger.",
  "turn.conquer.do": "Marchez avec {piece} vers {city}.",
  "turn.conquerAgain":
    "Encore une forteresse ouverte, pour un autre général : celle qui tombe maintenant n’aura pas à être disputée plus tard.",
  "turn.conquerAgain.do": "Marchez avec {piece} vers {city}.",
  "turn.march":
    "Pensez aussi au tour suivant : que protégera-t-il là, que pourra-t-il atteindre, son train est-il assez près ?",
  "turn.march.do": "Marchez avec {piece} vers {city}.",
  "turn.marchAgain":
    "Et lui : assez près des autres pour combattre à leurs côtés, assez loin pour protéger ce qu’ils ne protègent pas.",
  "turn.marchAgain.do": "Marchez avec {piece} vers {city}.",
  "turn.force":
    "Loin de tout ennemi, les routes principales sont libres : une marche forcée l’amène au front en un tour.",
  "turn.force.do": "Faites une marche forcée avec {piece} jusqu’à {city}.",
  "turn.forceAgain":
    "Ces routes peuvent lui servir aussi. Personne ne traverse une cité où se tient une autre pièce : laissez le passage à qui suit.",
  "turn.forceAgain.do": "Faites une marche forcée avec {piece} jusqu’à {city}.",
  "turn.train": "Au tour du train : près des généraux, et si possible jamais à portée d’un ennemi.",
  "turn.train.do": "Faites marcher le train de ravitaillement vers {city}.",
  "turn.trainAgain":
    "Et l’autre train : à l’étranger, aucun général ne devrait être à plus de {supply} cités d’un train de sa couleur quand commence votre prochain tour.",
  "turn.trainAgain.do": "Faites marcher le train de ravitaillement vers {city}.",
  "turn.done":
    "Qui n’a plus rien à faire le dit. La page annonce d’avance quelles attaques seront imposées et quelles forteresses restent ouvertes.",
  "turn.done.do": "Dites que vous avez fini.",
};

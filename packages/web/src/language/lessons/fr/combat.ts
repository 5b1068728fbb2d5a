import type { Translation } from "@maria/tell";
import type { combat as english } from "../en/combat.ts";

export const combat: Translation<typeof english> = {
  "combat.title": "Combat",
  "combat.about": "Troupes, couleurs et cartes, jusqu’à ce que l’un s’arrête",
  "combat.suits":
    "Des généraux adjacents combattent. Les deux camps annoncent leurs troupes ; vous en avez {score} de moins, votre score est donc négatif et vous avez le droit de jouer. Votre général se tient dans un secteur de {suit}.",
  "combat.suits.do": "Quelles Cartes Tactiques pouvez-vous jouer ici ?",
  "combat.suits.1": "N’importe quelle carte",
  "combat.suits.2": "{suit} et Réserves",
  "combat.suits.3": "La couleur du secteur ennemi",
  "combat.suits.why":
    "Seulement la couleur du secteur où se tient votre propre général, ou une Réserve, qui vaut jusqu’à {reserve} selon votre annonce. Choisissez donc où vous combattez.",
  "combat.first":
    "La valeur d’une carte s’ajoute à votre score. Dès que vous êtes à zéro au moins, le droit de jouer passe à l’ennemi : ne jouez donc pas plus que nécessaire.",
  "combat.first.do": "Jouez {card}.",
  "combat.again": "L’ennemi a répondu, et vous voilà de nouveau en retard de {score}.",
  "combat.again.do": "Jouez {card}.",
  "combat.loss":
    "L’ennemi ne joue plus, avec {n} de retard : il est battu. Toutes les cartes jouées sont perdues, quel que soit le vainqueur.",
  "combat.loss.do": "Combien de troupes perd-il ?",
  "combat.loss.1": "Autant que son score est sous zéro : {n}",
  "combat.loss.2": "Toutes",
  "combat.loss.3": "Aucune : il recule seulement",
  "combat.loss.why":
    "Il perd {n}, et le vainqueur rien. Une courte défaite coûte peu : voilà pourquoi l’on peut s’arrêter tôt.",
  "combat.retreat": "Il recule d’autant de cités qu’il a perdu de troupes, et vous choisissez le chemin.",
  "combat.retreat.do": "Repoussez-le jusqu’à {city}.",
  "combat.end":
    "Gagné, pour quelques cartes. Qui se trouve à côté d’un ennemi après les déplacements doit attaquer : regardez ce que la fin des déplacements imposera.",
};

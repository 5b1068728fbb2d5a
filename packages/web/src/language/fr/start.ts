import type { Translation } from "@maria/tell";
import type { start as english } from "../en/start.ts";

export const start: Translation<typeof english> = {
  "start.open": "Votre rôle",
  "start.title": "Vous êtes {seat}",
  "start.goals": "Comment vous gagnez",
  "start.goal.fortresses": "Dès que {power} contrôle {goal} forteresses {aim} ; jusqu’ici {n}.",
  "start.goal.both":
    "Dès que la France contrôle {frenchGoal} forteresses en Autriche et la Prusse {prussianGoal} en Autriche et en Silésie, les deux à la fois.",
  "start.goal.holdOut": "Quand le tour {turn} se termine sans que personne d’autre ait atteint un objectif.",
  "start.goal.neither":
    "Quand le tour {turn} se termine sans que ni la France ni la Prusse ait atteint son objectif.",
  "start.goal.pool":
    "Dès que le stock {of} est vide ; il y reste {n} {n:marqueur|marqueurs} de victoire. Ils vont sur les forteresses conquises, dans {battles} cases de bataille et dans : {places}.",
  "start.goal.scores":
    "Si aucun stock n’est vide après le tour {turn}, avec le plus petit total de tous les hivers : chacun note combien de marqueurs restent dans le stock.",
  "start.others": "Comment gagnent les autres",
  "start.sides": "Amis et ennemis",
  "start.allies": "Alliés",
  "start.enemies": "Ennemis",
  "start.neutral": "En paix",
  "start.playedBy": "{power} ({seat})",
  "start.own": "{power} (vous)",
  "start.onePlayerWins": "Les puissances sont alliées, pas les joueurs : un seul de vous gagne.",
  "start.advice": "Premier conseil",
  "start.advice.protect":
    "Une forteresse est protégée tant qu’un général de sa puissance se trouve à {n} cités au plus. Il vous faut du temps, pas des victoires.",
  "start.advice.hussars":
    "Envoyez vos hussards entre les généraux ennemis et leurs trains de ravitaillement : la guerre en Autriche en devient chère.",
  "start.advice.winter":
    "Un hiver suit tous les {turns} tours : gardez des Cartes Tactiques pour de nouvelles troupes, {price} points chacune.",
  "start.advice.trains":
    "À l’étranger, un général a besoin de son train de ravitaillement à {n} cités au plus : faites suivre les trains, sinon il a faim et ne conquiert rien.",
  "start.advice.bavaria":
    "Ce que la Bavière conquiert compte pour la France, et la Bavière est plus près de l’Autriche.",
  "start.advice.rival":
    "La France et la Prusse sont alliées et rivales : qui atteint son objectif le premier gagne seul.",
  "start.advice.silesia":
    "Commencez en Silésie, tout près de la Prusse ; ce que la Saxe conquiert compte pour la Prusse.",
  "start.advice.twoGoals":
    "Un seul objectif ne vaut qu’un match nul : ne laissez ni la France ni la Prusse en retard.",
  "start.advice.peace":
    "Vous ne pouvez pas tout tenir : la paix avec la Prusse coûte la Silésie, mais libère vos armées contre la France.",
  "start.advice.election": "Soignez les princes-électeurs : l’Empereur vaut un marqueur de victoire.",
  "start.advice.politics":
    "Les Cartes Politiques déplacent marqueurs, revenus et puissances entières : gardez aussi des Cartes Tactiques pour la politique.",
  "start.advice.annexation":
    "Maîtresse de toute la Silésie, la Prusse peut proposer la paix. Continuer est risqué : la Saxe peut changer de camp.",
  "start.advice.twoSides":
    "La Prusse et l’Armée Pragmatique sont ennemies, et vous gagnez avec l’une ou l’autre. Toutes deux ont intérêt à ce que l’Autriche quitte la Silésie et se tourne contre la France.",
  "start.advice.ceding":
    "Après le tour {turn}, vous pouvez céder la Silésie : la Prusse et la Saxe quittent la guerre, et tous ont de nouveaux objectifs.",
  "start.advice.flanders":
    "Tant que la Silésie n’est pas cédée, personne ne combat sur la carte des Flandres : tout se décide en Bohême.",
  "start.advice.afterCession":
    "Si la Silésie est cédée après le tour {turn}, l’Armée Pragmatique continue seule : elle doit conquérir en plus ce qui manque alors à la Prusse.",
  "start.advice.nowConquer": "À vous de conquérir maintenant : menez vos armées en Bavière et en France.",
  "start.advice.nowDefend": "Le temps joue désormais pour vous : tenir suffit le plus souvent.",
  "start.advice.pragmaticAlone": "Il ne vous reste que l’Armée Pragmatique, avec l’Autriche pour alliée.",
  "start.advice.oneCard":
    "Vous exécutez au plus une Carte Politique par tour, même si deux de vos puissances en choisissent une.",
  "start.advice.ties": "Toutes les égalités sont pour vous.",
  "start.advice.bluff":
    "Une carte placée hors atout reste sur le tableau jusqu’au tour suivant : ici, bluffer a un prix.",
  "start.now": "Et maintenant",
  "start.begin": "Commencer",
  "start.again": "Cette carte se rouvre par « Votre rôle ».",
  "start.disc": "Le disque de {general}",
  "start.disc.troops": "ses troupes ; vous seul les connaissez",
  "start.disc.rank": "son rang : dans une pile, le plus petit numéro commande",
  "start.disc.seen": "Compris",
};

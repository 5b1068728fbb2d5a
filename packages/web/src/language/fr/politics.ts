import type { politics as english } from "../en/politics.ts";

export const politics = {
  "politics.openCards": "Cartes Politiques face visible",
  "politics.electionCard": "À la fin de ce tour, l’Empereur est élu.",

  "politics.whichTrump": "Quelle couleur est l’atout ?",
  "politics.nameTrump": "Choisir l’atout",
  "politics.nameThisTrump": "L’atout est {suit}",
  "politics.reserves": "{power} : {n} {n:Réserve|Réserves}, atout dans tous les cas",
  "politics.influenceNow": "{power} : influence {n} jusqu’ici (conservées : {cards})",
  "politics.whichCard": "Quelle carte placer ?",
  "politics.trumpNote": "+{n}",
  "politics.bluffNote": "bluff",
  "politics.placeNothing": "Ne rien placer",
  "politics.placesTrump": "{card} est un atout : +{n}, influence {influence}.",
  "politics.placesBluff":
    "{card} est un bluff : aucune influence ; elle revient en main quand les cartes sont retournées.",
  "politics.placesBluffFaceDown":
    "{card} est un bluff : aucune influence ; elle reste face cachée jusqu’à la prochaine étape politique.",
  "politics.placesNothing": "Rien n’est placé : l’influence reste {n}.",
  "politics.place": "Confirmer le placement",

  "politics.notSelectable": "ne peut être choisie : pourquoi ?",
  "politics.conserve": "Conserver ({cards})",
  "politics.conserves": "{power} : à conserver, et à compter encore au prochain tour : {cards}.",
  "politics.selects": "{power} : {card} est choisie ; à défausser : {cards}.",
  "politics.instruction": "Instruction",
  "politics.follow": "La suivre",
  "politics.doNotFollow": "Ne pas la suivre",
  "politics.whoReceives": "Qui reçoit ?",
  "politics.noShift": "Ne pas déplacer",
  "politics.toTheLeft": "Vers la gauche {n}",
  "politics.toTheRight": "Vers la droite {n}",
  "politics.wouldLie": "case {box} : {meaning}",
  "politics.shiftsLater":
    "Les déplacements sont annoncés maintenant et effectués ensemble après le choix des cartes ; les cases montrées tiennent compte de ce qui a été annoncé avant.",
  "politics.effects": "Effets de la carte : {effects}.",
  "politics.withoutEffect": "La carte est défaussée sans effet.",
  "politics.chooseNothing": "Sans effet",
  "politics.discard": "Défausser sans effet",
  "politics.execute": "Exécuter",
  "politics.leftToAssign": "Encore à répartir : {n} {n:troupe|troupes}",
  "politics.troopsLost": "Pas de place pour {n} {n:troupe : perdue|troupes : perdues}.",
  "politics.assign": "Répartir les troupes",

  "politics.expeditionWhy":
    "Il quitte le plateau avec ses troupes tant que le corps expéditionnaire est exigé.",
  "politics.whoGoes": "Quel général part ?",
  "politics.expeditionPaid": "hors du plateau : {troops} troupes pour {n} points de CT",
  "politics.expeditionTroops": "{place}, {n} {n:troupe|troupes}",
  "politics.send": "Envoyer un général",
  "politics.sendThis": "Envoyer {general}",
  "politics.whoReturns": "Quel général revient ?",
  "politics.returnsTo": "Il est placé à {city} ; une pièce qui s’y trouve doit lui laisser la place.",
  "politics.troops": "{n} {n:troupe|troupes}",
  "politics.bringBack": "Le faire revenir",
  "politics.whichPiece": "Quelle pièce ?",
  "politics.whereTo": "Où placer {piece} ?",
  "politics.displace": "La placer là",

  "politics.howFarSaxony": "De combien déplacer le marqueur de la Saxe ?",
  "politics.leaveSaxony": "Laisser le marqueur",
  "politics.shiftSaxony": "Le déplacer de {n}, case {box}",
  "politics.saxonyStays": "Le statut de la Saxe ne change pas : {status}.",
  "politics.saxonyBecomesPrussian": "La Saxe redevient alliée de la Prusse.",
  "politics.saxonyBecomesNeutral":
    "La Saxe devient neutre : {seat} la joue, les pièces saxonnes rentrent, les pièces étrangères partent, les marqueurs de ses forteresses retournent dans leurs stocks.",
  "politics.saxonyBecomesAustrian":
    "La Saxe devient alliée de l’Autriche : {seat} la joue, ses pièces restent en place, et elle combat la Prusse, la France et la Bavière.",

  "politics.reductionQuestion": "La France réduit-elle ses objectifs militaires ?",
  "politics.reduce": "Les réduire",
  "politics.doNotReduce": "Pas maintenant",
  "politics.reductionMarkers":
    "{n} {n:marqueur de victoire français quitte|marqueurs de victoire français quittent} le Cœur de l’Autriche : {setAside} mis de côté, {returned} de retour dans le stock.",
  "politics.reductionPool": "Le stock français passe de {pool} à {after}.",
  "politics.reductionControl": "Ces forteresses sont de nouveau sous contrôle autrichien.",
  "politics.reductionReturn":
    "Dès que la France ou la Bavière conquiert une forteresse sur la carte de Bohême, les marqueurs mis de côté retournent dans le stock.",
  "politics.reductionOnce": "Ce n’est possible qu’une fois par partie.",
  "politics.reductionLater":
    "Ce sera peut-être possible à la fin d’une étape d’actions française ultérieure.",

  "politics.peaceOfferQuestion": "La Prusse propose-t-elle une paix temporaire ?",
  "politics.peaceAnswerQuestion": "L’Autriche accepte-t-elle la paix temporaire ?",
  "politics.offerPeace": "Proposer la paix",
  "politics.offerNoPeace": "Ne pas proposer de paix",
  "politics.acceptPeace": "Accepter",
  "politics.refusePeace": "Refuser",
  "politics.peaceIfAccepted": "L’Autriche répond aussitôt. Si elle accepte :",
  "politics.peaceHome": "La Silésie est territoire national prussien jusqu’à la fin de la partie.",
  "politics.peaceSaxony": "La Saxe devient neutre et elle est jouée par {seat}.",
  "politics.peaceAustrianMarkers":
    "{n} {n:marqueur de victoire autrichien|marqueurs de victoire autrichiens} en Prusse : de retour dans le stock autrichien.",
  "politics.peacePrussianMarkers":
    "{n} {n:marqueur de victoire prussien|marqueurs de victoire prussiens} en Autriche : {setAside} mis de côté, {returned} de retour dans le stock prussien.",
  "politics.peacePieces":
    "Les pièces autrichiennes quittent la Prusse, la Silésie et la Pologne ; les pièces prussiennes rentrent en Prusse.",
  "politics.peaceBox":
    "La Prusse place un marqueur de victoire dans la case « Silésie » et reçoit son second train de ravitaillement.",
  "politics.peaceNeutral": "La Prusse est neutre jusqu’au début de son étape d’actions du tour {turn}.",
  "politics.peaceReturn":
    "Dès qu’une pièce prussienne quitte la Prusse, les marqueurs mis de côté retournent dans son stock.",
  "politics.peaceOnce": "Il n’y a qu’une seule paix de ce genre dans la partie.",
  "politics.peaceLater": "La Prusse pourra la proposer à la fin d’une étape d’actions ultérieure.",
  "politics.peaceRefused": "La guerre continue ; la Prusse pourra de nouveau proposer la paix.",

  "politics.whereTrain": "Sur quelle forteresse principale ? Touchez-la sur la carte ou choisissez-la ici.",
  "politics.placeTrain": "Placer le train de ravitaillement",

  "politics.theseVotes": "{charles} à Charles, {francis} à François",
  "politics.votesPromised": "Des accords engagent une partie de ces votes.",
  "politics.charlesElected":
    "Charles {charles}, François {francis} : Charles est élu ; la France gagne la case « Empereur ».",
  "politics.francisElected":
    "Charles {charles}, François {francis} : François est élu ; l’Autriche gagne la case « Empereur ».",
  "politics.votesOpen": "Charles {charles}, François {francis} : les votes des autres décideront.",
  "politics.vote": "Voter",

  "politics.cessionQuestion": "L’Autriche cède-t-elle la Silésie ?",
  "politics.cede": "Faire la paix et céder la Silésie",
  "politics.keepSilesia": "Ne pas céder la Silésie",
  "politics.cedePieces":
    "Toutes les pièces et tous les marqueurs de la Prusse et de la Saxe quittent la partie, leurs Cartes Tactiques sont défaussées.",
  "politics.cedeLand":
    "Les forteresses de Prusse, de Saxe et de Silésie sont des cités ordinaires ; chacun peut y entrer.",
  "politics.cedeFlanders": "La carte des Flandres devient pleinement active.",
  "politics.cedeCards": "La France prend en main {n} {n:Carte Tactique mise|Cartes Tactiques mises} de côté.",
  "politics.cedeGoalMaria":
    "Marie-Thérèse gagne avec {goal} forteresses en Bavière et en France (maintenant {n}).",
  "politics.cedeGoalFrederick":
    "Frédéric gagne avec {goal} forteresses de l’Armée Pragmatique en France (maintenant {n}).",
  "politics.cedeGoalLouis":
    "Louis XV gagne avec {goal} forteresses en Autriche (maintenant {n}) ou {flanders} aux Pays-Bas (maintenant {m}).",
  "politics.cedeLastTurn": "Si personne n’a gagné à la fin du tour {turn}, Louis XV gagne.",
  "politics.keepGoalFrederick":
    "Frédéric gagne avec {goal} forteresses en Autriche et en Silésie (maintenant {n}).",
  "politics.keepGoalLouis": "Louis XV gagne avec {goal} forteresses en Autriche (maintenant {n}).",
  "politics.keepGoalMaria": "Marie-Thérèse gagne si personne d’autre n’a gagné à la fin du tour {turn}.",
  "politics.keepForGood": "La question ne sera plus posée.",
} as const satisfies Record<keyof typeof english, string>;

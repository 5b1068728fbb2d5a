import type { en } from "./en.ts";

export const fr: Readonly<Record<keyof typeof en, string>> = {
  win: "victoire gagner but du jeu objectif vaincre vainqueur conditions comment gagne Marie-Thérèse combien de forteresses faut-il neuf douze durée perdre je perds défaite immédiate",
  conquer:
    "siège assiéger prendre capturer occuper conquise conquis conquête château ville tomber saisir prise assaut petite forteresse place forte attaquer envahir blocus reprendre reconquérir",
  notConquered: "siège échoue pas conquise pourquoi protégée",
  protect: "défendre défense garnison garder couvrir tenir protégée protection protecteur protège abri",
  far: "déplacement mouvement points vitesse portée distance marcher loin avancer route principale routes lent train général distance combien de cités deux fois bouger",
  forceMarch: "marche forcée rapide vite longue accélérée zone de contrôle route principale éperons",
  notThere:
    "bloqué passage interdit impossible traverser ennemi aller passer bloquer bloque à travers une pièce sauter frontière cartes Flandre Bohême deux fois encore bouger",
  stack:
    "pile empiler regrouper réunir joindre ensemble deux généraux groupe commandant suprême commandement rang chef dessus trois généraux",
  shift: "échanger transférer redistribuer passer troupes entre donner partager diviser",
  supply:
    "approvisionnement ravitaillement nourrir vivres logistique faim ligne de ravitaillement chemin intendance longueur portée approvisionner",
  starve:
    "faim affamé famine non ravitaillé pertes retourné sans face cachée face visible mort meurt éliminé dernière troupe perd",
  train:
    "chariot dépôt convoi racheter remplacer revenir perdu reconstruire intendance détruit prix coût remplacer rachat trains",
  hussars: "hussard cavalerie cavaliers raid incursion hongrois coût gêner troubler",
  mustFight:
    "attaque attaquer obligé obligation forcé voisin adjacent éviter refuser le combat allié zone de contrôle contraint combattre obligatoire à côté ennemi proche défenseur",
  combat:
    "bataille battre affrontement se battre lutte combattre score pertes combien de troupes perdues vainqueur perdant arrêter s’arrêter passer abandonner points négatif défenseur attaquant à égalité",
  whichCard:
    "mauvaise couleur carte interdite secteur refusée jouer symbole couleurs cœur pique trèfle carreau laquelle puis-je",
  retreat:
    "fuite fuir retraite reculer déroute vaincu défaite repli distance longueur qui choisit le chemin impossible de reculer nulle part encerclé mort",
  draw: "piocher tirer pioche main cartes revenu limite mélanger défausse pioche vide mélanger combien de cartes je reçois maximum tactiques paquet garder plus de cartes",
  recruit:
    "renforts recruter recrues acheter troupes nouvelles soldats hiver lever faire revenir général mort éliminé retour coût des troupes prix année forteresse principale mercenaires armée détruite compléter reviennent reconstituer garder des cartes",
  influence:
    "politique carte politique atout bluff choisir obtenir conserver placer armoiries phase plus forte sélection",
  emperor:
    "élection empereur roi vote voter électeurs couronne Charles François électoral collège majorité candidat élire électrice",
  allies:
    "alliance allié alliés amis ennemis camp partenaire attaquer un allié France Prusse roi de Prusse puissances armée pragmatique relations",
  peace: "annexion annexer Silésie paix Prusse céder province cédée temporaire second train",
  secret:
    "caché secret brouillard de guerre visible public savoir dissimulé défausse regarder voir force bluff face cachée montrer",
  phases:
    "ordre du tour séquence déroulement phases étapes manche qui commence premier joueur début en premier simultané en même temps année",
  retroactive: "point d’interrogation conquête différée après combat rétroactive rétroactif annuler conquête",
  marker:
    "marqueur drapeau pion poser lequel marqueurs de victoire jeton reprendre forteresse perdue reconquérir",
  control: "appartient propriétaire possession contrôler à qui",
  zero: "égalité match nul zéro partage passer arrêter égal autant de troupes avantage",
  mixed:
    "mixte deux puissances ensemble pile alliée pertes armée pragmatique Autriche coopérer commun commandant",
  several: "plusieurs ennemis deux combats ordre encore",
  reserve: "joker réserve valeur n’importe quelle couleur",
  takeTrain: "capturer prendre détruire train ennemi convoi éliminer",
  allot:
    "mise en place préparation répartir troupes début départ installation combien de troupes total feuille d’armée placer",
  points:
    "points de victoire case cases récompense stock marqueur de victoire point de victoire combat gagné",
  saxony: "Saxe change de camp défection piste bascule",
  neutral: "neutre neutralité hors de la guerre territoire Pays-Bas Pologne entrer pays Hanovre",
  subsidy:
    "subvention subside argent payer or pot-de-vin France Bavière paiement donner échanger mercenaires obligatoire",
  agree:
    "diplomatie négocier négociation traité trêve accord contrat armistice promesse pacte non-agression passage rompre parole secret mentir mensonge bluffer tricher",
  last: "fin de partie personne départage décompte dernier tour égalité durée combien de tours hiver final score fin du jeu",
  two: "deux joueurs duel seul solo robot variante",
  map: "plateau carte routes secteurs symboles légende cases couleurs signification territoires petite grande forteresse principale route principale secteur hexagones Pays-Bas Hanovre blanc",
  execute:
    "événement action carte politique effet flèches pistes exécuter Italie Russie Saxe registre registres corps expéditionnaire pénalité icônes étoile déplacer marqueur cases hors carte corps",
  reduce: "objectifs militaires réduire moins de forteresses renoncer",
  gambit: "variante gambit Silésie sans politique scénario",
  choices:
    "options décisions liste possibilités annuler un coup reprendre erreur changer d’avis quand décider",
  doubt: "FAQ clarification errata doute ambigu interprétation",
  examples: "exemple exemples illustration",
};

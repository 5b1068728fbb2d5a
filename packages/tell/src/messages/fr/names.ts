export const names = {
  "power.france": "France",
  "power.bavaria": "Bavière",
  "power.prussia": "Prusse",
  "power.saxony": "Saxe",
  "power.austria": "Autriche",
  "power.pragmatic": "Armée Pragmatique",

  "subject.france": "la France",
  "subject.bavaria": "la Bavière",
  "subject.prussia": "la Prusse",
  "subject.saxony": "la Saxe",
  "subject.austria": "l’Autriche",
  "subject.pragmatic": "l’Armée Pragmatique",

  "of.france": "de la France",
  "of.bavaria": "de la Bavière",
  "of.prussia": "de la Prusse",
  "of.saxony": "de la Saxe",
  "of.austria": "de l’Autriche",
  "of.pragmatic": "de l’Armée Pragmatique",

  "seat.maria": "Marie-Thérèse",
  "seat.frederick": "Frédéric",
  "seat.louis": "Louis XV",
  "seat.playerA": "Joueur A",
  "seat.playerB": "Joueur B",

  "phase.setUp": "mise en place",
  "phase.turnBegins": "début du tour",
  "phase.hussars": "étape des hussards",
  "phase.tacticalCards": "phase des Cartes Tactiques",
  "phase.supply": "phase de ravitaillement",
  "phase.movement": "phase des déplacements",
  "phase.combat": "phase des combats",
  "phase.retroactiveConquest": "phase de conquête rétroactive",
  "phase.turnEnds": "fin du tour",
  "phase.winter": "hiver",
  "phase.cession": "cession de la Silésie ?",
  "phase.politics": "étape politique",
  "phase.politicalShifts": "déplacement des marqueurs politiques",
  "phase.expeditions": "corps expéditionnaires",
  "phase.returns": "retour des cases hors-carte",
  "phase.victoryCheck": "contrôle des stocks",
  "phase.stageOptions": "fin de l’étape d’actions",
  "phase.election": "Élection impériale",
  "phase.winterScoring": "scoring d’hiver",

  "ending.fortressesInAustria": "{frenchGoal} forteresses en Autriche sous contrôle français (INT-08)",
  "ending.fortressesInAustriaAndSilesia":
    "{prussianGoal} forteresses en Autriche et en Silésie sous contrôle prussien (INT-09)",
  "ending.bothConditions": "la France et la Prusse atteignent toutes deux leur objectif (TWO-03)",
  "ending.oneConditionOnly":
    "seule l’une des deux puissances, France ou Prusse, atteint son objectif à la fin du tour {lastTurn} (TWO-05)",
  "ending.endOfTurnNine": "le tour {lastTurn} est terminé et personne d’autre n’a gagné (INT-10)",
  "ending.emptyPool": "le dernier marqueur de victoire a quitté le stock (VIC-01)",
  "ending.finalScoring": "le plus petit total des quatre scores d’hiver (VIC-07)",
  "ending.pragmaticFortressesInFrance":
    "les forteresses nécessaires en France sous contrôle de l’Armée Pragmatique (SGA-25)",
  "ending.frenchFortressesInFlanders":
    "les forteresses nécessaires aux Pays-Bas sous contrôle français (SGA-26)",
  "ending.austrianFortresses":
    "les forteresses nécessaires en Bavière et en France sous contrôle autrichien (SGA-27)",
  "ending.endOfTurnFifteen":
    "le tour {lastTurnAfterCession} est terminé et personne d’autre n’a gagné (SGA-28)",
} as const;

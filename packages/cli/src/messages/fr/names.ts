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

  "ending.fortressesInAustria": "9 forteresses en Autriche sous contrôle français (INT-08)",
  "ending.fortressesInAustriaAndSilesia":
    "12 forteresses en Autriche et en Silésie sous contrôle prussien (INT-09)",
  "ending.bothConditions": "la France et la Prusse atteignent toutes deux leur objectif (TWO-03)",
  "ending.oneConditionOnly":
    "seule l’une des deux puissances, France ou Prusse, atteint son objectif à la fin du tour 9 (TWO-05)",
  "ending.endOfTurnNine": "le tour 9 est terminé et personne d’autre n’a gagné (INT-10)",
} as const;

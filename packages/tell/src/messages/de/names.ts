export const names = {
  "power.france": "Frankreich",
  "power.bavaria": "Bayern",
  "power.prussia": "Preußen",
  "power.saxony": "Sachsen",
  "power.austria": "Österreich",
  "power.pragmatic": "Pragmatische Armee",

  "subject.france": "Frankreich",
  "subject.bavaria": "Bayern",
  "subject.prussia": "Preußen",
  "subject.saxony": "Sachsen",
  "subject.austria": "Österreich",
  "subject.pragmatic": "die Pragmatische Armee",

  "of.france": "Frankreichs",
  "of.bavaria": "Bayerns",
  "of.prussia": "Preußens",
  "of.saxony": "Sachsens",
  "of.austria": "Österreichs",
  "of.pragmatic": "der Pragmatischen Armee",

  "seat.maria": "Maria Theresia",
  "seat.frederick": "Friedrich",
  "seat.louis": "Louis XV",
  "seat.playerA": "Spieler A",
  "seat.playerB": "Spieler B",

  "phase.setUp": "Spielvorbereitung",
  "phase.turnBegins": "Beginn der Runde",
  "phase.hussars": "Husarensegment",
  "phase.tacticalCards": "Taktische-Karten-Phase",
  "phase.supply": "Versorgungsphase",
  "phase.movement": "Bewegungsphase",
  "phase.combat": "Kampfphase",
  "phase.retroactiveConquest": "nachträgliche Eroberungsphase",
  "phase.turnEnds": "Ende der Runde",
  "phase.winter": "Winter",
  "phase.cession": "Abtretung Schlesiens?",
  "phase.politics": "Politik-Segment",
  "phase.politicalShifts": "Politikmarken werden verschoben",
  "phase.expeditions": "Expeditionskorps",
  "phase.returns": "Rückkehr aus den Offmapboxen",
  "phase.victoryCheck": "Prüfung der Pools",
  "phase.stageOptions": "Ende des Zuges",
  "phase.election": "Kaiserwahl",
  "phase.winterScoring": "Zwischenstände",

  "ending.fortressesInAustria": "{frenchGoal} Festungen in Österreich unter französischer Kontrolle (INT-08)",
  "ending.fortressesInAustriaAndSilesia":
    "{prussianGoal} Festungen in Österreich und Schlesien unter preußischer Kontrolle (INT-09)",
  "ending.bothConditions": "Frankreich und Preußen erreichen beide ihr Ziel (TWO-03)",
  "ending.oneConditionOnly":
    "nur eines der Länder Frankreich und Preußen hat am Ende der {lastTurn}. Runde sein Ziel erreicht (TWO-05)",
  "ending.endOfTurnNine": "die {lastTurn}. Runde ist zu Ende, und niemand sonst hat gewonnen (INT-10)",
  "ending.emptyPool": "die letzte Siegmarke hat den Pool verlassen (VIC-01)",
  "ending.finalScoring": "die niedrigste Summe der vier Zwischenstände (VIC-07)",
  "ending.pragmaticFortressesInFrance":
    "die nötigen Festungen in Frankreich unter Kontrolle der Pragmatischen Armee (SGA-25)",
  "ending.frenchFortressesInFlanders":
    "die nötigen Festungen in den Niederlanden unter französischer Kontrolle (SGA-26)",
  "ending.austrianFortresses":
    "die nötigen Festungen in Bayern und Frankreich unter österreichischer Kontrolle (SGA-27)",
  "ending.endOfTurnFifteen":
    "die {lastTurnAfterCession}. Runde ist zu Ende, und niemand sonst hat gewonnen (SGA-28)",
} as const;

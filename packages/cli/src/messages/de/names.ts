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

  "ending.fortressesInAustria": "9 Festungen in Österreich unter französischer Kontrolle (INT-08)",
  "ending.fortressesInAustriaAndSilesia":
    "12 Festungen in Österreich und Schlesien unter preußischer Kontrolle (INT-09)",
  "ending.bothConditions": "Frankreich und Preußen erreichen beide ihr Ziel (TWO-03)",
  "ending.oneConditionOnly":
    "nur eines der Länder Frankreich und Preußen hat am Ende der 9. Runde sein Ziel erreicht (TWO-05)",
  "ending.endOfTurnNine": "die 9. Runde ist zu Ende, und niemand sonst hat gewonnen (INT-10)",
} as const;

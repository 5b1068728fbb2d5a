/** Short answers beside pieces, cities and decisions. */
export const hints = {
  "hints.general": "General: Armeen in der Mitte, darüber Rang und Buchstabe des Landes",
  "hints.stack": "Turm: die Armeen beider Generäle zusammen",
  "hints.movementEnded": "In dieser Phase zieht die Figur nicht weiter.",
  "hints.inert": "Ohne Rolle in diesem Spiel: {generals}. Dort {n:bleibt|bleiben} {n} {n:Armee|Armeen}.",
  "hints.reductionNoneBack":
    "{n} französische {n:Siegmarke verläßt|Siegmarken verlassen} Kern-Österreich: {setAside} zur Seite.",
  "hints.legend": "Was die Zeichen bedeuten",
  "hints.distance": "Entfernung",
  "hints.distanceFrom": "{n} {n:Stadt|Städte} von {city} ({piece})",
} as const;

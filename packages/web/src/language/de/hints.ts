/** Short answers beside pieces, cities and decisions. */
export const hints = {
  "hints.stack": "ein Turm: die Stärke beider Generäle zusammen",
  "hints.movementEnded": "In dieser Phase zieht die Figur nicht weiter.",
  "hints.inert": "Ohne Rolle in diesem Spiel: {generals}. Dort {n:bleibt|bleiben} {n} {n:Armee|Armeen}.",
  "hints.reductionNoneBack":
    "{n} französische {n:Siegmarke verläßt|Siegmarken verlassen} Kern-Österreich: {setAside} zur Seite.",
} as const;

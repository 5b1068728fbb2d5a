export const consequences = {
  "consequence.conquers": "Erobert {city}",
  "consequence.questionMark": "Fragezeichen auf {city}: Die Festung ist gedeckt",
  "consequence.eliminates": "Geschlagen wird: {train}",
  "consequence.drivesOff": "Vertreibt Husar {hussar}",
  "consequence.stack": "Bildet einen Turm unter {commander}; er zieht nicht weiter",
  "consequence.needsConsent": "Ein Turm, wenn der andere Spieler einverstanden ist",
  "consequence.endsGame": "Beendet das Spiel",
  "consequence.markersReturn":
    "{n} zur Seite gelegte {n:Siegmarke kommt|Siegmarken kommen} in den Pool zurück: {power}",
  "consequence.attacks": "Erzwingt Kampf gegen {generals} ({strength}) in {city}",
  "consequence.outOfSupply": "Dort unversorgt",
  "consequence.supplyPrice": "Die Versorgung dort kostet {n} {n:TK-Punkt|TK-Punkte}",
  "consequence.cutsOff": "Schneidet die Versorgung ab: {generals}",
  "consequence.strands": "Läßt unversorgt zurück: {generals}",
  "consequence.exposes": "Läßt {cities} ungedeckt, mit einem Feind in Reichweite",
  "consequence.uncovers": "Läßt {cities} ungedeckt",
} as const;

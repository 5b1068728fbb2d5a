export const consequences = {
  "consequence.conquers": "Conquiert {city}",
  "consequence.questionMark": "Point d’interrogation sur {city} : la forteresse est protégée",
  "consequence.eliminates": "Élimine {train}",
  "consequence.drivesOff": "Chasse le hussard {hussar}",
  "consequence.stack": "Forme une pile sous {commander} ; elle ne se déplace plus",
  "consequence.needsConsent": "Une pile, si l’autre joueur accepte",
  "consequence.endsGame": "Termine la partie",
  "consequence.markersReturn":
    "{n} {n:marqueur mis de côté revient|marqueurs mis de côté reviennent} au stock : {power}",
  "consequence.attacks": "Impose le combat contre {generals} ({strength}) à {city}",
  "consequence.outOfSupply": "Non ravitaillé là-bas",
  "consequence.supplyPrice": "Le ravitaillement y coûte {n} {n:point|points} de CT",
  "consequence.cutsOff": "Coupe le ravitaillement de {generals}",
  "consequence.strands": "Laisse sans ravitaillement : {generals}",
  "consequence.exposes": "Laisse {cities} sans protection, un ennemi à portée",
  "consequence.uncovers": "Laisse {cities} sans protection",
} as const;

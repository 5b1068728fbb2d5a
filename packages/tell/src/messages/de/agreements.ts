export const agreements = {
  "term.subsidy": "{giver} zahlt {n} {n:Runde|Runden} lang eine Subsidie an {receiver}",
  "term.noCombat": "{power} und {other} halten ihre Generäle auseinander",
  "term.noConquest": "{power} erobert keine Festung {of}",
  "term.noTrainElimination": "{power} schlägt keinen Troß {of}",
  "term.noHussars": "Österreichs Husaren behelligen {other} nicht",
  "term.keepOut": "die Generäle {of} betreten {places} nicht",
  "term.keepAway": "die Generäle {of} bleiben fern von {places}",
  "term.vote": "{power} stimmt für {candidate}",
  "term.selectCard": "{power} nimmt {card}, wenn möglich",
  "term.leaveCard": "{power} nimmt {card} nicht",
  "term.acceptPeace": "Österreich nimmt den vorübergehenden Frieden an, wenn Preußen ihn anbietet",
  "term.promise": "{power} verspricht: „{text}“",
  "term.lapsed": "{term} (erloschen)",
  "event.agreement.offered":
    "Angebot Nr. {n}, {proposer} an {partner}, für {turns} {turns:Runde|Runden}: {terms}.",
  "event.agreement.inForce":
    "Vereinbarung Nr. {n} zwischen {proposer} und {partner} gilt {turns} {turns:Runde|Runden} lang: {terms}.",
  "event.agreement.declined": "{partner} lehnt Angebot Nr. {n} ab: {terms}.",
  "event.agreement.withdrawn": "Angebot Nr. {n} von {proposer} wird zurückgezogen: {terms}.",
  "event.agreement.expired": "Vereinbarung Nr. {n} ist abgelaufen: {terms}.",
  "event.agreement.ended": "Vereinbarung Nr. {n} wird von beiden Seiten beendet: {terms}.",
  "event.agreementEndAsked": "{seat} möchte Vereinbarung Nr. {n} beenden: {terms}.",
  "event.termImpossible":
    "Ein Versprechen aus Vereinbarung Nr. {n} war nicht zu halten: Was die Regeln erzwingen, geht vor.",

  "agreement.offered": "Angebot Nr. {n}, {proposer} an {partner}, für {turns} {turns:Runde|Runden}: {terms}",
  "agreement.inForce": "Vereinbarung Nr. {n}, {proposer} und {partner}, bis Runde {turn}: {terms}",
  "agreement.endAsked": "{agreement} ({seat} möchte sie beenden)",
} as const;

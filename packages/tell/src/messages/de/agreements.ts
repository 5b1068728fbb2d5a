export const agreements = {
  "term.subsidy": "{giver} zahlt an {receiver} eine Subsidie: 1 TK je Runde",
  "term.noCombat": "{power} und {other} halten ihre Generäle auseinander",
  "term.noConquest": "{power} erobert keine Festung {of}",
  "term.noTrainElimination": "{power} schlägt keinen Troß {of}",
  "term.noHussars": "Österreichs Husaren behelligen {other} nicht",
  "term.keepOut": "die Generäle {of} betreten {places} nicht (wer dort steht, zieht schnellstmöglich ab)",
  "term.keepAway":
    "die Generäle {of} bleiben außer Deckungsweite von {places} (wer darin steht, zieht schnellstmöglich ab)",
  "term.vote": "{power} stimmt für {candidate}",
  "term.selectCard": "{power} nimmt {card}, wenn möglich",
  "term.leaveCard": "{power} nimmt {card} nicht",
  "term.execute.left": "{power} verschiebt beim Ausführen von {card} die Politikmarke der {track} nach links",
  "term.execute.right":
    "{power} verschiebt beim Ausführen von {card} die Politikmarke der {track} nach rechts",
  "term.offerPeace": "Preußen bietet den vorübergehenden Frieden an, sobald es kann",
  "term.acceptPeace": "Österreich nimmt den vorübergehenden Frieden an, wenn Preußen ihn anbietet",
  "term.promise": "{power} verspricht: »{text}«",
  "term.lapsed": "{term} (erloschen)",
  "event.agreement.offered": "Angebot Nr. {n}, {proposer} an {partner}, {duration}: {terms}.",
  "event.agreement.inForce":
    "Vereinbarung Nr. {n} zwischen {proposer} und {partner} gilt {duration}: {terms}.",
  "event.agreement.declined": "{partner} lehnt Angebot Nr. {n} ab: {terms}.",
  "event.agreement.withdrawn": "Angebot Nr. {n} von {proposer} wird zurückgezogen: {terms}.",
  "event.agreement.expired": "Vereinbarung Nr. {n} ist abgelaufen: {terms}.",
  "event.agreement.ended": "Vereinbarung Nr. {n} wird von beiden Seiten beendet: {terms}.",
  "event.agreementEndAsked": "{seat} möchte Vereinbarung Nr. {n} beenden: {terms}.",
  "event.termImpossible":
    "Versprechen Nr. {term} aus Vereinbarung Nr. {n} war nicht zu halten: Was die Regeln erzwingen, geht vor.",

  "agreement.offered": "Angebot Nr. {n}, {proposer} an {partner}, {duration}: {terms}",
  "agreement.inForce": "Vereinbarung Nr. {n}, {proposer} und {partner}, {duration}: {terms}",
  "agreement.endAsked": "{agreement} ({seat} möchte sie beenden)",
  "agreement.forbids": "{reason} Es ist Vereinbarung Nr. {n}: {terms}.",
  "agreement.binds": "Hier bindet dich Vereinbarung Nr. {n}: {terms}.",
  "agreement.marchOwed":
    "Noch nicht: Vereinbarung Nr. {n} verlangt, daß erst {count:dieser General zieht|diese Generäle ziehen}: {generals}. Sie lautet: {terms}.",
  "agreement.wayOwed":
    "Noch nicht: Vereinbarung Nr. {n} verlangt, daß ein General zieht, und erst muß ihm eine andere Spielfigur Platz machen. Sie lautet: {terms}.",

  "duration.thisTurn": "diese Runde (bis zum Ende von Runde {turn})",
  "duration.andNext": "diese und die nächste Runde (bis zum Ende von Runde {turn})",
  "duration.andMore": "diese und die nächsten {n} Runden (bis zum Ende von Runde {turn})",
  "duration.until": "bis zum Ende von Runde {turn}",
  "duration.toTheEnd": "bis zum Ende des Spiels",
  "duration.turns": "für {n} {n:Runde|Runden}",
  "duration.subsidyOnce": "{duration}, Subsidie einmal fällig (Runde {turn})",
  "duration.subsidies": "{duration}, Subsidie {n}mal fällig (Runde {first} bis {last})",
  "duration.subsidiesLater": "{duration}, Subsidie {n}mal fällig",
  "duration.noSubsidy": "{duration}, keine Subsidie wird mehr fällig",
} as const;

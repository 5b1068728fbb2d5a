export const position = {
  "piece.train": "der Troß {of}",
  "piece.ranked": "{power} {rank}, {name}",
  "card.reserve": "Reserve",
  "card.none": "keine",

  "position.turn": "Runde {turn} von {last}",
  "position.goals":
    "Frankreich {france} von {frenchGoal} Festungen in Österreich, Preußen {prussia} von {prussianGoal} in Österreich und Schlesien",
  "position.troops": "{n} {n:Armee|Armeen}",
  "position.cards": "{n} {n:Karte|Karten}: {cards} (Wert {worth})",
  "position.cardsHidden": "{n} {n:Karte|Karten}",
  "position.train": "Troß",
  "position.offBoard": "nicht auf dem Spielplan",
  "position.inSupply": "versorgt",
  "position.outOfSupply": "unversorgt",
  "position.supplyPrice": "Versorgung kostet {n} {n:TK-Punkt|TK-Punkte}",
  "position.faceDown": "umgedreht",
  "position.moved": "hat gezogen",
  "position.commands": "Oberbefehl über {general}",
  "position.under": "unter {general}",
  "position.togetherWith": "{total} mit {generals}",
  "position.hussars": "Husaren: {places}",
  "position.markers": "Siegmarken {power} ({n}): {cities}",
  "position.questionMarks": "Fragezeichen: {cities}",
  "position.drawDeck": "Talon: {n} {n:Karte|Karten}",
  "position.legend":
    "Armeen: 5 bekannt, 5? im Kampf genannt, aber seither vielleicht geändert, ? nie genannt. ♥♦♣♠: das Symbol des Sektors der Stadt.",
} as const;

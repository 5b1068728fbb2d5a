export const position = {
  "position.ceiling": "höchstens {n}",
  "position.troops": "{n} {n:Armee|Armeen}",
  "position.cards": "{n} {n:Karte|Karten}: {cards} (Wert {worth})",
  "position.cardsHidden": "{n} {n:Karte|Karten}",
  "position.train": "Troß",
  "position.faceDown": "umgedreht",
  "position.moved": "hat gezogen",
  "position.commands": "Oberbefehl über {general}",
  "position.under": "unter {general}",
  "position.hussars": "Husaren: {places}",
  "position.markers": "Siegmarken {power} ({n}): {cities}",
  "position.questionMarks": "Fragezeichen: {cities}",
  "position.drawDeck": "Talon: {n} {n:Karte|Karten}",
  "position.legend":
    "Armeen: 5 bekannt, 5? im Kampf genannt, aber seither vielleicht geändert, ? nie genannt. ♥♦♣♠: das Symbol des Sektors der Stadt.",
} as const;

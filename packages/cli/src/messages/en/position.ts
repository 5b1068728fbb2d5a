/** The table of the position. */
export const position = {
  "position.ceiling": "at most {n}",
  "position.troops": "{n} {n:troop|troops}",
  "position.cards": "{n} {n:card|cards}: {cards} (worth {worth})",
  "position.cardsHidden": "{n} {n:card|cards}",
  "position.train": "supply train",
  "position.faceDown": "face-down",
  "position.moved": "has moved",
  "position.commands": "commands {general}",
  "position.under": "under {general}",
  "position.hussars": "Hussars: {places}",
  "position.markers": "Markers of {power} ({n}): {cities}",
  "position.questionMarks": "Question marks: {cities}",
  "position.drawDeck": "Draw deck: {n} {n:card|cards}",
  "position.legend":
    "Troops: 5 known, 5? stated in combat but perhaps changed since, ? never stated. ♥♦♣♠: the suit of the city’s sector.",
} as const;

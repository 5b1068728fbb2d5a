/** The table of the position, and the names of pieces and cards. */
export const position = {
  "piece.train": "the supply train {of}",
  "piece.ranked": "{power} {rank}, {name}",
  "card.reserve": "Reserve",
  "card.none": "none",

  "position.turn": "Turn {turn} of {last}",
  "position.goals":
    "France {france} of {frenchGoal} fortresses in Austria, Prussia {prussia} of {prussianGoal} in Austria and Silesia",
  "position.troops": "{n} {n:troop|troops}",
  "position.cards": "{n} {n:card|cards}: {cards} (worth {worth})",
  "position.cardsHidden": "{n} {n:card|cards}",
  "position.train": "supply train",
  "position.offBoard": "off the board",
  "position.inSupply": "in supply",
  "position.outOfSupply": "out of supply",
  "position.supplyPrice": "supply costs {n} {n:point|points}",
  "position.faceDown": "face-down",
  "position.moved": "has moved",
  "position.commands": "commands {general}",
  "position.under": "under {general}",
  "position.togetherWith": "{total} with {generals}",
  "position.hussars": "Hussars: {places}",
  "position.markers": "Markers of {power} ({n}): {cities}",
  "position.questionMarks": "Question marks: {cities}",
  "position.drawDeck": "Draw deck: {n} {n:card|cards}",
  "position.legend":
    "Troops: 5 known, 5? stated in combat but perhaps changed since, ? never stated. ♥♦♣♠: the suit of the city’s sector.",
} as const;

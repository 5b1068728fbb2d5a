export const politics = {
  "politics.title": "Politics",
  "politics.about": "A card face-down, and who has most influence",
  "politics.trump":
    "In the advanced game a turn begins with politics: two Political Cards lie open, and each major power may place one Tactical Card face-down. {suit} is trump.",
  "politics.trump.do": "What does a card placed count that is not trump?",
  "politics.trump.1": "Its value",
  "politics.trump.2": "Nothing: it goes back to the hand",
  "politics.trump.3": "Half its value",
  "politics.trump.why":
    "It was a bluff, and goes back. Trump counts its value as influence, a Reserve always {reserveInfluence}.",
  "politics.place": "{power}: one of the open cards is worth an effort.",
  "politics.place.do": "Place {card}.",
  "politics.order": "All cards have been turned up. Whoever has most influence acts first.",
  "politics.order.do": "What may a power do when it is its turn?",
  "politics.order.1": "Select a card or conserve its influence",
  "politics.order.2": "Select both cards",
  "politics.order.3": "Take its cards back",
  "politics.order.why":
    "One card that shows its coat of arms, for all its Tactical Cards on the display; or they stay there for the next turn.",
  "politics.select": "{power}: a card that shows your coat of arms is still there.",
  "politics.select.do": "Select it.",
  "politics.conserve": "What you had on the display is discarded for it.",
  "politics.conserve.do": "And the powers whose turn had not come when both cards were gone?",
  "politics.conserve.1": "They lose their cards",
  "politics.conserve.2": "They conserve",
  "politics.conserve.3": "They take all their cards back",
  "politics.conserve.why":
    "All come back to the hand, conserved ones as well: to be last costs nothing but time.",
  "politics.end": "Politics is a second front, fought with the same cards.",
} as const;

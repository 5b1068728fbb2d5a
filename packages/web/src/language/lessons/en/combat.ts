export const combat = {
  "combat.title": "Combat",
  "combat.about": "Troops, suits and cards, until somebody stops",
  "combat.suits":
    "Generals who stand next to each other fight. Both sides state their troops; yours are {score} fewer, so your score is negative and you have the right to play. Your general stands in a sector of {suit}.",
  "combat.suits.do": "Which Tactical Cards may you play here?",
  "combat.suits.1": "Any card",
  "combat.suits.2": "{suit} and Reserves",
  "combat.suits.3": "The suit of the enemy’s sector",
  "combat.suits.why":
    "Only the suit of the sector in which your own general stands, or a Reserve, worth up to {reserve} as you declare. So choose where you fight.",
  "combat.first":
    "The value of a card is added to your score. As soon as you have at least zero, the right to play passes to the enemy: so play no more than you need.",
  "combat.first.do": "Play {card}.",
  "combat.again": "The enemy has answered, and you are {score} behind again.",
  "combat.again.do": "Play {card}.",
  "combat.loss":
    "The enemy plays no more, with {n} against him: he is defeated. All cards played are gone, whoever won.",
  "combat.loss.do": "How many troops does he lose?",
  "combat.loss.1": "As many as his score is below zero: {n}",
  "combat.loss.2": "All of them",
  "combat.loss.3": "None: he only retreats",
  "combat.loss.why":
    "He loses {n}, and the winner nothing. A narrow defeat is cheap: that is why one may stop early.",
  "combat.retreat": "He retreats as many cities as he lost troops, and you choose the way.",
  "combat.retreat.do": "Drive him back to {city}.",
  "combat.end":
    "Won, for a few cards. Whoever stands next to an enemy when the movement ends must attack: look beforehand at what that will force.",
} as const;

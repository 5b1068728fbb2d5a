/** Tactical Cards, wherever they are shown or paid. */
export const cards = {
  "cards.fromDeck": "{card}, from deck {deck}",
  "cards.payment": "Cards worth at least {n} {n:point|points}",
  "cards.chosen": "Chosen: {n} of {price} {price:point|points}",
  "cards.tooMany": "The price is covered without one of these cards: leave it out.",
  "cards.suggest": "Suggest a payment",
} as const;

import type { cards as english } from "../en/cards.ts";

export const cards = {
  "cards.fromDeck": "{card}, aus Stapel {deck}",
  "cards.payment": "Karten im Wert von mindestens {n} {n:Punkt|Punkten}",
  "cards.chosen": "Gewählt: {n} von {price} {price:Punkt|Punkten}",
  "cards.tooMany": "Eine dieser Karten ist entbehrlich: sie bleibt auf der Hand.",
  "cards.suggest": "Zahlung vorschlagen",
} as const satisfies Record<keyof typeof english, string>;

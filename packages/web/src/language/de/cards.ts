import type { cards as english } from "../en/cards.ts";

export const cards = {
  "cards.fromDeck": "{card}, aus Satz {deck}",
  "cards.payment": "Karten im Wert von mindestens {n} {n:TK-Punkt|TK-Punkten}",
  "cards.chosen": "Gewählt: {n} von {price} {price:TK-Punkt|TK-Punkten}",
  "cards.tooMany": "Eine dieser Karten ist entbehrlich: Sie bleibt auf der Hand.",
  "cards.suggest": "Zahlung vorschlagen",
} as const satisfies Record<keyof typeof english, string>;

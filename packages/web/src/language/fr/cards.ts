import type { cards as english } from "../en/cards.ts";

export const cards = {
  "cards.fromDeck": "{card}, du paquet {deck}",
  "cards.payment": "Cartes valant au moins {n} {n:point|points}",
  "cards.chosen": "Choisi : {n} sur {price} {price:point|points}",
  "cards.tooMany": "Une de ces cartes est superflue : gardez-la.",
  "cards.suggest": "Proposer un paiement",
} as const satisfies Record<keyof typeof english, string>;

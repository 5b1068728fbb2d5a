export const position = {
  "position.ceiling": "au plus {n}",
  "position.troops": "{n} {n:troupe|troupes}",
  "position.cards": "{n} {n:carte|cartes} : {cards} (valeur {worth})",
  "position.cardsHidden": "{n} {n:carte|cartes}",
  "position.train": "train de ravitaillement",
  "position.faceDown": "face cachée",
  "position.moved": "s’est déplacé",
  "position.commands": "commande {general}",
  "position.under": "sous {general}",
  "position.hussars": "Hussards : {places}",
  "position.markers": "Marqueurs {power} ({n}) : {cities}",
  "position.questionMarks": "Points d’interrogation : {cities}",
  "position.drawDeck": "Talon : {n} {n:carte|cartes}",
  "position.legend":
    "Troupes : 5 connues, 5? annoncées au combat mais peut-être changées depuis, ? jamais annoncées. ♥♦♣♠ : la couleur du secteur de la cité.",
} as const;

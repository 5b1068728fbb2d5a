export const position = {
  "piece.train": "le train de ravitaillement {of}",
  "piece.ranked": "{power} {rank}, {name}",
  "card.reserve": "Réserve",
  "card.none": "aucune",

  "position.turn": "Tour {turn} sur {last}",
  "position.goals":
    "France {france} forteresses sur {frenchGoal} en Autriche, Prusse {prussia} sur {prussianGoal} en Autriche et en Silésie",
  "position.troops": "{n} {n:troupe|troupes}",
  "position.cards": "{n} {n:carte|cartes} : {cards} (valeur {worth})",
  "position.cardsHidden": "{n} {n:carte|cartes}",
  "position.train": "train de ravitaillement",
  "position.offBoard": "hors du plateau",
  "position.inSupply": "ravitaillé",
  "position.outOfSupply": "non ravitaillé",
  "position.supplyPrice": "le ravitaillement coûte {n} {n:point|points} de CT",
  "position.faceDown": "face cachée",
  "position.moved": "s’est déplacé",
  "position.commands": "commande {general}",
  "position.under": "sous {general}",
  "position.togetherWith": "{total} avec {generals}",
  "position.hussars": "Hussards : {places}",
  "position.markers": "Marqueurs {power} ({n}) : {cities}",
  "position.questionMarks": "Points d’interrogation : {cities}",
  "position.drawDeck": "Talon : {n} {n:carte|cartes}",
  "position.legend":
    "Troupes : 5 connues, 5? annoncées au combat mais peut-être changées depuis, ? jamais annoncées. ♥♦♣♠ : la couleur du secteur de la cité.",
} as const;

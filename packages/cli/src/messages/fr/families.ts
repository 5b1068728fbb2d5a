export const families = {
  "bot.cadet": "cadet : joue raisonnablement",
  "bot.colonel": "colonel : planifie toute une étape d’actions et pèse les chances de tous",
  "bot.marshal":
    "marshal : essaie ses meilleurs plans contre ce que les autres peuvent avoir et faire ; une seconde au plus",
  "bot.random": "random : n’importe quelle action légale",
  "pace.normal": "Marche normale :",
  "pace.mainRoad": "Par routes principales seulement :",
  "pace.force": "Marche forcée :",
} as const;

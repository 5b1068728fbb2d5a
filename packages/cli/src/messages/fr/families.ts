export const families = {
  "bot.cadet": "cadet : joue raisonnablement",
  "bot.colonel": "colonel : planifie toute une étape d’actions et pèse les chances de tous",
  "bot.random": "random : n’importe quelle action légale",
  "pace.normal": "Marche normale :",
  "pace.mainRoad": "Par routes principales seulement :",
  "pace.force": "Marche forcée :",
} as const;

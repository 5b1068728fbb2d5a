export const families = {
  "bot.cadet": "cadet: spielt vernünftig",
  "bot.random": "random: irgendein erlaubter Zug",
  "pace.normal": "Normaler Marsch:",
  "pace.mainRoad": "Nur auf Hauptstraßen:",
  "pace.force": "Gewaltmarsch:",
} as const;

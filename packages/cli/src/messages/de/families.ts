export const families = {
  "bot.cadet": "cadet: spielt vernünftig",
  "bot.random": "random: irgendein erlaubter Zug",
  "pace.normal": "Normaler Marsch:",
  "pace.mainRoad": "Nur auf Hauptstraßen:",
  "pace.forced": "Gewaltmarsch:",
} as const;

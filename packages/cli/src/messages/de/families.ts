export const families = {
  "bot.cadet": "cadet: spielt vernünftig",
  "bot.colonel": "colonel: plant einen ganzen Zug und wägt die Aussichten aller ab",
  "bot.random": "random: irgendein erlaubter Zug",
  "pace.normal": "Normaler Marsch:",
  "pace.mainRoad": "Nur auf Hauptstraßen:",
  "pace.force": "Gewaltmarsch:",
} as const;

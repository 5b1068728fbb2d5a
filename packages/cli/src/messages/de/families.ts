export const families = {
  "bot.cadet": "cadet: spielt vernünftig",
  "bot.colonel": "colonel: plant einen ganzen Zug und wägt die Aussichten aller ab",
  "bot.marshal":
    "marshal: erprobt seine besten Pläne an dem, was die anderen haben und tun könnten; bis zu einer Sekunde",
  "bot.random": "random: irgendein erlaubter Zug",
  "pace.normal": "Normaler Marsch:",
  "pace.mainRoad": "Nur auf Hauptstraßen:",
  "pace.force": "Gewaltmarsch:",
} as const;

export const turnMaria = {
  "turnMaria.title": "Maria Theresa’s first turn",
  "turnMaria.about": "A whole turn with Austria",
  "turnMaria.aim":
    "You are Maria Theresa, with Austria alone, and everybody attacks you. If nobody has won when turn {lastTurn} ends, you have.",
  "turnMaria.aim.do": "What matters most for you, then?",
  "turnMaria.aim.1": "To protect fortresses",
  "turnMaria.aim.2": "To win battles",
  "turnMaria.aim.3": "To conquer Berlin",
  "turnMaria.aim.why":
    "A general protects every fortress up to {protection} cities away, without fighting. You need time, not victories.",
  "turnMaria.end":
    "Your generals are where they protect most. With hussars, cards and patience you hold out.",
} as const;

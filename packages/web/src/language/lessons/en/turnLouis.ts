export const turnLouis = {
  "turnLouis.title": "Louis XV’s first turn",
  "turnLouis.about": "A whole turn with France and Bavaria",
  "turnLouis.aim":
    "You are Louis XV, with France and Bavaria. {frenchGoal} fortresses in Austria win. Frederick is an ally, and yet a rival: only one of you wins.",
  "turnLouis.aim.do": "For whom does a fortress count that Bavaria conquers?",
  "turnLouis.aim.1": "For France",
  "turnLouis.aim.2": "For nobody",
  "turnLouis.aim.3": "For Frederick",
  "turnLouis.aim.why": "A French marker goes there, so that Bavaria’s general is worth as much as your own.",
  "turnLouis.end": "You are at Austria’s border. Next turn the fortresses of Bohemia are within reach.",
} as const;

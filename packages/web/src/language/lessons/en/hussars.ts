export const hussars = {
  "hussars.title": "Hussars",
  "hussars.about": "Maria Theresa’s light horsemen make war dear",
  "hussars.victim":
    "You are Maria Theresa. Your hussars block nobody, but an enemy whose supply path passes one has to pay for it.",
  "hussars.victim.do": "Tap {general} and see how he is supplied.",
  "hussars.victim.why": "His path is {n} cities long, and it costs him nothing yet.",
  "hussars.where": "A hussar rides to a city on the Bohemia map in which no piece stands.",
  "hussars.where.do": "How far from an Austrian general may it be?",
  "hussars.where.1": "{protection} cities",
  "hussars.where.2": "{hussarRange} cities",
  "hussars.where.3": "{supply} cities",
  "hussars.where.why":
    "At most {hussarRange} cities from any Austrian general. Whoever moves into its city drives it off the board, until the next hussars stage.",
  "hussars.place":
    "{city} lies between {general} and his train, and there is no way around it that is short enough.",
  "hussars.place.do": "Send hussar {hussar} to {city}.",
  "hussars.price": "{power} has just paid {n} points in Tactical Cards for it.",
  "hussars.price.do": "What does a disturbed supply path cost?",
  "hussars.price.1": "A point for each city of its length",
  "hussars.price.2": "A card of the suit there",
  "hussars.price.3": "A troop",
  "hussars.price.why":
    "A point for each city, for each general separately. Who can pay has to; who cannot hands in all his cards, and goes hungry.",
  "hussars.end":
    "Two hussars every turn, a few points here and a few there: it adds up to the cards an enemy lacks in combat.",
} as const;

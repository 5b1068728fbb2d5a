export const retreat = {
  "retreat.title": "Retreat",
  "retreat.about": "How far, which way, and who decides",
  "retreat.length": "{general} has been beaten in {from} and has lost {n} troops.",
  "retreat.length.do": "How many cities must he retreat?",
  "retreat.length.1": "As far as a general marches",
  "retreat.length.2": "{n}, one for each troop lost",
  "retreat.length.3": "To his supply train",
  "retreat.length.why":
    "One city for each troop lost, and the whole length: where it cannot be covered, all troops are lost and the generals leave the board.",
  "retreat.who":
    "He must end as far as possible from the general who beat him, enters no city twice and none with a piece in it.",
  "retreat.who.do": "Who chooses among the ways that are left?",
  "retreat.who.1": "He himself",
  "retreat.who.2": "Chance",
  "retreat.who.3": "The winner",
  "retreat.who.why": "The winner does: send him away from his train, or from the fortresses he protects.",
  "retreat.retreat": "These cities are equally far; the page offers no others.",
  "retreat.retreat.do": "Drive {general} back to {city}.",
  "retreat.conquers": "A retreat may lead over any fortress.",
  "retreat.conquers.do": "Would it conquer one?",
  "retreat.conquers.1": "Yes, like a march",
  "retreat.conquers.2": "No, never",
  "retreat.conquers.why":
    "Retreating never conquers, and eliminates no train. But fortresses he no longer protects may fall at the end of the stage.",
  "retreat.end": "Where the beaten go is worth a thought: often it decides more than the troops lost.",
} as const;

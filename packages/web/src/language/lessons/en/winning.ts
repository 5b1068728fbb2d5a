export const winning = {
  "winning.title": "How to win",
  "winning.about": "Fortresses decide: the last march of a war",
  "winning.aim":
    "You are Frederick. In the introductory game he wins at once when Prussia controls {prussianGoal} fortresses in Austria and Silesia. Prussia has {n}.",
  "winning.aim.do": "What do you still need to win?",
  "winning.aim.1": "One more fortress",
  "winning.aim.2": "A battle won",
  "winning.aim.3": "The end of the turn",
  "winning.aim.why":
    "Fortresses alone count: the game ends the moment the last one is conquered, in the middle of the turn.",
  "winning.fortress":
    "A fortress in Austria’s colour is Austrian as long as no marker lies on it. A conqueror puts his victory marker there.",
  "winning.fortress.do": "Tap {city} and read what its conquest would mean.",
  "winning.fortress.why":
    "That is the one: it would be number {prussianGoal}. There you also read its suit, who controls it and who protects it.",
  "winning.others": "Louis XV wins the same way, with {frenchGoal} fortresses in Austria.",
  "winning.others.do": "And how does Maria Theresa win?",
  "winning.others.1": "By conquering Berlin",
  "winning.others.2": "When turn {lastTurn} ends and nobody has won",
  "winning.others.3": "By winning most battles",
  "winning.others.why":
    "She needs time: whoever holds out to the end of turn {lastTurn} as Maria Theresa has won.",
  "winning.march":
    "A fortress is conquered as a general moves out of it, if nobody protects it at that moment. The page shows beforehand what a march would bring.",
  "winning.march.do": "March with {general} to {end}, by way of {city}, and win.",
  "winning.end":
    "Won: all that matters in the introductory game is who controls the fortresses, and when. How to get there is what the next lessons are about.",
} as const;

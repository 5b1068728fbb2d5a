export const turnFrederick = {
  "turnFrederick.title": "Frederick’s first turn",
  "turnFrederick.about": "A whole turn with Prussia and Saxony",
  "turnFrederick.aim":
    "You are Frederick, with Prussia and Saxony. {prussianGoal} fortresses in Austria and Silesia win, and what Saxony conquers counts as well.",
  "turnFrederick.aim.do": "Where are the nearest of them?",
  "turnFrederick.aim.1": "In Silesia",
  "turnFrederick.aim.2": "In Bavaria",
  "turnFrederick.aim.3": "Around Wien",
  "turnFrederick.aim.why":
    "Silesia is next to Prussia, and its Austrian fortresses are poorly protected when the game begins.",
  "turnFrederick.end":
    "A first turn as good players make it: fortresses that are open, generals who support each other, and trains behind them.",
} as const;

export const supply = {
  "supply.title": "Supply and trains",
  "supply.about": "Abroad an army lives on its train",
  "supply.general":
    "At home every general is in supply. {general} is abroad: he needs a way to a supply train of his own colour.",
  "supply.general.do": "Tap {general} and see his supply path.",
  "supply.general.why": "His supply path is drawn: {n} cities to the train.",
  "supply.range": "Enemy generals and trains block the path; own pieces and hussars do not.",
  "supply.range.do": "How long may a supply path be?",
  "supply.range.1": "{protection} cities",
  "supply.range.2": "{generalOnMainRoad} cities",
  "supply.range.3": "{supply} cities",
  "supply.range.why":
    "At most {supply} cities. It is looked at once a turn, in the supply phase before your movement: what counts is where you stand when your next turn begins.",
  "supply.train": "If {general} marches on, he outruns his train. So let it follow.",
  "supply.train.do": "March with the supply train to {end}.",
  "supply.hungry": "Now they are {after} {after:city|cities} apart.",
  "supply.hungry.do": "What happens to a general who is out of supply?",
  "supply.hungry.1": "He leaves the board",
  "supply.hungry.2": "He loses a troop and is turned face-down",
  "supply.hungry.3": "He may not march",
  "supply.hungry.why":
    "One troop the first time, two each time after that. Face-down he conquers nothing, which is often worse.",
  "supply.end":
    "An army is as fast as its train. And trains can be eliminated: keep them off the enemy’s roads.",
} as const;

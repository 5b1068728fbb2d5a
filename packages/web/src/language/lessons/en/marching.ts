export const marching = {
  "marching.title": "Marching",
  "marching.about": "Roads, main roads, and a train that keeps up",
  "marching.general":
    "In the movement phase you move as many of your pieces as you like, one after another, from city to city along the roads.",
  "marching.general.do": "Tap {general} and see how far he can go.",
  "marching.general.why": "The cities he can reach are marked, each by the way he gets there.",
  "marching.road": "On any roads a general marches up to {generalMarch} cities.",
  "marching.road.do": "March with {general} to {city}.",
  "marching.mainRoads": "Main roads are drawn thick. {fast} stands on one.",
  "marching.mainRoads.do": "How far does a general march if every step is on main road?",
  "marching.mainRoads.1": "{generalMarch} cities",
  "marching.mainRoads.2": "{generalOnMainRoad} cities",
  "marching.mainRoads.3": "As far as the road leads",
  "marching.mainRoads.why":
    "One city more, {generalOnMainRoad} in all; a single step on an ordinary road, and it is {generalMarch} again.",
  "marching.mainRoad": "The fourth city has a mark of its own.",
  "marching.mainRoad.do": "March with {fast} along the main road to {fastCity}.",
  "marching.train":
    "A supply train is slower: {trainMarch} cities, or {trainOnMainRoad} on main roads only. Let it keep up with its generals.",
  "marching.train.do": "March with the supply train to {trainCity}.",
  "marching.jump":
    "Each piece marches once in a phase. Nobody marches through a city in which another piece stands.",
  "marching.jump.do": "What may a general march into, and eliminate?",
  "marching.jump.1": "An enemy general",
  "marching.jump.2": "His own supply train",
  "marching.jump.3": "An enemy supply train",
  "marching.jump.why":
    "An enemy supply train that a general enters is taken off the board, and he may go on marching.",
  "marching.end": "That is marching. Now it has an aim: fortresses.",
} as const;

export const forceMarch = {
  "forceMarch.title": "Force marches",
  "forceMarch.about": "Far and fast, and nothing conquered",
  "forceMarch.general":
    "Instead of a normal march a general may make a force march: up to {forceMarch} cities, every step on main road.",
  "forceMarch.general.do": "Tap {general} and see how far main roads carry him.",
  "forceMarch.general.why": "What he reaches by a force march alone has spurs on its mark.",
  "forceMarch.near": "A force march needs an open road.",
  "forceMarch.near.do": "Which cities may he not enter?",
  "forceMarch.near.1": "Those next to an enemy piece, and enemy fortresses",
  "forceMarch.near.2": "Those outside his home country",
  "forceMarch.near.3": "None",
  "forceMarch.near.why":
    "No city of the way, the last one included, may be next to an enemy general or train, and none an enemy’s fortress.",
  "forceMarch.march": "{city} is {n} cities away.",
  "forceMarch.march.do": "Make a force march with {general} to {city}.",
  "forceMarch.conquers": "He has come far in one turn.",
  "forceMarch.conquers.do": "What does a force march conquer?",
  "forceMarch.conquers.1": "The fortress he started on",
  "forceMarch.conquers.2": "Every fortress on the way",
  "forceMarch.conquers.3": "Nothing",
  "forceMarch.conquers.why":
    "Nothing, not even the fortress he left. And his train stays behind: trains make no force marches.",
  "forceMarch.end": "Good for coming in time: to protect, to flee, to change the front.",
} as const;

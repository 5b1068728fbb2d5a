export const conquest = {
  "conquest.title": "Conquest and protection",
  "conquest.about": "When a fortress falls, and who keeps it safe",
  "conquest.guarded":
    "A fortress is protected while a general of its power stands near enough, whatever stands between them.",
  "conquest.guarded.do": "Tap the fortress {guarded} and read who protects it.",
  "conquest.guarded.why": "{protector} protects it, from {n} {n:city|cities} away.",
  "conquest.range": "You need not count cities: the page does. But you should know the number.",
  "conquest.range.do": "How far away may the protector stand at most?",
  "conquest.range.1": "{trainMarch} cities",
  "conquest.range.2": "{protection} cities",
  "conquest.range.3": "{supply} cities",
  "conquest.range.why":
    "At most {protection} cities, on any roads. To take {guarded} you would have to drive {protector} away first.",
  "conquest.open": "Another fortress lies open: no general of its power is near enough.",
  "conquest.open.do": "Tap {open}.",
  "conquest.open.why": "Nobody protects it. Any general of yours who is face-up can take it.",
  "conquest.march":
    "A fortress falls as a general moves out of it. He may march in and out again in the same move.",
  "conquest.march.do": "March with {general} through {open} to {end}.",
  "conquest.stay": "The victory marker lies there now, and the fortress counts.",
  "conquest.stay.do": "Would he have conquered it by stopping on the fortress?",
  "conquest.stay.1": "Yes, at once",
  "conquest.stay.2": "No, only on leaving it",
  "conquest.stay.why":
    "A general who stays conquers nothing; he would take it when he moves out in a later turn.",
  "conquest.end":
    "Conquest needs an open fortress, a general who is face-up, and a way through. Next: what to do when somebody stands in it.",
} as const;

export const pieces = {
  "pieces.title": "Pieces and stacks",
  "pieces.about": "Generals, supply trains, and two generals in one city",
  "pieces.general":
    "A disc is a general. The large number is his troops, which only you know; the small one is his rank.",
  "pieces.general.do": "Tap {other}.",
  "pieces.general.why": "Right. A tap on any piece tells what it is, how it is supplied and where it can go.",
  "pieces.train":
    "A supply train feeds the generals of its own power. It never fights, and never shares a city with another piece.",
  "pieces.train.do": "Tap the supply train of the same power.",
  "pieces.train.why": "That is it. Lose it, and the army it feeds goes hungry.",
  "pieces.enemy":
    "Others’ troops are hidden: a question mark stands for what nobody has stated yet. In combat both sides state their troops, and everybody may remember them.",
  "pieces.enemy.do": "Tap the enemy {enemy}.",
  "pieces.enemy.why": "Right: you see who he is, and not how strong.",
  "pieces.command":
    "Two generals of one power may share a city: a stack, of {inAStack} generals and no more. The lower rank number is supreme commander and lies on top. {one} has rank {oneRank}, {other} has rank {otherRank}.",
  "pieces.command.do": "Who will command?",
  "pieces.command.1": "{one}",
  "pieces.command.2": "{other}",
  "pieces.command.why": "The lower number is the higher rank.",
  "pieces.stack":
    "A general forms a stack by ending his march where the other stands. Both are done then: whoever was joined moves no more in this phase.",
  "pieces.stack.do": "March with {one} to {city} and form a stack.",
  "pieces.together": "Inside a stack you may shift troops at any time, secretly.",
  "pieces.together.do": "What does a stack always do together?",
  "pieces.together.1": "March",
  "pieces.together.2": "Recruit",
  "pieces.together.3": "Fight",
  "pieces.together.why":
    "It fights and retreats as one, with all its troops added up; but each general marches by himself.",
  "pieces.end": "You know the pieces. Next: how they march.",
} as const;

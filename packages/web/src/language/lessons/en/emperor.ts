export const emperor = {
  "emperor.title": "The emperor",
  "emperor.about": "Nine votes, two candidates, one marker",
  "emperor.majority":
    "The Imperial Election is held once, at the end of a turn. There are {votes} votes, each with a fortress: who controls it casts it.",
  "emperor.majority.do": "How many votes elect an emperor?",
  "emperor.majority.1": "{generalMarch} votes",
  "emperor.majority.2": "{majority} votes",
  "emperor.majority.3": "All {votes}",
  "emperor.majority.why":
    "{majority} of the {votes}. That is why elector fortresses are worth a march before the election.",
  "emperor.whose":
    "The candidates are Charles Albert of Bavaria and Francis Stephen of Lorraine. Nobody may abstain.",
  "emperor.whose.do": "Who is not free in his votes?",
  "emperor.whose.1": "France",
  "emperor.whose.2": "Prussia",
  "emperor.whose.3": "Austria and the Pragmatic Army",
  "emperor.whose.why": "Their votes all go to Francis. Everybody else may sell his dearly.",
  "emperor.vote": "You have {n} votes.",
  "emperor.vote.do": "Give {charles} to Charles and {francis} to Francis.",
  "emperor.prize": "Your votes are cast.",
  "emperor.prize.do": "What does the election bring?",
  "emperor.prize.1": "A victory marker in the box “Emperor”",
  "emperor.prize.2": "Tactical Cards",
  "emperor.prize.3": "Troops",
  "emperor.prize.why":
    "If Charles wins, France places one; if Francis wins, Austria does. A marker less in the pool is a step to victory.",
  "emperor.end":
    "In the advanced game whoever empties his pool of victory markers wins: fortresses, battles, Italy, electors and the emperor all count.",
} as const;

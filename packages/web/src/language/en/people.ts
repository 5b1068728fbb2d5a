/** How strong players are, and what they have played. */
export const people = {
  "people.hint":
    "The number after ± says how sure it is: in 95 of 100 cases the strength lies within. A cadet bot has 1500; 400 points are odds of ten to one.",
  "people.none": "Nobody with an account has played three games yet.",
  "people.ranking": "Ranking",
  "people.player": "Player",
  "people.strength": "Strength",
  "people.games": "Games",
  "people.won": "Won",
  "people.expected": "Expected",
  "people.roles": "What each role is worth",
  "people.role": "Role",
  "people.advantage": "Advantage",
  "people.byRole": "By role",
  "people.latest": "Latest games",
  "people.unrated": "No finished game has been rated yet.",
  "people.private": "A private game",
  "people.outcome.won": "won",
  "people.outcome.tied": "drawn",
  "people.outcome.lost": "lost",
  "people.own": "Your games and strength",
} as const;

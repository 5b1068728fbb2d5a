/** What leads to other people, and what a game of this device says of them: the rest is fetched behind the door. */
export const account = {
  "account.title": "Your account",
} as const;

export const alerts = {
  "alerts.title": "Being told when it is your turn",
} as const;

export const online = {
  "online.title": "With friends",
  "online.yourTurn": "Your decision",
  "online.byOrder": "by your sealed order",
  "online.bring": "Play on over the server",
  "online.newGame": "A new game with friends",
  "online.entry": "Play with friends …",
  "online.entryHint": "Each at his own device, live or a move a day",
  "online.turnHint": "{n} {n:game waits|games wait} for you",
} as const;

export const people = {
  "people.title": "Players and their strength",
} as const;

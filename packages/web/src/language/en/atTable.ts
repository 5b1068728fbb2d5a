/** What every table says before anybody looks something up. */
export const everybody = {
  "everybody.game": "Game",
  "everybody.skipToDecision": "Go to the decision",
  "everybody.takenBack": "Taken back.",
  "everybody.troops": "troops {troops}",
  "everybody.troopsOnce": "troops {troops} when last stated",
  "everybody.troopsUnknown": "troops unknown",
  "everybody.under": "under a supreme commander",
} as const;

export const help = {
  "help.menu": "Menu",
  "help.title": "Help",
  "help.rules": "Rules reference",
  "help.export": "Save the game as a file",
} as const;

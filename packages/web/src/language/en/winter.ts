/** Recruiting and re-entry, in winter and by political cards. */
export const winter = {
  "winter.whichPower": "Which power recruits now?",
  "winter.recruitFor": "Recruiting: {power}",
  "winter.means":
    "The hand is worth {worth} {worth:point|points}; a troop costs {price}: at most {n} {n:troop|troops}.",
  "winter.offBoard": "Generals off the board",
  "winter.reenter": "Re-enter",
  "winter.reentersIn": "re-enters in {city}",
  "winter.staysOff": "Leave him off the board",
  "winter.where": "In which city? Tap it on the map or choose it here.",
  "winter.whoCommands": "Equal ranks: who is the supreme commander?",
  "winter.noTroopLeft": "A re-entering general needs a new troop, and none is left.",
  "winter.split": "Who receives the new troops?",
  "winter.receiver": "{place} · has {n}",
  "winter.splitIsSecret": "Everybody learns how many troops there are, nobody who receives them.",
  "winter.sum": "{n} new {n:troop|troops} for {price} {price:point|points}",
  "winter.returning": "{general} re-enters in {city}.",
  "winter.nobody": "Recruit nobody",
  "winter.endRecruiting": "Confirm: nobody is recruited",
  "winter.recruit": "Recruit {n} {n:troop|troops}",
  "winter.askForStack": "Re-enter in a stack with the other player’s general",
  "winter.askForStackWhy":
    "The other player has to agree to a stack of Austria and the Pragmatic Army. Once he has, the city is open.",
  "winter.proposeStack": "Ask the other player",
  "winter.comes.recruit":
    "Every power may recruit: a new troop costs {price} points of Tactical Cards. Nobody learns who receives it.",
  "winter.comes.return":
    "Generals off the board may come back with new troops, on a major fortress of their home country.",
  "winter.comes.score":
    "Then every major power notes its score: the victory markers left in its pool. A low score is good.",
  "winter.now": "Winter after turn {turn}",
  "winter.recruiting": "recruiting: {powers}",
} as const;

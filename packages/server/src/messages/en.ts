/** What a server writes to people: letters about accounts, and alerts. */
export const en = {
  "reset.subject": "MARIA: a new password for {name}",
  "reset.text":
    "Somebody, probably you, wants a new password for the account {name}. Open this link within the hour:\n\n{link}\n\nIf it was not you, do nothing: the old password stays.",
  "email.subject": "MARIA: confirm your address",
  "email.text":
    "The account {name} wants to use this address for forgotten passwords. Open this link within a day:\n\n{link}\n\nIf it is not your account, do nothing.",
  "alert.turn": "It is your turn in “{game}”.",
  "alert.reminder": "“{game}” still waits for you: your time will soon be over.",
  "alert.full": "All seats of “{game}” are taken: you can start it.",
  "alert.started": "“{game}” has begun.",
  "alert.over": "“{game}” is over.",
  "alert.asked": "“{game}”: somebody wants a bot to play for a player who is away. Do you agree?",
  "alert.missed":
    "“{game}”: the others want a bot to play for you, because you have not been there for long.",
  "alert.test": "This is how you are told when a table waits for you.",
  "alert.several": "news from your tables",
  "alert.settings": "How you are told, and whether, is yours to choose:",
} as const;

/** Letters that a server writes about accounts. */
export const en = {
  "reset.subject": "MARIA: a new password for {name}",
  "reset.text":
    "Somebody, probably you, wants a new password for the account {name}. Open this link within the hour:\n\n{link}\n\nIf it was not you, do nothing: the old password stays.",
  "email.subject": "MARIA: confirm your address",
  "email.text":
    "The account {name} wants to use this address for forgotten passwords. Open this link within a day:\n\n{link}\n\nIf it is not your account, do nothing.",
} as const;

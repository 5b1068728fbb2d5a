/** Tokens, by which a program plays somebody's seats. */
export const tokens = {
  "tokens.title": "Tokens for programs",
  "tokens.hint":
    "With a token a program of yours, a bot for instance, plays your seats. It never reaches your account. Whoever has the token can do the same.",
  "tokens.label": "What is it for?",
  "tokens.may": "What may it do?",
  "tokens.scope.read": "See what I see",
  "tokens.scope.play": "See what I see, and play",
  "tokens.make": "Make a token",
  "tokens.once": "This is the token {name}. It is shown this once: copy it now.",
  "tokens.secret": "Token {name}",
  "tokens.unused": "made on {date}, not used yet",
  "tokens.revoke": "Revoke",
  "tokens.revokeOne": "Revoke the token {name}",
  "tokens.revoked": "The token is revoked.",
  "tokens.about": "How a program plays",
} as const;

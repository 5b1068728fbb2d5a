/** Les jetons, par lesquels un programme joue les places de quelqu’un. */
export const tokens = {
  "tokens.title": "Jetons pour programmes",
  "tokens.hint":
    "Avec un jeton, un programme à vous, un bot par exemple, joue vos places. Il n’atteint jamais votre compte. Quiconque a le jeton peut en faire autant.",
  "tokens.label": "À quoi sert-il ?",
  "tokens.may": "Que peut-il faire ?",
  "tokens.scope.read": "Voir ce que je vois",
  "tokens.scope.play": "Voir ce que je vois, et jouer",
  "tokens.make": "Faire un jeton",
  "tokens.once": "Voici le jeton {name}. Il n’est montré que cette fois : copiez-le maintenant.",
  "tokens.secret": "Jeton {name}",
  "tokens.unused": "fait le {date}, pas encore utilisé",
  "tokens.revoke": "Révoquer",
  "tokens.revokeOne": "Révoquer le jeton {name}",
  "tokens.revoked": "Le jeton est révoqué.",
  "tokens.about": "Comment joue un programme",
} as const;

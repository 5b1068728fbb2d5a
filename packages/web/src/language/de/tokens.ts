/** Schlüssel, mit denen ein Programm jemandes Plätze spielt. */
export const tokens = {
  "tokens.title": "Schlüssel für Programme",
  "tokens.hint":
    "Mit einem Schlüssel spielt ein Programm von dir, etwa ein Bot, deine Plätze. Dein Konto erreicht es nie. Wer den Schlüssel hat, kann dasselbe.",
  "tokens.label": "Wofür ist er?",
  "tokens.may": "Was darf er?",
  "tokens.scope.read": "Sehen, was ich sehe",
  "tokens.scope.play": "Sehen, was ich sehe, und spielen",
  "tokens.make": "Schlüssel machen",
  "tokens.once": "Das ist der Schlüssel {name}. Er wird nur dieses eine Mal gezeigt: Kopiere ihn jetzt.",
  "tokens.secret": "Schlüssel {name}",
  "tokens.unused": "gemacht am {date}, noch nicht benutzt",
  "tokens.revoke": "Widerrufen",
  "tokens.revokeOne": "Den Schlüssel {name} widerrufen",
  "tokens.revoked": "Der Schlüssel ist widerrufen.",
  "tokens.about": "Wie ein Programm spielt",
} as const;

/** Comment on est averti qu’une table attend. */
export const alerts = {
  "alerts.hint":
    "Quand une table vous attend et que vous n’y êtes pas, cet appareil peut vous avertir, même si MARIA est fermé. Il dit quelle partie attend, jamais quoi.",
  "alerts.offer": "Cet appareil doit-il vous avertir quand une table vous attend ?",
  "alerts.how": "D’autres moyens…",
  "alerts.notNow": "Pas maintenant",
  "alerts.isTold": "Vous êtes averti quand une table vous attend.",
  "alerts.settings": "Comment et quand",
  "alerts.pushHere": "M’avertir sur cet appareil",
  "alerts.pushNoMore": "Plus sur cet appareil",
  "alerts.isPushedHere": "Cet appareil vous avertit.",
  "alerts.otherDevices": "Vous êtes aussi averti là :",
  "alerts.device": "{name}, depuis le {date}",
  "alerts.test": "Faire un essai",
  "alerts.tested": "Un essai est en route par tous les moyens que vous avez choisis.",
  "alerts.obstacle.insecure":
    "Cet appareil ne peut pas vous avertir : les navigateurs ne montrent d’avis que pour les pages venues par https, ce qui n’est pas le cas de celle-ci. Une lettre ou un webhook marche quand même.",
  "alerts.obstacle.homeScreen":
    "Sur un iPhone ou un iPad, mettez d’abord MARIA sur l’écran d’accueil : touchez « Partager », puis « Sur l’écran d’accueil ». Ouvrez-le de là et revenez à cette page.",
  "alerts.obstacle.lacking":
    "Ce navigateur ne peut pas recevoir d’avis, ou ne le fait pas dans une fenêtre privée. Une lettre ou un webhook marche quand même.",
  "alerts.obstacle.forbidden":
    "Vous avez interdit à cette page de montrer des avis. Permettez-les dans les réglages de votre navigateur pour cette page (le signe devant l’adresse) et rechargez-la.",
  "alerts.wishes": "Comment et quand",
  "alerts.wishesHint": "Cela vaut pour tous vos appareils, lettres et webhooks.",
  "alerts.digest": "À quelle fréquence",
  "alerts.digest.each": "Chaque fois qu’une table m’attend",
  "alerts.digest.daily": "Une fois par jour, à huit heures du matin",
  "alerts.reminders": "Encore une fois, avant la fin de mon temps de réponse",
  "alerts.quiet": "Pas la nuit",
  "alerts.from": "De",
  "alerts.until": "à",
  "alerts.zone": "Votre fuseau horaire",
  "alerts.language": "Langue des avis",
  "alerts.email": "Aussi par lettre à {address}",
  "alerts.noEmail": "Pour recevoir des lettres, donnez une adresse e-mail dans votre compte et confirmez-la.",
  "alerts.webhook": "Aussi à un webhook",
  "alerts.webhookHint": "L’adresse d’un programme à vous, pour ceux qui en écrivent.",
  "alerts.secret": "Secret du webhook",
  "alerts.secretHint": "Chaque message est signé avec ce secret.",
  "alerts.keep": "Garder ces réglages",
  "alerts.kept": "C’est ainsi que vous serez averti.",
} as const;

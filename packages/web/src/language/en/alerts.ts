/** How somebody is told that a table waits for him. */
export const alerts = {
  "alerts.hint":
    "When a table waits for you and you are not there, this device can tell you, also while MARIA is closed. It says which game waits, never what for.",
  "alerts.offer": "Shall this device tell you when a table waits for you?",
  "alerts.how": "Other ways …",
  "alerts.notNow": "Not now",
  "alerts.isTold": "You are told when a table waits for you.",
  "alerts.settings": "How and when",
  "alerts.pushHere": "Tell me on this device",
  "alerts.pushNoMore": "No longer on this device",
  "alerts.isPushedHere": "This device tells you.",
  "alerts.otherDevices": "You are told there as well:",
  "alerts.device": "{name}, since {date}",
  "alerts.test": "Try it out",
  "alerts.tested": "A trial is on its way by every means you have chosen.",
  "alerts.obstacle.insecure":
    "This device cannot tell you: browsers show alerts only for pages that come over https, and this one does not. A letter or a webhook works all the same.",
  "alerts.obstacle.homeScreen":
    "On an iPhone or iPad, put MARIA on the home screen first: tap the Share button, then “Add to Home Screen”. Open it from there and come back to this page.",
  "alerts.obstacle.lacking":
    "This browser cannot receive alerts, or does not do so in a private window. A letter or a webhook works all the same.",
  "alerts.obstacle.forbidden":
    "You have forbidden this page to show alerts. Allow them in the settings of your browser for this page (the sign before the address), and load it anew.",
  "alerts.wishes": "How and when",
  "alerts.wishesHint": "This holds for all your devices, letters and webhooks.",
  "alerts.digest": "How often",
  "alerts.digest.each": "Every time a table waits for me",
  "alerts.digest.daily": "Once a day, at eight in the morning",
  "alerts.reminders": "Again, before my time to answer is over",
  "alerts.quiet": "Not at night",
  "alerts.from": "From",
  "alerts.until": "to",
  "alerts.zone": "Your time zone",
  "alerts.language": "Language of the alerts",
  "alerts.email": "Also by letter to {address}",
  "alerts.noEmail": "For letters, give an e-mail address in your account and confirm it.",
  "alerts.webhook": "Also to a webhook",
  "alerts.webhookHint": "An address of a program of yours, for those who write some.",
  "alerts.secret": "Secret of the webhook",
  "alerts.secretHint": "Every message is signed with this secret.",
  "alerts.keep": "Keep this",
  "alerts.kept": "This is how you will be told.",
} as const;

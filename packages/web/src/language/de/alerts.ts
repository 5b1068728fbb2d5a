/** Wie jemand erfährt, daß ein Tisch auf ihn wartet. */
export const alerts = {
  "alerts.hint":
    "Wenn ein Tisch auf dich wartet und du nicht da bist, kann dieses Gerät es dir sagen, auch wenn MARIA geschlossen ist. Es sagt, welches Spiel wartet, nie worauf.",
  "alerts.offer": "Soll dieses Gerät dir sagen, wenn ein Tisch auf dich wartet?",
  "alerts.how": "Andere Wege …",
  "alerts.notNow": "Jetzt nicht",
  "alerts.isTold": "Du bekommst Nachricht, wenn ein Tisch auf dich wartet.",
  "alerts.settings": "Wie und wann",
  "alerts.pushHere": "Auf diesem Gerät Bescheid geben",
  "alerts.pushNoMore": "Nicht mehr auf diesem Gerät",
  "alerts.isPushedHere": "Dieses Gerät gibt dir Bescheid.",
  "alerts.otherDevices": "Auch dort bekommst du Nachricht:",
  "alerts.device": "{name}, seit {date}",
  "alerts.test": "Ausprobieren",
  "alerts.tested": "Eine Probe ist auf allen Wegen unterwegs, die du gewählt hast.",
  "alerts.obstacle.insecure":
    "Dieses Gerät kann dir nicht Bescheid geben: Browser zeigen Nachrichten nur von Seiten, die über https kommen, und diese tut das nicht. Ein Brief oder ein Webhook geht trotzdem.",
  "alerts.obstacle.homeScreen":
    "Auf einem iPhone oder iPad leg MARIA zuerst auf den Home-Bildschirm: Tippe auf »Teilen«, dann auf »Zum Home-Bildschirm«. Öffne es von dort und komm auf diese Seite zurück.",
  "alerts.obstacle.lacking":
    "Dieser Browser kann keine Nachrichten empfangen oder tut es nicht in einem privaten Fenster. Ein Brief oder ein Webhook geht trotzdem.",
  "alerts.obstacle.forbidden":
    "Du hast dieser Seite verboten, Nachrichten zu zeigen. Erlaube sie in den Einstellungen deines Browsers für diese Seite (das Zeichen vor der Adresse) und lade sie neu.",
  "alerts.wishes": "Wie und wann",
  "alerts.wishesHint": "Das gilt für alle deine Geräte, Briefe und Webhooks.",
  "alerts.digest": "Wie oft",
  "alerts.digest.each": "Jedesmal, wenn ein Tisch auf mich wartet",
  "alerts.digest.daily": "Einmal am Tag, um acht Uhr morgens",
  "alerts.reminders": "Noch einmal, bevor meine Zeit für die Antwort um ist",
  "alerts.quiet": "Nicht in der Nacht",
  "alerts.from": "Von",
  "alerts.until": "bis",
  "alerts.zone": "Deine Zeitzone",
  "alerts.language": "Sprache der Nachrichten",
  "alerts.email": "Auch als Brief an {address}",
  "alerts.noEmail": "Für Briefe gib in deinem Konto eine E-Mail-Adresse an und bestätige sie.",
  "alerts.webhook": "Auch an einen Webhook",
  "alerts.webhookHint": "Die Adresse eines eigenen Programms, für alle, die welche schreiben.",
  "alerts.secret": "Geheimnis des Webhooks",
  "alerts.secretHint": "Mit diesem Geheimnis ist jede Nachricht unterschrieben.",
  "alerts.keep": "So behalten",
  "alerts.kept": "So bekommst du Nachricht.",
} as const;

/** Was ein Server Leuten schreibt: Briefe wegen eines Kontos und Benachrichtigungen. */
export const de = {
  "reset.subject": "MARIA: ein neues Paßwort für {name}",
  "reset.text":
    "Jemand, vermutlich du selbst, möchte ein neues Paßwort für das Konto {name}. Öffne binnen einer Stunde diesen Link:\n\n{link}\n\nWarst du es nicht, so tu nichts: Das alte Paßwort bleibt.",
  "email.subject": "MARIA: bestätige deine Adresse",
  "email.text":
    "Das Konto {name} möchte diese Adresse für vergessene Paßwörter benutzen. Öffne binnen eines Tages diesen Link:\n\n{link}\n\nIst es nicht dein Konto, so tu nichts.",
  "alert.turn": "Du bist am Zug: „{game}“.",
  "alert.reminder": "„{game}“ wartet noch auf dich: Deine Zeit läuft bald ab.",
  "alert.full": "Alle Plätze von „{game}“ sind besetzt: Du kannst beginnen.",
  "alert.started": "„{game}“ hat begonnen.",
  "alert.over": "„{game}“ ist zu Ende.",
  "alert.asked": "„{game}“: Jemand möchte, daß ein Bot für einen Abwesenden spielt. Bist du einverstanden?",
  "alert.missed": "„{game}“: Die anderen möchten, daß ein Bot für dich spielt, weil du lange nicht da warst.",
  "alert.test": "So erfährst du, daß ein Tisch auf dich wartet.",
  "alert.several": "Neues von deinen Tischen",
  "alert.settings": "Ob und wie du benachrichtigt wirst, bestimmst du hier:",
} as const;

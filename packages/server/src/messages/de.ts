/** Briefe, die ein Server wegen eines Kontos schreibt. */
export const de = {
  "reset.subject": "MARIA: ein neues Paßwort für {name}",
  "reset.text":
    "Jemand, vermutlich du selbst, möchte ein neues Paßwort für das Konto {name}. Öffne binnen einer Stunde diesen Link:\n\n{link}\n\nWarst du es nicht, so tu nichts: Das alte Paßwort bleibt.",
  "email.subject": "MARIA: bestätige deine Adresse",
  "email.text":
    "Das Konto {name} möchte diese Adresse für vergessene Paßwörter benutzen. Öffne binnen eines Tages diesen Link:\n\n{link}\n\nIst es nicht dein Konto, so tu nichts.",
} as const;

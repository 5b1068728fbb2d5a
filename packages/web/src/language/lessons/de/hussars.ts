import type { Translation } from "@maria/tell";
import type { hussars as english } from "../en/hussars.ts";

export const hussars: Translation<typeof english> = {
  "hussars.title": "Husaren",
  "hussars.about": "Maria Theresias leichte Reiter machen den Krieg teuer",
  "hussars.victim":
    "Du bist Maria Theresia. Deine Husaren sperren niemanden, doch ein Feind, dessen Versorgungslinie über einen führt, muß dafür bezahlen.",
  "hussars.victim.do": "Tippe auf {general} und sieh, wie er versorgt wird.",
  "hussars.victim.why": "Seine Linie ist {n} Städte lang und kostet ihn noch nichts.",
  "hussars.where": "Ein Husar reitet in eine Stadt auf der Karte Böhmen, in der keine Figur steht.",
  "hussars.where.do": "Wie weit darf sie von einem österreichischen General entfernt sein?",
  "hussars.where.1": "{protection} Städte",
  "hussars.where.2": "{hussarRange} Städte",
  "hussars.where.3": "{supply} Städte",
  "hussars.where.why":
    "Höchstens {hussarRange} Städte von irgendeinem österreichischen General. Wer in die Stadt eines Husaren zieht, vertreibt ihn vom Spielplan, bis zum nächsten Husarensegment.",
  "hussars.place": "{city} liegt zwischen {general} und seinem Troß, und kein Umweg ist kurz genug.",
  "hussars.place.do": "Schicke Husar {hussar} nach {city}.",
  "hussars.price": "{power} hat dafür eben {n} TK-Punkte bezahlt.",
  "hussars.price.do": "Was kostet eine gestörte Versorgungslinie?",
  "hussars.price.1": "Einen TK-Punkt für jede Stadt ihrer Länge",
  "hussars.price.2": "Eine Karte mit dem Symbol dort",
  "hussars.price.3": "Eine Armee",
  "hussars.price.why":
    "Einen TK-Punkt für jede Stadt, und für jeden General einzeln. Wer zahlen kann, muß; wer nicht kann, gibt alle Karten ab und hungert.",
  "hussars.end":
    "Zwei Husaren in jeder Runde, hier ein paar Punkte und dort ein paar: Das sind am Ende die Karten, die dem Feind im Kampf fehlen.",
};

import type { Translation } from "@maria/tell";
import type { winter as english } from "../en/winter.ts";

export const winter: Translation<typeof english> = {
  "winter.title": "Winter",
  "winter.about": "Neue Armeen für die Karten, die du behalten hast",
  "winter.when":
    "Runde {turn} ist vorbei, und es ist Winter. Niemand marschiert oder kämpft jetzt; jedes Land darf rekrutieren.",
  "winter.when.do": "Wie oft kommt ein Winter?",
  "winter.when.1": "Nach jeder Runde",
  "winter.when.2": "Immer nach {winters} Runden",
  "winter.when.3": "Wenn die Karten ausgehen",
  "winter.when.why":
    "Immer nach {winters} Runden. Wer alle Karten im Kampf ausgegeben hat, geht ins nächste Jahr, wie er ist.",
  "winter.price": "Armeen werden mit TK beliebiger Symbole bezahlt, jede mit {price} TK-Punkten.",
  "winter.price.do": "Und wenn deine Karten mehr wert sind als der Preis?",
  "winter.price.1": "Der Rest verfällt",
  "winter.price.2": "Du bekommst eine Karte zurück",
  "winter.price.3": "Er zählt für den nächsten Winter",
  "winter.price.why":
    "Es gibt kein Wechselgeld: Suche Karten, die passen. Die Seite schlägt die Bezahlung vor, die am wenigsten verschenkt.",
  "winter.recruit": "{power} kann {cost} TK-Punkte entbehren: {cards} sind {worth} wert.",
  "winter.recruit.do": "Rekrutiere {n} Armeen und verteile sie, wie du willst.",
  "winter.secret":
    "Ein General, der nicht auf dem Spielplan steht, darf jetzt wiederkommen, auf einer großen Festung der Heimat, mit mindestens einer neuen Armee.",
  "winter.secret.do": "Was erfahren die anderen von deinen Rekruten?",
  "winter.secret.1": "Nichts",
  "winter.secret.2": "Wie viele, doch nicht, wer sie bekommt",
  "winter.secret.3": "Alles",
  "winter.secret.why":
    "Wie viele du kaufst, wird angesagt; wer sie bekommt, bleibt dein Geheimnis, und was von deinen Stärken bekannt war, gilt nicht mehr sicher.",
  "winter.end":
    "Plane den Winter schon in der Runde davor: Zum Rekrutieren taugen am besten Karten, deren Symbol du im Kampf nicht brauchst.",
};

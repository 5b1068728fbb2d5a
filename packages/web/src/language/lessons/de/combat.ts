import type { Translation } from "@maria/tell";
import type { combat as english } from "../en/combat.ts";

export const combat: Translation<typeof english> = {
  "combat.title": "Kampf",
  "combat.about": "Armeen, Symbole und Karten, bis jemand aufhört",
  "combat.suits":
    "Generäle, die nebeneinander stehen, kämpfen. Beide Seiten nennen ihre Armeen; du hast {score} weniger, also bist du im Minus und hast das TK-Spielrecht. Dein General steht in einem Sektor mit {suit}.",
  "combat.suits.do": "Welche TK darfst du hier spielen?",
  "combat.suits.1": "Jede Karte",
  "combat.suits.2": "{suit} und Reserven",
  "combat.suits.3": "Das Symbol des feindlichen Sektors",
  "combat.suits.why":
    "Nur das Symbol des Sektors, in dem dein eigener General steht, oder eine Reserve, die nach Ansage bis zu {reserve} zählt. Wähle also, wo du kämpfst.",
  "combat.first":
    "Der Wert einer Karte kommt zu deinem Stand. Sobald du mindestens null hast, geht das TK-Spielrecht an den Feind: Spiele also nicht mehr als nötig.",
  "combat.first.do": "Spiele {card}.",
  "combat.again": "Der Feind hat geantwortet, und du bist wieder mit {score} im Minus.",
  "combat.again.do": "Spiele {card}.",
  "combat.loss":
    "Der Feind spielt nicht weiter und ist mit {n} im Minus: Er ist besiegt. Alle gespielten Karten sind weg, wer auch gewonnen hat.",
  "combat.loss.do": "Wie viele Armeen verliert er?",
  "combat.loss.1": "So viele, wie er im Minus ist: {n}",
  "combat.loss.2": "Alle",
  "combat.loss.3": "Keine: Er zieht sich nur zurück",
  "combat.loss.why":
    "Er verliert {n}, und der Sieger nichts. Eine knappe Niederlage ist billig: Darum darf man früh aufhören.",
  "combat.retreat":
    "Er zieht sich so viele Städte weit zurück, wie er Armeen verloren hat, und du wählst den Weg.",
  "combat.retreat.do": "Treibe ihn nach {city} zurück.",
  "combat.end":
    "Gewonnen, für ein paar Karten. Wer nach der Bewegung neben einem Feind steht, muß angreifen: Sieh dir vorher an, was das Ende der Bewegung erzwingt.",
};

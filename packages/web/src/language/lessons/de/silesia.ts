import type { Translation } from "@maria/tell";
import type { silesia as english } from "../en/silesia.ts";

export const silesia: Translation<typeof english> = {
  "silesia.title": "Schlesien",
  "silesia.about": "Frieden für eine Provinz",
  "silesia.when":
    "Du bist Friedrich am Ende deines Zuges, mit ganz Schlesien in der Hand. In der Profi-Variante darfst du Österreich einen vorübergehenden Frieden anbieten.",
  "silesia.when.do": "Wie oft kann er angenommen werden?",
  "silesia.when.1": "Einmal in der Partie",
  "silesia.when.2": "Einmal im Jahr",
  "silesia.when.3": "Sooft er angeboten wird",
  "silesia.when.why":
    "Anbieten darfst du ihn immer wieder; angenommen wird er einmal, und nur wenn Österreich will.",
  "silesia.offer": "Ein Frieden gäbe Österreichs Armeen frei für den Krieg gegen Frankreich.",
  "silesia.offer.do": "Biete den Frieden an.",
  "silesia.gain": "Angenommen. Schlesien ist von nun an preußisches Heimatgebiet.",
  "silesia.gain.do": "Was bekommst du außerdem?",
  "silesia.gain.1": "Neue Generäle",
  "silesia.gain.2": "Österreichs TK",
  "silesia.gain.3": "Eine Siegmarke in der Box und einen zweiten Troß",
  "silesia.gain.why":
    "Eine Marke kommt in die Box »Schlesien«, und der zweite Troß kommt ins Spiel. Dafür verschwinden die preußischen Marken in Österreich vom Spielplan.",
  "silesia.price": "Die Hälfte dieser Marken ist zur Seite gelegt: Die übrigen sind wieder in deinem Pool.",
  "silesia.price.do": "Woran bindet der Frieden Preußen?",
  "silesia.price.1": "An eine Subsidie",
  "silesia.price.2": "An Neutralität auf Zeit",
  "silesia.price.3": "An Hilfe für Österreich",
  "silesia.price.why":
    "Preußen ist bis zu seinem übernächsten Zug neutral. Marschiert es später aus seinem Land, kommen die zur Seite gelegten Marken zurück in den Pool.",
  "silesia.end": "Frieden ist ein Handel mit einer Uhr darin: Rechne, was jede Seite mit der Zeit anfängt.",
};

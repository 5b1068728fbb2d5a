import type { Translation } from "@maria/tell";
import type { story as english } from "../en/story.ts";

export const story: Translation<typeof english> = {
  "story.result": "Was geschehen ist",
  "story.goOn": "Weiter",
  "story.goOnMore": "Weiter, noch {n}",
  "story.won": "{power} gewinnt",
  "story.tie": "Unentschieden",
  "story.troopsLost": "{n} verloren",
  "story.laidCards": "Karten in der Reihenfolge, in der sie gespielt wurden",
  "story.laid": "{power} spielt {card}: Stand {score} für den Angreifer",
  "story.laidReserve": "{power} spielt eine Reserve als {value}: Stand {score} für den Angreifer",
  "story.opening": "Stand {score} für den Angreifer vor der ersten Karte",
  "story.since": "Seit deinem letzten Zug",
  "story.sinceCount": "{n} {n:Ereignis|Ereignisse}",
  "story.endAttacks": "Erzwungener Angriff: {attackers} ({strength}) gegen {defenders} ({other}), {city}",
  "story.endOpen": "Ohne Deckung: {city}, in Reichweite von {generals}",
  "story.fell": "{city} ist gefallen",
  "story.fought": "{city}: Kampf",
  "story.lost": "{city}: ein Troß wurde geschlagen",
  "story.came": "{city}: ein Stein ist gekommen",
};

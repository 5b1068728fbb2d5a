import type { Translation } from "../../say.ts";
import type { story as english } from "../en/story.ts";

export const story: Translation<typeof english> = {
  "outcome.battle": "Kampf bei {city}",
  "outcome.conquest": "{n:Eine Festung fällt|Festungen fallen}",
  "outcome.train": "Ein Troß wird geschlagen",
  "outcome.supply": "Unversorgt",
  "outcome.execution": "Politik-Karte",
  "outcome.election": "Die Kaiserwahl",
  "outcome.winter": "Der Winter nach Runde {turn}",
  "outcome.treaty.offered": "Ein Angebot",
  "outcome.treaty.inForce": "Eine Vereinbarung",
  "outcome.treaty.over": "Eine Vereinbarung oder ein Angebot ist vom Tisch",
  "outcome.peace": "Schlesiens Schicksal",
  "outcome.battleUnderWay": "Kampf bei {city}, Stand {score} für den Angreifer.",
  "outcome.battleTied": "Kampf bei {city}: unentschieden.",
  "outcome.battleWon": "Kampf bei {city}: {power} gewinnt, {n} {n:Armee|Armeen} verloren.",
  "deed.march": "{pieces}: {from} → {to}",
  "deed.force": "{pieces}: {from} → {to}, Gewaltmarsch",
  "deed.retreat": "{pieces}: {from} → {to}, Rückzug",
  "deed.displaced": "{pieces}: {from} → {to}, versetzt",
  "deed.arrival": "{piece} kommt nach {city}",
  "deed.hussar": "Husar {n} reitet nach {city}",
};

import type { Translation } from "@maria/tell";
import type { forceMarch as english } from "../en/forceMarch.ts";

export const forceMarch: Translation<typeof english> = {
  "forceMarch.title": "Gewaltmärsche",
  "forceMarch.about": "Weit und schnell, und nichts erobert",
  "forceMarch.general":
    "Statt normal zu marschieren, darf ein General einen Gewaltmarsch machen: bis zu {forceMarch} Städte, jeder Schritt auf einer Hauptstraße.",
  "forceMarch.general.do": "Tippe auf {general} und sieh, wie weit ihn Hauptstraßen tragen.",
  "forceMarch.general.why": "Was er nur im Gewaltmarsch erreicht, ist mit Sporen hervorgehoben.",
  "forceMarch.near": "Ein Gewaltmarsch braucht eine freie Straße.",
  "forceMarch.near.do": "Welche Städte darf er nicht betreten?",
  "forceMarch.near.1": "Die neben einer feindlichen Figur und feindliche Festungen",
  "forceMarch.near.2": "Die außerhalb seines Heimatgebiets",
  "forceMarch.near.3": "Keine",
  "forceMarch.near.why":
    "Keine Stadt des Weges, auch nicht die letzte, darf neben einem feindlichen General oder Troß liegen, und keine eine feindliche Festung sein.",
  "forceMarch.march": "{city} ist {n} Städte entfernt.",
  "forceMarch.march.do": "Mache mit {general} einen Gewaltmarsch nach {city}.",
  "forceMarch.conquers": "Er ist in einer Runde weit gekommen.",
  "forceMarch.conquers.do": "Was erobert ein Gewaltmarsch?",
  "forceMarch.conquers.1": "Die Festung, auf der er begann",
  "forceMarch.conquers.2": "Jede Festung auf dem Weg",
  "forceMarch.conquers.3": "Nichts",
  "forceMarch.conquers.why":
    "Nichts, nicht einmal die Festung, die er verließ. Und sein Troß bleibt zurück: Trosse machen keine Gewaltmärsche.",
  "forceMarch.end": "Gut, um rechtzeitig zu kommen: zum Decken, zum Fliehen, zum Wechsel der Front.",
};

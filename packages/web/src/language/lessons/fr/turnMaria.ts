import type { Translation } from "@maria/tell";
import type { turnMaria as english } from "../en/turnMaria.ts";

export const turnMaria: Translation<typeof english> = {
  "turnMaria.title": "Le premier tour de Marie-Thérèse",
  "turnMaria.about": "Un tour entier avec l’Autriche",
  "turnMaria.aim":
    "Vous êtes Marie-Thérèse, avec l’Autriche seule, et tous vous attaquent. Si personne n’a gagné à la fin du tour {lastTurn}, vous avez gagné.",
  "turnMaria.aim.do": "Qu’est-ce qui compte donc le plus pour vous ?",
  "turnMaria.aim.1": "Protéger des forteresses",
  "turnMaria.aim.2": "Gagner des combats",
  "turnMaria.aim.3": "Conquérir Berlin",
  "turnMaria.aim.why":
    "Un général protège toute forteresse jusqu’à {protection} cités, sans combattre. Il vous faut du temps, pas des victoires.",
  "turnMaria.end":
    "Vos généraux sont là où ils protègent le plus. Avec hussards, cartes et patience, vous tiendrez.",
};

import type { Translation } from "@maria/tell";
import type { turnMaria as english } from "../en/turnMaria.ts";

export const turnMaria: Translation<typeof english> = {
  "turnMaria.title": "Maria Theresias erste Runde",
  "turnMaria.about": "Eine ganze Runde mit Österreich",
  "turnMaria.aim":
    "Du bist Maria Theresia, mit Österreich allein, und alle greifen dich an. Hat am Ende von Runde {lastTurn} niemand gewonnen, hast du gewonnen.",
  "turnMaria.aim.do": "Worauf kommt es dir also am meisten an?",
  "turnMaria.aim.1": "Festungen zu decken",
  "turnMaria.aim.2": "Kämpfe zu gewinnen",
  "turnMaria.aim.3": "Berlin zu erobern",
  "turnMaria.aim.why":
    "Ein General deckt jede Festung bis zu {protection} Städte weit, ohne zu kämpfen. Du brauchst Zeit, keine Siege.",
  "turnMaria.end":
    "Deine Generäle stehen dort, wo sie am meisten decken. Mit Husaren, Karten und Geduld hältst du aus.",
};

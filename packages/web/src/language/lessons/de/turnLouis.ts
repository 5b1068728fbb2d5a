import type { Translation } from "@maria/tell";
import type { turnLouis as english } from "../en/turnLouis.ts";

export const turnLouis: Translation<typeof english> = {
  "turnLouis.title": "Die erste Runde von Louis XV",
  "turnLouis.about": "Eine ganze Runde mit Frankreich und Bayern",
  "turnLouis.aim":
    "Du bist Louis XV, mit Frankreich und Bayern. {frenchGoal} Festungen in Österreich gewinnen. Friedrich ist Verbündeter und doch Rivale: Nur einer von euch gewinnt.",
  "turnLouis.aim.do": "Für wen zählt eine Festung, die Bayern erobert?",
  "turnLouis.aim.1": "Für Frankreich",
  "turnLouis.aim.2": "Für niemanden",
  "turnLouis.aim.3": "Für Friedrich",
  "turnLouis.aim.why":
    "Dort liegt dann eine französische Marke: Bayerns General ist so viel wert wie deine eigenen.",
  "turnLouis.end":
    "Du stehst an Österreichs Grenze. In der nächsten Runde sind Böhmens Festungen in Reichweite.",
};

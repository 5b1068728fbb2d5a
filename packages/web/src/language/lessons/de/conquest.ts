import type { Translation } from "@maria/tell";
import type { conquest as english } from "../en/conquest.ts";

export const conquest: Translation<typeof english> = {
  "conquest.title": "Eroberung und Deckung",
  "conquest.about": "Wann eine Festung fällt und wer sie deckt",
  "conquest.guarded":
    "Eine Festung ist gedeckt, solange ein General ihres Landes nahe genug steht, was immer dazwischen liegt.",
  "conquest.guarded.do": "Tippe auf die Festung {guarded} und lies, wer sie deckt.",
  "conquest.guarded.why": "{protector} deckt sie, aus {n} {n:Stadt|Städten} Entfernung.",
  "conquest.range": "Du mußt keine Städte zählen: Das tut die Seite. Doch die Zahl solltest du kennen.",
  "conquest.range.do": "Wie weit darf höchstens stehen, wer deckt?",
  "conquest.range.1": "{trainMarch} Städte",
  "conquest.range.2": "{protection} Städte",
  "conquest.range.3": "{supply} Städte",
  "conquest.range.why":
    "Höchstens {protection} Städte, auf beliebigen Straßen. Um {guarded} zu nehmen, müßtest du erst {protector} vertreiben.",
  "conquest.open": "Eine andere Festung liegt offen: Kein General ihres Landes ist nahe genug.",
  "conquest.open.do": "Tippe auf {open}.",
  "conquest.open.why": "Niemand deckt sie. Jeder deiner Generäle, der nicht umgedreht ist, kann sie nehmen.",
  "conquest.march":
    "Eine Festung fällt, wenn ein General sie verläßt. Er darf im selben Marsch hinein und wieder hinaus.",
  "conquest.march.do": "Marschiere mit {general} durch {open} nach {end}.",
  "conquest.stay": "Jetzt liegt die Siegmarke dort, und die Festung zählt.",
  "conquest.stay.do": "Hätte er sie erobert, wenn er auf der Festung stehengeblieben wäre?",
  "conquest.stay.1": "Ja, sofort",
  "conquest.stay.2": "Nein, erst wenn er sie verläßt",
  "conquest.stay.why":
    "Wer stehenbleibt, erobert nichts; er nähme sie, wenn er in einer späteren Runde hinauszieht.",
  "conquest.end":
    "Erobern heißt: eine offene Festung, ein nicht umgedrehter General und ein Weg hindurch. Als nächstes: Was tun, wenn dort jemand steht?",
};

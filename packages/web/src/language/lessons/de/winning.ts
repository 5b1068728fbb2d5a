import type { Translation } from "@maria/tell";
import type { winning as english } from "../en/winning.ts";

export const winning: Translation<typeof english> = {
  "winning.title": "Wie man gewinnt",
  "winning.about": "Festungen entscheiden: der letzte Marsch eines Krieges",
  "winning.aim":
    "Du bist Friedrich. Im Einführungsspiel gewinnt er, sobald Preußen {prussianGoal} Festungen in Österreich und Schlesien kontrolliert. Preußen hat {n}.",
  "winning.aim.do": "Was fehlt dir noch zum Sieg?",
  "winning.aim.1": "Noch eine Festung",
  "winning.aim.2": "Ein gewonnener Kampf",
  "winning.aim.3": "Das Ende der Runde",
  "winning.aim.why":
    "Es zählen allein Festungen: Die Partie endet im selben Augenblick, in dem die letzte erobert ist, mitten in der Runde.",
  "winning.fortress":
    "Eine Festung in der Farbe Österreichs ist österreichisch, solange keine Marke darauf liegt. Wer sie erobert, legt seine Siegmarke darauf.",
  "winning.fortress.do": "Tippe auf {city} und lies, was ihre Eroberung bedeuten würde.",
  "winning.fortress.why":
    "Das ist sie: Sie wäre die Nummer {prussianGoal}. Auch ihr Symbol, wer sie kontrolliert und wer sie deckt, steht dort.",
  "winning.others": "Louis XV gewinnt auf dieselbe Weise, mit {frenchGoal} Festungen in Österreich.",
  "winning.others.do": "Und wie gewinnt Maria Theresia?",
  "winning.others.1": "Indem sie Berlin erobert",
  "winning.others.2": "Wenn Runde {lastTurn} endet und niemand gewonnen hat",
  "winning.others.3": "Mit den meisten gewonnenen Kämpfen",
  "winning.others.why":
    "Sie braucht Zeit: Wer als Maria Theresia bis zum Ende von Runde {lastTurn} aushält, hat gewonnen.",
  "winning.march":
    "Eine Festung wird erobert, wenn ein General sie verläßt und niemand sie in diesem Augenblick deckt. Die Seite zeigt vorher, was ein Marsch bringt.",
  "winning.march.do": "Marschiere mit {general} über {city} nach {end} und gewinne.",
  "winning.end":
    "Gewonnen: Im Einführungsspiel zählt allein, wer wann welche Festungen kontrolliert. Wie man dahin kommt, zeigen die nächsten Lektionen.",
};

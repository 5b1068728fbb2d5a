import type { reference as english } from "../en/reference.ts";

export const reference = {
  "reference.title": "Die Regeln von MARIA",
  "reference.contents": "Inhalt",
  "reference.search": "Suche nach Wort oder Nummer",
  "reference.searchHint": "Versorgung, MOV-07 …",
  "reference.found": "{n} {n:Regel|Regeln}",
  "reference.nothing":
    "Keine Regel enthält alle diese Wörter. Versuch es mit weniger oder einer anderen Variante.",
  "reference.clear": "Suche leeren",
  "reference.scope": "Regeln für",
  "reference.scope.every": "alle Varianten",
  "reference.scope.introductory": "das Einführungsspiel",
  "reference.scope.advanced": "die Profi-Variante",
  "reference.scope.option": "die Profi-Variante mit der optionalen Politik-Regel",
  "reference.scope.silesia-gambit": "Silesia Gambit",
  "reference.twoPlayers": "zu zweit",
  "reference.tag.intro": "Einführung",
  "reference.tag.adv": "Profi",
  "reference.tag.2p": "zu zweit",
  "reference.tag.option": "Option",
  "reference.tag.gambit": "Silesia Gambit",
  "reference.copy": "Link zu {rule} kopieren",
  "reference.copied": "Link zu {rule} kopiert",
  "reference.copyYourself": "Der Browser kopiert hier nicht: Nimm den Link zu {rule} aus dem Feld.",
  "reference.unknown": "Eine Regel {rule} gibt es hier nicht.",
} as const satisfies Record<keyof typeof english, string>;

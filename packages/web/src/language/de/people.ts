/** Wie stark Spieler sind, und was sie gespielt haben. */
export const people = {
  "people.hint":
    "Die Zahl hinter ± sagt, wie sicher das ist: In 95 von 100 Fällen liegt die Stärke darin. Ein Kadett hat 1500; 400 Punkte heißen zehn zu eins.",
  "people.none": "Noch hat niemand mit Konto drei Spiele gespielt.",
  "people.ranking": "Rangliste",
  "people.player": "Spieler",
  "people.strength": "Stärke",
  "people.games": "Spiele",
  "people.won": "Gewonnen",
  "people.expected": "Erwartet",
  "people.roles": "Was jede Rolle wert ist",
  "people.role": "Rolle",
  "people.advantage": "Vorteil",
  "people.byRole": "Nach Rollen",
  "people.latest": "Letzte Spiele",
  "people.unrated": "Noch ist kein beendetes Spiel gewertet.",
  "people.private": "Ein privates Spiel",
  "people.outcome.won": "gewonnen",
  "people.outcome.tied": "unentschieden",
  "people.outcome.lost": "verloren",
  "people.own": "Deine Spiele und deine Stärke",
} as const;

/** La force des joueurs, et ce qu’ils ont joué. */
export const people = {
  "people.hint":
    "Le nombre après ± dit à quel point c’est sûr : dans 95 cas sur 100, la force s’y trouve. Un cadet a 1500 ; 400 points valent dix contre un.",
  "people.none": "Personne ayant un compte n’a encore joué trois parties.",
  "people.ranking": "Classement",
  "people.player": "Joueur",
  "people.strength": "Force",
  "people.games": "Parties",
  "people.won": "Gagnées",
  "people.expected": "Attendues",
  "people.roles": "Ce que vaut chaque rôle",
  "people.role": "Rôle",
  "people.advantage": "Avantage",
  "people.byRole": "Par rôle",
  "people.latest": "Dernières parties",
  "people.unrated": "Aucune partie terminée n’a encore été classée.",
  "people.private": "Une partie privée",
  "people.outcome.won": "gagnée",
  "people.outcome.tied": "nulle",
  "people.outcome.lost": "perdue",
  "people.own": "Vos parties et votre force",
} as const;

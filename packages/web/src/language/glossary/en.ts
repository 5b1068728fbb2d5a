/** The frame of the glossary; its words are those of the printed rulebooks and stand in docs/rules/rules.md. */
export const glossary = {
  "glossary.title": "Glossary",
  "glossary.about":
    "The words of the printed rulebooks in the three languages, with the clauses that explain them.",
  "glossary.search": "Search for a word in any of the three languages",
  "glossary.nothing": "No word comes near.",
  "glossary.part.powers": "Roles, powers, areas",
  "glossary.part.board": "Components and board",
  "glossary.part.sequence": "Sequence of play",
  "glossary.part.marching": "Stacks, cards, supply, movement, conquest",
  "glossary.part.combat": "Combat and winter",
  "glossary.part.politics": "Politics and the advanced game",
} as const;

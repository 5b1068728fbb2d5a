import type { Translation } from "@maria/tell";
import type { conquest as english } from "../en/conquest.ts";

export const conquest: Translation<typeof english> = {
  "conquest.title": "Conquête et protection",
  "conquest.about": "Quand une forteresse tombe, et qui la protège",
  "conquest.guarded":
    "Une forteresse est protégée tant qu’un général de sa puissance se tient assez près, quoi qu’il y ait entre eux.",
  "conquest.guarded.do": "Touchez la forteresse {guarded} et lisez qui la protège.",
  "conquest.guarded.why": "{protector} la protège, à {n} {n:cité|cités} de distance.",
  "conquest.range": "Pas besoin de compter les cités : la page le fait. Mais il faut connaître le nombre.",
  "conquest.range.do": "À quelle distance au plus peut se tenir celui qui protège ?",
  "conquest.range.1": "{trainMarch} cités",
  "conquest.range.2": "{protection} cités",
  "conquest.range.3": "{supply} cités",
  "conquest.range.why":
    "{protection} cités au plus, par n’importe quelles routes. Pour prendre {guarded}, il faudrait d’abord chasser {protector}.",
  "conquest.open": "Une autre forteresse est ouverte : aucun général de sa puissance n’est assez près.",
  "conquest.open.do": "Touchez {open}.",
  "conquest.open.why": "Personne ne la protège. Tout général à vous, face visible, peut la prendre.",
  "conquest.march":
    "Une forteresse tombe quand un général en sort. Il peut y entrer et en ressortir dans la même marche.",
  "conquest.march.do": "Marchez avec {general} à travers {open} jusqu’à {end}.",
  "conquest.stay": "Le marqueur de victoire y est posé, et la forteresse compte.",
  "conquest.stay.do": "L’aurait-il conquise en s’arrêtant sur la forteresse ?",
  "conquest.stay.1": "Oui, aussitôt",
  "conquest.stay.2": "Non, seulement en la quittant",
  "conquest.stay.why": "Qui reste ne conquiert rien ; il la prendrait en sortant à un tour suivant.",
  "conquest.end":
    "Conquérir demande une forteresse ouverte, un général face visible et un passage. Ensuite : que faire quand quelqu’un barre la route ?",
};

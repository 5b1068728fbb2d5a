import type { Translation } from "@maria/tell";
import type { forceMarch as english } from "../en/forceMarch.ts";

export const forceMarch: Translation<typeof english> = {
  "forceMarch.title": "Marches forcées",
  "forceMarch.about": "Loin et vite, sans rien conquérir",
  "forceMarch.general":
    "Au lieu d’une marche normale, un général peut faire une marche forcée : jusqu’à {forceMarch} cités, chaque pas sur une route principale.",
  "forceMarch.general.do": "Touchez {general} et voyez jusqu’où le portent les routes principales.",
  "forceMarch.general.why": "Ce qu’il n’atteint qu’à marche forcée porte des éperons.",
  "forceMarch.near": "Une marche forcée veut une route libre.",
  "forceMarch.near.do": "Dans quelles cités ne peut-il entrer ?",
  "forceMarch.near.1": "Celles à côté d’une pièce ennemie, et les forteresses ennemies",
  "forceMarch.near.2": "Celles hors de son territoire national",
  "forceMarch.near.3": "Aucune",
  "forceMarch.near.why":
    "Aucune cité du chemin, la dernière comprise, ne peut être à côté d’un général ou d’un train ennemi, ni être une forteresse ennemie.",
  "forceMarch.march": "{city} est à {n} cités.",
  "forceMarch.march.do": "Faites une marche forcée avec {general} jusqu’à {city}.",
  "forceMarch.conquers": "Il est allé loin en un tour.",
  "forceMarch.conquers.do": "Que conquiert une marche forcée ?",
  "forceMarch.conquers.1": "La forteresse d’où il part",
  "forceMarch.conquers.2": "Toute forteresse sur le chemin",
  "forceMarch.conquers.3": "Rien",
  "forceMarch.conquers.why":
    "Rien, pas même la forteresse qu’il a quittée. Et son train reste en arrière : les trains ne font pas de marches forcées.",
  "forceMarch.end": "Utile pour arriver à temps : protéger, fuir, changer de front.",
};

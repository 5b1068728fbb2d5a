import type { Translation } from "@maria/tell";
import type { pictures as english } from "./en.ts";

export const pictures: Translation<typeof english> = {
  "picture.piece":
    "{other} ({otherRank}) commande une armée ; {one} ({oneRank}) est d’un rang plus élevé. La pièce d’une autre forme, tout près, est un train de ravitaillement.",
  "picture.mainRoad":
    "Les routes épaisses sont des routes principales : par elles seules, {fast} va jusqu’à {fastCity}.",
  "picture.start":
    "Le jeu introductif après la mise en place : toutes les pièces dans leurs cités de mise en place.",
  "picture.stack":
    "Une pile à {city} : {one} est au-dessus, car son rang est plus élevé, et {other} sous lui.",
  "picture.hussar":
    "Un hussard à {city} se trouve sur le chemin de ravitaillement de {general} : il coûte {n} {n:point|points}, un pour chacune de ses cités.",
  "picture.supply":
    "{general} est à l’étranger : son chemin de ravitaillement de {n} {n:cité|cités} mène à son train.",
  "picture.march": "Une marche normale de {general} par des routes ordinaires, jusqu’à {city}.",
  "picture.forceMarch":
    "Une marche forcée de {general} jusqu’à {city}, à {n} cités, sans approcher d’ennemi ni passer par une forteresse ennemie.",
  "picture.trainMarch": "Le train de ravitaillement suit son général, jusqu’à {end}.",
  "picture.conquest":
    "{general} passe par {open} et poursuit jusqu’à {end} : il conquiert la forteresse en la quittant, car personne ne la protège.",
  "picture.protection": "{guarded} est protégée : {protector} se tient à {n} {n:cité|cités}.",
  "picture.combat":
    "Des généraux adjacents combattent. Chaque camp joue la couleur du secteur où se tient son propre général ; ici, celui qui doit jouer a besoin de {suit}.",
  "picture.retreat":
    "{general} a perdu {n} troupes et recule de {n} cités, de {from} à {city} : aussi loin du vainqueur qu’il le peut.",
  "picture.winter": "L’hiver, après le tour {turn} : de nouvelles troupes, {n} pour {cost} points ({power}).",
  "picture.victory": "La Prusse a {n} des {prussianGoal} forteresses. La marche par {city} gagne la partie.",
  "picture.tracks":
    "Les trois registres : le marqueur de l’Italie a été déplacé ; chacun commence sur l’étoile.",
  "picture.silesia":
    "Les forteresses de Silésie sont toutes prussiennes : à la fin de son étape, la Prusse peut offrir la paix.",
  "picture.saxony": "Le seul général saxon, chez lui. Au début, la Saxe est l’alliée de la Prusse.",
  "picture.ceded":
    "Les forteresses de Silésie : dans le Silesia Gambit, l’Autriche peut les céder à la fin du tour {cession}.",
  "picture.hidden":
    "Vu par Frédéric : de ses généraux il voit les troupes ; de ceux de l’ennemi, seulement ce qui a été annoncé.",
};

import type { Translation } from "@maria/tell";
import type { pieces as english } from "../en/pieces.ts";

export const pieces: Translation<typeof english> = {
  "pieces.title": "Pièces et piles",
  "pieces.about": "Généraux, trains de ravitaillement, et deux généraux dans une cité",
  "pieces.general":
    "Un disque est un général. Le grand nombre est celui de ses troupes, que vous seul connaissez ; le petit est son rang.",
  "pieces.general.do": "Touchez {other}.",
  "pieces.general.why":
    "Exact. Toucher une pièce dit ce qu’elle est, comment elle est ravitaillée et où elle peut aller.",
  "pieces.train":
    "Un train de ravitaillement nourrit les généraux de sa propre puissance. Il ne combat jamais et ne partage jamais une cité avec une autre pièce.",
  "pieces.train.do": "Touchez le train de ravitaillement de la même puissance.",
  "pieces.train.why": "C’est lui. S’il est perdu, l’armée a faim.",
  "pieces.enemy":
    "Les troupes des autres sont cachées : un point d’interrogation tient lieu de ce que personne n’a encore annoncé. Au combat, les deux camps annoncent leurs troupes, et chacun peut les retenir.",
  "pieces.enemy.do": "Touchez l’ennemi {enemy}.",
  "pieces.enemy.why": "Exact : vous voyez qui il est, pas sa force.",
  "pieces.command":
    "Deux généraux d’une puissance peuvent partager une cité : une pile, de {inAStack} généraux et jamais plus. Le plus petit numéro de rang est commandant suprême et se place dessus. {one} a le rang {oneRank}, {other} le rang {otherRank}.",
  "pieces.command.do": "Qui commandera ?",
  "pieces.command.1": "{one}",
  "pieces.command.2": "{other}",
  "pieces.command.why": "Le plus petit nombre est le rang le plus élevé.",
  "pieces.stack":
    "Un général forme une pile en finissant sa marche où se tient l’autre. Tous deux ont alors fini : celui qui est rejoint ne bouge plus dans cette phase.",
  "pieces.stack.do": "Marchez avec {one} vers {city} et formez une pile.",
  "pieces.together": "Dans une pile, vous pouvez transférer des troupes à tout moment, en secret.",
  "pieces.together.do": "Que fait toujours une pile ensemble ?",
  "pieces.together.1": "Marcher",
  "pieces.together.2": "Recruter",
  "pieces.together.3": "Combattre",
  "pieces.together.why":
    "Elle combat et recule d’un bloc, troupes additionnées ; mais chaque général marche pour lui-même.",
  "pieces.end": "Vous connaissez les pièces. Ensuite : comment elles marchent.",
};

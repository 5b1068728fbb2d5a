import type { help as english } from "../en/help.ts";

export const help = {
  "help.howTo": "Comment jouer sur cette page",
  "help.howToText":
    "La ligne du haut dit qui doit décider. Ce que vous pouvez faire se trouve à côté du plateau ; les cités et les pièces qui peuvent être choisies brillent. Touchez toute autre chose pour la regarder ; touchez ce qui n’est pas permis et la page dit pourquoi, avec la règle. Rien d’important n’arrive d’un seul geste, et ce qui n’a rien révélé peut être repris.",
  "help.keys": "Clavier",
  "help.column.key": "Touche",
  "help.column.meaning": "Effet",
  "help.keyName.tab": "Tab",
  "help.keyName.enter": "Entrée",
  "help.keyName.escape": "Échap",
  "help.key.choose": "Aller d’un élément au suivant, et le choisir",
  "help.key.pan": "Déplacer la carte, quand le plateau a le focus",
  "help.key.zoom": "Se rapprocher, s’éloigner",
  "help.key.takeBack": "Reprendre le coup",
  "help.key.done": "Aller au bouton qui termine l’étape ou la phase",
  "help.key.log": "Ouvrir le journal",
  "help.key.textBoard": "Ouvrir le plateau en texte",
  "help.key.help": "Ouvrir cette aide",
  "help.key.role": "Montrer votre rôle : qui vous êtes et comment vous gagnez",
  "help.key.counsel": "ce que ferait le maréchal ici",
  "help.key.giveUp": "Abandonner ce qui est commencé, ou fermer ce qui est ouvert",
  "help.key.overlay": "Montrer ou cacher : {name}",
  "help.symbols": "Symboles du plateau",
} as const satisfies Record<keyof typeof english, string>;

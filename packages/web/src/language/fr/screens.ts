import type { screens as english } from "../en/screens.ts";

export const screens = {
  "screens.subtitle": "La guerre de Succession d’Autriche",
  "screens.about":
    "Deux cartes, six puissances, trois têtes couronnées et aucune amitié durable : 1741 à 1744.",
  "screens.start": "Accueil",
  "screens.playNow": "Jouer tout de suite contre les bots",
  "screens.playNowHint": "Le jeu introductif ; vous êtes {seat}",
  "screens.playNowLot": "Le jeu introductif ; votre rôle est tiré au sort",
  "screens.playBots": "Jouer contre les bots…",
  "screens.playBotsHint": "Choisissez la variante, votre rôle et vos adversaires",
  "screens.hotseat": "Sur un seul appareil…",
  "screens.hotseatHint": "À deux ou trois, chacun à son tour",
  "screens.continue": "Continuer",
  "screens.continueHint": "{name}, tour {turn}",
  "screens.games": "Parties enregistrées",
  "screens.gamesHint": "{n} {n:partie|parties} sur cet appareil, à reprendre ou à revoir",
  "screens.noGamesHint": "Aucune encore ; on peut en charger une depuis un fichier",
  "screens.learn": "Apprendre",
  "screens.learnHint": "Des leçons de quelques minutes et une première partie accompagnée",
  "screens.learntHint": "{n} {n:leçon terminée|leçons terminées} ; leçons et première partie accompagnée",
  "screens.rules": "Les règles",
  "screens.rulesHint": "Chaque règle avec son numéro, et une recherche",
  "screens.preferences": "Langue et apparence",
  "screens.language.en": "English",
  "screens.language.de": "Deutsch",
  "screens.language.fr": "Français",
  "screens.credits": "Crédits",
  "screens.creditGame":
    "MARIA est un jeu de Richard Sivél. Cette version numérique s’adresse à ceux qui possèdent le jeu imprimé.",
  "screens.creditCities": "Position des cités d’après GeoNames, CC BY 4.0.",
  "screens.creditCoast": "Côtes et rivières d’après GSHHG et WDBII, LGPL.",
  "screens.creditFonts": "Caractères : EB Garamond et Inter, tous deux sous SIL Open Font License.",
  "screens.licences": "Toutes les licences",

  "screens.newBots": "Nouvelle partie contre les bots",
  "screens.newHotseat": "Nouvelle partie sur un seul appareil",
  "screens.variant": "Variante",
  "screens.variant.introductory": "Jeu introductif",
  "screens.variant.advanced": "Jeu avancé",
  "screens.variant.silesia-gambit": "Silesia Gambit",
  "screens.level.cadet": "Suit quelques principes simples, sans attendre : bien pour commencer.",
  "screens.level.colonel":
    "Planifie toute une étape d’actions et pèse les chances de tous : ne laissez pas de brèche.",
  "screens.level.marshal":
    "Essaie les meilleurs plans contre ce que les autres peuvent avoir, jusqu’à une seconde chaque fois : le plus difficile.",
  "screens.level.random": "Joue n’importe quelle action permise.",
  "screens.opponents": "Vos adversaires",
  "screens.opponents.cadet": "Cadets",
  "screens.opponents.colonel": "Colonels",
  "screens.opponents.marshal": "Maréchaux",
  "screens.defaultName": "{variant}, {date}",
  "screens.saveFailed": "La partie n’a pas pu être enregistrée dans ce navigateur : {message}",

  "screens.savedTitle": "Parties enregistrées",
  "screens.tied": "Match nul",
  "screens.replay": "Revoir",
  "screens.report": "Après la partie",
  "screens.fault.otherPack":
    "Cette partie a été jouée avec d’autres cartes et d’autres pièces que celles d’ici.",

  "screens.overWon": "Victoire : {seat}",
} as const satisfies Record<keyof typeof english, string>;

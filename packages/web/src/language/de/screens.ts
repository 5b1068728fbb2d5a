import type { screens as english } from "../en/screens.ts";

export const screens = {
  "screens.subtitle": "Der Österreichische Erbfolgekrieg",
  "screens.about":
    "Zwei Karten, sechs Länder, drei gekrönte Häupter und keine Freundschaft, die hält: 1741 bis 1744.",
  "screens.start": "Anfang",
  "screens.playNow": "Sofort gegen Bots spielen",
  "screens.playNowHint": "Das Einführungsspiel; du bist {seat}",
  "screens.playNowLot": "Das Einführungsspiel; deine Rolle wird ausgelost",
  "screens.playBots": "Gegen Bots spielen …",
  "screens.playBotsHint": "Wähle Variante, Rolle und Gegner",
  "screens.hotseat": "An einem Gerät …",
  "screens.hotseatHint": "Zwei oder drei Menschen spielen reihum",
  "screens.continue": "Weiterspielen",
  "screens.continueHint": "{name}, Runde {turn}",
  "screens.games": "Gespeicherte Spiele",
  "screens.gamesHint": "{n} {n:Spiel|Spiele} auf diesem Gerät, auch zum Nachspielen",
  "screens.noGamesHint": "Noch keine; ein Spiel aus einer Datei läßt sich einlesen",
  "screens.learn": "Lernen",
  "screens.learnHint": "Lektionen von wenigen Minuten und ein begleitetes erstes Spiel",
  "screens.learntHint": "{n} {n:Lektion|Lektionen} geschafft; Lektionen und ein begleitetes erstes Spiel",
  "screens.rules": "Die Regeln",
  "screens.rulesHint": "Jede Regel mit ihrer Nummer, durchsuchbar",
  "screens.preferences": "Sprache und Erscheinungsbild",
  "screens.language.en": "English",
  "screens.language.de": "Deutsch",
  "screens.language.fr": "Français",
  "screens.credits": "Mitwirkende und Quellen",
  "screens.creditGame":
    "MARIA ist ein Spiel von Richard Sivél. Diese digitale Fassung ist für Menschen gemacht, die das gedruckte Spiel besitzen.",
  "screens.creditCities": "Lage der Städte nach GeoNames, CC BY 4.0.",
  "screens.creditCoast": "Küsten und Flüsse nach GSHHG und WDBII, LGPL.",
  "screens.creditFonts": "Schriften: EB Garamond und Inter, beide unter der SIL Open Font License.",
  "screens.licences": "Alle Lizenzen",

  "screens.newBots": "Ein neues Spiel gegen Bots",
  "screens.newHotseat": "Ein neues Spiel an einem Gerät",
  "screens.variant": "Variante",
  "screens.variant.introductory": "Einführungsspiel",
  "screens.variant.advanced": "Profi-Variante",
  "screens.variant.silesia-gambit": "Silesia Gambit",
  "screens.level.cadet": "Spielt nach Faustregeln und sofort: gut für den Anfang.",
  "screens.level.colonel":
    "Plant einen ganzen Zug voraus und wägt die Aussichten aller ab: laß keine Lücken.",
  "screens.level.marshal":
    "Erprobt die besten Pläne an dem, was die anderen haben könnten, jedesmal bis zu einer Sekunde: am schwersten.",
  "screens.level.random": "Tut irgend etwas, was erlaubt ist.",
  "screens.opponents": "Deine Gegner",
  "screens.opponents.cadet": "Kadetten",
  "screens.opponents.colonel": "Obersten",
  "screens.opponents.marshal": "Marschälle",
  "screens.defaultName": "{variant}, {date}",
  "screens.saveFailed": "Das Spiel ließ sich in diesem Browser nicht speichern: {message}",

  "screens.savedTitle": "Gespeicherte Spiele",
  "screens.tied": "Unentschieden",
  "screens.replay": "Nachspielen",
  "screens.report": "Nach dem Spiel",
  "screens.fault.otherPack":
    "Dieses Spiel wurde mit anderen Karten und Spielfiguren gespielt als den hiesigen.",

  "screens.overWon": "{seat} gewinnt",
} as const satisfies Record<keyof typeof english, string>;

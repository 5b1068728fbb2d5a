import type { Translation } from "@maria/tell";
import type { chronicle as english } from "./en.ts";

export const chronicle: Translation<typeof english> = {
  "chronicle.title": "Chronique",
  "chronicle.hint": "La partie telle qu’un livre d’histoire la raconterait.",
  "chronicle.asText": "Enregistrer le texte",
  "chronicle.asSvg": "Enregistrer l’image (SVG)",
  "chronicle.asPng": "Enregistrer l’image (PNG)",
  "chronicle.year": "L’année {year}",
  "chronicle.turn": "Tour {turn}",
  "chronicle.quiet.1": "Rien de notable n’arrive.",
  "chronicle.quiet.2": "De ces mois, on ne rapporte rien.",
  "chronicle.picture": "La carte à la fin de la partie",
  "chronicle.pictureFault": "L’image n’a pas pu être faite. Le texte peut toujours être enregistré.",
  "chronicle.took.1": "{generals} {g:quitte|quittent} {from} et {g:prend|prennent} {cities}.",
  "chronicle.took.2": "Depuis {from}, {generals} {g:avance|avancent} et {g:conquiert|conquièrent} {cities}.",
  "chronicle.took.3": "{cities} {n:tombe|tombent} devant {generals}.",
  "chronicle.march.1": "{generals} {g:quitte|quittent} {from} et {g:gagne|gagnent} {to}.",
  "chronicle.march.2": "{generals} {g:lève|lèvent} le camp à {from} et {g:va|vont} à {to}.",
  "chronicle.forced.1": "À marches forcées, {generals} {g:quitte|quittent} {from} pour {to}.",
  "chronicle.forced.2": "Sans repos, {generals} {g:mène|mènent} les troupes à {to}, depuis {from}.",
  "chronicle.marches.1": "{power} pousse ses généraux en avant : {marches}.",
  "chronicle.marches.2": "De longues marches mènent {marches}.",
  "chronicle.marches.one": "{generals} à {to}",
  "chronicle.battle.1": "À {city}, {attackers} {g:rencontre|rencontrent} {defenders}.",
  "chronicle.battle.2": "{attackers} {g:attaque|attaquent} {defenders} à {city}.",
  "chronicle.battle.3": "À {city}, {defenders} {g:fait|font} face à {attackers}.",
  "chronicle.retreat.1":
    "{power} l’emporte ; {losers} {l:perd|perdent} {count} {n:troupe|troupes} et {l:se retire|se retirent} à {to}.",
  "chronicle.retreat.2":
    "{losers} {l:doit|doivent} se retirer à {to} en laissant {count} {n:troupe|troupes} : une victoire {of}.",
  "chronicle.loss": "{power} l’emporte ; {losers} {l:perd|perdent} {count} {n:troupe|troupes}.",
  "chronicle.destroyed.1":
    "{power} l’emporte, et il ne reste rien des troupes que {l:commandait|commandaient} {losers}.",
  "chronicle.destroyed.2": "{losers} {l:perd|perdent} toute l’armée : une victoire {of}.",
  "chronicle.tie": "Personne ne peut se dire vainqueur ; les deux armées restent où elles sont.",
  "chronicle.fallen":
    "{cities} {n:n’est plus protégée et tombe|ne sont plus protégées et tombent} aux mains {of}.",
  "chronicle.train": "À {city}, un train de ravitaillement {of} est pris par {by}.",
  "chronicle.hunger.1":
    "Faute de ravitaillement, la faim frappe les troupes que {g:commande|commandent} {generals}.",
  "chronicle.hunger.2":
    "Le ravitaillement ne parvient plus à {generals}, et la faim éclaircit {g:ses|leurs} rangs.",
  "chronicle.removed":
    "{generals} {g:n’a|n’ont} plus d’armée et {g:quitte|quittent} le théâtre de la guerre.",
  "chronicle.executed.1": "{power} s’impose en politique : {card}.",
  "chronicle.executed.2": "Les diplomates {of} obtiennent gain de cause : {card}.",
  "chronicle.saxony.prussianAlly": "La Saxe se range de nouveau aux côtés de la Prusse.",
  "chronicle.saxony.neutral": "La Saxe dépose les armes et devient neutre.",
  "chronicle.saxony.austrianAlly": "La Saxe change de camp et rejoint l’Autriche.",
  "chronicle.annexed": "L’Autriche et la Prusse font une paix qui ne durera pas ; la Silésie est prussienne.",
  "chronicle.ceded": "Marie-Thérèse cède la Silésie ; la Prusse et la Saxe quittent la guerre.",
  "chronicle.kept": "Marie-Thérèse ne cède pas la Silésie, et la guerre continue.",
  "chronicle.emperor.charles":
    "Les électeurs choisissent Charles de Bavière comme empereur, par {n} voix sur {all}.",
  "chronicle.emperor.francis":
    "Les électeurs choisissent François de Lorraine comme empereur, par {n} voix sur {all}.",
  "chronicle.winter.1":
    "L’hiver met fin à la campagne, et les armées reçoivent {count} {n:nouvelle troupe|nouvelles troupes}.",
  "chronicle.winter.2":
    "Les armées prennent leurs quartiers d’hiver ; {count} {n:nouvelle troupe les rejoint|nouvelles troupes les rejoignent}.",
  "chronicle.winterAlone": "L’hiver met fin à la campagne, et aucune armée ne reçoit de troupes.",
  "chronicle.count.1": "une",
  "chronicle.count.2": "deux",
  "chronicle.count.3": "trois",
  "chronicle.count.4": "quatre",
  "chronicle.count.5": "cinq",
  "chronicle.count.6": "six",
  "chronicle.count.7": "sept",
  "chronicle.count.8": "huit",
  "chronicle.count.9": "neuf",
  "chronicle.count.10": "dix",
  "chronicle.count.11": "onze",
  "chronicle.count.12": "douze",
};

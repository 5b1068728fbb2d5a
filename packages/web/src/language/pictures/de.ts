import type { Translation } from "@maria/tell";
import type { pictures as english } from "./en.ts";

export const pictures: Translation<typeof english> = {
  "picture.piece":
    "{other} ({otherRank}) führt eine Armee; {one} ({oneRank}) hat den höheren Rang. Die Figur von anderer Form in der Nähe ist ein Troß.",
  "picture.mainRoad": "Dicke Straßen sind Hauptstraßen: Nur auf ihnen kommt {fast} bis {fastCity}.",
  "picture.start": "Das Einführungsspiel nach dem Aufbau: alle Figuren auf ihren Startstädten.",
  "picture.stack":
    "Ein Turm in {city}: {one} liegt oben, denn er hat den höheren Rang, und {other} unter ihm.",
  "picture.hussar":
    "Ein Husar in {city} liegt auf der Versorgungslinie von {general}: Sie kostet {n} {n:Punkt|Punkte}, einen für jede ihrer Städte.",
  "picture.supply":
    "{general} steht in der Fremde: Seine Versorgungslinie von {n} {n:Stadt|Städten} führt zu seinem Troß.",
  "picture.march": "Ein normaler Marsch von {general} über gewöhnliche Straßen, nach {city}.",
  "picture.forceMarch":
    "Ein Gewaltmarsch von {general} nach {city}, {n} Städte weit, an keinem Feind vorbei und durch keine feindliche Festung.",
  "picture.trainMarch": "Der Troß folgt seinem General, nach {end}.",
  "picture.conquest":
    "{general} marschiert durch {open} weiter nach {end}: Er erobert die Festung, indem er sie verläßt, denn niemand deckt sie.",
  "picture.protection": "{guarded} ist gedeckt: {protector} steht {n} {n:Stadt|Städte} entfernt.",
  "picture.combat":
    "Benachbarte Generäle kämpfen. Jede Seite spielt das Symbol des Sektors, in dem ihr eigener General steht; wer hier am Zug ist, braucht {suit}.",
  "picture.retreat":
    "{general} hat {n} Armeen verloren und zieht sich {n} Städte weit zurück, von {from} nach {city}: so weit vom Sieger weg, wie er kann.",
  "picture.winter": "Winter, nach Runde {turn}: neue Armeen für {power}, {n} für {cost} Punkte.",
  "picture.victory":
    "Preußen hat {n} der {prussianGoal} Festungen. Der Marsch durch {city} gewinnt das Spiel.",
  "picture.tracks":
    "Die drei Leisten: Die Politikmarke der Italienleiste ist verschoben; auf dem Stern beginnt jede.",
  "picture.silesia":
    "Schlesiens Festungen sind alle preußisch: Am Ende seines Zuges darf Preußen den Frieden anbieten.",
  "picture.saxony": "Sachsens einziger General in der Heimat. Am Anfang ist es Preußens Verbündeter.",
  "picture.ceded":
    "Die Festungen von Schlesien: Im Silesia Gambit darf Österreich sie am Ende von Runde {cession} abtreten.",
  "picture.hidden":
    "Mit Friedrichs Augen: Von seinen Generälen sieht er die Armeen, von den feindlichen nur, was genannt wurde.",
};

import type { Translation } from "@maria/tell";
import type { quick as english } from "./en.ts";

export const quick: Translation<typeof english> = {
  "quick.title": "Kurzübersicht",
  "quick.of": "Kurzübersicht: {role}",
  "quick.roles": "Kurzübersicht für",
  "quick.print": "Diese Seite drucken",
  "quick.rules": "Alle Regeln",
  "section.goal": "Siegbedingungen",
  "section.powers": "Deine Länder",
  "section.turn": "Dein Zug",
  "section.march": "Bewegung und Eroberung",
  "section.supply": "Versorgung",
  "section.combat": "Kampf und Rückzug",
  "section.winter": "Winter",
  "section.special": "Nur für dich",
  "line.goal.louisNine":
    "Frankreich kontrolliert {frenchGoal} Festungen in Österreich: Du gewinnst sofort. Schlesien zählt nicht.",
  "line.goal.frederickTwelve":
    "Preußen kontrolliert {prussianGoal} Festungen in Österreich und Schlesien: Du gewinnst sofort.",
  "line.goal.mariaLasts": "Runde {lastTurn} endet, und niemand sonst hat gewonnen.",
  "line.goal.louisPool":
    "In Frankreichs Pool liegt am Ende irgendeines Zuges, des Politik-Segments oder nach der Kaiserwahl keine Siegmarke mehr.",
  "line.goal.frederickPools":
    "Im Pool Preußens oder der Pragmatischen Armee liegt am Ende irgendeines Zuges keine Siegmarke mehr.",
  "line.goal.mariaPool":
    "In Österreichs Pool liegt am Ende irgendeines Zuges, des Politik-Segments oder nach der Kaiserwahl keine Siegmarke mehr.",
  "line.goal.totals":
    "Hat nach Runde {lastTurnAdvanced} und ihrem Winter niemand gewonnen: die niedrigste Summe der Zwischenstände.",
  "line.goal.louisTies": "Bei Gleichheit verlierst du immer.",
  "line.goal.mariaTies": "Bei Gleichheit gewinnst du immer.",
  "line.powers.louisRuns": "Du führst Frankreich (rot) und Bayern (orange); beide kooperieren.",
  "line.powers.frederickRuns":
    "Du führst Preußen (blau) und Sachsen (grün), die kooperieren, und die Pragmatische Armee (grau).",
  "line.powers.mariaRuns": "Du führst Österreich (weiß).",
  "line.powers.louisSides": "Verbündete: Preußen, Sachsen. Feinde: Österreich, Pragmatische Armee.",
  "line.powers.frederickSides":
    "Preußen und Sachsen: mit Frankreich und Bayern verbündet, mit Österreich befeindet. Pragmatische Armee: mit Österreich verbündet, mit allen anderen befeindet, auch mit deinen eigenen.",
  "line.powers.mariaSides":
    "Verbündet, und mit dir kooperierend: die Pragmatische Armee. Feinde: Frankreich, Bayern, Preußen, Sachsen.",
  "line.powers.apart": "Karten und Armeen jedes Landes bleiben getrennt.",
  "line.powers.bohemia": "Nur die Karte Böhmen wird benutzt.",
  "line.powers.frederickWithout":
    "Die Pragmatische Armee, der General in »Ostpreußen« und der zweite preußische Troß nehmen nicht teil.",
  "line.turn.politics":
    "Politik: Lege höchstens eine Karte für jede deiner Großmächte. Trümpfe sind Einfluß, eine Reserve {reserveInfluence}; wer am meisten hat, nimmt zuerst eine Politik-Karte mit seinem Wappen oder spart an.",
  "line.turn.mariaHussars":
    "Husaren: auf leere Städte der Karte Böhmen, höchstens {hussarRange} Städte von einem deiner Generäle.",
  "line.turn.louisStage": "Du bist zuerst am Zug: Frankreich und Bayern gemeinsam, Phase für Phase.",
  "line.turn.frederickStage":
    "Preußen und Sachsen ziehen nach Frankreich und Bayern; die Pragmatische Armee zieht mit Österreich, zuletzt.",
  "line.turn.mariaStage": "Du bist zuletzt am Zug, gemeinsam mit der Pragmatischen Armee.",
  "line.turn.louisCards":
    "Karten: Frankreich {france}, Bayern {bavaria}; eine französische geht an Bayern, bis Runde {compulsory} immer, danach wie du willst.",
  "line.turn.louisFewer": "Frankreich zieht {frenchReduction} weniger.",
  "line.turn.frederickCards": "Karten: Preußen {prussia}, Sachsen {saxony}, Pragmatische Armee {pragmatic}.",
  "line.turn.mariaCards": "Karten: {austria}.",
  "line.turn.supplying": "Versorgung: Jeder deiner Generäle wird geprüft.",
  "line.turn.moving": "Bewegung: jede Spielfigur höchstens einmal; Eroberungen und Einsetzen von Trossen.",
  "line.turn.fighting":
    "Kampf: Wer einem feindlichen General benachbart ist, muß angreifen; du bestimmst die Reihenfolge.",
  "line.turn.later":
    "Nachträgliche Eroberung: Eine gedeckte Festung, durch die du gezogen bist, fällt, wenn Kämpfe ihr die Deckung nahmen.",
  "line.march.general": "General: {generalMarch} Städte, nur auf Hauptstraßen {generalOnMainRoad}.",
  "line.march.train": "Troß: {trainMarch} Städte, nur auf Hauptstraßen {trainOnMainRoad}.",
  "line.march.forced":
    "Gewaltmarsch: General, {forceMarch} Städte, nur auf Hauptstraßen; durch keine feindliche Festung, an keinem feindlichen General oder Troß vorbei. Erobert nichts.",
  "line.march.stacking":
    "Ein Turm: {inAStack} Generäle eines Landes oder kooperierender Länder; ihn zu bilden beendet beider Bewegung. Höchstens {mostTroops} Armeen je General.",
  "line.march.louisMaps": "Französische Spielfiguren ziehen von Karte zu Karte, bayerische nicht.",
  "line.march.frederickMaps": "Keine deiner Spielfiguren zieht von Karte zu Karte.",
  "line.march.mariaMaps": "Deine Spielfiguren ziehen von Karte zu Karte.",
  "line.march.taking":
    "Ein General, der die Stadt eines feindlichen Trosses betritt, schlägt ihn; ein Troß kann das nicht.",
  "line.march.conquest":
    "Eroberung: Ein nicht umgedrehter General zieht aus einer feindlichen Festung heraus, die in diesem Moment nicht gedeckt ist.",
  "line.march.protection":
    "Gedeckt: Ein General ihres oder eines kooperierenden Landes steht höchstens {protection} Städte entfernt, was auch dazwischen steht.",
  "line.supply.home": "Im Heimatgebiet ist ein General immer versorgt.",
  "line.supply.path":
    "Sonst: eine Linie von höchstens {supply} Städten zu einem Troß seiner Farbe, durch keinen feindlichen General oder Troß.",
  "line.supply.without":
    "Unversorgt: umgedreht, {lossUp} {lossUp:Armee|Armeen} verloren; schon umgedreht {lossDown}. Umgedreht erobert er nichts.",
  "line.supply.louisHussars":
    "Eine Linie durch einen Husaren kostet 1 TK-Punkt für jede ihrer Städte. Wer nicht alles zahlen kann, gibt alle Karten ab.",
  "line.supply.frederickHussars":
    "Preußen und Sachsen: Eine Linie durch einen Husaren kostet 1 TK-Punkt für jede ihrer Städte. Wer nicht alles zahlen kann, gibt alle Karten ab.",
  "line.supply.mariaCharges":
    "Deine Feinde zahlen 1 TK-Punkt für jede Stadt einer Linie durch einen Husaren. Eine Spielfigur, die seine Stadt betritt, entfernt ihn.",
  "line.supply.trains":
    "Ein Troß wird für {trainPrice} TK-Punkte eingesetzt, auf einer leeren, freundlich kontrollierten großen Festung seines Heimatgebiets.",
  "line.supply.louisSite": "Frankreich auch in München.",
  "line.supply.frederickSite": "Preußen auch in Dresden.",
  "line.combat.score":
    "Stand: deine Armeen minus die feindlichen. Wer im Minus ist, spielt Karte um Karte, bis er bei null oder besser steht; dann der andere.",
  "line.combat.suit":
    "Nur das Symbol des Sektors, in dem der eigene General steht, oder eine Reserve: 1 bis {reserve}, wie du sie ansagst.",
  "line.combat.zero":
    "Bei Gleichstand mußt du ausspielen, wenn du das Symbol hast; eine Reserve darfst du behalten: dann unentschieden.",
  "line.combat.lost": "Wer im Minus aufhört, verliert so viele Armeen; der Gewinner verliert nichts.",
  "line.combat.retreat":
    "Er zieht sich um so viele Städte zurück, auf dem Weg, den der Gewinner bestimmt, mit dem Ende so weit wie möglich von ihm, durch keine Spielfigur. Gibt es keinen: alle Armeen verloren.",
  "line.combat.points":
    "Je {troopsPerPoint} verlorene Armeen, oder weniger mit einem General, der den Spielplan verläßt, sind ein Siegpunkt: eine Marke in eine deiner {battleBoxes} Schlachtenboxen, eine aus denen des Verlierers.",
  "line.winter.recruit":
    "Nach je {winters} Runden: neue Armeen für je {troopPrice} TK-Punkte, für beliebige deiner Generäle.",
  "line.winter.back":
    "Ein General neben dem Spielplan wird mit mindestens 1 neuen Armee eingesetzt, auf einer freundlich kontrollierten großen Festung seines Heimatgebiets.",
  "line.winter.louisBack": "Französische Generäle auch in München.",
  "line.winter.scoring":
    "Dann notiert jede Großmacht die Marken, die noch in ihrem Pool liegen; wenige sind gut.",
  "line.special.louisMinor": "Bayern zieht nichts, solange München feindlich kontrolliert ist.",
  "line.special.louisElectors":
    "{electors} von Mainz, Trier, Köln und Mannheim: Frankreich legt eine Marke in die Box, solange es sie hält.",
  "line.special.louisEmperor":
    "Karl mit {majority} von {votes} Stimmen gewählt: Frankreich legt eine Marke in die Box.",
  "line.special.louisReduces":
    "Steht am Ende seines Zuges kein französischer General in Kern-Österreich, darf Frankreich einmal seine Marken dort aufgeben; die Hälfte, aufgerundet, wird zur Seite gelegt.",
  "line.special.frederickMinor": "Sachsen zieht nichts, solange Dresden feindlich kontrolliert ist.",
  "line.special.frederickPeace":
    "Alle Festungen Schlesiens am Ende von Preußens Zug: Du darfst Frieden anbieten. Angenommen, einmal: Schlesien ist dein, und Preußen eine Zeit lang neutral.",
  "line.special.frederickSaxony":
    "Jeder Siegpunkt, den Preußen verliert, kann Sachsens Marke zu Österreich hin verschieben; hat Sachsen dein Bündnis verlassen, führt es Maria Theresia.",
  "line.special.frederickElectors":
    "{electors} von Mainz, Trier, Köln und Mannheim, mit Österreich gehalten: Die Pragmatische Armee legt eine Marke in die Box.",
  "line.special.mariaTogether":
    "Deine Angriffe kommen vor denen der Pragmatischen Armee; Türme mit ihr nur, wenn beide Spieler wollen.",
  "line.special.mariaSaxony":
    "Für jeden Siegpunkt, den Preußen verliert, darfst du Sachsens Marke verschieben; hat Sachsen Preußen verlassen, führst du es.",
  "line.special.mariaPeace":
    "Du darfst Preußens Frieden annehmen oder ablehnen; angenommen ist Schlesien preußisches Heimatgebiet.",
  "line.special.mariaEmperor":
    "Franz mit {majority} von {votes} Stimmen gewählt, alle deine für ihn: eine Marke in die Box.",
  "line.special.mariaArenberg":
    "Arenberg: in den Niederlanden immer versorgt, auch von einem pragmatischen Troß; darf dort eingesetzt werden.",
};

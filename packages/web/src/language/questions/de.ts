import type { Translation } from "@maria/tell";
import type { questions as english } from "./en.ts";

export const questions: Translation<typeof english> = {
  "questions.title": "Fragen",
  "questions.found": "Antworten auf deine Suche",
  "questions.near": "Regeln, die nahekommen",
  "questions.general": "General {power}, Rang {rank}.",
  "question.win": "Wie gewinne ich?",
  "answer.win":
    "In der Profi-Variante gewinnt eine Großmacht, sobald bei einer Prüfung keine Siegmarke mehr in ihrem Pool liegt. Im Einführungsspiel braucht Frankreich 9 Festungen in Österreich, Preußen 12 in Österreich und Schlesien, und Maria Theresia gewinnt, wenn vorher die letzte Runde endet.",
  "question.conquer": "Wie erobere ich eine Festung?",
  "answer.conquer":
    "Ein offener General zieht aus einer feindlichen Festung heraus, die er betreten hat oder auf der er seinen Zug begann, während niemand sie deckt. Eine Belagerung oder Karten braucht es nicht.",
  "question.notConquered": "Warum kann ich diese Festung nicht erobern?",
  "answer.notConquered":
    "Meist steht ein General ihrer oder einer mit ihr kooperierenden Macht höchstens 3 Städte entfernt und deckt sie. Oder dein General ist verdeckt, macht einen Gewaltmarsch, zieht sich zurück oder bleibt bloß stehen.",
  "question.protect": "Wie decke ich eine Festung?",
  "answer.protect":
    "Halte einen General ihrer Macht oder einer mit ihr kooperierenden Macht höchstens 3 Städte entfernt. Was dazwischen steht, ist gleich.",
  "question.far": "Wie weit darf eine Figur ziehen?",
  "answer.far":
    "Ein General 3 Städte, oder 4, wenn jeder Schritt auf Hauptstraßen geht. Ein Troß 2 Städte, oder 3 auf Hauptstraßen.",
  "question.forceMarch": "Wie geht ein Gewaltmarsch?",
  "answer.forceMarch":
    "Ein General zieht bis zu 8 Städte weit, nur auf Hauptstraßen, durch keine feindliche Festung und an keinem feindlichen General oder Troß vorbei. Er erobert nichts.",
  "question.notThere": "Warum kann mein General nicht dorthin?",
  "answer.notThere":
    "Figuren springen nicht über Figuren, nur französische und österreichische kommen von einer Karte auf die andere, niemand betritt fremdes neutrales Gebiet, und nur zwei Generäle, die einen Turm bilden dürfen, teilen sich eine Stadt.",
  "question.stack": "Wie bilde ich einen Turm?",
  "answer.stack":
    "Beende den Zug eines Generals in einer Stadt mit einem General derselben oder einer mit ihr kooperierenden Macht. Beide sind damit fertig; die kleinere Rangzahl hat den Oberbefehl.",
  "question.shift": "Wann darf ich Armeen umverteilen?",
  "answer.shift":
    "Jederzeit und geheim zwischen zwei Generälen derselben Macht in einem Turm. Nie zwischen getrennten Generälen oder solchen verschiedener Mächte.",
  "question.supply": "Wann ist ein General versorgt?",
  "answer.supply":
    "Im eigenen Heimatgebiet immer. Sonst, wenn ein Weg von höchstens 6 Städten zu einem Troß seiner Farbe führt, an keinem feindlichen General oder Troß hindurch. Geprüft wird nur in der Versorgungsphase des eigenen Zuges.",
  "question.starve": "Was geschieht ohne Versorgung?",
  "answer.starve":
    "Er wird verdeckt und verliert 1 Armee; ist er schon verdeckt, verliert er 2. Verdeckt erobert er nichts, und mit der letzten Armee verläßt er den Spielplan.",
  "question.train": "Wie kommt ein verlorener Troß zurück?",
  "answer.train":
    "In der Bewegungsphase, für 4 Punkte, auf einer leeren großen Festung des Heimatgebiets unter eigener Kontrolle.",
  "question.hussars": "Was tun die Husaren?",
  "answer.hussars":
    "Durch sie kostet die Versorgung der Feinde Österreichs Karten: 1 Punkt für jede Stadt eines Weges, der durch einen Husaren führt. Österreich setzt sie auf die Böhmenkarte, höchstens 4 Städte von einem seiner Generäle.",
  "question.mustFight": "Wann muß ich angreifen?",
  "answer.mustFight":
    "In der Kampfphase immer, wenn dein General neben einem feindlichen steht. Du wählst nur die Reihenfolge.",
  "question.combat": "Wie läuft ein Kampf ab?",
  "answer.combat":
    "Der Stand ist der Unterschied der Armeen. Wer zurückliegt, spielt Karten in der Farbe seines eigenen Sektors, bis er bei Null oder besser steht; dann ist der andere an der Reihe. Wer im Rückstand aufhört, verliert so viele Armeen, wie ihm fehlen.",
  "question.whichCard": "Warum kann ich diese Karte nicht spielen?",
  "answer.whichCard":
    "Im Kampf zählen nur die Farbe des Sektors, in dem dein eigener General steht, und Reserven. Bei einem Stand von Null mußt du spielen, wenn du diese Farbe hast.",
  "question.retreat": "Wie geht ein Rückzug?",
  "answer.retreat":
    "So viele Städte weit, wie Armeen verloren sind, auf dem Weg, den der Sieger wählt, mit dem Ende so weit wie möglich vom siegreichen General. Keine Stadt mit einer Figur darf betreten werden. Gibt es keinen solchen Weg, sind alle Armeen verloren.",
  "question.draw": "Wie viele Karten ziehe ich?",
  "answer.draw":
    "Am Anfang deines Zuges: Frankreich 5, Bayern 1, Preußen 3, Sachsen 1, Österreich 5, Pragmatische Armee 3; die Subsidie gibt eine von Frankreich an Bayern, und in der Profi-Variante ändern es die Leisten.",
  "question.recruit": "Wie bekomme ich neue Armeen?",
  "answer.recruit":
    "Im Winter, nach jeder dritten Runde, für je 4 Punkte. Ein General neben dem Spielplan darf mit mindestens 1 davon zurückkommen, auf einer eigenen großen Festung seines Heimatgebiets.",
  "question.influence": "Wie bekomme ich eine Politische Karte?",
  "answer.influence":
    "Lege eine Karte verdeckt auf dein Feld. Trümpfe darauf sind dein Einfluß; der höchste wählt zuerst, und die Wahl kostet alle Karten, die dort liegen.",
  "question.emperor": "Wie wird der Kaiser gewählt?",
  "answer.emperor":
    "Am Ende der Runde, in der die Karte aufgedeckt wird. Von 9 Stimmen, die an Festungen hängen, genügen 5; die Seite des Gewählten legt eine Siegmarke in das Feld.",
  "question.allies": "Wer ist mit wem verbündet?",
  "answer.allies":
    "Frankreich, Bayern, Preußen und Sachsen auf der einen Seite, Österreich und die Pragmatische Armee auf der anderen. Das gilt zwischen Mächten, nicht zwischen Spielern.",
  "question.peace": "Wie annektiert Preußen Schlesien?",
  "answer.peace":
    "Kontrolliert es am Ende seines Zuges alle Festungen Schlesiens, darf es Frieden anbieten. Nimmt Österreich an, einmal im Spiel, ist Schlesien preußisches Heimatgebiet.",
  "question.secret": "Was dürfen die anderen sehen?",
  "answer.secret":
    "Handkarten und die Armeen der einzelnen Generäle sind geheim. Die Armeen einer Macht im ganzen und die Zahl der Karten sind öffentlich; Stärken zeigen sich im Kampf.",
};

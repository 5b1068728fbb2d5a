import type { Translation } from "@maria/tell";
import type { questions as english } from "./en.ts";

export const questions: Translation<typeof english> = {
  "questions.title": "Fragen",
  "questions.found": "Antworten auf deine Suche",
  "questions.near": "Regeln, die nahekommen",
  "questions.general": "General {power}, Rang {rank}.",
  "questions.quick": "Kurzübersicht: {role}",
  "questions.glossary": "Begriffe",
  "question.win": "Wie gewinne ich?",
  "answer.win":
    "In der Profi-Variante gewinnt eine Großmacht, sobald bei einer Prüfung keine Siegmarke mehr in ihrem Pool liegt. Im Einführungsspiel braucht Frankreich {frenchGoal} Festungen in Österreich, Preußen {prussianGoal} in Österreich und Schlesien, und Maria Theresia gewinnt, wenn vorher die letzte Runde endet.",
  "question.conquer": "Wie erobere ich eine Festung?",
  "answer.conquer":
    "Ein offener General zieht aus einer feindlichen Festung heraus, die er betreten hat oder auf der er seinen Zug begann, während niemand sie deckt. Eine Belagerung oder Karten braucht es nicht.",
  "question.notConquered": "Warum kann ich diese Festung nicht erobern?",
  "answer.notConquered":
    "Meist steht ein General ihrer oder einer mit ihr kooperierenden Macht höchstens {protection} Städte entfernt und deckt sie. Oder dein General ist verdeckt, macht einen Gewaltmarsch, zieht sich zurück oder bleibt bloß stehen.",
  "question.protect": "Wie decke ich eine Festung?",
  "answer.protect":
    "Halte einen General ihrer Macht oder einer mit ihr kooperierenden Macht höchstens {protection} Städte entfernt. Was dazwischen steht, ist gleich.",
  "question.far": "Wie weit darf eine Figur ziehen?",
  "answer.far":
    "Ein General {generalMarch} Städte, oder {generalOnMainRoad}, wenn jeder Schritt auf Hauptstraßen geht. Ein Troß {trainMarch} Städte, oder {trainOnMainRoad} auf Hauptstraßen.",
  "question.forceMarch": "Wie geht ein Gewaltmarsch?",
  "answer.forceMarch":
    "Ein General zieht bis zu {forceMarch} Städte weit, nur auf Hauptstraßen, durch keine feindliche Festung und an keinem feindlichen General oder Troß vorbei. Er erobert nichts.",
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
    "Im eigenen Heimatgebiet immer. Sonst, wenn ein Weg von höchstens {supply} Städten zu einem Troß seiner Farbe führt, an keinem feindlichen General oder Troß hindurch. Geprüft wird nur in der Versorgungsphase des eigenen Zuges.",
  "question.starve": "Was geschieht ohne Versorgung?",
  "answer.starve":
    "Er wird verdeckt und verliert {lossUp} {lossUp:Armee|Armeen}; ist er schon verdeckt, verliert er {lossDown}. Verdeckt erobert er nichts, und mit der letzten Armee verläßt er den Spielplan.",
  "question.train": "Wie kommt ein verlorener Troß zurück?",
  "answer.train":
    "In der Bewegungsphase, für {trainPrice} Punkte, auf einer leeren großen Festung des Heimatgebiets unter eigener Kontrolle.",
  "question.hussars": "Was tun die Husaren?",
  "answer.hussars":
    "Durch sie kostet die Versorgung der Feinde Österreichs Karten: 1 Punkt für jede Stadt eines Weges, der durch einen Husaren führt. Österreich setzt sie auf die Böhmenkarte, höchstens {hussarRange} Städte von einem seiner Generäle.",
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
    "Am Anfang deines Zuges: Frankreich {france}, Bayern {bavaria}, Preußen {prussia}, Sachsen {saxony}, Österreich {austria}, Pragmatische Armee {pragmatic}; die Subsidie gibt eine von Frankreich an Bayern, und in der Profi-Variante ändern es die Leisten.",
  "question.recruit": "Wie bekomme ich neue Armeen?",
  "answer.recruit":
    "Im Winter, nach jeder dritten Runde, für je {troopPrice} Punkte. Ein General neben dem Spielplan darf mit mindestens 1 davon zurückkommen, auf einer eigenen großen Festung seines Heimatgebiets.",
  "question.influence": "Wie bekomme ich eine Politik-Karte?",
  "answer.influence":
    "Lege eine Karte verdeckt auf dein Feld. Trümpfe darauf sind dein Einfluß; der höchste wählt zuerst, und die Wahl kostet alle Karten, die dort liegen.",
  "question.emperor": "Wie wird der Kaiser gewählt?",
  "answer.emperor":
    "Am Ende der Runde, in der die Karte aufgedeckt wird. Von {votes} Stimmen, die an Festungen hängen, genügen {majority}; die Seite des Gewählten legt eine Siegmarke in das Feld.",
  "question.allies": "Wer ist mit wem verbündet?",
  "answer.allies":
    "Frankreich, Bayern, Preußen und Sachsen auf der einen Seite, Österreich und die Pragmatische Armee auf der anderen. Das gilt zwischen Mächten, nicht zwischen Spielern.",
  "question.peace": "Wie annektiert Preußen Schlesien?",
  "answer.peace":
    "Kontrolliert es am Ende seines Zuges alle Festungen Schlesiens, darf es Frieden anbieten. Nimmt Österreich an, einmal im Spiel, ist Schlesien preußisches Heimatgebiet.",
  "question.secret": "Was dürfen die anderen sehen?",
  "answer.secret":
    "Handkarten und die Armeen der einzelnen Generäle sind geheim. Die Armeen einer Macht im ganzen und die Zahl der Karten sind öffentlich; Stärken zeigen sich im Kampf.",
  "question.phases": "Was geschieht in einer Runde?",
  "answer.phases":
    "Politik (Profi-Variante), Husaren, dann die Züge Frankreichs und Bayerns, Preußens und Sachsens, Österreichs und der Pragmatischen Armee. Jeder Zug: Karten, Versorgung, Bewegung, Kampf, nachträgliche Eroberung.",
  "question.retroactive": "Was bedeutet ein Fragezeichen auf einer Festung?",
  "answer.retroactive":
    "Ein General zog hindurch, während sie gedeckt war. Nehmen ihr die Kämpfe desselben Zuges die Deckung, ist sie danach erobert; sonst verschwindet das Fragezeichen.",
  "question.marker": "Welche Marke kommt auf eine eroberte Festung?",
  "answer.marker":
    "Im Heimatgebiet eines Feindes oder eines freundlichen Kleinstaats und in Schlesien die des Eroberers; ein Kleinstaat nimmt die seiner Großmacht. Im Heimatgebiet des Eroberers oder einer verbündeten Großmacht keine, und die vier Kurfürstenfestungen drehen die ihre um.",
  "question.control": "Wer kontrolliert eine Festung?",
  "answer.control":
    "Das Land, dessen Marke dort liegt; ohne Marke das Land, in dessen Heimatgebiet sie liegt. Spielfiguren, die dort stehen, ändern nichts.",
  "question.zero": "Was geschieht bei Gleichstand?",
  "answer.zero":
    "Wer das TK-Spielrecht hat, muß eine Karte seines Symbols ausspielen, wenn er eine hat; eine Reserve darf er behalten. Spielt er nicht, endet der Kampf unentschieden, ohne Verluste. Zu Beginn ist der Angreifer an der Reihe.",
  "question.mixed": "Wie kämpft ein gemischter Turm?",
  "answer.mixed":
    "Gemeinsam, allein mit den Karten des Landes, das den Oberbefehl hat. Verluste trägt zuerst das andere Land.",
  "question.several": "Was ist, wenn mein General neben mehreren Feinden steht?",
  "answer.several":
    "Er kämpft nacheinander gegen sie, in der Reihenfolge, die der Spieler am Zug bestimmt. Mußte er sich zurückziehen, kämpft er in dieser Phase nicht mehr.",
  "question.reserve": "Was ist eine Reserve wert?",
  "answer.reserve":
    "Im Kampf jedes Symbol und 1 bis {reserve}, wie ihr Spieler sie ansagt; beim Bezahlen {reserve}; in der Politik ist sie immer Trumpf mit {reserveInfluence}.",
  "question.takeTrain": "Wie schlage ich einen feindlichen Troß?",
  "answer.takeTrain":
    "Ziehe einen General in seine Stadt: Der Troß verläßt den Spielplan, und der General darf weiterziehen. Trosse und Rückzüge schlagen keinen.",
  "question.allot": "Wie verteile ich meine Armeen zu Beginn?",
  "answer.allot":
    "Geheim und alle: Jeder General erhält mindestens 1 und höchstens {mostTroops}, manche mindestens so viele, wie der Armeeplan sagt. Deine Karten kennst du schon vorher.",
  "question.points": "Was bringt ein gewonnener Kampf?",
  "answer.points":
    "In der Profi-Variante einen Siegpunkt für je {troopsPerPoint} Armeen, die der Verlierer verlor; waren es weniger und verließ ein General den Spielplan, 1. Jeder bringt eine Marke in eine von {battleBoxes} Schlachtenboxen und eine des Verlierers heraus.",
  "question.saxony": "Wann wechselt Sachsen die Seite?",
  "answer.saxony":
    "Wenn seine Marke auf einem Feld anderer Art liegenbleibt. Politik-Karten verschieben sie und, wenn Österreich will, jeder Siegpunkt, den Preußen verliert. Hat es Preußen verlassen, führt Maria Theresia Sachsen.",
  "question.neutral": "Was heißt neutral?",
  "answer.neutral":
    "Die Spielfiguren verlassen ihr Heimatgebiet nicht und kämpfen nie; niemand Fremdes betritt es oder versorgt sich durch es hindurch. Karten und neue Armeen gibt es wie sonst. Neutral werden können Preußen und Sachsen.",
  "question.subsidy": "Was ist eine Subsidie?",
  "answer.subsidy":
    "Jede Runde eine ungesehene Karte aus dem TK-Einkommen einer Großmacht an ein verbündetes Land, so viele Runden wie vereinbart. Die von Frankreich an Bayern steht bis Runde {compulsory} fest; danach entscheidet Frankreich jede Runde.",
  "question.agree": "Was dürfen wir vereinbaren?",
  "answer.agree":
    "In der Profi-Variante alles über das eigene Verhalten, offen, und es bindet. Keine Karten außer durch einen Subsidienvertrag, nichts gegen eine Regel oder ein Bündnis und keinen Frieden, den keine Regel vorsieht.",
  "question.last": "Wer gewinnt, wenn bis zuletzt niemand gewonnen hat?",
  "answer.last":
    "Im Einführungsspiel Maria Theresia, nach Runde {lastTurn}. In der Profi-Variante nach Runde {lastTurnAdvanced} und ihrem Winter die niedrigste Summe der Zwischenstände; bei Gleichheit gewinnt Maria Theresia und verliert Louis XV.",
  "question.two": "Wie spielt man zu zweit?",
  "answer.two":
    "Einer führt Frankreich, Preußen, Sachsen und Bayern, der andere Österreich und in der Profi-Variante die Pragmatische Armee. Im Einführungsspiel muß der erste beide Ziele zugleich erreichen.",
  "question.map": "Was zeigt der Spielplan?",
  "answer.map":
    "Zwei Karten, Flandern und Böhmen, mit Städten, die Straßen verbinden; die dicken sind Hauptstraßen. Durch eine Straße verbundene Städte sind benachbart. Festungen sind klein oder groß, und jeder Sektor hat ein Symbol für den Kampf.",
  "question.execute": "Was bewirkt eine Politik-Karte?",
  "answer.execute":
    "Ihr Text darf ganz, teilweise oder gar nicht ausgeführt werden; die Marken werden verschoben, wenn alle genommen haben, um die Summe der Pfeile. Was eine Leiste dann zeigt, gilt, solange die Marke dort liegt.",
  "question.reduce": "Wie reduziert Frankreich seine Kriegsziele?",
  "answer.reduce":
    "Einmal im Spiel, am Ende seines Zuges, wenn kein französischer General in Kern-Österreich steht: Seine Marken dort verschwinden, die Hälfte, aufgerundet, zur Seite. Sie kehren zurück, sobald Frankreich oder Bayern auf der Karte Böhmen erobert.",
  "question.gambit": "Was ist das Silesia Gambit?",
  "answer.gambit":
    "Das Einführungsspiel auf beiden Karten, ohne Politik. Am Ende von Runde {cessionTurn} darf Österreich Schlesien an Preußen abtreten; dann haben alle ein neues Ziel, und Runde {lastTurnAfterCession} ist die letzte.",
  "question.choices": "Was entscheide ich, und wann?",
  "answer.choices":
    "Jede Entscheidung des Spiels ist der Reihe nach aufgeführt: vor dem Spiel, jederzeit, in der Politik, bei den Husaren, in den Zügen, am Ende einer Runde und im Winter.",
  "question.doubt": "Was gilt, wo das Regelheft Zweifel läßt?",
  "answer.doubt":
    "Für jeden solchen Fall gibt es eine Festlegung, geordnet wie die Regeln: von Türmen und Karten über Versorgung, Bewegung, Eroberung, Kampf, Rückzug und Winter bis zu Politik und Varianten.",
  "question.examples": "Wo finde ich Beispiele?",
  "answer.examples":
    "Zu Aufstellung und Karten, Versorgung und Husaren, Bewegung, Eroberung, Rückzug, Politik, Spielsieg und weiteren Fällen: jedes mit Zahlen durchgerechnet.",
};

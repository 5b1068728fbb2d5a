import type { Translation } from "@maria/tell";
import type { start as english } from "../en/start.ts";

export const start: Translation<typeof english> = {
  "start.open": "Deine Rolle",
  "start.title": "Du bist {seat}",
  "start.goals": "So gewinnst du",
  "start.goal.fortresses": "Sobald {power} {goal} Festungen {aim} kontrolliert; bisher {n}.",
  "start.goal.both":
    "Sobald Frankreich {frenchGoal} Festungen in Österreich und Preußen {prussianGoal} in Österreich und Schlesien kontrolliert, beides zugleich.",
  "start.goal.holdOut": "Wenn Runde {turn} endet und niemand sonst ein Ziel erreicht hat.",
  "start.goal.neither": "Wenn Runde {turn} endet und weder Frankreich noch Preußen sein Ziel erreicht hat.",
  "start.goal.pool":
    "Sobald der Pool {of} leer ist; darin {n:liegt|liegen} noch {n} {n:Siegmarke|Siegmarken}. Sie gehen auf eroberte Festungen, in {battles} Schlachtenboxen und in: {places}.",
  "start.goal.scores":
    "Ist nach Runde {turn} kein Pool leer, mit der niedrigsten Summe aller Winter: Jeder hält fest, wie viele Siegmarken noch im Pool liegen.",
  "start.others": "So gewinnen die anderen",
  "start.sides": "Freunde und Feinde",
  "start.allies": "Verbündete",
  "start.enemies": "Feinde",
  "start.neutral": "Im Frieden",
  "start.playedBy": "{power} ({seat})",
  "start.own": "{power} (du)",
  "start.onePlayerWins": "Verbündet sind die Länder, nicht die Spieler: Einer von euch gewinnt.",
  "start.advice": "Erster Rat",
  "start.advice.protect":
    "Eine Festung ist gedeckt, solange ein General ihres Landes höchstens {n} Städte entfernt steht. Du brauchst Zeit, keine Siege.",
  "start.advice.hussars":
    "Schicke deine Husaren zwischen die feindlichen Generäle und ihre Trosse: Das macht den Krieg in Österreich teuer.",
  "start.advice.winter":
    "Alle {turns} Runden folgt ein Winter: Hebe TK für neue Armeen auf, {price} TK-Punkte für jede.",
  "start.advice.trains":
    "In der Fremde braucht ein General seinen Troß höchstens {n} Städte entfernt: Laß die Trosse folgen, sonst hungert er und erobert nichts.",
  "start.advice.bavaria": "Was Bayern erobert, zählt für Frankreich, und Bayern ist Österreich näher.",
  "start.advice.rival":
    "Frankreich und Preußen sind Verbündete und Rivalen: Wer zuerst am Ziel ist, gewinnt allein.",
  "start.advice.silesia": "Beginne in Schlesien, gleich bei Preußen; was Sachsen erobert, zählt für Preußen.",
  "start.advice.twoGoals":
    "Ein Ziel allein ist nur ein Unentschieden: Laß weder Frankreich noch Preußen zurückfallen.",
  "start.advice.peace":
    "Alles kannst du nicht halten: Der Frieden mit Preußen kostet Schlesien, doch deine Armeen werden frei gegen Frankreich.",
  "start.advice.election": "Kümmere dich um die Kurfürsten: Der Kaiser ist eine Siegmarke wert.",
  "start.advice.politics":
    "Politik-Karten bewegen Politikmarken, Einkommen und ganze Länder: Hebe auch für die Politik TK auf.",
  "start.advice.annexation":
    "Mit ganz Schlesien in der Hand darf Preußen den Frieden anbieten. Weiterkämpfen ist gewagt: Sachsen kann die Seite wechseln.",
  "start.advice.twoSides":
    "Preußen und die Pragmatische Armee sind Feinde, und du gewinnst mit jeder von beiden. Beiden nützt es, wenn Österreich Schlesien verläßt und sich gegen Frankreich wendet.",
  "start.advice.ceding":
    "Nach Runde {turn} darfst du Schlesien abtreten: Preußen und Sachsen scheiden aus, und alle bekommen neue Ziele.",
  "start.advice.flanders":
    "Bis Schlesien abgetreten ist, kämpft auf der Karte Flandern niemand: Der Krieg entscheidet sich in Böhmen.",
  "start.advice.afterCession":
    "Wird Schlesien nach Runde {turn} abgetreten, geht die Pragmatische Armee allein weiter: Was Preußen dann fehlt, muß sie zusätzlich erobern.",
  "start.advice.nowConquer":
    "Jetzt ist das Erobern an dir: Führe deine Armeen nach Bayern und nach Frankreich.",
  "start.advice.nowDefend": "Die Zeit ist jetzt auf deiner Seite: Durchhalten genügt meist.",
  "start.advice.pragmaticAlone":
    "Dir bleibt allein die Pragmatische Armee, mit Österreich als ihrem Verbündeten.",
  "start.advice.oneCard":
    "Du führst in einer Runde höchstens eine Politik-Karte aus, auch wenn beide deiner Länder eine nehmen.",
  "start.advice.ties": "Jeder Gleichstand geht an dich.",
  "start.advice.bluff":
    "Eine TK, die nicht Trumpf ist, bleibt bis zur nächsten Runde auf dem Tableau liegen: Bluffen hat hier seinen Preis.",
  "start.now": "Was jetzt",
  "start.begin": "Beginnen",
  "start.again": "Diese Karte öffnet sich wieder mit »Deine Rolle«.",
  "start.disc": "Die Spielfigur von {general}",
  "start.disc.troops": "seine Armeen; nur du kennst sie",
  "start.disc.rank": "sein Rang: Im Turm hat die kleinere Zahl den Oberbefehl",
  "start.disc.seen": "Verstanden",
};

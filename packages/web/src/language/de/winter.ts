import type { winter as english } from "../en/winter.ts";

export const winter = {
  "winter.whichPower": "Welches Land rekrutiert jetzt?",
  "winter.recruitFor": "Rekrutieren: {power}",
  "winter.means":
    "Die Hand ist {worth} {worth:TK-Punkt|TK-Punkte} wert, eine Armee kostet {price}: höchstens {n} {n:Armee|Armeen}.",
  "winter.offBoard": "Generäle, die nicht auf dem Spielplan sind",
  "winter.reenter": "Einsetzen",
  "winter.reentersIn": "wird in {city} eingesetzt",
  "winter.staysOff": "Nicht einsetzen",
  "winter.where": "In welcher Stadt? Tippe sie auf der Karte an oder wähle sie hier.",
  "winter.whoCommands": "Gleicher Rang: Wer hat den Oberbefehl?",
  "winter.noTroopLeft": "Wer eingesetzt wird, braucht eine neue Armee, und es ist keine übrig.",
  "winter.split": "Wer erhält die neuen Armeen?",
  "winter.receiver": "{place} · hat {n}",
  "winter.splitIsSecret": "Alle erfahren, wie viele Armeen es sind, niemand, wer sie erhält.",
  "winter.sum": "{n} neue {n:Armee|Armeen} für {price} {price:TK-Punkt|TK-Punkte}",
  "winter.returning": "{general} wird in {city} eingesetzt.",
  "winter.nobody": "Keine Armeen rekrutieren",
  "winter.endRecruiting": "Bestätigen: Keine Armeen rekrutieren",
  "winter.recruit": "{n} {n:Armee|Armeen} rekrutieren",
  "winter.askForStack": "In einem Turm mit einem General des Mitspielers einsetzen",
  "winter.askForStackWhy":
    "Einem Turm aus Österreich und Pragmatischer Armee muß der Mitspieler zustimmen. Dann steht die Stadt offen.",
  "winter.proposeStack": "Mitspieler fragen",
  "winter.comes.recruit":
    "Jedes Land darf rekrutieren: Eine neue Armee kostet {price} TK-Punkte. Niemand erfährt, wer sie erhält.",
  "winter.comes.return":
    "Generäle, die nicht auf dem Spielplan sind, können mit neuen Armeen auf einer großen Festung ihres Heimatgebiets eingesetzt werden.",
  "winter.comes.score":
    "Dann hält jede Großmacht ihren Zwischenstand fest: die Siegmarken, die noch im Pool liegen. Wenige sind gut.",
  "winter.now": "Winter nach Runde {turn}",
  "winter.recruiting": "es rekrutieren: {powers}",
} as const satisfies Record<keyof typeof english, string>;

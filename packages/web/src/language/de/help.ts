import type { help as english } from "../en/help.ts";

export const help = {
  "help.howTo": "So wird auf dieser Seite gespielt",
  "help.howToText":
    "Die Zeile oben sagt, wer zu entscheiden hat. Was du tun darfst, steht neben dem Spielplan; Städte und Spielfiguren, die gewählt werden können, leuchten. Tippe alles andere an, um es zu betrachten; tippst du etwas Unerlaubtes an, sagt die Seite mit der Regel, warum es nicht geht. Nichts Wichtiges geschieht durch ein einziges Tippen, und was nichts verraten hat, läßt sich zurücknehmen.",
  "help.keys": "Tastatur",
  "help.column.key": "Taste",
  "help.column.meaning": "Bedeutung",
  "help.keyName.tab": "Tab",
  "help.keyName.enter": "Eingabe",
  "help.keyName.escape": "Esc",
  "help.key.choose": "Von einem zum nächsten gehen und es wählen",
  "help.key.pan": "Die Karte verschieben, wenn der Spielplan den Fokus hat",
  "help.key.zoom": "Näher heran, weiter weg",
  "help.key.takeBack": "Zurücknehmen",
  "help.key.done": "Zur Schaltfläche gehen, die das Segment oder die Phase beendet",
  "help.key.log": "Das Protokoll öffnen",
  "help.key.textBoard": "Den Spielplan als Text öffnen",
  "help.key.help": "Diese Hilfe öffnen",
  "help.key.role": "Deine Rolle zeigen: wer du bist und wie du gewinnst",
  "help.key.counsel": "was der Marschall hier täte",
  "help.key.giveUp": "Begonnenes aufgeben oder Offenes schließen",
  "help.key.overlay": "Zeigen oder verbergen: {name}",
  "help.symbols": "Zeichen auf dem Spielplan",
} as const satisfies Record<keyof typeof english, string>;

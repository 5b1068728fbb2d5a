export const commands = {
  "error.unknownCommand":
    "Den Befehl »{command}« gibt es nicht. Die Befehle sind {words}; maria --help sagt mehr.",
  "error.unknownOption": "Die Option {option} gibt es hier nicht. --help zeigt die Optionen.",
  "error.optionNeedsValue": "Die Option {option} braucht einen Wert.",
  "error.optionTakesNoValue": "Die Option {option} nimmt keinen Wert.",
  "error.unexpectedArgument": "»{argument}« wurde nicht erwartet. --help zeigt den Gebrauch.",
  "error.missingArgument": "{argument} fehlt. --help zeigt den Gebrauch.",
  "error.notOneOf": "{option}: »{value}« ist keines von {words}.",
  "error.notAWholeNumber": "{option}: »{value}« ist keine ganze Zahl von {least} bis {most}.",
  "error.optionIsForAdvanced":
    "Die optionale Politik-Regel (--political-option) gehört zur Profi-Variante. Ergänze --variant advanced.",
  "error.gambitIsForThree": "Das Silesia Gambit gibt es nicht zu zweit. Spiele es mit --players 3.",
  "error.badPack": "Das Spielmaterial-Paket in {path} ist nicht zu gebrauchen; check-pack sagt mehr:",
  "error.noSuchFile": "Eine Datei {path} gibt es nicht.",
  "error.cannotRead": "{path} läßt sich nicht lesen: {message}",
  "error.cannotWrite": "{path} läßt sich nicht schreiben: {message}",
  "error.notJson": "{path} ist kein JSON: siehe Zeile {line}, Spalte {column}.",
  "error.notARecord":
    "{path} ist kein aufgezeichnetes Spiel: »{where}« fehlt oder ist nicht, wie es sein soll.",
  "error.unknownField":
    "{path} ist kein aufgezeichnetes Spiel: Darin steht ein Feld, das keine Aufzeichnung hat.",
  "error.otherRules":
    "Das Spiel wurde nach Fassung {rules} der Regeln begonnen. Eintrag {number} ist nach den heutigen nicht erlaubt: Es wird bis dorthin gezeigt.",
  "error.otherPack":
    "Gespielt wurde mit dem Spielmaterial-Paket {wanted}, dieses ist {found}. Nenne das richtige mit --pack VERZEICHNIS.",
  "error.illegalEntry": "Eintrag {number} ({seat}, {action}) verstößt gegen {rule}: {reason}",
  "error.notOutside": "--outside: »{value}« ist nicht NAME=BEFEHL.",
  "error.nameTaken": "--outside: »{name}« heißt schon ein Bot des Hauses. Bitte anders nennen.",
  "error.namedTwice": "{option}: »{name}« ist zweimal genannt.",
  "error.notAPairing": "--pairing nennt zwei Bots, etwa colonel,cadet, und steht ohne --pool.",
  "error.notHypotheses": "--sprt: »{value}« sind nicht zwei Punktzahlen, die kleinere zuerst, etwa 0,50.",
  "error.testNeedsTwo": "Ein sequentieller Test (--sprt) braucht mindestens zwei Bots.",

  "serve.address": "MARIA ist geöffnet unter {address} (Strg+C beendet)",
  "serve.dataInUse":
    "Ein anderer Server hebt seine Spiele in {path} auf. Beende ihn, oder nenne mit --data ein anderes Verzeichnis.",
  "serve.drawing": "Der Spielplan aus {path} wird gezeichnet …",
  "serve.noStore":
    "Die Spiele können nicht in {path} aufgehoben werden: {message}. Nenne mit --data ein Verzeichnis, in das geschrieben werden darf.",
  "serve.notBuilt": "Die Seite ist nicht gebaut. Mit npm start starten oder mit npm run build bauen.",
  "serve.otherPort":
    "{address} ist belegt: Vielleicht ist MARIA dort schon geöffnet. Gespeicherte Spiele gehören zu ihrer Adresse, die von {address} sind also unter dieser nicht zu sehen.",
  "serve.pageOnly":
    "Für dieses System gibt es keine eingebaute Datenbank: Nur die Seite wird bereitgestellt, für Spiele auf einem Gerät. Für Spiele über das Netz setze DATABASE_URL auf die Adresse einer PostgreSQL-Datenbank.",
  "serve.badHost":
    "--host: {value} ist keine Adresse dieses Rechners. Nenne eine von seinen, oder 0.0.0.0 für alle.",
  "serve.badLog": "MARIA_LOG: »{value}« ist keines von {words}.",
  "serve.badMail": "MARIA_SMTP ist keine Adresse eines Mailservers. Sie muß aussehen wie {value}.",
  "serve.noSender":
    "MARIA_MAIL_FROM muß die Adresse nennen, von der Briefe kommen, wie MARIA <maria@example.org>.",
  "serve.portForbidden":
    "Port {port} darf nicht geöffnet werden: Die unter 1024 gehören dem System. Nenne mit --port einen anderen und laß an diesem einen Proxy stehen (docs/operations.md).",
  "serve.portTaken":
    "Port {port} ist belegt: Vielleicht ist MARIA dort schon geöffnet, unter {address}. Wenn nicht, nenne mit --port einen anderen Port, oder beende das Programm, das ihn hat.",
  "serve.portsTaken": "Alle Ports von {first} bis {last} sind belegt. Nenne mit --port einen freien.",

  "simulate.title": "{n} {n:Spiel|Spiele}, {variant}, {players} Spieler, Startwert {seed}. Bots: {bots}.",
  "simulate.progress": "Spiel {number} von {wanted}",
  "simulate.winners": "Sieger",
  "simulate.tie": "unentschieden",
  "simulate.endings": "Spielenden",
  "simulate.least": "kleinste",
  "simulate.mean": "Mittel",
  "simulate.most": "größte",
  "simulate.actions": "Aktionen",
  "simulate.turns": "Runden",
  "simulate.powers": "Sieger nach Ländern",
  "simulate.ended":
    "Beendet durch leeren Pool {pool}, durch die Zwischenstände {scores}. Spiele nach letzter Runde: {turns}.",
  "simulate.cards": "Politik-Karten: genommen, ausgeführt",
  "simulate.affairs":
    "Schlesien {annexed}mal annektiert. Sachsen {neutral}mal neutral, {austrian}mal mit Österreich, {prussian}mal mit Preußen verbündet. Kaiser: Karl {charles}, Franz {francis}. Vereinbarungen: {treaties}.",
  "simulate.speed": "{n} Aktionen je Sekunde.",
  "simulate.recorded": "Die Aufzeichnungen liegen in {path}.",
  "simulate.fault": "Spiel {number} (Startwert {seed}) ging schief: {fault}",

  "blunders.title": "Fehler je Spiel, ± die Abweichung in 95 von 100 Fällen",
  "blunders.trainsExposed": "Trosse verloren, wo ihr letzter Zug sie ohne Not hingestellt hatte",
  "blunders.lastCardToZero": "Niederlagen um fünf oder mehr nach der letzten Karte auf Null",
  "blunders.suicidalAttacks": "Angriffe von ein oder zwei Armeen auf fünf oder mehr",
  "blunders.suicidalDefeats": "davon verloren",
  "blunders.frenchMapChanges": "Kartenwechsel französischer Generäle",
  "blunders.cardsPlaced": "In der Politik gelegte Karten",
  "blunders.unspent": "Karten übrig am Ende: {power}",
  "blunders.endTurn": "Letzte Runde",
  "blunders.finalScoring": "Anteil der Schlußwertungen",

  "tournament.title":
    "{n} {n:Spiel|Spiele} in {rounds} {rounds:Durchgang|Durchgängen}, {variant}, {players} Spieler, Startwert {seed}. Ein Durchgang ist ein Startwert in allen Sitzordnungen.",
  "tournament.strength": "Stärke",
  "tournament.decisions": "Entscheide",
  "tournament.milliseconds": "je ms",
  "tournament.roles": "Rollen",
  "tournament.games": "Spiele",
  "tournament.won": "gewonnen",
  "tournament.pairings": "Paarungen",
  "tournament.against": "{one} gegen {others}",
  "tournament.againstTwo": "{one} gegen zwei {others}",
  "tournament.turns": "Letzte Runde im Mittel: {turns}.",
  "tournament.decided":
    "Sequentieller Test: {challenger} ist eher um {elo} Punkte stärker (Verhältnis {ratio}, Schranke {bound}).",
  "tournament.undecided":
    "Sequentieller Test von {challenger}: unentschieden (Verhältnis {ratio}, Schranke {bound}).",
  "tournament.faults": "{n} {n:Spiel|Spiele} durch einen Fehler verloren:",
  "tournament.fault": "{bot} ({seat}): {message}",

  "replay.title": "Nach {until} von {entries} Einträgen, gesehen von: {who}",
  "replay.spectator": "ein Zuschauer",
  "replay.deciding": "Jetzt zu entscheiden: {seats}.",

  "backup.done":
    "{path} enthält alles: {n} {n:Zeile|Zeilen}. Darin stehen alle Geheimnisse der Spiele, also gehört die Datei dahin, wo nur du sie lesen kannst.",
  "backup.exists": "{path} gibt es schon. Nenne eine andere Datei, oder ergänze --replace.",
  "backup.failed": "{path}: Das ging nicht, und nichts wurde geändert: {message}",
  "restore.done": "Alles ist wieder wie in {path}: {n} {n:Zeile|Zeilen}.",
  "restore.inUse":
    "Es gibt schon Leute und Spiele, und alles seit der Sicherung ginge verloren. Wenn du das willst, ergänze --replace; sichere vorher, was da ist.",
  "restore.damaged": "{path} ist beschädigt oder nicht vollständig. Nichts wurde geändert.",
  "restore.foreign": "{path} ist keine Sicherung von MARIA. Nichts wurde geändert.",
  "restore.later":
    "{path} stammt von einer späteren Version von MARIA. Nichts wurde geändert; mit jener Version läßt sie sich einspielen.",

  "checkPack.note": "Hinweis: {note}",
  "checkPack.sound": "{path}: ein einwandfreies Spielmaterial-Paket.",
  "checkPack.problems": "{path}: {n} {n:Fehler|Fehler}.",
} as const;

/** Complaints, and what simulate, replay and check-pack say. */
export const commands = {
  "error.unknownCommand":
    "There is no command “{command}”. The commands are {words}; maria --help tells more.",
  "error.unknownOption": "There is no option {option} here. Use --help to see the options.",
  "error.optionNeedsValue": "The option {option} needs a value.",
  "error.optionTakesNoValue": "The option {option} takes no value.",
  "error.unexpectedArgument": "“{argument}” was not expected. Use --help to see the usage.",
  "error.missingArgument": "{argument} is missing. Use --help to see the usage.",
  "error.notOneOf": "{option}: “{value}” is not one of {words}.",
  "error.notAWholeNumber": "{option}: “{value}” is not a whole number from {least} to {most}.",
  "error.optionIsForAdvanced":
    "The optional political rule (--political-option) belongs to the advanced game. Add --variant advanced.",
  "error.gambitIsForThree": "The Silesia Gambit has no two-player form. Play it with --players 3.",
  "error.badPack": "The component pack in {path} cannot be used; check-pack tells more:",
  "error.noSuchFile": "There is no file {path}.",
  "error.cannotRead": "{path} cannot be read: {message}",
  "error.cannotWrite": "{path} cannot be written: {message}",
  "error.notJson": "{path} is not JSON: see line {line}, column {column}.",
  "error.notARecord": "{path} is not the record of a game: “{where}” is missing or not as it should be.",
  "error.unknownField": "{path} is not the record of a game: it holds a field that no record has.",
  "error.otherRules":
    "The game was begun under version {rules} of the rules. Entry {number} is not allowed under those of today: it is shown up to there.",
  "error.otherPack":
    "The game was played with the component pack {wanted}, but this one is {found}. Name the right one with --pack DIR.",
  "error.illegalEntry": "Entry {number} ({seat}, {action}) breaks {rule}: {reason}",
  "error.notOutside": "--outside: “{value}” is not NAME=COMMAND.",
  "error.nameTaken": "--outside: “{name}” is the name of a bot of the house. Choose another one.",
  "error.namedTwice": "{option}: “{name}” is named twice.",
  "error.notAPairing": "--pairing names two bots, as in colonel,cadet, and goes without --pool.",
  "error.notHypotheses": "--sprt: “{value}” is not two numbers of points, the lower first, as in 0,50.",
  "error.testNeedsTwo": "A sequential test (--sprt) needs two bots at least.",

  "serve.address": "MARIA is open at {address} (Ctrl+C ends it)",
  "serve.dataInUse":
    "Another server keeps its games in {path}. End it, or name another directory with --data.",
  "serve.drawing": "Drawing the board of {path} …",
  "serve.noStore":
    "The games cannot be kept in {path}: {message}. Name a directory that can be written to with --data.",
  "serve.notBuilt": "The page has not been built. Start it with npm start, or build it with npm run build.",
  "serve.otherPort":
    "{address} is taken: perhaps MARIA is open there already. Saved games belong to their address, so those of {address} are not to be seen at this one.",
  "serve.pageOnly":
    "There is no embedded store for this platform: only the page is served, for games on one device. For games over the network set DATABASE_URL to the address of a PostgreSQL.",
  "serve.badHost":
    "--host: {value} is no address of this machine. Name one of its own, or 0.0.0.0 for all of them.",
  "serve.badLog": "MARIA_LOG: “{value}” is not one of {words}.",
  "serve.badMail": "MARIA_SMTP is no address of a mail server. It has to look like {value}.",
  "serve.noSender":
    "MARIA_MAIL_FROM has to name the address that letters come from, like MARIA <maria@example.org>.",
  "serve.portForbidden":
    "Port {port} may not be opened: those below 1024 are for the system. Name another one with --port, and let a proxy stand at this one (docs/operations.md).",
  "serve.portTaken":
    "Port {port} is taken: perhaps MARIA is open there already, at {address}. If not, name another port with --port, or end the program that has it.",
  "serve.portsTaken": "All ports from {first} to {last} are taken. Name a free one with --port.",

  "simulate.title": "{n} {n:game|games}, {variant}, {players} players, seed {seed}. Bots: {bots}.",
  "simulate.progress": "game {number} of {wanted}",
  "simulate.winners": "Winners",
  "simulate.tie": "tie",
  "simulate.endings": "Endings",
  "simulate.least": "least",
  "simulate.mean": "mean",
  "simulate.most": "most",
  "simulate.actions": "Actions",
  "simulate.turns": "Turns",
  "simulate.powers": "Winners by power",
  "simulate.ended":
    "Ended by an empty pool {pool}, by the winter scores {scores}. Games by last turn: {turns}.",
  "simulate.cards": "Political Cards: selected, executed",
  "simulate.affairs":
    "Silesia annexed {annexed} times. Saxony neutral {neutral}, Austrian ally {austrian}, Prussian ally {prussian} times. Emperor: Charles {charles}, Francis {francis}. Agreements made: {treaties}.",
  "simulate.speed": "{n} actions per second.",
  "simulate.recorded": "The records are in {path}.",
  "simulate.fault": "Game {number} (seed {seed}) went wrong: {fault}",

  "blunders.title": "Blunders a game, ± the error in 95 of 100 cases",
  "blunders.trainsExposed": "Trains lost where their own last march had needlessly put them",
  "blunders.lastCardToZero": "Defeats of five or more after the last card to zero",
  "blunders.suicidalAttacks": "Attacks of one or two troops on five or more",
  "blunders.suicidalDefeats": "of these lost",
  "blunders.frenchMapChanges": "French armies changing maps",
  "blunders.cardsPlaced": "Cards placed in politics",
  "blunders.unspent": "Cards left at the end: {power}",
  "blunders.endTurn": "Last turn",
  "blunders.finalScoring": "Share of final scoring",

  "tournament.title":
    "{n} {n:game|games} in {rounds} {rounds:round|rounds}, {variant}, {players} players, seed {seed}. Each round is one seed in all seatings.",
  "tournament.strength": "Strength",
  "tournament.decisions": "decisions",
  "tournament.milliseconds": "ms each",
  "tournament.roles": "Roles",
  "tournament.games": "games",
  "tournament.won": "won",
  "tournament.pairings": "Pairings",
  "tournament.against": "{one} against {others}",
  "tournament.againstTwo": "{one} against two of {others}",
  "tournament.turns": "Last turn on average: {turns}.",
  "tournament.decided":
    "Sequential test: {challenger} is rather {elo} points stronger (ratio {ratio}, bound {bound}).",
  "tournament.undecided": "Sequential test of {challenger}: undecided (ratio {ratio}, bound {bound}).",
  "tournament.faults": "{n} {n:game|games} lost by a fault:",
  "tournament.fault": "{bot} ({seat}): {message}",

  "replay.title": "After {until} of {entries} entries, seen by: {who}",
  "replay.spectator": "a spectator",
  "replay.deciding": "To decide now: {seats}.",

  "backup.done":
    "{path} holds everything: {n} {n:row|rows}. It holds every secret of the games, so keep it where only you can read it.",
  "backup.exists": "{path} is there already. Name another file, or say --replace.",
  "backup.failed": "{path}: that did not work, and nothing was changed: {message}",
  "restore.done": "Everything is as it was in {path}: {n} {n:row|rows}.",
  "restore.inUse":
    "There are people and games already, and everything since the backup would be lost. If that is what you want, say --replace; a backup of what is there comes first.",
  "restore.damaged": "{path} is damaged or not whole. Nothing was changed.",
  "restore.foreign": "{path} is no backup of MARIA. Nothing was changed.",
  "restore.later":
    "{path} was made by a later version of MARIA. Nothing was changed; restore it with that version.",

  "checkPack.note": "Note: {note}",
  "checkPack.sound": "{path}: a sound component pack.",
  "checkPack.problems": "{path}: {n} {n:problem|problems}.",
} as const;

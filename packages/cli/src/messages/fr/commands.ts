export const commands = {
  "error.unknownCommand":
    "Il n’y a pas de commande « {command} ». Les commandes sont {words} ; maria --help en dit plus.",
  "error.unknownOption": "Il n’y a pas d’option {option} ici. --help montre les options.",
  "error.optionNeedsValue": "L’option {option} a besoin d’une valeur.",
  "error.optionTakesNoValue": "L’option {option} ne prend pas de valeur.",
  "error.unexpectedArgument": "« {argument} » n’était pas attendu. --help montre l’usage.",
  "error.missingArgument": "{argument} manque. --help montre l’usage.",
  "error.notOneOf": "{option} : « {value} » n’est pas l’un de {words}.",
  "error.notAWholeNumber": "{option} : « {value} » n’est pas un nombre entier de {least} à {most}.",
  "error.optionIsForAdvanced":
    "La règle politique optionnelle (--political-option) appartient au jeu avancé. Ajoutez --variant advanced.",
  "error.gambitIsForThree": "Le Silesia Gambit n’existe pas à deux joueurs. Jouez-le avec --players 3.",
  "error.badPack": "Le jeu de matériel dans {path} est inutilisable ; check-pack en dit plus :",
  "error.noSuchFile": "Il n’y a pas de fichier {path}.",
  "error.cannotRead": "{path} ne peut pas être lu : {message}",
  "error.cannotWrite": "{path} ne peut pas être écrit : {message}",
  "error.notJson": "{path} n’est pas du JSON : voir ligne {line}, colonne {column}.",
  "error.notARecord":
    "{path} n’est pas une partie enregistrée : « {where} » manque ou n’est pas comme il faut.",
  "error.unknownField":
    "{path} n’est pas une partie enregistrée : il contient un champ qu’aucune partie enregistrée n’a.",
  "error.otherRules":
    "La partie a été commencée avec la version {rules} des règles. L’entrée {number} n’est pas permise par celles d’aujourd’hui : la partie est montrée jusque-là.",
  "error.otherPack":
    "La partie a été jouée avec le jeu de matériel {wanted}, or celui-ci est {found}. Nommez le bon avec --pack DOSSIER.",
  "error.illegalEntry": "L’entrée {number} ({seat}, {action}) enfreint {rule} : {reason}",
  "error.notOutside": "--outside : « {value} » n’est pas NOM=COMMANDE.",
  "error.nameTaken": "--outside : « {name} » est le nom d’un bot de la maison. Choisissez-en un autre.",
  "error.namedTwice": "{option} : « {name} » est nommé deux fois.",
  "error.notAPairing": "--pairing nomme deux bots, comme colonel,cadet, et va sans --pool.",
  "error.notHypotheses":
    "--sprt : « {value} » n’est pas deux nombres de points, le plus petit d’abord, comme 0,50.",
  "error.testNeedsTwo": "Un test séquentiel (--sprt) demande au moins deux bots.",

  "serve.address": "MARIA est ouverte à l’adresse {address} (Ctrl+C pour arrêter)",
  "serve.dataInUse":
    "Un autre serveur garde ses parties dans {path}. Arrêtez-le, ou indiquez un autre dossier avec --data.",
  "serve.drawing": "Le plateau de {path} est en cours de dessin …",
  "serve.noStore":
    "Les parties ne peuvent pas être gardées dans {path} : {message}. Indiquez avec --data un dossier où l’on peut écrire.",
  "serve.notBuilt": "La page n’est pas construite. Lancez npm start, ou construisez-la avec npm run build.",
  "serve.otherPort":
    "{address} est occupée : MARIA y est peut-être déjà ouverte. Les parties enregistrées appartiennent à leur adresse : celles de {address} ne se voient pas à celle-ci.",
  "serve.pageOnly":
    "Il n’y a pas de base de données intégrée pour ce système : seule la page est servie, pour des parties sur un seul appareil. Pour des parties en réseau, donnez à DATABASE_URL l’adresse d’une base PostgreSQL.",
  "serve.badHost":
    "--host : {value} n’est pas une adresse de cette machine. Indiquez-en une, ou 0.0.0.0 pour toutes.",
  "serve.badLog": "MARIA_LOG : « {value} » n’est pas l’un de {words}.",
  "serve.badMail": "MARIA_SMTP n’est pas l’adresse d’un serveur de courrier. Elle doit ressembler à {value}.",
  "serve.noSender":
    "MARIA_MAIL_FROM doit nommer l’adresse d’où viennent les lettres, comme MARIA <maria@example.org>.",
  "serve.portForbidden":
    "Le port {port} ne peut pas être ouvert : ceux au-dessous de 1024 sont réservés au système. Indiquez-en un autre avec --port, et placez un proxy devant (docs/operations.md).",
  "serve.portTaken":
    "Le port {port} est occupé : MARIA y est peut-être déjà ouverte, à l’adresse {address}. Sinon, indiquez un autre port avec --port, ou arrêtez le programme qui l’occupe.",
  "serve.portsTaken": "Tous les ports de {first} à {last} sont occupés. Indiquez-en un libre avec --port.",

  "simulate.title": "{n} {n:partie|parties}, {variant}, {players} joueurs, graine {seed}. Bots : {bots}.",
  "simulate.progress": "partie {number} sur {wanted}",
  "simulate.winners": "Vainqueurs",
  "simulate.tie": "match nul",
  "simulate.endings": "Fins de partie",
  "simulate.least": "minimum",
  "simulate.mean": "moyenne",
  "simulate.most": "maximum",
  "simulate.actions": "Actions",
  "simulate.turns": "Tours",
  "simulate.powers": "Vainqueurs par puissance",
  "simulate.ended":
    "Terminées par un stock vide {pool}, par les scores d’hiver {scores}. Parties selon le dernier tour : {turns}.",
  "simulate.cards": "Cartes Politiques : choisies, exécutées",
  "simulate.affairs":
    "Silésie annexée {annexed} fois. Saxe neutre {neutral}, alliée de l’Autriche {austrian}, de la Prusse {prussian} fois. Empereur : Charles {charles}, François {francis}. Accords conclus : {treaties}.",
  "simulate.speed": "{n} actions par seconde.",
  "simulate.recorded": "Les parties sont enregistrées dans {path}.",
  "simulate.fault": "La partie {number} (graine {seed}) a mal tourné : {fault}",

  "blunders.title": "Fautes par partie, ± l’erreur dans 95 cas sur 100",
  "blunders.trainsExposed": "Trains perdus là où leur dernière marche les avait mis sans nécessité",
  "blunders.lastCardToZero": "Défaites de cinq ou plus après la dernière carte à zéro",
  "blunders.suicidalAttacks": "Attaques d’une ou deux troupes contre cinq ou plus",
  "blunders.suicidalDefeats": "dont perdues",
  "blunders.frenchMapChanges": "Armées françaises changeant de carte",
  "blunders.cardsPlaced": "Cartes posées en politique",
  "blunders.unspent": "Cartes restant à la fin : {power}",
  "blunders.endTurn": "Dernier tour",
  "blunders.finalScoring": "Part des décomptes finals",

  "tournament.title":
    "{n} {n:partie|parties} en {rounds} {rounds:ronde|rondes}, {variant}, {players} joueurs, graine {seed}. Une ronde est une graine dans toutes les dispositions.",
  "tournament.strength": "Force",
  "tournament.decisions": "décisions",
  "tournament.milliseconds": "ms chacune",
  "tournament.roles": "Rôles",
  "tournament.games": "parties",
  "tournament.won": "gagnées",
  "tournament.pairings": "Rencontres",
  "tournament.against": "{one} contre {others}",
  "tournament.againstTwo": "{one} contre deux {others}",
  "tournament.turns": "Dernier tour en moyenne : {turns}.",
  "tournament.decided":
    "Test séquentiel : {challenger} est plutôt plus fort de {elo} points (rapport {ratio}, seuil {bound}).",
  "tournament.undecided": "Test séquentiel de {challenger} : indécis (rapport {ratio}, seuil {bound}).",
  "tournament.faults": "{n} {n:partie perdue|parties perdues} par une faute :",
  "tournament.fault": "{bot} ({seat}) : {message}",

  "replay.title": "Après {until} entrées sur {entries}, vu par : {who}",
  "replay.spectator": "un spectateur",
  "replay.deciding": "À décider maintenant : {seats}.",

  "backup.done":
    "{path} contient tout : {n} {n:ligne|lignes}. Le fichier contient tous les secrets des parties : gardez-le là où vous seul pouvez le lire.",
  "backup.exists": "{path} existe déjà. Nommez un autre fichier, ou ajoutez --replace.",
  "backup.failed": "{path} : cela n’a pas marché, et rien n’a été changé : {message}",
  "restore.done": "Tout est de nouveau comme dans {path} : {n} {n:ligne|lignes}.",
  "restore.inUse":
    "Il y a déjà des gens et des parties, et tout ce qui est venu depuis la sauvegarde serait perdu. Si c’est ce que vous voulez, ajoutez --replace ; sauvegardez d’abord ce qui est là.",
  "restore.damaged": "{path} est abîmé ou incomplet. Rien n’a été changé.",
  "restore.foreign": "{path} n’est pas une sauvegarde de MARIA. Rien n’a été changé.",
  "restore.later":
    "{path} vient d’une version plus récente de MARIA. Rien n’a été changé ; restaurez-le avec cette version.",

  "checkPack.note": "Remarque : {note}",
  "checkPack.sound": "{path} : un jeu de matériel sans défaut.",
  "checkPack.problems": "{path} : {n} {n:défaut|défauts}.",
} as const;

import type { Translation } from "@maria/tell";
import type { questions as english } from "./en.ts";

export const questions: Translation<typeof english> = {
  "questions.title": "Les questions",
  "questions.found": "Réponses à votre recherche",
  "questions.near": "Règles qui s’en approchent",
  "questions.general": "Général {power}, rang {rank}.",
  "questions.quick": "Aide-mémoire : {role}",
  "questions.glossary": "Glossaire",
  "question.win": "Comment gagner ?",
  "answer.win":
    "Dans le jeu avancé, une grande puissance gagne dès que son stock de marqueurs de victoire est vide lors d’une vérification. Dans le jeu introductif, il faut {frenchGoal} forteresses en Autriche à la France, {prussianGoal} en Autriche et en Silésie à la Prusse, et Marie-Thérèse gagne si le dernier tour se termine avant.",
  "question.conquer": "Comment conquérir une forteresse ?",
  "answer.conquer":
    "Un général face visible sort d’une forteresse ennemie où il est entré, ou sur laquelle il a commencé son déplacement, alors que personne ne la protège. Il ne faut ni siège ni cartes.",
  "question.notConquered": "Pourquoi ne puis-je pas conquérir cette forteresse ?",
  "answer.notConquered":
    "Le plus souvent, un général de sa puissance ou d’une puissance coopérante se trouve à {protection} cités au plus et la protège. Ou bien votre général est face cachée, fait une marche forcée, bat en retraite ou reste simplement sur place.",
  "question.protect": "Comment protéger une forteresse ?",
  "answer.protect":
    "Gardez un général de sa puissance, ou d’une puissance coopérante, à {protection} cités au plus. Ce qui se trouve entre eux n’importe pas.",
  "question.far": "De combien une pièce peut-elle se déplacer ?",
  "answer.far":
    "Un général de {generalMarch} cités, ou de {generalOnMainRoad} si chaque pas suit une route principale. Un train de {trainMarch} cités, ou de {trainOnMainRoad} sur route principale.",
  "question.forceMarch": "Comment fonctionne une marche forcée ?",
  "answer.forceMarch":
    "Un général parcourt jusqu’à {forceMarch} cités, uniquement sur route principale, sans traverser de forteresse ennemie ni passer à côté d’un général ou d’un train ennemi. Il ne conquiert rien.",
  "question.notThere": "Pourquoi mon général ne peut-il pas y aller ?",
  "answer.notThere":
    "Une pièce ne saute pas par-dessus une autre, seules les françaises et les autrichiennes passent d’une carte à l’autre, personne n’entre en territoire neutre étranger, et seuls deux généraux qui peuvent former une pile partagent une cité.",
  "question.stack": "Comment former une pile ?",
  "answer.stack":
    "Terminez le déplacement d’un général dans une cité avec un général de la même puissance ou d’une puissance coopérante. Les deux ont alors fini ; le plus petit numéro de rang commande.",
  "question.shift": "Quand puis-je transférer des troupes ?",
  "answer.shift":
    "À tout moment et en secret entre deux généraux d’une même puissance dans une même pile. Jamais entre généraux séparés ou de puissances différentes.",
  "question.supply": "Quand un général est-il ravitaillé ?",
  "answer.supply":
    "Toujours dans son propre territoire national. Ailleurs, si un chemin de {supply} cités au plus mène à un train de sa couleur, sans traverser de général ni de train ennemi. On ne vérifie que pendant la phase de ravitaillement de sa propre étape.",
  "question.starve": "Que se passe-t-il sans ravitaillement ?",
  "answer.starve":
    "Il est retourné face cachée et perd {lossUp} {lossUp:troupe|troupes} ; s’il l’est déjà, il en perd {lossDown}. Face cachée, il ne conquiert rien, et avec sa dernière troupe il quitte le plateau.",
  "question.train": "Comment revient un train de ravitaillement perdu ?",
  "answer.train":
    "Pendant la phase de déplacement, pour {trainPrice} points, sur une forteresse principale vide de son propre territoire national, sous contrôle ami.",
  "question.hussars": "À quoi servent les hussards ?",
  "answer.hussars":
    "Ils font payer le ravitaillement aux ennemis de l’Autriche : 1 point par cité d’un chemin qui passe par un hussard. L’Autriche les place sur la carte de Bohême, à {hussarRange} cités au plus d’un de ses généraux.",
  "question.mustFight": "Quand dois-je attaquer ?",
  "answer.mustFight":
    "Pendant la phase de combat, chaque fois que votre général est à côté d’un général ennemi. Vous ne choisissez que l’ordre.",
  "question.combat": "Comment se déroule un combat ?",
  "answer.combat":
    "Le score est la différence des troupes. Celui qui est en retard joue des cartes de la couleur de son propre secteur jusqu’à zéro ou mieux ; puis c’est à l’autre. Celui qui s’arrête en retard perd autant de troupes qu’il lui manque de points.",
  "question.whichCard": "Pourquoi ne puis-je pas jouer cette carte ?",
  "answer.whichCard":
    "Au combat, seules comptent la couleur du secteur où se trouve votre propre général et les Réserves. À un score de zéro, vous devez jouer si vous avez cette couleur.",
  "question.retreat": "Comment se fait une retraite ?",
  "answer.retreat":
    "D’autant de cités que de troupes perdues, par le chemin que choisit le vainqueur, en finissant le plus loin possible du général vainqueur. On n’entre dans aucune cité occupée. S’il n’y a pas de tel chemin, toutes les troupes sont perdues.",
  "question.draw": "Combien de cartes pioche-t-on ?",
  "answer.draw":
    "Au début de son étape : France {france}, Bavière {bavaria}, Prusse {prussia}, Saxe {saxony}, Autriche {austria}, Armée Pragmatique {pragmatic} ; la subvention en passe une de la France à la Bavière, et dans le jeu avancé les registres la modifient.",
  "question.recruit": "Comment obtenir de nouvelles troupes ?",
  "answer.recruit":
    "En hiver, tous les trois tours, pour {troopPrice} points chacune. Un général hors du plateau peut revenir avec au moins 1 d’entre elles, sur une forteresse principale amie de son propre territoire national.",
  "question.influence": "Comment obtenir une Carte Politique ?",
  "answer.influence":
    "Posez une carte face cachée sur votre case. Les atouts qui s’y trouvent font votre influence ; la plus haute choisit d’abord, et choisir coûte toutes les cartes qui s’y trouvent.",
  "question.emperor": "Comment l’empereur est-il élu ?",
  "answer.emperor":
    "À la fin du tour où la carte est révélée. Sur {votes} voix, attachées à des forteresses, {majority} suffisent ; le camp de l’élu place un marqueur de victoire dans la case.",
  "question.allies": "Qui est allié avec qui ?",
  "answer.allies":
    "La France, la Bavière, la Prusse et la Saxe d’un côté, l’Autriche et l’Armée Pragmatique de l’autre. Les relations valent entre puissances, non entre joueurs.",
  "question.peace": "Comment la Prusse annexe-t-elle la Silésie ?",
  "answer.peace":
    "Si elle contrôle toutes les forteresses de Silésie à la fin de son étape, elle peut offrir la paix. Si l’Autriche accepte, une fois dans la partie, la Silésie devient territoire national prussien.",
  "question.secret": "Que peuvent voir les autres ?",
  "answer.secret":
    "Les cartes en main et les troupes de chaque général sont secrètes. Le total des troupes d’une puissance et le nombre de cartes sont publics ; les forces se révèlent au combat.",
  "question.phases": "Que se passe-t-il dans un tour ?",
  "answer.phases":
    "Politique (jeu avancé), hussards, puis les étapes de la France et de la Bavière, de la Prusse et de la Saxe, de l’Autriche et de l’Armée Pragmatique. Chaque étape : cartes, ravitaillement, déplacements, combats, conquête rétroactive.",
  "question.retroactive": "Que signifie un point d’interrogation sur une forteresse ?",
  "answer.retroactive":
    "Un général l’a traversée alors qu’elle était protégée. Si les combats de la même étape lui ôtent sa protection, elle est conquise ensuite ; sinon le point d’interrogation est retiré.",
  "question.marker": "Quel marqueur va sur une forteresse conquise ?",
  "answer.marker":
    "Dans le territoire national d’une ennemie ou d’une puissance secondaire amie, et en Silésie, celui du conquérant ; une puissance secondaire prend ceux de sa grande puissance. Dans celui du conquérant ou d’une grande puissance alliée, aucun, et les quatre forteresses des princes-électeurs retournent le leur.",
  "question.control": "Qui contrôle une forteresse ?",
  "answer.control":
    "La puissance dont le marqueur s’y trouve ; sans marqueur, celle dont c’est le territoire national. Les pièces qui s’y trouvent n’y changent rien.",
  "question.zero": "Que se passe-t-il à un score de zéro ?",
  "answer.zero":
    "Celui qui a le droit de jouer doit jouer une carte de sa couleur s’il en a ; il peut garder une Réserve. S’il ne joue pas, le combat se termine par un match nul, sans pertes. Au début, c’est à l’attaquant.",
  "question.mixed": "Comment combat une pile mixte ?",
  "answer.mixed":
    "Ensemble, avec les seules cartes de la puissance du commandant suprême. Les pertes touchent d’abord l’autre puissance.",
  "question.several": "Et si mon général est à côté de plusieurs ennemis ?",
  "answer.several":
    "Il les combat l’un après l’autre, dans l’ordre choisi par le joueur actif. S’il a dû battre en retraite, il ne combat plus dans cette phase.",
  "question.reserve": "Que vaut une Réserve ?",
  "answer.reserve":
    "Au combat, n’importe quelle couleur et de 1 à {reserve}, à son choix ; en paiement {reserve} ; en politique elle est toujours atout et vaut {reserveInfluence}.",
  "question.takeTrain": "Comment éliminer un train ennemi ?",
  "answer.takeTrain":
    "Entrez dans sa cité avec un général : le train quitte le plateau, et le général peut continuer. Ni un train ni une retraite n’en éliminent.",
  "question.allot": "Comment répartir mes troupes au début ?",
  "answer.allot":
    "En secret, et toutes : chaque général en reçoit au moins 1 et au plus {mostTroops}, certains au moins ce que dit la feuille d’armée. Vous connaissez vos cartes avant de répartir.",
  "question.points": "Que rapporte un combat gagné ?",
  "answer.points":
    "Dans le jeu avancé, un point de victoire par {troopsPerPoint} troupes perdues par le vaincu ; s’il en a perdu moins et qu’un général a quitté le plateau, 1. Chacun met un marqueur dans l’une de {battleBoxes} cases de bataille et en retire un du vaincu.",
  "question.saxony": "Quand la Saxe change-t-elle de camp ?",
  "answer.saxony":
    "Quand son marqueur s’arrête dans une case d’une autre sorte. Des Cartes Politiques le déplacent et, si l’Autriche le veut, chaque point de victoire que perd la Prusse. Dès qu’elle a quitté la Prusse, Marie-Thérèse dirige la Saxe.",
  "question.neutral": "Que veut dire être neutre ?",
  "answer.neutral":
    "Ses pièces ne quittent pas leur territoire national et ne combattent jamais ; nul étranger n’y entre ni ne s’y ravitaille. Elle pioche et recrute comme d’habitude. La Prusse et la Saxe peuvent devenir neutres.",
  "question.subsidy": "Qu’est-ce qu’une subvention ?",
  "answer.subsidy":
    "À chaque tour, une carte non vue du revenu d’une grande puissance pour une alliée, pendant les tours convenus. Celle de la France à la Bavière est fixe jusqu’au tour {compulsory} ; ensuite la France décide à chaque tour.",
  "question.agree": "Que peut-on convenir ?",
  "answer.agree":
    "Dans le jeu avancé, tout ce qui touche à la conduite, ouvertement, et cela engage. Pas de cartes hors d’un contrat de subvention, rien contre une règle ou une alliance, et pas de paix qu’aucune règle ne prévoit.",
  "question.last": "Qui gagne si personne n’a gagné à la fin ?",
  "answer.last":
    "Dans le jeu introductif, Marie-Thérèse, après le tour {lastTurn}. Dans le jeu avancé, après le tour {lastTurnAdvanced} et son hiver, le plus petit total des scores d’hiver ; Marie-Thérèse gagne les égalités et Louis XV les perd.",
  "question.two": "Comment joue-t-on à deux ?",
  "answer.two":
    "L’un dirige la France, la Prusse, la Saxe et la Bavière, l’autre l’Autriche et, dans le jeu avancé, l’Armée Pragmatique. Dans le jeu introductif, le premier doit atteindre les deux buts en même temps.",
  "question.map": "Que montre le plateau ?",
  "answer.map":
    "Deux cartes, les Flandres et la Bohême, avec des cités reliées par des routes, dont les épaisses sont principales. Deux cités reliées par une route sont adjacentes. Les forteresses sont secondaires ou principales, et chaque secteur a une couleur pour le combat.",
  "question.execute": "Que fait une Carte Politique ?",
  "answer.execute":
    "Son texte peut être exécuté en tout, en partie ou pas du tout ; les marqueurs sont déplacés quand tous ont choisi, de la somme des flèches. Ce que montre alors un registre vaut tant que le marqueur y reste.",
  "question.reduce": "Comment la France réduit-elle ses objectifs militaires ?",
  "answer.reduce":
    "Une fois dans la partie, à la fin de son étape, sans général français au Cœur de l’Autriche : ses marqueurs y sont retirés, la moitié, arrondie vers le haut, est mise de côté. Ils reviennent dès que la France ou la Bavière conquiert sur la carte de Bohême.",
  "question.gambit": "Qu’est-ce que le Silesia Gambit ?",
  "answer.gambit":
    "Le jeu introductif sur les deux cartes, sans politique. À la fin du tour {cessionTurn}, l’Autriche peut céder la Silésie à la Prusse ; chacun a alors un nouveau but, et le tour {lastTurnAfterCession} est le dernier.",
  "question.choices": "Que dois-je décider, et quand ?",
  "answer.choices":
    "Chaque décision de la partie est énumérée dans l’ordre : avant la partie, à tout moment, en politique, pour les hussards, dans les étapes d’actions, à la fin d’un tour et en hiver.",
  "question.doubt": "Que vaut-il là où les règles laissent un doute ?",
  "answer.doubt":
    "Pour chaque cas, il y a une décision, dans l’ordre des règles : des piles et des cartes au ravitaillement, aux déplacements, à la conquête, au combat, à la retraite et à l’hiver, jusqu’à la politique et aux variantes.",
  "question.examples": "Où trouver des exemples ?",
  "answer.examples":
    "Pour la mise en place et les cartes, le ravitaillement et les hussards, les déplacements, la conquête, la retraite, la politique, la victoire et d’autres cas : chacun avec ses nombres.",
};

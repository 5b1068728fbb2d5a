import type { Translation } from "@maria/tell";
import type { questions as english } from "./en.ts";

export const questions: Translation<typeof english> = {
  "questions.title": "Les questions",
  "questions.found": "Réponses à votre recherche",
  "questions.near": "Règles qui s’en approchent",
  "questions.general": "Général {power}, rang {rank}.",
  "question.win": "Comment gagner ?",
  "answer.win":
    "Dans le jeu avancé, une grande puissance gagne dès que son stock de marqueurs de victoire est vide lors d’une vérification. Dans le jeu introductif, il faut 9 forteresses en Autriche à la France, 12 en Autriche et en Silésie à la Prusse, et Marie-Thérèse gagne si le dernier tour se termine avant.",
  "question.conquer": "Comment conquérir une forteresse ?",
  "answer.conquer":
    "Un général face visible sort d’une forteresse ennemie où il est entré, ou sur laquelle il a commencé son déplacement, alors que personne ne la protège. Il ne faut ni siège ni cartes.",
  "question.notConquered": "Pourquoi ne puis-je pas conquérir cette forteresse ?",
  "answer.notConquered":
    "Le plus souvent, un général de sa puissance ou d’une puissance coopérante se trouve à 3 cités au plus et la protège. Ou bien votre général est face cachée, fait une marche forcée, bat en retraite ou reste simplement sur place.",
  "question.protect": "Comment protéger une forteresse ?",
  "answer.protect":
    "Gardez un général de sa puissance, ou d’une puissance coopérante, à 3 cités au plus. Ce qui se trouve entre eux n’importe pas.",
  "question.far": "De combien une pièce peut-elle se déplacer ?",
  "answer.far":
    "Un général de 3 cités, ou de 4 si chaque pas suit une route principale. Un train de 2 cités, ou de 3 sur route principale.",
  "question.forceMarch": "Comment fonctionne une marche forcée ?",
  "answer.forceMarch":
    "Un général parcourt jusqu’à 8 cités, uniquement sur route principale, sans traverser de forteresse ennemie ni passer à côté d’un général ou d’un train ennemi. Il ne conquiert rien.",
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
    "Toujours dans son propre territoire national. Ailleurs, si un chemin de 6 cités au plus mène à un train de sa couleur, sans traverser de général ni de train ennemi. On ne vérifie que pendant la phase de ravitaillement de sa propre étape.",
  "question.starve": "Que se passe-t-il sans ravitaillement ?",
  "answer.starve":
    "Il est retourné face cachée et perd 1 troupe ; s’il l’est déjà, il en perd 2. Face cachée, il ne conquiert rien, et avec sa dernière troupe il quitte le plateau.",
  "question.train": "Comment revient un train de ravitaillement perdu ?",
  "answer.train":
    "Pendant la phase de déplacement, pour 4 points, sur une forteresse principale vide de son propre territoire national, sous contrôle ami.",
  "question.hussars": "À quoi servent les hussards ?",
  "answer.hussars":
    "Ils font payer le ravitaillement aux ennemis de l’Autriche : 1 point par cité d’un chemin qui passe par un hussard. L’Autriche les place sur la carte de Bohême, à 4 cités au plus d’un de ses généraux.",
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
    "Au début de son étape : France 5, Bavière 1, Prusse 3, Saxe 1, Autriche 5, Armée Pragmatique 3 ; la subvention en passe une de la France à la Bavière, et dans le jeu avancé les registres la modifient.",
  "question.recruit": "Comment obtenir de nouvelles troupes ?",
  "answer.recruit":
    "En hiver, tous les trois tours, pour 4 points chacune. Un général hors du plateau peut revenir avec au moins 1 d’entre elles, sur une forteresse principale amie de son propre territoire national.",
  "question.influence": "Comment obtenir une Carte Politique ?",
  "answer.influence":
    "Posez une carte face cachée sur votre case. Les atouts qui s’y trouvent font votre influence ; la plus haute choisit d’abord, et choisir coûte toutes les cartes qui s’y trouvent.",
  "question.emperor": "Comment l’empereur est-il élu ?",
  "answer.emperor":
    "À la fin du tour où la carte est révélée. Sur 9 voix, attachées à des forteresses, 5 suffisent ; le camp de l’élu place un marqueur de victoire dans la case.",
  "question.allies": "Qui est allié avec qui ?",
  "answer.allies":
    "La France, la Bavière, la Prusse et la Saxe d’un côté, l’Autriche et l’Armée Pragmatique de l’autre. Les relations valent entre puissances, non entre joueurs.",
  "question.peace": "Comment la Prusse annexe-t-elle la Silésie ?",
  "answer.peace":
    "Si elle contrôle toutes les forteresses de Silésie à la fin de son étape, elle peut offrir la paix. Si l’Autriche accepte, une fois dans la partie, la Silésie devient territoire national prussien.",
  "question.secret": "Que peuvent voir les autres ?",
  "answer.secret":
    "Les cartes en main et les troupes de chaque général sont secrètes. Le total des troupes d’une puissance et le nombre de cartes sont publics ; les forces se révèlent au combat.",
};

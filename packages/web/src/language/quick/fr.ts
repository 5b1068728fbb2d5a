import type { Translation } from "@maria/tell";
import type { quick as english } from "./en.ts";

export const quick: Translation<typeof english> = {
  "quick.title": "Aide-mémoire",
  "quick.of": "Aide-mémoire : {role}",
  "quick.roles": "Aide-mémoire pour",
  "quick.print": "Imprimer cette page",
  "quick.rules": "Toutes les règles",
  "section.goal": "Conditions de victoire",
  "section.powers": "Vos puissances",
  "section.turn": "Votre tour",
  "section.march": "Déplacement et conquête",
  "section.supply": "Ravitaillement",
  "section.combat": "Combat et retraite",
  "section.winter": "Hiver",
  "section.special": "Pour vous seul",
  "line.goal.louisNine":
    "La France contrôle {frenchGoal} forteresses en Autriche : vous gagnez aussitôt. La Silésie ne compte pas.",
  "line.goal.frederickTwelve":
    "La Prusse contrôle {prussianGoal} forteresses en Autriche et en Silésie : vous gagnez aussitôt.",
  "line.goal.mariaLasts": "Le tour {lastTurn} se termine sans que personne d’autre ait gagné.",
  "line.goal.louisPool":
    "Le stock de la France est vide à la fin d’une étape d’actions, de l’étape politique ou après l’Élection impériale.",
  "line.goal.frederickPools":
    "Le stock de la Prusse ou celui de l’Armée Pragmatique est vide à la fin d’une étape d’actions.",
  "line.goal.mariaPool":
    "Le stock de l’Autriche est vide à la fin d’une étape d’actions, de l’étape politique ou après l’Élection impériale.",
  "line.goal.totals":
    "Si personne n’a gagné après le tour {lastTurnAdvanced} et son hiver : le plus petit total des scores d’hiver.",
  "line.goal.louisTies": "Vous perdez toutes les égalités.",
  "line.goal.mariaTies": "Vous gagnez toutes les égalités.",
  "line.powers.louisRuns": "Vous dirigez la France (rouge) et la Bavière (orange), qui sont coopératives.",
  "line.powers.frederickRuns":
    "Vous dirigez la Prusse (bleu) et la Saxe (vert), qui sont coopératives, et l’Armée Pragmatique (gris).",
  "line.powers.mariaRuns": "Vous dirigez l’Autriche (blanc).",
  "line.powers.louisSides": "Alliées : Prusse, Saxe. Ennemies : Autriche, Armée Pragmatique.",
  "line.powers.frederickSides":
    "Prusse et Saxe : alliées de la France et de la Bavière, ennemies de l’Autriche. Armée Pragmatique : alliée de l’Autriche, ennemie de toutes les autres, des vôtres aussi.",
  "line.powers.mariaSides":
    "Alliée, et coopérative avec vous : l’Armée Pragmatique. Ennemies : France, Bavière, Prusse, Saxe.",
  "line.powers.apart": "Les cartes et les troupes de chaque puissance restent séparées.",
  "line.powers.bohemia": "Seule la carte de Bohême est utilisée.",
  "line.powers.frederickWithout":
    "L’Armée Pragmatique, le général de Prusse-Orientale et le second train prussien ne participent pas.",
  "line.turn.politics":
    "Politique : placez au plus une carte pour chacune de vos grandes puissances. Les atouts font l’influence, une Réserve {reserveInfluence} ; la plus haute choisit d’abord une Carte Politique à ses armoiries, ou conserve.",
  "line.turn.mariaHussars":
    "Hussards : sur des cités vides de la carte de Bohême, à {hussarRange} cités au plus d’un de vos généraux.",
  "line.turn.louisStage": "Vous agissez en premier : France et Bavière ensemble, phase par phase.",
  "line.turn.frederickStage":
    "La Prusse et la Saxe agissent après la France et la Bavière ; l’Armée Pragmatique agit avec l’Autriche, en dernier.",
  "line.turn.mariaStage": "Vous agissez en dernier, avec l’Armée Pragmatique.",
  "line.turn.louisCards":
    "Cartes : France {france}, Bavière {bavaria} ; une de la France va à la Bavière, toujours jusqu’au tour {compulsory}, puis à votre gré.",
  "line.turn.louisFewer": "La France en pioche {frenchReduction} de moins.",
  "line.turn.frederickCards": "Cartes : Prusse {prussia}, Saxe {saxony}, Armée Pragmatique {pragmatic}.",
  "line.turn.mariaCards": "Cartes : {austria}.",
  "line.turn.supplying": "Ravitaillement : chacun de vos généraux est vérifié.",
  "line.turn.moving": "Déplacements : chaque pièce une fois au plus ; conquêtes et retour des trains.",
  "line.turn.fighting":
    "Combats : un général adjacent à un général ennemi doit l’attaquer ; vous choisissez l’ordre.",
  "line.turn.later":
    "Conquête rétroactive : une forteresse protégée que vous avez traversée tombe si les combats lui ont ôté sa protection.",
  "line.march.general":
    "Général : {generalMarch} cités, {generalOnMainRoad} sur routes principales uniquement.",
  "line.march.train": "Train : {trainMarch} cités, {trainOnMainRoad} sur routes principales uniquement.",
  "line.march.forced":
    "Marche forcée : un général, {forceMarch} cités, routes principales uniquement ; sans traverser de forteresse ennemie ni passer à côté d’un général ou d’un train ennemi. Ne conquiert rien.",
  "line.march.stacking":
    "Une pile : {inAStack} généraux d’une même puissance ou de puissances coopératives ; la former met fin aux deux déplacements. Au plus {mostTroops} troupes par général.",
  "line.march.louisMaps": "Les pièces françaises passent d’une carte à l’autre, pas les bavaroises.",
  "line.march.frederickMaps": "Aucune de vos pièces ne passe d’une carte à l’autre.",
  "line.march.mariaMaps": "Vos pièces passent d’une carte à l’autre.",
  "line.march.taking":
    "Un général qui entre dans la cité d’un train ennemi l’élimine ; un train ne le peut pas.",
  "line.march.conquest":
    "Conquête : un général face visible sort d’une forteresse ennemie qui n’est pas protégée à ce moment.",
  "line.march.protection":
    "Protégée : un général de sa puissance, ou d’une puissance coopérative, est à {protection} cités au plus, quoi qu’il y ait entre eux.",
  "line.supply.home": "Dans son territoire national, un général est toujours ravitaillé.",
  "line.supply.path":
    "Ailleurs : un chemin de {supply} cités au plus vers un train de sa couleur, sans traverser de général ni de train ennemi.",
  "line.supply.without":
    "Sinon : retourné face cachée, {lossUp} {lossUp:troupe perdue|troupes perdues} ; déjà face cachée, {lossDown}. Face cachée, il ne conquiert rien.",
  "line.supply.louisHussars":
    "Un chemin par un hussard coûte 1 point de CT par cité de sa longueur. Qui ne peut tout payer remet toutes ses cartes.",
  "line.supply.frederickHussars":
    "Prusse et Saxe : un chemin par un hussard coûte 1 point de CT par cité de sa longueur. Qui ne peut tout payer remet toutes ses cartes.",
  "line.supply.mariaCharges":
    "Vos ennemis paient 1 point de CT par cité d’un chemin qui passe par un hussard. Une pièce qui entre dans sa cité le retire.",
  "line.supply.trains":
    "Un train revient pour {trainPrice} points de CT sur une forteresse principale vide de son territoire national, sous contrôle ami.",
  "line.supply.louisSite": "La France peut aussi utiliser München.",
  "line.supply.frederickSite": "La Prusse peut aussi utiliser Dresden.",
  "line.combat.score":
    "Score : vos troupes moins celles de l’ennemi. Le camp au score négatif joue carte après carte jusqu’à zéro ou mieux ; puis c’est à l’autre.",
  "line.combat.suit":
    "Seulement la couleur du secteur de votre propre général, ou une Réserve : 1 à {reserve}, à votre choix.",
  "line.combat.zero":
    "À zéro, vous devez jouer si vous avez la couleur ; vous pouvez garder une Réserve : alors match nul.",
  "line.combat.lost": "Qui s’arrête au-dessous de zéro perd autant de troupes ; le vainqueur ne perd rien.",
  "line.combat.retreat":
    "Il recule d’autant de cités, par le chemin que choisit le vainqueur, en finissant le plus loin possible de lui, sans traverser de pièce. Aucun chemin : toutes les troupes sont perdues.",
  "line.combat.points":
    "Par {troopsPerPoint} troupes perdues, ou moins avec un général retiré, un point de victoire : un marqueur dans l’une de vos {battleBoxes} cases de bataille, un hors de celles du vaincu.",
  "line.winter.recruit":
    "Tous les {winters} tours : de nouvelles troupes pour {troopPrice} points de CT chacune, pour tous vos généraux.",
  "line.winter.back":
    "Un général hors du plateau revient avec au moins 1 nouvelle troupe, sur une forteresse principale de son territoire national sous contrôle ami.",
  "line.winter.louisBack": "Les généraux français peuvent revenir à München.",
  "line.winter.scoring":
    "Puis chaque grande puissance note les marqueurs restant dans son stock ; peu, c’est bien.",
  "line.special.louisMinor": "La Bavière ne pioche rien tant que München est sous contrôle ennemi.",
  "line.special.louisElectors":
    "{electors} de Mainz, Trier, Köln et Mannheim : la France met un marqueur dans la case, tant qu’elle les tient.",
  "line.special.louisEmperor":
    "Charles élu par {majority} votes sur {votes} : la France met un marqueur dans la case.",
  "line.special.louisReduces":
    "Sans général français au Cœur de l’Autriche à la fin de son étape, la France peut une fois renoncer à ses marqueurs là-bas ; la moitié, arrondie vers le haut, est mise de côté.",
  "line.special.frederickMinor": "La Saxe ne pioche rien tant que Dresden est sous contrôle ennemi.",
  "line.special.frederickPeace":
    "Toutes les forteresses de Silésie à la fin de l’étape de la Prusse : vous pouvez proposer la paix. Acceptée, une seule fois : la Silésie est à vous, et la Prusse neutre pour un temps.",
  "line.special.frederickSaxony":
    "Chaque point de victoire que perd la Prusse peut déplacer le marqueur de la Saxe vers l’Autriche ; dès qu’elle a quitté votre camp, Marie-Thérèse la dirige.",
  "line.special.frederickElectors":
    "{electors} de Mainz, Trier, Köln et Mannheim tenues avec l’Autriche : l’Armée Pragmatique met un marqueur dans la case.",
  "line.special.mariaTogether":
    "Vos attaques précèdent celles de l’Armée Pragmatique ; une pile avec elle si les deux joueurs sont d’accord.",
  "line.special.mariaSaxony":
    "Pour chaque point de victoire que perd la Prusse, vous pouvez déplacer le marqueur de la Saxe ; dès qu’elle a quitté la Prusse, vous la dirigez.",
  "line.special.mariaPeace":
    "Vous acceptez ou refusez la paix de la Prusse ; acceptée, la Silésie est territoire national prussien.",
  "line.special.mariaEmperor":
    "François élu par {majority} votes sur {votes}, tous les vôtres pour lui : un marqueur dans la case.",
  "line.special.mariaArenberg":
    "Arenberg : toujours ravitaillé aux Pays-Bas, aussi par un train pragmatique ; peut y revenir.",
};
